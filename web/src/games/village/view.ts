// The view of village, as its view.py makes it.
export type { Kid, LineOfFire, Numbers, TheMap, Thing, Throwable, View as VillageView } from './types';

/** Pixels of the picture for half an inch; north is at the top. */
export const U = 10;
export const EDGE = 48;
export const px = (x: number) => x * U;
export const py = (y: number) => (EDGE - y) * U;
