// Lines of text for SVG, which does not wrap by itself.

let pen: CanvasRenderingContext2D | null | undefined;
const SOFT = '\u00ad'; // where a long word may be parted
const kept = new Map<string, string[]>();

/** How wide a text is, in pixels. */
export function width(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7.5;
  pen.font = font;
  return pen.measureText(text.replaceAll(SOFT, '')).width;
}

/** A text in lines that are no wider than `room`, where its words allow it; at most `most` lines. */
export function wrap(text: string, room: number, font: string, most = 9): string[] {
  const key = `${room}|${font}|${most}|${text}`;
  const old = kept.get(key);
  if (old) return old;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || width(longer, font) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    if (width(line, font) > room && line.includes(SOFT)) {
      const parts = line.split(SOFT);
      const end = parts.pop()!;
      const start = parts.join(SOFT);
      lines.push(start.endsWith('-') ? start : `${start}-`);
      line = end;
    }
  }
  lines.push(line);
  if (lines.length > most) {
    lines.length = most;
    lines[most - 1] += ' …';
  }
  if (document.fonts?.status !== 'loading') kept.set(key, lines);
  return lines;
}

export const ROUND = "600 {}px Fredoka, 'Nunito', system-ui, sans-serif";
export const TEXT = "400 {}px 'Atkinson Next', system-ui, sans-serif";

export function font(face: string, size: number): string {
  return face.replace('{}', String(size));
}
