// What village needs to be played in the page: facts, options and levels. Made from options.py, content.py and what these
// call, from words.py and the *.toml in src/snowyard/games/village by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Rules } from '../../engine/game';
import * as py from '../../engine/python';
import { PLACES, SIZE } from './record';
import { CONTENT, speaker } from './speech';

const options_MAP_NAMES = ["market", "church", "pond", "open", "generated"];
const maps_PIECE_NAMES = ["building", "wall", "tree", "feature", "fence"];
const maps_ROUND = [2, 3];
const maps_GROUND_NAMES = ["snow", "road", "ice"];
const lattice_WAYS = [[1, 0, 1000], [0, 1, 1000], [1, 1, 1415], [-1, 1, 1415], [2, 1, 2237], [1, 2, 2237], [-1, 2, 2237], [-2, 1, 2237]];
const lattice__SPANS = new py.Dict((function* () { for (const rho of py.iter([1, 2, 3])) for (const [dx, dy] of py.iter([[0, 0], ...py.iter((function* (): any { for (const [x, y, ] of py.iter(lattice_WAYS)) yield [x, y]; })())])) for (const w of py.iter(py.range(-6, 7))) yield [[rho, dx, dy, w], lattice_blocked_span(rho, dx, dy, w)]; })());
const maps_derived = py.memo(256, maps_derived_once);
const maps_CORNERS = [[0, 0], [48, 0], [48, 48], [0, 48]];
const maps__lattice = py.memo(1024, maps__lattice_once);
const maps_zone = py.memo(1024, maps_zone_once);
const options_TYPE_NAMES = ["kid", "big", "elf", "snowman", "yeti", "penguin", "spare-1", "spare-2"];
const options_TRAIT_NAMES = ["fast", "strong", "skilful", "resourceful"];
const options_CARD_NAMES = ["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash", "spare-1", "spare-2"];
const content_SPARE_CARDS = ["spare-1", "spare-2"];
const content_CARD_DICE = new py.Dict([[1, [1, 8]], [2, [0, 5]], [4, [1, 2]], [5, [1, 2]], [7, [0, 2]]]);
const content_PRINTED_CARDS = ["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash"];
const generator__CROSS_ROADS = [[1, 22, 0, 26, 48, 0], [1, 0, 22, 48, 26, 0]];
const generator__RING_ROADS = [[1, 12, 12, 36, 14, 0], [1, 34, 12, 36, 36, 0], [1, 12, 34, 36, 36, 0], [1, 12, 12, 14, 36, 0]];
const maps__DRAWN = new py.Dict([["market", "\n        tree 24 24 2\n        building 8 14 16 20; building 28 8 34 16; building 32 28 40 34; building 14 32 20 40\n        fence 11 28 17 29; fence 19 11 20 17; fence 31 19 37 20; fence 28 31 29 37\n        tree 4 17 1; tree 31 4 1; tree 44 31 1; tree 17 44 1\n        wall 18 2 19 7; wall 41 18 46 19; wall 29 41 30 46; wall 2 29 7 30\n        road 22 0 26 48; road 0 22 48 26; road 19 19 29 29"], ["church", "\n        building 18 20 30 28; building 5 16 11 22; building 37 26 43 32; building 20 36 28 42; building 20 6 28 12\n        wall 34 35 35 42; wall 13 6 14 13\n        fence 12 31 20 32; fence 28 16 36 17; fence 14 16 15 22; fence 33 26 34 32\n        tree 8 27 2; tree 40 21 2; tree 34 21 1; tree 14 27 1; tree 7 34 1; tree 41 14 1\n        road 0 30 10 32; road 38 16 48 18; road 21 29 27 35; road 21 13 27 19"], ["pond", "\n        feature 24 24 1\n        building 20 2 28 8; building 20 40 28 46; building 2 20 8 28; building 40 20 46 28\n        wall 21 11 27 12; wall 21 36 27 37\n        fence 12 12 17 13; fence 31 12 36 13; fence 12 35 17 36; fence 31 35 36 36\n        fence 11 21 12 27; fence 36 21 37 27\n        tree 12 17 1; tree 36 17 1; tree 12 31 1; tree 36 31 1\n        ice 24 24 9; road 0 9 48 10; road 0 38 48 39"], ["open", ""]]);
const maps_ready_made = py.memo(1024, maps_ready_made_once);
const generator_generated = py.memo(256, generator_generated_once);
const options_NTH = ["first", "second", "third", "fourth"];

function options_read_map(value: any): any {
  let cells: any, drawn: any, flat: any, given: any, known: any, refusal: any, room: any, things: any;
  given = py.strip(py.str(value));
  if (py.contains(options_MAP_NAMES, given)) {
    return py.add([py.index(options_MAP_NAMES, given)], py.mul([0], py.sub(267 /* MAP_CELLS */, 1)));
  }
  if (!py.truthy(py.search("\\d", given))) {
    known = [...py.iter(options_MAP_NAMES), "the text of a map"];
    throw new py.Refusal("option", `must be one of ${py.str(py.listing(known))}, not ${py.repr(given)}.${py.str(py.nearest(given, options_MAP_NAMES))}`);
  }
  try {
    drawn = maps_read(given);
  } catch (fault) {
    if (!py.caught(fault, "Refusal")) throw fault;
    refusal = fault;
    throw new py.Refusal("option", `is a map that cannot be: ${py.str(refusal.sentence)}`);
  }
  cells = [5 /* DRAWN */];
  for ([things, room] of py.iter([[drawn.pieces, 32 /* PIECES */], [drawn.areas, 12 /* AREAS */]])) {
    flat = [...(function* (): any { for (const thing of py.iter(things)) for (const n of py.iter(thing)) yield n; })()];
    cells = py.iadd(cells, [py.len(things), ...py.iter(flat), ...py.iter(py.mul([0], py.sub(py.mul(6, room), py.len(flat))))]);
  }
  return cells;
}

function maps_read(text: any): any {
  let areas: any, kind: any, known: any, line: any, lines: any, numbers: any, pieces: any, rest: any;
  pieces = [];
  areas = [];
  lines = [...(function* (): any { for (const line of py.iter(py.splitlines(text))) for (const part of py.iter(py.split(py.at(py.partition(line, "#"), 0), ";"))) yield py.strip(part); })()];
  for (line of py.iter(py.filter(null, lines))) {
    [kind, ...rest] = py.unpack(py.split(line), 1, true);
    try {
      numbers = [...(function* (): any { for (const word of py.iter(rest)) yield py.int(word); })()];
    } catch (fault) {
      if (!py.caught(fault, "ValueError")) throw fault;
      throw new py.Refusal("option", `${py.repr(line)}: after the kind come whole numbers`);
    }
    if (py.contains(maps_PIECE_NAMES, kind)) {
      py.append(pieces, maps__piece(line, py.index(maps_PIECE_NAMES, kind), numbers));
    } else if (py.contains(py.slice(maps_GROUND_NAMES, 1), kind)) {
      py.append(areas, maps__area(line, py.index(maps_GROUND_NAMES, kind), numbers));
    } else {
      known = [...py.iter(maps_PIECE_NAMES), ...py.iter(py.slice(maps_GROUND_NAMES, 1))];
      throw new py.Refusal("option", `${py.repr(line)}: there is no ${py.repr(kind)}; there are ${py.str(py.join(", ", known))}.${py.str(py.nearest(kind, known))}`);
    }
  }
  return maps_checked({ pieces: py.list(pieces), areas: py.list(areas) });
}

function maps__piece(line: any, kind: any, numbers: any): any {
  if (!py.contains(maps_ROUND, kind)) {
    return maps__rect(line, kind, numbers);
  }
  if (((py.len(numbers) !== 3) || !py.contains([1, 2], py.at(numbers, 2)))) {
    throw new py.Refusal("option", `${py.repr(line)}: a ${py.str(py.at(maps_PIECE_NAMES, kind))} is a centre x y and a radius of 1 or 2`);
  }
  return maps__disc(line, kind, numbers);
}

function maps__rect(line: any, kind: any, numbers: any): any {
  let x0: any, x1: any, y0: any, y1: any;
  if ((py.len(numbers) !== 4)) {
    throw new py.Refusal("option", `${py.repr(line)}: a rectangle is four numbers, x0 y0 x1 y1`);
  }
  [x0, y0, x1, y1] = py.unpack(numbers, 4);
  if (!(((py.compare(0, x0) <= 0) && (py.compare(x0, x1) < 0) && (py.compare(x1, 48 /* EDGE */) <= 0)) && ((py.compare(0, y0) <= 0) && (py.compare(y0, y1) < 0) && (py.compare(y1, 48 /* EDGE */) <= 0)))) {
    throw new py.Refusal("option", `${py.repr(line)}: it must be 0 <= x0 < x1 <= ${py.str(48 /* EDGE */)} and 0 <= y0 < y1 <= ${py.str(48 /* EDGE */)}`);
  }
  return [kind, x0, y0, x1, y1, 0];
}

function maps__disc(line: any, kind: any, numbers: any): any {
  let r: any, x: any, y: any;
  [x, y, r] = py.unpack(numbers, 3);
  if (!(((py.compare(0, x) <= 0) && (py.compare(x, 48 /* EDGE */) <= 0)) && ((py.compare(0, y) <= 0) && (py.compare(y, 48 /* EDGE */) <= 0)) && (py.compare(r, 48 /* EDGE */) <= 0))) {
    throw new py.Refusal("option", `${py.repr(line)}: the centre must lie on the table, 0 to ${py.str(48 /* EDGE */)}, and the radius be at most ${py.str(48 /* EDGE */)}`);
  }
  return [kind, x, y, x, y, r];
}

function maps__area(line: any, kind: any, numbers: any): any {
  if (((kind === 2 /* ICE */) && (py.len(numbers) === 3))) {
    if ((py.compare(py.at(numbers, 2), 1) < 0)) {
      throw new py.Refusal("option", `${py.repr(line)}: the radius must be 1 or more`);
    }
    return maps__disc(line, kind, numbers);
  }
  return maps__rect(line, kind, numbers);
}

function maps_checked(drawn: any): any {
  let corner: any, free: any, number: any, stand: any, why: any;
  if ((py.len(drawn.pieces) > 32 /* PIECES */)) {
    throw new py.Refusal("option", `a map has at most ${py.str(32 /* PIECES */)} pieces, not ${py.str(py.len(drawn.pieces))} (VILLAGE-04)`);
  }
  if ((py.len(drawn.areas) > 12 /* AREAS */)) {
    throw new py.Refusal("option", `a map has at most ${py.str(12 /* AREAS */)} ground areas, not ${py.str(py.len(drawn.areas))} (VILLAGE-05)`);
  }
  stand = py.at(maps_derived(drawn), 0);
  for ([number, corner] of py.iter(py.enumerate(maps_CORNERS))) {
    free = py.sum((function* (): any { for (const [x, y] of py.iter(maps_zone(corner))) yield maps_stands(stand, x, y); })());
    if (!py.eq(free, py.len(maps_zone(corner)))) {
      why = `the zone of corner ${py.str(number)} has ${py.str(free)} free points, not ${py.str(py.len(maps_zone(corner)))} (VILLAGE-27)`;
      throw new py.Refusal("option", why);
    }
  }
  return drawn;
}

function maps_derived_once(drawn: any): any {
  return lattice_boards(py.list(drawn.pieces));
}

function lattice_boards(pieces: any): any {
  let board: any, dx: any, dy: any, end: any, made: any, r: any, stand: any, ways: any, x0: any, x1: any, y: any, y0: any, y1: any;
  ways = [[0, 0], ...py.iter((function* (): any { for (const [dx, dy, ] of py.iter(lattice_WAYS)) yield [dx, dy]; })())];
  made = [];
  for ([dx, dy] of py.iter(ways)) {
    board = [...(function* (): any { for (const y of py.iter(py.range(52 /* ROWS */))) yield (((py.compare(1, py.sub(y, 2 /* PAD */)) <= 0) && (py.compare(py.sub(y, 2 /* PAD */), 47 /* SIDE */) <= 0)) ? 1125899906842616 /* ALL */ : 0); })()];
    for ([, x0, y0, x1, y1, r] of py.iter(pieces)) {
      lattice_block(board, dx, dy, x0, y0, x1, y1, py.add(r, 1));
    }
    py.append(made, board);
  }
  stand = py.at(made, 0);
  for ([board, [dx, dy]] of py.iter(py.zip(true, py.slice(made, 1), py.slice(ways, 1)))) {
    for (y of py.iter(py.range(py.add(2 /* PAD */, 1), py.add(py.add(2 /* PAD */, 1), 47 /* SIDE */)))) {
      end = py.at(stand, py.add(y, dy));
      py.put(board, y, py.and(py.at(board, y), py.and(py.at(stand, y), ((py.compare(dx, 0) >= 0) ? py.shr(end, dx) : py.shl(end, py.neg(dx))))));
    }
  }
  return made;
}

function lattice_block(board: any, dx: any, dy: any, x0: any, y0: any, x1: any, y1: any, rho: any): any {
  let first: any, high: any, last: any, left: any, low: any, right: any, y: any;
  for (y of py.iter(py.range(py.max([1, py.sub(py.sub(y0, rho), 2)]), py.add(py.min([47 /* SIDE */, py.add(py.add(y1, rho), 2)]), 1)))) {
    [low, high] = [py.sub(y, y1), py.sub(y, y0)];
    left = py.get(lattice__SPANS, [rho, dx, dy, py.max([low, py.min([high, ((dx > 0) ? py.neg(dy) : 0)])])]);
    right = py.get(lattice__SPANS, [rho, dx, dy, py.max([low, py.min([high, ((dx < 0) ? py.neg(dy) : 0)])])]);
    if ((py.truthy(left) && py.truthy(right))) {
      [first, last] = [py.max([0, py.add(x0, py.at(left, 0))]), py.min([48 /* EDGE */, py.add(x1, py.at(right, 1))])];
      if ((py.compare(first, last) <= 0)) {
        py.put(board, py.add(y, 2 /* PAD */), py.and(py.at(board, py.add(y, 2 /* PAD */)), py.invert(py.shl(py.sub(py.shl(1, py.add(py.sub(last, first), 1)), 1), py.add(first, 2 /* PAD */)))));
      }
    }
  }
}

function lattice_blocked_span(rho: any, dx: any, dy: any, w: any): any {
  let inside: any;
  inside = [...(function* (): any { for (const x of py.iter(py.range(-6, 7))) if (py.truthy(lattice__nearer(x, w, dx, dy, rho))) yield x; })()];
  return (py.truthy(inside) ? [py.at(inside, 0), py.at(inside, -1)] : null);
}

function lattice__nearer(x: any, y: any, dx: any, dy: any, rho: any): any {
  let along: any, length2: any;
  [length2, along] = [py.add(py.mul(dx, dx), py.mul(dy, dy)), py.sub(py.mul(py.neg(x), dx), py.mul(y, dy))];
  if ((py.compare(along, 0) <= 0)) {
    return (py.add(py.mul(x, x), py.mul(y, y)) < py.mul(rho, rho));
  }
  if ((py.compare(along, length2) >= 0)) {
    return (py.compare(py.add(py.pow(py.add(x, dx), 2), py.pow(py.add(y, dy), 2)), py.mul(rho, rho)) < 0);
  }
  return (py.compare(py.pow(py.sub(py.mul(x, dy), py.mul(y, dx)), 2), py.mul(py.mul(rho, rho), length2)) < 0);
}

function maps_zone_once(corner: any): any {
  let cx: any, cy: any;
  [cx, cy] = py.unpack(corner, 2);
  return py.set((function* (): any { for (const [x, y] of py.iter(maps__lattice())) if ((py.compare(py.add(py.pow(py.sub(x, cx), 2), py.pow(py.sub(y, cy), 2)), 169) <= 0)) yield [x, y]; })());
}

function maps__lattice_once(): any {
  return py.list((function* (): any { for (const y of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) for (const x of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) yield [x, y]; })());
}

function maps_stands(stand: any, x: any, y: any): any {
  return py.truthy(py.and(py.shr(py.at(stand, py.add(y, 2 /* PAD */)), py.add(x, 2 /* PAD */)), 1));
}

function options_read(value: any): any {
  let seed: any;
  try {
    seed = py.int(value);
  } catch (fault) {
    if (!py.caught(fault, "TypeError", "ValueError")) throw fault;
    seed = -1;
  }
  if ((py.truthy(py.isinstance(value, "bool", "float")) || !((py.compare(0, seed) <= 0) && (py.compare(seed, py.shl(1, 64)) < 0)))) {
    throw new py.Refusal("option", `must be a whole number from 0 to 2^64 - 1, not ${py.repr(value)}`);
  }
  return seed;
}

function options_read_types(value: any): any {
  let lists: any;
  lists = [...(function* (): any { for (const row of py.iter(options__team_lists(value, "types"))) yield [...(function* (): any { for (const word of py.iter(row)) yield options__index(word, options_TYPE_NAMES, "unit type"); })()]; })()];
  return options__filled(lists, -1);
}

function options__team_lists(value: any, what: any): any {
  let lists: any;
  lists = (py.truthy(py.strip(py.str(value))) ? [...(function* (): any { for (const part of py.iter(py.split(py.str(value), "/"))) yield options__tokens(part); })()] : []);
  if (((py.len(lists) > 4 /* TEAMS */) || py.any((function* (): any { for (const row of py.iter(lists)) yield (py.len(row) > 6 /* SLOTS */); })()))) {
    throw new py.Refusal("option", `must give at most ${py.str(6 /* SLOTS */)} ${what} for each of at most ${py.str(4 /* TEAMS */)} teams, with / between teams`);
  }
  return lists;
}

function options__tokens(part: any): any {
  return [...(function* (): any { for (const word of py.iter(py.split_by("[\\s,]+", py.lower(py.strip(part))))) if (py.truthy(word)) yield word; })()];
}

function options__index(word: any, names: any, what: any): any {
  if (!py.contains(names, word)) {
    throw new py.Refusal("option", `names the ${what} ${py.repr(word)}; there are ${py.str(py.listing(names))}.${py.str(py.nearest(word, names))}`);
  }
  return py.index(py.list(names), word);
}

function options__filled(lists: any, blank: any): any {
  let rows: any;
  rows = [...(function* (): any { for (const row of py.iter(lists)) yield py.add(row, py.mul([blank], py.sub(6 /* SLOTS */, py.len(row)))); })()];
  return py.add(rows, [...(function* (): any { for (const _ of py.iter(py.range(py.sub(4 /* TEAMS */, py.len(rows))))) yield py.mul([blank], 6 /* SLOTS */); })()]);
}

function options_read_rolloff(value: any): any {
  let units: any;
  units = [...(function* (): any { for (const word of py.iter(options__tokens(py.str(value)))) yield options__index(word, options_TYPE_NAMES, "unit type"); })()];
  if ((py.contains(units, 0 /* KID */) || (py.len(units) > 12 /* KIDS */))) {
    throw new py.Refusal("option", `must list at most ${py.str(12 /* KIDS */)} special unit types, not plain Kids`);
  }
  return py.add(units, py.mul([-1], py.sub(12 /* KIDS */, py.len(units))));
}

function options_read_traits(value: any): any {
  if ((py.strip(py.str(value)) === "choose")) {
    return options__filled([], 0);
  }
  return options__filled([...(function* (): any { for (const row of py.iter(options__team_lists(value, "Traits"))) yield [...(function* (): any { for (const word of py.iter(row)) yield options__trait(word); })()]; })()], 0);
}

function options__trait(word: any): any {
  let mask: any, part: any;
  if ((word === "-")) {
    return 16 /* NO_TRAIT */;
  }
  mask = 0;
  for (part of py.iter(py.split(word, "+"))) {
    mask = py.or(mask, py.shl(1, options__index(part, options_TRAIT_NAMES, "Trait")));
  }
  return mask;
}

function options_read_hands(value: any): any {
  let hands: any, holder: any, part: any, word: any;
  hands = [...(function* (): any { for (const _ of py.iter(py.range(12 /* KIDS */))) yield py.mul([0], 10 /* CARDS */); })()];
  for (part of py.iter(py.filter(null, (function* (): any { for (const p of py.iter(py.split(py.str(value), "/"))) yield options__tokens(p); })()))) {
    holder = py.fullmatch("k(\\d+)", py.at(part, 0));
    if ((!py.truthy(holder) || (py.int(py.at(holder, 1)) >= 12 /* KIDS */))) {
      throw new py.Refusal("option", `must read like 'k0 saved dash / k3 ice', not ${py.repr(value)}`);
    }
    for (word of py.iter(py.slice(part, 1))) {
      py.put(py.at(hands, py.int(py.at(holder, 1))), options__index(word, options_CARD_NAMES, "card"), py.iadd(py.at(py.at(hands, py.int(py.at(holder, 1))), options__index(word, options_CARD_NAMES, "card")), 1));
    }
  }
  return hands;
}

function content_settle_spare_cards(o: any): any {
  let card: any, dice: any, does: any, high: any, like: any, low: any, name: any, printed: any;
  for ([card, name, does] of py.iter(py.zip(true, py.range(8 /* SPARE_CARD */, 10 /* CARDS */), content_SPARE_CARDS, o.spare_does))) {
    dice = py.at(o.spare_dice, py.sub(card, 8 /* SPARE_CARD */));
    [low, high] = py.unpack(py.get(content_CARD_DICE, does, [0, 8 /* MOST_DICE */]), 2);
    if (!((py.compare(low, dice) <= 0) && (py.compare(dice, high) <= 0))) {
      like = `a card that does what ${py.str(py.at(content_PRINTED_CARDS, does))} does has ${py.str(low)} to ${py.str(high)}`;
      throw new py.Refusal("option", `cards.${py.str(name)}.dice is ${py.str(dice)}, but ${py.str(like)} (cards.${py.str(name)}.does)`);
    }
    py.put(o.card_dice, card, (py.contains(content_CARD_DICE, does) ? dice : 0));
  }
  printed = new py.Dict([[1 /* NOTDONE */, o.notdone_dice], [2 /* ICE */, o.ice_dice], [4 /* PITCH */, o.pitch_dice], [5 /* MISSED */, o.missed_dice], [7 /* DASH */, o.dash_dice]]);
  for ([card, dice] of py.iter(py.items(printed))) {
    py.put(o.card_dice, card, dice);
  }
  o.spare_cards = py.int(py.any(py.slice(o.copies, 8 /* SPARE_CARD */)));
}

function content_effects(o: any): any {
  return [...py.iter(py.enumerate(py.range(8 /* SPARE_CARD */))), ...py.iter((function* (): any { for (const [spare, does] of py.iter(py.enumerate(o.spare_does))) yield [py.add(8 /* SPARE_CARD */, spare), does]; })())];
}

function content_settle_content(o: any): any {
  let kind: any, middle: any, near: any, trait: any, traits: any, verb: any;
  for (kind of py.iter(py.range(8 /* TYPES */))) {
    traits = [...(function* (): any { for (const trait of py.iter(py.at(o.unit_traits, kind))) if (py.truthy(trait)) yield trait; })()];
    if (((py.len(traits) === 2) && (py.eq(py.at(traits, 0), py.at(traits, 1)) && !py.eq(py.at(traits, 1), 16 /* CHOSEN */)))) {
      throw new py.Refusal("option", `units.${py.str(py.at(options_TYPE_NAMES, kind))}.traits names the same Trait twice`);
    }
    py.put(o.chosen_traits, kind, py.count(traits, 16 /* CHOSEN */));
    py.put(o.given_traits, kind, py.sum(new py.Bag((function* (): any { for (const trait of py.iter(traits)) if (!py.eq(trait, 16 /* CHOSEN */)) yield trait; })())));
  }
  if ((o.near_inches > o.middle_inches)) {
    [near, middle] = [o.near_inches, o.middle_inches];
    throw new py.Refusal("option", `throw.near is ${py.str(near)}, but throw.middle, the second distance, is only ${py.str(middle)}`);
  }
  for ([trait, verb] of py.iter(py.enumerate(o.trait_verb))) {
    py.put(o.pays, verb, py.or(py.at(o.pays, verb), py.shl(1, trait)));
  }
  content_settle_spare_cards(o);
  o.most_dice = py.max([...py.iter(o.dice_of), ...py.iter((function* (): any { for (const [card, does] of py.iter(content_effects(o))) if (py.eq(does, 1 /* NOTDONE */)) yield py.at(o.card_dice, card); })())]);
  o.saved_ways = py.sum((function* (): any { for (const way of py.iter(py.range(3))) if (py.at(o.saved_counts, way)) yield py.shl(1, way); })());
}

function options_settle_teams(o: any): any {
  let asked: any, cost: any, kid: any, kind: any, lists: any, slot: any, team: any;
  if (((o.seats === 3) && (o.teams === 2) && (o.players_per_team === 1))) {
    o.teams = 3;
  }
  lists = [...(function* (): any { for (const row of py.iter(o.types)) yield [...(function* (): any { for (const n of py.iter(row)) if ((py.compare(n, 0) >= 0)) yield n; })()]; })()];
  if (py.any(py.slice(lists, o.teams))) {
    throw new py.Refusal("option", `village: types are given for more than the ${py.str(o.teams)} teams`);
  }
  if ((o.budget_halves === 0)) {
    o.budget_halves = py.mul(2, o.kids_per_team);
  }
  if ((o.team_mode === 1 /* BUDGET */)) {
    if (py.any((function* (): any { for (const i of py.iter(py.range(12 /* KIDS */))) yield (py.at(o.rolloff_units, i) >= 0); })())) {
      throw new py.Refusal("option", "village: rolloff_units cannot be used with team_mode budget (VILLAGE-R49)");
    }
    if (!py.any(lists)) {
      lists = [...(function* (): any { for (const _ of py.iter(py.range(o.teams))) yield py.mul([0 /* KID */], o.kids_per_team); })()];
    }
    for (team of py.iter(py.range(o.teams))) {
      cost = py.sum((function* (): any { for (const n of py.iter(py.at(lists, team))) yield py.at(o.cost_of, n); })());
      if ((!((py.compare(py.sub(o.budget_halves, 2), cost) < 0) && (py.compare(cost, o.budget_halves) <= 0)) || !py.truthy(py.at(lists, team)))) {
        asked = `${py.str(py.max([1, py.sub(o.budget_halves, 1)]))} to ${py.str(o.budget_halves)}`;
        throw new py.Refusal("option", `village: team ${py.str(team)} costs ${py.str(cost)} half-Kids, not ${py.str(asked)} (VILLAGE-R49)`);
      }
    }
  } else {
    for (team of py.iter(py.range(o.teams))) {
      if ((py.len(py.at(lists, team)) > o.kids_per_team)) {
        throw new py.Refusal("option", `village: team ${py.str(team)} has ${py.str(py.len(py.at(lists, team)))} types for ${py.str(o.kids_per_team)} Kids`);
      }
      py.put(lists, team, py.iadd(py.at(lists, team), py.mul([0 /* KID */], py.sub(o.kids_per_team, py.len(py.at(lists, team))))));
    }
  }
  if ((py.compare(py.sum(py.map(py.len, lists)), 12 /* KIDS */) > 0)) {
    throw new py.Refusal("option", `village: ${py.str(py.sum(py.map(py.len, lists)))} Kids are too many; at most ${py.str(12 /* KIDS */)} play (VILLAGE-32)`);
  }
  kid = 0;
  for (team of py.iter(py.range(o.teams))) {
    { const parts: any = py.unpack([kid, py.len(py.at(lists, team))], 2);
      py.put(o.first_kid, team, parts[0]);
      py.put(o.team_size, team, parts[1]);
    }
    for ([slot, kind] of py.iter(py.enumerate(py.at(lists, team)))) {
      { const parts: any = py.unpack([team, slot, kind], 3);
        py.put(o.team, kid, parts[0]);
        py.put(o.slot, kid, parts[1]);
        py.put(o.start_type, kid, parts[2]);
      }
      kid = py.iadd(kid, 1);
    }
  }
  o.kids = kid;
}

function options_settle_players(o: any): any {
  let each: any, kid: any, more: any, player: any, players: any, size: any, slot: any, smallest: any;
  if (((o.seats > 2) && (o.players_per_team === 1) && (py.mod(o.seats, o.teams) === 0))) {
    o.players_per_team = py.floordiv(o.seats, o.teams);
  }
  players = o.players_per_team;
  smallest = py.min((function* (): any { for (const team of py.iter(py.range(o.teams))) yield py.at(o.team_size, team); })());
  if ((py.compare(players, smallest) > 0)) {
    throw new py.Refusal("option", `village: ${py.str(players)} players a team are too many for ${py.str(smallest)} Kids (VILLAGE-33)`);
  }
  if (!py.contains([2, py.mul(o.teams, players)], o.seats)) {
    throw new py.Refusal("option", `village: ${py.str(o.teams)} teams of ${py.str(players)} players have ${py.str(py.mul(o.teams, players))} seats, not ${py.str(o.seats)}`);
  }
  o.seats = py.mul(o.teams, players);
  for (kid of py.iter(py.range(o.kids))) {
    [size, slot] = [py.at(o.team_size, py.at(o.team, kid)), py.at(o.slot, kid)];
    more = py.mod(size, players);
    each = py.floordiv(size, players);
    player = ((py.compare(slot, py.mul(more, py.add(each, 1))) < 0) ? py.floordiv(slot, py.add(each, 1)) : py.add(more, py.floordiv(py.sub(slot, py.mul(more, py.add(each, 1))), each)));
    py.put(o.owner, kid, py.add(py.mul(py.at(o.team, kid), players), player));
  }
}

function options_settle_traits(o: any): any {
  let given: any, had: any, has: any, kid: any, kind: any, mask: any, place: any, wanted: any, where: any;
  if (!py.any((function* (): any { for (const row of py.iter(o.traits)) yield py.any(row); })())) {
    return null;
  }
  if ((py.at(o.rolloff_units, 0) >= 0)) {
    throw new py.Refusal("option", "village: rolloff_units cannot be used with given traits (VILLAGE-R49)");
  }
  given = new py.Bag((function* (): any { for (const team of py.iter(py.range(4 /* TEAMS */))) for (const slot of py.iter(py.range(6 /* SLOTS */))) if (py.at(o.traits, [team, slot])) yield [team, slot]; })());
  for (kid of py.iter(py.range(o.kids))) {
    place = [py.at(o.team, kid), py.at(o.slot, kid)];
    [mask, kind] = [py.at(o.traits, place), py.at(o.start_type, kid)];
    [wanted, has] = [py.at(o.chosen_traits, kind), py.at(o.given_traits, kind)];
    had = (py.eq(mask, 16 /* NO_TRAIT */) ? 0 : py.bit_count(mask));
    where = `the ${py.str(py.at(options_TYPE_NAMES, kind))} in slot ${py.str(py.at(place, 1))} of team ${py.str(py.at(place, 0))}`;
    if ((!py.eq(had, wanted) || !py.contains(given, place))) {
      throw new py.Refusal("option", `village: ${py.str(where)} has ${py.str(wanted)} Traits, not ${py.str(had)}; '-' stands for none`);
    }
    if (py.truthy(py.and(mask, has))) {
      throw new py.Refusal("option", `village: ${py.str(where)} is ${py.str(options__trait_words(py.and(mask, has)))} anyway: choose another Trait`);
    }
    py.remove(given, place);
  }
  if (py.truthy(given)) {
    throw new py.Refusal("option", "village: traits are given for Kids that do not play");
  }
}

function options__trait_words(mask: any): any {
  return ((mask === 16 /* NO_TRAIT */) ? "-" : py.join("+", (function* (): any { for (const [i, name] of py.iter(py.enumerate(options_TRAIT_NAMES))) if (py.truthy(py.and(py.shr(mask, i), 1))) yield name; })()));
}

function options_settle_cards(o: any): any {
  let card: any, dealt: any, held: any, there: any;
  if (((o.deal_mode !== 0 /* AUTO */) && (o.cards !== 2 /* DEAL */))) {
    throw new py.Refusal("option", "village: deal_mode is only for cards=deal (VILLAGE-R49)");
  }
  o.card_mode = o.deal_mode;
  if (((o.cards === 2 /* DEAL */) && (o.deal_mode === 0 /* AUTO */))) {
    o.card_mode = ((o.seats === o.kids) ? 1 /* KID3 */ : 2 /* KID1 */);
  }
  for (card of py.iter(py.range(10 /* CARDS */))) {
    held = py.sum((function* (): any { for (const kid of py.iter(py.range(12 /* KIDS */))) yield py.at(o.start_hands, [kid, card]); })());
    if ((py.truthy(held) && (o.cards !== 1 /* EARN */))) {
      throw new py.Refusal("option", "village: start_hands is only for cards=earn (VILLAGE-R49)");
    }
    there = py.mul(py.at(o.copies, card), o.kids);
    if ((py.compare(held, there) > 0)) {
      throw new py.Refusal("option", `village: start_hands has ${py.str(held)} of ${py.str(py.at(options_CARD_NAMES, card))}; the deck has ${py.str(there)} (VILLAGE-R49)`);
    }
  }
  there = py.mul(py.sum(o.copies), o.kids);
  dealt = ((o.cards === 2 /* DEAL */) ? py.mul(py.at(o.deal_cards, py.sub(o.card_mode, 1)), ((o.card_mode === 3 /* PLAYER3 */) ? o.seats : o.kids)) : 0);
  if (((o.cards !== 0 /* NO_CARDS */) && (py.compare(there, py.max([1, dealt])) < 0))) {
    throw new py.Refusal("option", `village: the deck has ${py.str(there)} cards (cards.*.copies), and ${py.str(py.max([1, dealt]))} are needed`);
  }
  if (py.any((function* (): any { for (const kid of py.iter(py.range(o.kids, 12 /* KIDS */))) yield py.any(py.at(o.start_hands, kid)); })())) {
    throw new py.Refusal("option", `village: start_hands names a Kid that does not play; there are ${py.str(o.kids)}`);
  }
}

function options_settle_map(o: any): any {
  let area: any, drawn: any, i: any, piece: any;
  if ((py.at(o.map, 0) === 5 /* DRAWN */)) {
    drawn = options_map_of(o.map);
  } else if ((py.at(o.map, 0) === 4 /* GENERATED */)) {
    drawn = generator_generated(o.map_seed, (o.symmetry === 0));
  } else {
    drawn = maps_ready_made(py.at(options_MAP_NAMES, py.at(o.map, 0)));
  }
  { const parts: any = py.unpack([py.len(drawn.pieces), py.len(drawn.areas)], 2);
    o.piece_count = parts[0];
    o.area_count = parts[1];
  }
  for ([i, piece] of py.iter(py.enumerate(drawn.pieces))) {
    py.put(o.piece, i, piece);
  }
  for ([i, area] of py.iter(py.enumerate(drawn.areas))) {
    py.put(o.area, i, area);
  }
  py.fill(o.clear, undefined, undefined, maps_derived(drawn));
}

function options_map_of(cells: any): any {
  return { pieces: options_given_things(cells, 1), areas: options_given_things(cells, 194 /* AREAS_AT */) };
}

function options_given_things(cells: any, at: any): any {
  return py.list((function* (): any { for (const i of py.iter(py.range(py.at(cells, at)))) yield py.list((function* (): any { for (const n of py.iter(py.slice(cells, py.add(py.add(at, 1), py.mul(6, i)), py.add(py.add(at, 7), py.mul(6, i))))) yield py.int(n); })()); })());
}

function generator_generated_once(seed: any, rot4: any = true): any {
  let drawn: any, rnd: any;
  rnd = new generator_SplitMix64(seed);
  for (const _ of py.iter(py.range(20 /* ATTEMPTS */))) {
    drawn = generator_attempt(rnd, rot4);
    if (py.truthy(generator_accepted(drawn))) {
      return drawn;
    }
  }
  return maps_ready_made("market");
}

class generator_SplitMix64 {
  [name: string]: any;
  constructor(seed: any) {
    this.state = seed;
  }
  next(): any {
    let z: any;
    this.state = py.and(py.add(this.state, 11400714819323198485n), 18446744073709551615n /* _LOW64 */);
    z = this.state;
    z = py.and(py.mul(py.xor(z, py.shr(z, 30)), 13787848793156543929n), 18446744073709551615n /* _LOW64 */);
    z = py.and(py.mul(py.xor(z, py.shr(z, 27)), 10723151780598845931n), 18446744073709551615n /* _LOW64 */);
    return py.xor(z, py.shr(z, 31));
  }
  below(n: any): any {
    return py.mod(this.next(), n);
  }
}

function generator_attempt(rnd: any, rot4: any): any {
  let areas: any, first: any, h: any, images: any, k: any, kind: any, middle: any, orbits: any, pieces: any, roads: any, w: any, x: any, y: any;
  pieces = [];
  areas = [];
  middle = rnd.below(4);
  if (py.eq(middle, 2)) {
    py.append(areas, [2 /* ICE */, 24, 24, 24, 24, 6]);
  } else if (py.truthy(middle)) {
    py.append(pieces, [(py.eq(middle, 1) ? 3 /* FEATURE */ : 2 /* TREE */), 24, 24, 24, 24, 2]);
  }
  areas = py.iadd(areas, py.at([[], generator__CROSS_ROADS, generator__RING_ROADS], rnd.below(3)));
  roads = [...(function* (): any { for (const a of py.iter(areas)) if (py.eq(py.at(a, 0), 1 /* ROAD */)) yield a; })()];
  k = (rot4 ? 1 : 2);
  for (kind of py.iter([0 /* BUILDING */, 1 /* WALL */, 4 /* FENCE */, 2 /* TREE */])) {
    orbits = py.mul(k, (py.eq(kind, 1 /* WALL */) ? rnd.below(2) : py.add(1, rnd.below(2))));
    for (const _ of py.iter(py.range(orbits))) {
      for (first of py.iter(generator__pieces_to_try(rnd, kind))) {
        images = generator_orbit(first, rot4);
        if (py.all((function* (): any { for (const [i, image] of py.iter(py.enumerate(images))) yield generator_fits(image, py.add(pieces, py.slice(images, undefined, i)), roads); })())) {
          pieces = py.iadd(pieces, images);
          break;
        }
      }
    }
  }
  if (py.eq(rnd.below(3), 0)) {
    [w, h] = [py.add(3, rnd.below(5)), py.add(3, rnd.below(5))];
    [x, y] = [py.add(1, rnd.below(py.sub(47, w))), py.add(1, rnd.below(py.sub(47, h)))];
    areas = py.iadd(areas, generator_orbit([2 /* ICE */, x, y, py.add(x, w), py.add(y, h), 0], rot4));
  }
  return { pieces: py.list(pieces), areas: py.list(areas) };
}

function* generator__pieces_to_try(rnd: any, kind: any): any {
  let h: any, length: any, r: any, upright: any, w: any, x: any, y: any;
  for (const _ of py.iter(py.range(40 /* TRIES */))) {
    if ((kind === 0 /* BUILDING */)) {
      [w, h] = [py.add(5, rnd.below(6)), py.add(5, rnd.below(4))];
      [x, y] = [py.add(1, rnd.below(py.sub(47, w))), py.add(1, rnd.below(py.sub(47, h)))];
      yield [kind, x, y, py.add(x, w), py.add(y, h), 0];
    } else if ((kind === 2 /* TREE */)) {
      r = (py.eq(rnd.below(4), 0) ? 2 : 1);
      [x, y] = [py.add(1, rnd.below(47)), py.add(1, rnd.below(47))];
      yield [kind, x, y, x, y, r];
    } else {
      length = py.add(4, rnd.below(((kind === 1 /* WALL */) ? 5 : 6)));
      upright = py.eq(rnd.below(2), 1);
      [x, y] = [py.add(1, rnd.below(46)), py.add(1, rnd.below(46))];
      yield (py.truthy(upright) ? [kind, x, y, py.add(x, 1), py.add(y, length), 0] : [kind, x, y, py.add(x, length), py.add(y, 1), 0]);
    }
  }
}

function generator_orbit(thing: any, rot4: any): any {
  let images: any;
  images = [thing];
  for (const _ of py.iter(py.range(3))) {
    py.append(images, generator_quarter_turn(py.at(images, -1)));
  }
  return (rot4 ? images : py.slice(images, undefined, undefined, 2));
}

function generator_quarter_turn(thing: any): any {
  let kind: any, r: any, x0: any, x1: any, y0: any, y1: any;
  [kind, x0, y0, x1, y1, r] = py.unpack(thing, 6);
  return [kind, py.sub(48, y1), x0, py.sub(48, y0), x1, r];
}

function generator_fits(thing: any, placed: any, roads: any): any {
  let kind: any, r: any, x0: any, x1: any, y0: any, y1: any;
  [kind, x0, y0, x1, y1, r] = py.unpack(thing, 6);
  if (((py.compare(py.sub(x0, r), 1) < 0) || (py.compare(py.sub(y0, r), 1) < 0) || (py.compare(py.add(x1, r), 47) > 0) || (py.compare(py.add(y1, r), 47) > 0))) {
    return false;
  }
  if (py.any((function* (): any { for (const [x, y] of py.iter(maps_CORNERS)) yield (py.compare(generator_gap2(thing, [0, x, y, x, y, 0]), py.pow(py.add(14, r), 2)) <= 0); })())) {
    return false;
  }
  if ((py.contains([0 /* BUILDING */, 1 /* WALL */], kind) && py.any((function* (): any { for (const q of py.iter(roads)) yield ((py.compare(x0, py.at(q, 3)) < 0) && (py.compare(x1, py.at(q, 1)) > 0) && (py.compare(y0, py.at(q, 4)) < 0) && (py.compare(y1, py.at(q, 2)) > 0)); })()))) {
    return false;
  }
  return py.all((function* (): any { for (const other of py.iter(placed)) yield (py.compare(generator_gap2(thing, other), py.pow(py.add(py.add(r, py.at(other, 5)), 3), 2)) >= 0); })());
}

function generator_gap2(a: any, b: any): any {
  let ex: any, ey: any;
  ex = py.max([py.sub(py.at(a, 1), py.at(b, 3)), 0, py.sub(py.at(b, 1), py.at(a, 3))]);
  ey = py.max([py.sub(py.at(a, 2), py.at(b, 4)), 0, py.sub(py.at(b, 2), py.at(a, 4))]);
  return py.add(py.mul(ex, ex), py.mul(ey, ey));
}

function generator_accepted(drawn: any): any {
  let kinds: any, largest: any, snow: any, stand: any;
  kinds = new py.Bag((function* (): any { for (const p of py.iter(drawn.pieces)) yield py.at(p, 0); })());
  if ((!py.contains(kinds, 0 /* BUILDING */) || !py.contains(kinds, 4 /* FENCE */))) {
    return false;
  }
  [stand, snow, , ] = py.unpack(maps_census(drawn), 4);
  if (((py.compare(stand, 1500) < 0) || (py.compare(py.mul(2, snow), stand) < 0))) {
    return false;
  }
  largest = py.at(maps_components(drawn), 0);
  return ((py.compare(py.mul(100, py.len(largest)), py.mul(98, stand)) >= 0) && py.all((function* (): any { for (const corner of py.iter(maps_CORNERS)) yield (py.compare(maps_zone(corner), largest) <= 0); })()));
}

function maps_census(drawn: any): any {
  let kinds: any, stand: any;
  stand = py.at(maps_derived(drawn), 0);
  kinds = [...(function* (): any { for (const [x, y] of py.iter(maps__lattice())) if (py.truthy(maps_stands(stand, x, y))) yield maps_ground(drawn, x, y); })()];
  return [py.len(kinds), py.count(kinds, 0 /* SNOW */), py.count(kinds, 2 /* ICE */), py.count(kinds, 1 /* ROAD */)];
}

function maps_ground(drawn: any, x: any, y: any): any {
  let kinds: any;
  kinds = new py.Bag((function* (): any { for (const a of py.iter(drawn.areas)) if (py.truthy(maps__in_area(a, x, y))) yield py.at(a, 0); })());
  return (py.contains(kinds, 1 /* ROAD */) ? 1 /* ROAD */ : (py.contains(kinds, 2 /* ICE */) ? 2 /* ICE */ : 0 /* SNOW */));
}

function maps__in_area(area: any, x: any, y: any): any {
  let ex: any, ey: any, r: any, x0: any, x1: any, y0: any, y1: any;
  [, x0, y0, x1, y1, r] = py.unpack(area, 6);
  [ex, ey] = [py.max([py.sub(x0, x), 0, py.sub(x, x1)]), py.max([py.sub(y0, y), 0, py.sub(y, y1)])];
  return (py.compare(py.add(py.mul(ex, ex), py.mul(ey, ey)), py.mul(r, r)) <= 0);
}

function maps_components(drawn: any): any {
  let ax: any, ay: any, board: any, bx: any, by: any, dx: any, dy: any, edge: any, left: any, made: any, part: any, parts: any, x: any, y: any;
  made = maps_derived(drawn);
  left = new py.Bag((function* (): any { for (const [x, y] of py.iter(maps__lattice())) if (py.truthy(maps_stands(py.at(made, 0), x, y))) yield [x, y]; })());
  parts = [];
  while (py.truthy(left)) {
    edge = [py.pop(left)];
    part = py.set(edge);
    while (py.truthy(edge)) {
      [x, y] = py.unpack(py.pop(edge), 2);
      for ([board, [dx, dy, ]] of py.iter(py.zip(true, py.slice(made, 1), lattice_WAYS))) {
        for ([bx, by, ax, ay] of py.iter([[py.add(x, dx), py.add(y, dy), x, y], [py.sub(x, dx), py.sub(y, dy), py.sub(x, dx), py.sub(y, dy)]])) {
          if ((py.contains(left, [bx, by]) && py.truthy(maps_stands(board, ax, ay)))) {
            py.remove(left, [bx, by]);
            py.insert(part, [bx, by]);
            py.append(edge, [bx, by]);
          }
        }
      }
    }
    py.append(parts, part);
  }
  return py.sorted(parts, py.len, true);
}

function maps_ready_made_once(name: any): any {
  return maps_read(py.at(maps__DRAWN, name));
}

function options_settle(o: any): any {
  options_settle_teams(o);
  options_settle_players(o);
  options_settle_traits(o);
  options_settle_cards(o);
  options_settle_map(o);
}

function options_remarks(o: any): any {
  let kind: any, row: any, said: any, team: any;
  said = [];
  for (team of py.iter(py.range(o.teams))) {
    row = py.list(py.at(o.types, team));
    for (kind of py.iter(["elf", "yeti"])) {
      if ((py.compare(py.count(row, py.index(options_TYPE_NAMES, kind)), 1) > 0)) {
        py.append(said, `The ${py.str(py.at(options_NTH, team))} team has more than one ${py.str(py.capitalize(kind))}: allowed, but strong.`);
      }
    }
  }
  return said;
}

function options_hides(o: any): any {
  return ((o.cards !== 0 /* NO_CARDS */) ? "Ability Cards" : "");
}

export const rules: Rules = {
  slug: "village",
  sources: "918e3be2416e7eeddb02",
  version: 1,
  size: {"record": 14432, "quiet": 12336, "options": 5504, "mask_words": 41, "actions": 2590, "seats": 12, "deepest": 256},
  over: 13,
  gives_up: 2587,
  never_undone: [2211, 2212, 2213, 2214, 2215, 2216, 2587],
  shrink: [[0, 0, 61], [61, 61, 627], [688, 688, 849], [1537, 1537, 5]],
  clear: [["i1", 12306], ["i1", 12307], ["i1", 12308], ["i2", 12312]],
  faces: {"6": ["1", "2", "3", "4", "5", "6"], "-10": ["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash", "spare-1", "spare-2"]},
  dice: {"6": "die", "-10": "Ability Card"},
  levels: {"easy": {"slips": 40}, "fair": {"slips": 15, "rounds": 15, "seconds": 0.05, "explore": 0.05, "guided": 100, "widen": 1.0, "widest": 64, "bias": 0.0, "horizon": 1, "caution": 0.2, "nodes": 0, "edges_a_node": 12, "learned": 0}, "hard": {"slips": 0, "rounds": 30, "seconds": 0.3, "explore": 0.05, "guided": 100, "widen": 1.0, "widest": 64, "bias": 0.0, "horizon": 1, "caution": 0.2, "nodes": 0, "edges_a_node": 12, "learned": 0}, "expert": {"slips": 0, "rounds": 4000, "seconds": 2.0, "explore": 0.05, "guided": 100, "widen": 1.0, "widest": 128, "bias": 0.0, "horizon": 1, "caution": 0.2, "nodes": 0, "edges_a_node": 12, "learned": 0}},
  network: null,
  places: PLACES,
  bytes: SIZE,
  fields: ["unit_names", "cost_of", "dice_of", "unit_traits", "trait_face_of", "walk_dice", "walk_inches", "slide_dice", "slide_inches", "vaults", "gather_of", "to_hit", "cold_from", "cold_for", "cheats", "caught_dice", "oops_from", "throws_itself", "regrows", "draws_by_miracle", "die", "trait_verb", "recover_dice", "prepare_bonus", "shove_dice", "give_inches", "zone_inches", "largest", "own_piece", "close_inches", "near_inches", "middle_inches", "hit_base", "size_bonus", "aim_bonus", "object_malus", "beside", "critical_hit", "critical_miss", "critical_dice", "hit_points", "unhurt_points", "cheat_points", "whole_points", "most_points", "copies", "saved_counts", "saved_sizes", "notdone_dice", "ice_dice", "pitch_dice", "missed_dice", "miracle_cards", "dash_dice", "dash_inches", "card_names", "spare_does", "spare_dice", "spare_inches", "spare_count", "spare_size", "spare_draws", "earn_points", "earn_cards", "deal_cards", "given_traits", "chosen_traits", "pays", "most_dice", "saved_ways", "card_dice", "spare_cards", "seats", "teams", "kids_per_team", "players_per_team", "map", "map_seed", "symmetry", "types", "rolloff_units", "team_mode", "budget_halves", "traits", "cards", "deal_mode", "start_hands", "turns", "surrender", "measure", "kids_are_objects", "corner_pick", "defend_points", "snowman_last_die", "gather_give_anywhere", "kids", "team", "owner", "slot", "first_kid", "team_size", "start_type", "card_mode", "piece_count", "area_count", "piece", "area", "clear"],
  options: {
    seats: { kind: "number", default: 2, bounds: [2, 12] },
    teams: { kind: "number", default: 2, bounds: [2, 4] },
    kids_per_team: { kind: "number", default: 3, bounds: [1, 6] },
    players_per_team: { kind: "number", default: 1, bounds: [1, 6] },
    map: { kind: "text", default: "market", read: options_read_map },
    map_seed: { kind: "text", default: 0, read: options_read },
    symmetry: { kind: "choice", default: "rot4", words: ["rot4", "rot2"], numbers: [0, 1] },
    types: { kind: "text", default: "", read: options_read_types },
    rolloff_units: { kind: "text", default: "", read: options_read_rolloff },
    team_mode: { kind: "choice", default: "equal", words: ["equal", "budget"], numbers: [0, 1] },
    budget_halves: { kind: "number", default: 0, bounds: [0, 48] },
    traits: { kind: "text", default: "choose", read: options_read_traits },
    cards: { kind: "choice", default: "none", words: ["none", "earn", "deal"], numbers: [0, 1, 2] },
    deal_mode: { kind: "choice", default: "auto", words: ["auto", "kid3", "kid1", "player3"], numbers: [0, 1, 2, 3] },
    start_hands: { kind: "text", default: "", read: options_read_hands },
    turns: { kind: "number", default: 6, bounds: [1, 6] },
    surrender: { kind: "switch", default: true },
    measure: { kind: "choice", default: "base", words: ["base", "centre"], numbers: [0, 1] },
    kids_are_objects: { kind: "switch", default: true },
    corner_pick: { kind: "choice", default: "block", words: ["block", "alternate"], numbers: [0, 1] },
    defend_points: { kind: "choice", default: "none", words: ["none", "unhurt"], numbers: [0, 1] },
    snowman_last_die: { kind: "choice", default: "forbid", words: ["forbid", "melt"], numbers: [0, 1] },
    gather_give_anywhere: { kind: "switch", default: false },
    variant: { kind: "variant", default: "" },
  },
  content: CONTENT,
  limits: [[0, -1, 24, 24], [1, 48, 0, 0], [1, 8, 0, 0], [0, -1, 2, 0], [1, 0, 0, 0], [0, 2, 0, 0], [0, 12, 0, 0], [0, 2, 0, 0], [0, 12, 0, 0], [1, 0, 0, 0], [0, 5, 0, 0], [-4, 4, 8, 8], [2, 7, 0, 0], [1, 6, 0, 0], [1, 6, 8, 8], [1, 3, 0, 0], [2, 6, 0, 0], [1, 0, 0, 0], [0, 8, 0, 0], [1, 0, 0, 0], [1, 0, 6, 6], [1, 0, 0, 0], [0, 8, 0, 0], [0, 6, 0, 0], [0, 8, 0, 0], [0, 30, 0, 0], [5, 12, 0, 0], [1, 5, 0, 0], [1, 5, 0, 0], [0, 5, 0, 0], [0, 30, 0, 0], [0, 30, 0, 0], [2, 12, 3, 3], [0, 4, 5, 5], [0, 2, 0, 0], [0, 2, 0, 0], [0, 6, 0, 0], [7, 13, 0, 0], [1, 6, 0, 0], [0, 2, 0, 0], [0, 5, 0, 0], [0, 5, 0, 0], [0, 5, 0, 0], [0, 50, 0, 0], [0, 50, 0, 0], [0, 9, 0, 0], [0, 5, 3, 3], [1, 5, 3, 3], [1, 8, 0, 0], [0, 5, 0, 0], [1, 2, 0, 0], [1, 2, 0, 0], [0, 5, 0, 0], [0, 2, 0, 0], [0, 12, 0, 0], [0, -1, 24, 24], [1, 0, 0, 0], [0, 8, 0, 0], [0, 12, 0, 0], [1, 5, 0, 0], [1, 5, 0, 0], [0, 5, 0, 0], [1, 99, 0, 0], [0, 3, 0, 0], [0, 5, 0, 0]],
  settle_content: content_settle_content,
  settle: options_settle,
  remarks: options_remarks,
  hides: options_hides,
  speaker,
};
