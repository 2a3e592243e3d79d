// The part of the village that is seen: zoomed and moved by wheel, pinch, drag and buttons.
const MARGIN = 14;
const SIDE = 480 + 2 * MARGIN;
const MOST = 5;
const LEAST_ASIDE = 1.4;
const ROOMY = 1250; // pixels

export class Window {
  #w: () => number = () => 1;
  #h: () => number = () => 1;
  zoom = $state(1);
  #x = $state(240);
  #y = $state(240);
  #pointers = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number } | null = null;
  /** Was the pointer dragged since it went down? Then it is no click. */
  moved = false;

  #size = $derived.by(() => {
    const [w, h] = [Math.max(1, this.#w()), Math.max(1, this.#h())];
    return w > h ? [(SIDE * w) / h / this.zoom, SIDE / this.zoom] : [SIDE / this.zoom, (SIDE * h) / w / this.zoom];
  });
  /** The viewBox. */
  box: [number, number, number, number] = $derived.by(() => {
    const [w, h] = this.#size as [number, number];
    const hold = (at: number, size: number) =>
      size >= SIDE ? 240 : Math.max(-MARGIN + size / 2, Math.min(480 + MARGIN - size / 2, at));
    // where there is room to spare, it is at the right: a panel may lie over it
    const left = w > LEAST_ASIDE * SIDE && this.#w() < ROOMY ? -MARGIN - 30 : hold(this.#x, w) - w / 2;
    return [w >= SIDE ? left : hold(this.#x, w) - w / 2, hold(this.#y, h) - h / 2, w, h];
  });
  /** Map units of one pixel. */
  k: number = $derived(this.box[2] / Math.max(1, this.#w()));

  constructor(w: () => number, h: () => number) {
    this.#w = w;
    this.#h = h;
  }

  get busy(): boolean {
    return this.#pointers.size > 0 && this.moved;
  }

  /** Closer or further away; from the whole village, closer to where something happens. */
  by(factor: number, towards?: { x: number; y: number }): void {
    this.#hold();
    if (this.zoom === 1 && towards) {
      this.#x = towards.x;
      this.#y = towards.y;
    }
    this.zoom = factor === 0 ? 1 : Math.max(1, Math.min(MOST, this.zoom * factor));
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey && this.zoom === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const before = this.box;
    const [fx, fy] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const [x, y] = [before[0] + fx * before[2], before[1] + fy * before[3]];
    this.by(Math.exp(-event.deltaY * 0.0018));
    const after = this.box;
    this.#x = x - (fx - 0.5) * after[2];
    this.#y = y - (fy - 0.5) * after[3];
  }

  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.moved = false;
    } else this.moved = true;
  }

  move(event: PointerEvent): void {
    const old = this.#pointers.get(event.pointerId);
    if (!old || !this.#start) return;
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > 8) this.moved = true;
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    if (others.length) {
      const [o] = others;
      this.by(
        Math.hypot(event.clientX - o!.x, event.clientY - o!.y) / Math.max(1, Math.hypot(old.x - o!.x, old.y - o!.y)),
      );
    } else if (this.moved && this.zoom > 1) {
      this.#hold();
      this.#x -= (event.clientX - old.x) * this.k;
      this.#y -= (event.clientY - old.y) * this.k;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  /** Go on from what is really seen, not from beyond the edge. */
  #hold(): void {
    const [x, y, w, h] = this.box;
    this.#x = x + w / 2;
    this.#y = y + h / 2;
  }
}
