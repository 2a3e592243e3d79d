// What a person set on this device. Kept in the browser, nowhere else.
import { keep, kept } from './store';

export const THEMES = ['auto', 'day', 'evening'] as const;
export const CONFIRMS = ['auto', 'always', 'never'] as const;
/** Milliseconds of one motion. */
export const PACES = [
  ['none', 0],
  ['quick', 120],
  ['calm', 250],
  ['slow', 500],
] as const;
/** How long what others did stays on the screen before the next step, beside what moves. */
export const OTHERS = [
  ['none', 0],
  ['quick', 0.5],
  ['calm', 1],
  ['slow', 2],
] as const;
/** What can lie over the edge of a table; '': nothing. */
export type Panel = 'log' | 'rules' | 'chat';
export const WHERES = ['here', 'server'] as const;
export type Where = (typeof WHERES)[number];
export type Theme = (typeof THEMES)[number];
export type Confirm = (typeof CONFIRMS)[number];

interface Kept {
  name: string;
  theme: Theme;
  pace: number;
  /** How long to look at what others did: a factor of OTHERS. */
  others: number;
  /** Are moves made by themselves where there is no choice and the game allows it? */
  forced: boolean;
  /** The panel that is open at a table; '': none; 'auto': the log, where there is room beside the scene. */
  panel: Panel | '' | 'auto';
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  zen: boolean;
  level: string;
  /** Where tables lie that nobody elsewhere sits at. */
  where: Where;
  /** Is what appears for the first time explained? */
  explain: boolean;
}

const START: Kept = {
  name: '',
  theme: 'auto',
  pace: 250,
  others: 1,
  forced: true,
  panel: 'auto',
  confirm: 'auto',
  sound: false,
  notify: false,
  zen: false,
  level: '',
  where: 'here',
  explain: true,
};
const PLACE = 'snowyard.settings';

function read(): Kept {
  try {
    return { ...START, ...(JSON.parse(kept(PLACE) ?? '{}') as Partial<Kept>) };
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

/** How long to look at what others did, as a factor; 0: not at all. */
export function others(): number {
  return settings.others;
}

export function asksFirst(): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'auto' && device.touch);
}

/** Call once: keeps the settings and shows the theme. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => keep(PLACE, JSON.stringify(settings)));
    $effect(() => {
      document.documentElement.dataset.theme = evening() ? 'evening' : 'day';
    });
  });
}
