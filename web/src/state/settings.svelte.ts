// What a person set on this device. Kept in the browser, nowhere else.

export const THEMES = ['auto', 'day', 'evening'] as const;
export const CONFIRMS = ['auto', 'always', 'never'] as const;
/** Milliseconds of one motion. */
export const PACES = [['none', 0], ['quick', 120], ['calm', 250], ['slow', 500]] as const;
export type Theme = (typeof THEMES)[number];
export type Confirm = (typeof CONFIRMS)[number];

interface Kept {
  name: string;
  theme: Theme;
  pace: number;
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  zen: boolean;
  level: string;
}

const START: Kept = { name: '', theme: 'auto', pace: 250, confirm: 'auto', sound: false, notify: false, zen: false, level: '' };
const PLACE = 'snowyard.settings';

function read(): Kept {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...START };
  }
}

export const settings = $state<Kept>(read());

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const touch = matchMedia('(pointer: coarse)');
const device = $state({ dark: dark.matches, still: still.matches, touch: touch.matches });
dark.addEventListener('change', () => (device.dark = dark.matches));
still.addEventListener('change', () => (device.still = still.matches));
touch.addEventListener('change', () => (device.touch = touch.matches));

export function evening(): boolean {
  return settings.theme === 'evening' || (settings.theme === 'auto' && device.dark);
}

/** Does the device ask for less motion? */
export function reduced(): boolean {
  return device.still;
}

/** Milliseconds of one motion; 0: none. */
export function pace(): number {
  return device.still ? 0 : settings.pace;
}

export function asksFirst(): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'auto' && device.touch);
}

/** Call once: keeps the settings and shows the theme. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => localStorage.setItem(PLACE, JSON.stringify(settings)));
    $effect(() => {
      document.documentElement.dataset.theme = evening() ? 'evening' : 'day';
    });
  });
}
