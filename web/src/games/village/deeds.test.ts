import { describe, expect, it } from 'vitest';
import { cheapest, deedsOf, kinds } from './deeds';
import type { Kid, VillageView } from './view';

const kid = (id: number, team: number, slot: number) => ({ id, team, slot }) as Kid;
const view = { active: 3, kids: [kid(0, 0, 0), kid(1, 0, 1), kid(2, 1, 0), kid(3, 1, 1)] } as VillageView;
const deeds = (...moves: string[]) =>
  deedsOf(
    moves.map((move) => ({ move, label: move })),
    view,
  );

describe('the legal moves of village', () => {
  it('are points to go to, apart from everything else', () => {
    const read = deeds('to 12 5', 'to 1 47', 'end');
    expect([...read.points.keys()]).toEqual(['12 5', '1 47']);
    expect(read.all.map((deed) => deed.verb)).toEqual(['end']);
  });

  it('say which die they take and at whom they are aimed', () => {
    const [own, trait, wild] = deeds(
      'throw size 3 at k0',
      'throw size 3 at k0 by trait',
      'throw yourself at k11 by wild',
    ).all;
    expect(own).toMatchObject({ verb: 'throw', pays: 4, size: 3, kid: 0, yourself: false });
    expect(trait).toMatchObject({ pays: 5, kid: 0 });
    expect(wild).toMatchObject({ pays: 6, kid: 11, yourself: true });
    expect(deeds('recover', 'get up', 'aim', 'slide by trait').all.map((deed) => [deed.verb, deed.pays])).toEqual([
      ['recover', 6],
      ['getup', 6],
      ['aim', 3],
      ['slide', 5],
    ]);
  });

  it('give snowballs to the Kid of that slot in the own team', () => {
    expect(deeds('gather give 2 to slot 0').all[0]).toMatchObject({ verb: 'give', size: 2, kid: 2, pays: 2 });
  });

  it('are offered once each, paid with the least useful die', () => {
    const { all } = deeds('move by wild', 'move', 'move by trait', 'gather grow 1', 'gather grow 2 by wild');
    expect(kinds(all).map((deed) => deed.move)).toEqual(['move', 'gather grow 1', 'gather grow 2 by wild']);
    expect(cheapest([])).toBeUndefined();
  });

  it('keep the three ways of one card apart', () => {
    expect(kinds(deeds('play saved 3x1', 'play saved 2x3', 'play saved 1x5').all)).toHaveLength(3);
  });
});
