// Seat marks: colour, shape and initial together (Okabe and Ito's colours, told apart by everybody).

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'drop';

export interface Mark {
  colour: string;
  /** The colour of letters on it. */
  ink: string;
  edge: string;
  shape: Shape;
  initial: string;
}

const MARKS: [Shape, string, string, string][] = [
  ['circle', '#0072b2', '#ffffff', '#00507d'],
  ['square', '#d55e00', '#ffffff', '#953f00'],
  ['triangle', '#009e73', '#ffffff', '#006e50'],
  ['diamond', '#cc79a7', '#17243a', '#94517a'],
  ['hexagon', '#e69f00', '#17243a', '#a06f00'],
  ['star', '#56b4e9', '#17243a', '#2f7fae'],
  ['cross', '#f0e442', '#17243a', '#8a8200'],
  ['drop', '#999999', '#17243a', '#666666'],
];

export function mark(seat: number, name: string): Mark {
  const [shape, colour, ink, edge] = MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length]!;
  return { shape, colour, ink, edge, initial: ([...name.trim()][0] ?? '?').toLocaleUpperCase() };
}

/** The outline of a shape in a box from -10 to 10, as an SVG path. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z',
  square: 'M-6.5 -9H6.5Q9 -9 9 -6.5V6.5Q9 9 6.5 9H-6.5Q-9 9 -9 6.5V-6.5Q-9 -9 -6.5 -9Z',
  triangle: 'M-1.7 -9.6Q0 -12 1.7 -9.6L11 6.2Q12 9 9 9H-9Q-12 9 -11 6.2Z',
  diamond: 'M-1.6 -11Q0 -12.4 1.6 -11L11 -1.6Q12.4 0 11 1.6L1.6 11Q0 12.4 -1.6 11L-11 1.6Q-12.4 0 -11 -1.6Z',
  hexagon: 'M-5.5 -9.5H5.5L11 0L5.5 9.5H-5.5L-11 0Z',
  star: 'M0 -12.2L3.4 -4.6L11.6 -3.8L5.5 1.8L7.2 9.9L0 5.7L-7.2 9.9L-5.5 1.8L-11.6 -3.8L-3.4 -4.6Z',
  cross: 'M-4 -10.5H4V-4H10.5V4H4V10.5H-4V4H-10.5V-4H-4Z',
  drop: 'M0 -12.5C5 -6 9.5 -2.5 9.5 2.5A9.5 9 0 0 1 -9.5 2.5C-9.5 -2.5 -5 -6 0 -12.5Z',
};

/** Where the initial stands best in each shape. */
export const INITIAL_Y: Partial<Record<Shape, number>> = { triangle: 2.6, star: 0.6, drop: 2 };
