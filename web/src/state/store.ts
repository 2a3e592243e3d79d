// Small texts that this browser keeps: keys, settings, how far somebody has looked. Some browsers refuse to keep anything, at the first
// touch; then the page remembers it for as long as it is open.

const here = new Map<string, string>();

export function kept(place: string): string | null {
  try {
    return here.get(place) ?? localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function keep(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
    here.delete(place);
  } catch {
    here.set(place, text);
  }
}
