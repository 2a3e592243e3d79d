// What moves in lanes. Cards that change their place slide by themselves (a transition of the place); here is the rest: cards
// coming from the hand, turning over, striking, and bursting where they lay.
import { animate, burst, type Point } from '../../art/motion';
import { onEvents } from '../../art/onEvents.svelte';
import type { GameEvent } from '../scene';
import type { Layout } from './layout';
import type { View } from './view';

interface Now {
  events: GameEvent[];
  plan: Layout;
  pace: number;
  view: View;
}

// eslint-disable-next-line max-lines-per-function -- what moves shares what has moved
export function motions(now: () => Now) {
  const air = $state<{ root?: SVGSVGElement; splash?: SVGGElement }>({});
  // where each card lay before the newest step, to show what happened to those that are gone
  let before = new Map<string, Point>();

  const node = (seat: number, slot: number) => air.root?.querySelector(`[data-card="${seat} ${slot}"] > g`);
  const spot = (seat: number, slot: number): Point | undefined => {
    const found = now().plan.spots.find((s) => s.seat === seat && s.card.slot === slot);
    return found ?? before.get(`${seat} ${slot}`);
  };
  const home = (seat: number): Point => {
    const { plan } = now();
    return { x: plan.width / 2, y: seat === plan.low ? plan.hand.y : 20 };
  };

  // eslint-disable-next-line max-lines-per-function -- one case for each event
  async function show(e: GameEvent, ms: number, signal: AbortSignal): Promise<void> {
    const at = spot(e.seat, e.a);
    switch (e.kind) {
      case 'played':
      case 'played_card': {
        const from = home(e.seat);
        if (!at) return;
        return animate(
          node(e.seat, e.a),
          [{ translate: `${from.x - at.x}px ${from.y - at.y}px` }, { translate: '0 0' }],
          ms * 1.3,
          signal,
        );
      }
      case 'flipped':
      case 'trapped':
        return animate(
          node(e.seat, e.a),
          [{ scale: '1 1' }, { scale: '0.05 1.06', offset: 0.5 }, { scale: '1 1' }],
          ms * 1.4,
          signal,
        );
      case 'attacked': {
        const to = spot(1 - e.seat, e.b);
        if (!at || !to) return;
        const lunge = [
          { translate: '0 0' },
          { translate: `${(to.x - at.x) * 0.55}px ${(to.y - at.y) * 0.55}px`, offset: 0.55 },
          { translate: '0 0' },
        ];
        const partner = e.c >= 0 ? animate(node(e.seat, e.c), lunge, ms * 1.6, signal) : undefined;
        await Promise.all([animate(node(e.seat, e.a), lunge, ms * 1.6, signal), partner]);
        return;
      }
      case 'killed':
      case 'killed_face_down':
      case 'struck':
      case 'retaliated':
        if (at)
          await Promise.all([
            burst(air.splash, at, ms * 1.5, signal),
            animate(
              node(e.seat, e.a),
              [{ translate: '-4px 0' }, { translate: '4px 0' }, { translate: '-3px 0' }, { translate: '0 0' }],
              ms,
              signal,
            ),
          ]);
        return;
      case 'fired':
      case 'looked':
      case 'looked_at': {
        const looked = e.kind !== 'fired';
        return animate(
          looked ? node(e.a, e.b) : node(e.seat, e.a),
          [{ scale: '1' }, { scale: '1.14', offset: 0.5 }, { scale: '1' }],
          ms,
          signal,
        );
      }
    }
  }

  onEvents(
    () => now().events,
    async (events, signal) => {
      const { pace } = now();
      if (pace > 0) for (const e of events) if (!signal.aborted) await show(e, pace, signal);
    },
  );
  $effect(() => {
    const { plan } = now();
    return () => {
      before = new Map(plan.spots.map((s) => [`${s.seat} ${s.card.slot}`, { x: s.x, y: s.y }]));
    };
  });
  return air;
}
