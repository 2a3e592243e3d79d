// The rulebook's Markdown as blocks to draw. No HTML is ever made from it, so nothing in it can do anything.

export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[]; rules: string[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; name: string }
  | { kind: 'list'; ordered: boolean; items: { text: Inline[]; rules: string[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\*([^*\s](?:.*?[^*\s])?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const m of text.matchAll(INLINE)) {
    if (m.index > at) parts.push({ kind: 'text', text: text.slice(at, m.index) });
    if (m[1] !== undefined) parts.push({ kind: 'strong', text: m[1] });
    else if (m[2] !== undefined) parts.push({ kind: 'em', text: m[2] });
    else if (m[3] !== undefined) parts.push({ kind: 'code', text: m[3] });
    else parts.push({ kind: 'link', text: m[4]!, href: m[5]! });
    at = m.index + m[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** The numbers of the rules that a paragraph states: bold, as in **FORTS-17**. */
function stated(text: string): string[] {
  return [...text.matchAll(/\*\*([A-Z]+-R?\d+)\*\*/g)].map((m) => m[1]!);
}

const cells = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
/** A picture of the game's own, shown before the paragraph that follows; other readers of the file see nothing there. */
const PICTURE = /^<!-- picture: ([a-z-]+) -->$/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

export function blocks(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const out: Block[] = [];
  let i = 0;
  const plain = (line: string | undefined) =>
    line !== undefined && line.trim() !== '' && !/^(#{1,6}\s|```|\||<!--)/.test(line) && !ITEM.test(line);
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const picture = PICTURE.exec(line);
    if (!line.trim()) i++;
    else if (picture) {
      out.push({ kind: 'picture', name: picture[1]! });
      i++;
    } else if (heading) {
      out.push({ kind: 'heading', level: heading[1]!.length, text: inline(heading[2]!) });
      i++;
    } else if (line.startsWith('```')) {
      const from = ++i;
      while (i < lines.length && !lines[i]!.startsWith('```')) i++;
      out.push({ kind: 'code', text: lines.slice(from, i++).join('\n') });
    } else if (line.startsWith('|') && /^\|[\s:|-]+\|?\s*$/.test(lines[i + 1] ?? '')) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      for (i += 2; lines[i]?.startsWith('|'); i++) rows.push(cells(lines[i]!));
      out.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      const ordered = /^\s*\d/.test(line);
      for (; i < lines.length && lines[i]!.trim(); i++) {
        const item = ITEM.exec(lines[i]!);
        if (item) items.push(item[2]!);
        else if (/^\s/.test(lines[i]!)) items[items.length - 1] += ` ${lines[i]!.trim()}`;
        else break;
      }
      out.push({ kind: 'list', ordered, items: items.map((text) => ({ text: inline(text), rules: stated(text) })) });
    } else {
      const from = i++;
      while (plain(lines[i])) i++;
      const text = lines
        .slice(from, i)
        .map((l) => l.trim())
        .join(' ');
      out.push({ kind: 'paragraph', text: inline(text), rules: stated(text) });
    }
  }
  return out;
}
