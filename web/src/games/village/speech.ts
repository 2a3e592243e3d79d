// What village shows and says. Translated from view.py, tell.py, words.py and what these call in src/snowyard/games/village by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import { namesOf, variantOf, type Cells, type Content } from '../../engine/content';
import * as py from '../../engine/python';
import type { Speaker } from '../../engine/speaker';
import { read, type Yard } from './record';
import type { Private, Public } from './types';

const drawing_LEG = [0, 1000, 1415, 1733, 2000, 2237, 2450, 2646, 2829, 3000, 3163, 3317, 3465, 3606, 3742, 3873, 4000, 4124, 4243, 4359, 4473, 4583, 4691, 4796, 4899, 5000, 5100, 5197, 5292, 5386, 5478, 5568, 5657, 5745, 5831, 5917, 6000, 6083, 6165, 6245, 6325, 6404, 6481, 6558, 6634, 6709, 6783, 6856, 6929, 7000, 7072, 7142, 7212, 7281, 7349, 7417, 7484, 7550, 7616, 7682, 7746, 7811, 7875, 7938, 8000, 8063, 8125, 8186, 8247, 8307, 8367, 8427, 8486, 8545, 8603, 8661, 8718, 8775, 8832, 8889, 8945, 9000, 9056, 9111, 9166, 9220, 9274, 9328, 9381, 9434, 9487, 9540, 9592, 9644, 9696, 9747, 9798, 9849, 9900, 9950, 10000, 10050, 10100, 10149, 10199, 10247, 10296, 10345, 10393, 10441, 10489, 10536, 10584, 10631, 10678, 10724, 10771, 10817, 10863, 10909, 10955, 11000, 11046, 11091, 11136, 11181, 11225, 11270, 11314, 11358, 11402, 11446, 11490, 11533, 11576, 11619, 11662, 11705, 11748, 11790, 11833, 11875, 11917, 11959, 12000, 12042, 12084, 12125, 12166, 12207, 12248, 12289, 12329, 12370, 12410, 12450, 12490, 12530, 12570, 12610, 12650, 12689, 12728, 12768, 12807, 12846, 12885, 12923, 12962, 13000, 13039, 13077, 13115, 13153, 13191, 13229, 13267, 13305, 13342, 13380, 13417, 13454, 13491, 13528, 13565, 13602, 13639, 13675, 13712, 13748, 13785, 13821, 13857, 13893, 13929, 13965, 14000, 14036, 14072, 14107, 14143, 14178, 14213, 14248, 14283, 14318, 14353, 14388, 14423, 14457, 14492, 14526, 14561, 14595, 14629, 14663, 14697, 14731, 14765, 14799, 14833, 14867, 14900, 14934, 14967, 15000, 15034, 15067, 15100, 15133, 15166, 15199, 15232, 15265, 15298, 15330, 15363, 15395, 15428, 15460, 15492, 15525, 15557, 15589, 15621, 15653, 15685, 15717, 15749, 15780, 15812, 15843, 15875, 15906, 15938, 15969, 16000, 16032, 16063, 16094, 16125, 16156, 16187, 16218, 16249, 16279, 16310, 16341, 16371, 16402, 16432, 16463, 16493, 16523, 16553, 16584, 16614, 16644, 16674, 16704, 16734, 16764, 16793, 16823, 16853, 16882, 16912, 16942, 16971, 17000, 17030, 17059, 17089, 17118, 17147, 17176, 17205, 17234, 17263, 17292, 17321, 17350, 17379, 17407, 17436, 17465, 17493, 17522, 17550, 17579, 17607, 17636, 17664, 17692, 17721, 17749, 17777, 17805, 17833, 17861, 17889, 17917, 17945, 17973, 18000, 18028, 18056, 18084, 18111, 18139, 18166, 18194, 18221, 18249, 18276, 18304, 18331, 18358, 18385, 18412, 18440, 18467, 18494, 18521, 18548, 18575, 18602, 18628, 18655, 18682, 18709, 18735, 18762, 18789, 18815, 18842, 18868, 18895, 18921, 18948, 18974, 19000, 19027, 19053, 19079, 19105, 19132, 19158, 19184, 19210, 19236, 19262, 19288, 19314, 19340, 19365, 19391, 19417, 19443, 19468, 19494, 19520, 19545, 19571, 19596, 19622, 19647, 19673, 19698, 19724, 19749, 19774, 19799, 19825, 19850, 19875, 19900, 19925, 19950, 19975, 20000, 20025, 20050, 20075, 20100, 20125, 20150, 20175, 20200, 20224, 20249, 20274, 20298, 20323, 20347, 20372, 20397, 20421, 20446, 20470, 20494, 20519, 20543, 20567, 20592, 20616, 20640, 20664, 20689, 20713, 20737, 20761, 20785, 20809, 20833, 20857, 20881, 20905, 20929, 20953, 20977, 21000, 21024, 21048, 21072, 21096, 21119, 21143, 21167, 21190, 21214, 21237, 21261, 21284, 21308, 21331, 21355, 21378, 21401, 21425, 21448, 21471, 21495, 21518, 21541, 21564, 21588, 21611, 21634, 21657, 21680, 21703, 21726, 21749, 21772, 21795, 21818, 21841, 21864, 21887, 21909, 21932, 21955, 21978, 22000, 22023, 22046, 22069, 22091, 22114, 22136, 22159, 22182, 22204, 22227, 22249, 22272, 22294, 22316, 22339, 22361, 22384, 22406, 22428, 22450, 22473, 22495, 22517, 22539, 22562, 22584, 22606, 22628, 22650, 22672, 22694, 22716, 22738, 22760, 22782, 22804, 22826, 22848, 22870, 22892, 22913, 22935, 22957, 22979, 23000, 23022, 23044, 23066, 23087, 23109, 23131, 23152, 23174, 23195, 23217, 23238, 23260, 23281, 23303, 23324, 23346, 23367, 23389, 23410, 23431, 23453, 23474, 23495, 23516, 23538, 23559, 23580, 23601, 23623, 23644, 23665, 23686, 23707, 23728, 23749, 23770, 23791, 23812, 23833, 23854, 23875, 23896, 23917, 23938, 23959, 23980, 24000];
const drawing_WAY = [[1, 0, 1000], [0, 1, 1000], [1, 1, 1415], [-1, 1, 1415], [2, 1, 2237], [1, 2, 2237], [-1, 2, 2237], [-2, 1, 2237]];
const detours_BLOCKED = [[[47, -47], [47, -47], [47, -47], [47, -47], [-2, 1], [-2, 1], [-2, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [47, -47], [-1, 1], [-1, 1], [-1, 1], [-1, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [47, -47], [-2, 0], [-2, 1], [-2, 1], [-1, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [47, -47], [0, 2], [-1, 2], [-1, 2], [-1, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [47, -47], [-3, 0], [-3, 1], [-3, 1], [-2, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [-2, 0], [-2, 1], [-2, 1], [-2, 1], [-1, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [0, 2], [-1, 2], [-1, 2], [-1, 2], [-1, 1], [47, -47], [47, -47], [47, -47], [47, -47]], [[47, -47], [47, -47], [47, -47], [0, 3], [-1, 3], [-1, 3], [-1, 2], [47, -47], [47, -47], [47, -47], [47, -47]]];
const view_FACES = new py.Dict([[1, "move"], [2, "gather"], [3, "aim"], [4, "throw"], [5, "trait"], [6, "wild"]]);
const view_TRAIT_NAMES = ["fast", "strong", "skilful", "resourceful"];
const numbers_CARD_NAMES = ["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash", "spare-1", "spare-2"];
const numbers_PRINTED_CARDS = ["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash"];
const numbers_TYPE_NAMES = ["kid", "big", "elf", "snowman", "yeti", "penguin", "spare-1", "spare-2"];
const tell_things_CHEATING = new py.Dict([[-1, "never"], [0, "free"], [7, "point"]]);
const places_landmarks = new py.Dict([[[[2, 24, 24, 24, 24, 2], [0, 8, 14, 16, 20, 0], [0, 28, 8, 34, 16, 0], [0, 32, 28, 40, 34, 0], [0, 14, 32, 20, 40, 0], [4, 11, 28, 17, 29, 0], [4, 19, 11, 20, 17, 0], [4, 31, 19, 37, 20, 0], [4, 28, 31, 29, 37, 0], [2, 4, 17, 4, 17, 1], [2, 31, 4, 31, 4, 1], [2, 44, 31, 44, 31, 1], [2, 17, 44, 17, 44, 1], [1, 18, 2, 19, 7, 0], [1, 41, 18, 46, 19, 0], [1, 29, 41, 30, 46, 0], [1, 2, 29, 7, 30, 0]], new py.Dict([[1, "bakery"], [2, "school"], [3, "town-hall"], [4, "inn"]])], [[[0, 18, 20, 30, 28, 0], [0, 5, 16, 11, 22, 0], [0, 37, 26, 43, 32, 0], [0, 20, 36, 28, 42, 0], [0, 20, 6, 28, 12, 0], [1, 34, 35, 35, 42, 0], [1, 13, 6, 14, 13, 0], [4, 12, 31, 20, 32, 0], [4, 28, 16, 36, 17, 0], [4, 14, 16, 15, 22, 0], [4, 33, 26, 34, 32, 0], [2, 8, 27, 8, 27, 2], [2, 40, 21, 40, 21, 2], [2, 34, 21, 34, 21, 1], [2, 14, 27, 14, 27, 1], [2, 7, 34, 7, 34, 1], [2, 41, 14, 41, 14, 1]], new py.Dict([[0, "church"]])]]);
const places_KINDS = new py.Dict([[0, "house"], [1, "wall"], [2, "tree"], [3, "fountain"], [4, "fence"]]);
const places_places_of = py.memo(256, places_places_of_once);
const view_PIECE_NAMES = ["building", "wall", "tree", "feature", "fence"];
const view_GROUND_NAMES = ["snow", "road", "ice"];
const view_CORNERS = [[0, 0], [48, 0], [48, 48], [0, 48]];
const view_KID_NAMES = ["Mia", "Ben", "Lina", "Tom", "Rosa", "Finn", "Greta", "Paul", "Kaya", "Jon", "Nora", "Sam"];
const view_TRAITS = [[], ["fast"], ["strong"], ["fast", "strong"], ["skilful"], ["fast", "skilful"], ["strong", "skilful"], ["fast", "strong", "skilful"], ["resourceful"], ["fast", "resourceful"], ["strong", "resourceful"], ["fast", "strong", "resourceful"], ["skilful", "resourceful"], ["fast", "skilful", "resourceful"], ["strong", "skilful", "resourceful"], ["fast", "strong", "skilful", "resourceful"]];
const view_IDLE = [null, "down", "no-snowball", "no-target", "no-snow", "no-use"];
const view_MOVES = ["move", "slide", "vault", "dash"];
const view_SPARE_CARDS = ["spare-1", "spare-2"];
const view_of_36 = py.memo(1024, view_of_36_once);
const view_PHASES = ["trait", "corner", "deploy", "start_other", "start_self", "main", "dest", "contact", "shove", "throw_shooter", "throw_target", "hit_target", "miracle", "over"];
const tell_FIGHTS = new py.Dict([["throw", tell_fights_tell_throw], ["needs", tell_fights_tell_needs], ["hit_roll", tell_fights_tell_hit_roll], ["hit", tell_fights_tell_hit], ["miss", tell_fights_tell_miss], ["points", tell_fights_tell_points], ["effect", tell_fights_tell_effect], ["lost", tell_fights_tell_lost], ["shove", tell_fights_tell_shove], ["oops", tell_fights_tell_oops], ["down", (e: any, _t: any) => py.say("down", { kid: py.at(view_KID_NAMES, e.a), left: e.b })], ["check", tell_fights_tell_check], ["caught", (e: any, _t: any) => py.say("caught", { kid: py.at(view_KID_NAMES, e.a), who: py.seat(e.seat) })]]);
const tell_CORNER_SIDES = ["sw", "se", "ne", "nw"];
const tell_MOVED_BY = ["walk", "slide", "vault", "dash"];
const tell_TELLINGS = new py.Dict([...py.items(tell_FIGHTS), ["rolloff", (e: any, t: any) => py.say("rolloff", { team: tell_team(t, e.a), die: e.b, unit: tell_things_unit(t, e.c) })], ["special", (e: any, t: any) => py.say("special", { ...py.fields(tell_kid(e)), unit: tell_things_unit(t, e.b) })], ["trait", (e: any, _t: any) => py.say("trait", { ...py.fields(tell_kid(e)), traits: tell_traits(e.b) })], ["corner_roll", (e: any, t: any) => py.say((py.eq(e.c, -1 /* AGAIN */) ? "corner-roll-again" : "corner-roll"), { team: tell_team(t, e.a), die: e.b })], ["corner", tell_tell_corner], ["deploy", tell_tell_deploy], ["turn", (e: any, t: any) => py.say("turn", { turn: e.a, of: t.turns })], ["order_roll", tell_tell_order_roll], ["order", tell_tell_order], ["activate", (e: any, _t: any) => py.say("activate", { ...py.fields(tell_kid(e)) })], ["command", tell_tell_command], ["end_activation", tell_tell_end_activation], ["spend", tell_tell_spend], ["move_roll", (e: any, _t: any) => py.say(`moves-${py.str(py.at(tell_MOVED_BY, e.b))}`, { kid: py.at(view_KID_NAMES, e.a), inches: e.c })], ["moved", tell_tell_moved], ["gather", tell_tell_gather], ["give", (e: any, _t: any) => py.say("give", { kid: py.at(view_KID_NAMES, e.a), to: py.at(view_KID_NAMES, e.b), size: e.c })], ["dice", (e: any, _t: any) => py.say((py.truthy(e.c) ? "regrow" : "recover"), { kid: py.at(view_KID_NAMES, e.a), dice: e.b })], ["aim", tell_tell_aim], ["prepare", (e: any, _t: any) => py.say("prepare", { kid: py.at(view_KID_NAMES, e.a), more: e.b })], ["getup", (e: any, _t: any) => py.say("getup", { kid: py.at(view_KID_NAMES, e.a) })], ["dealt", tell_tell_dealt], ["drawn", tell_tell_drawn], ["card", tell_tell_card], ["pass", (e: any, _t: any) => py.say("pass", { ...py.fields(tell_kid(e)) })], ["discard", tell_tell_discard], ["removed", tell_tell_removed], ["surrender", (e: any, _t: any) => py.say("surrender", { who: py.seat(e.seat) })], ["total", tell_tell_total], ["won", tell_tell_won]]);
const meaning_FACE_OF = new py.Dict([["move", 1], ["gather", 2], ["aim", 3], ["throw", 4], ["slide", 1], ["vault", 1]]);
const meaning_WILD_ONLY = ["recover", "prepare", "get"];
const meaning_NOWHERE = [0, 0];
const meaning_SAVED_WAYS = ["3x1", "2x3", "1x5"];
const tell_way = py.memo(4096, tell_way_once);
const words_RULES_OF_MOVES = [["VILLAGE-22", "VILLAGE-62"], ["VILLAGE-23", "VILLAGE-63"], ["VILLAGE-24", "VILLAGE-64"], ["VILLAGE-22", "VILLAGE-102"]];
const words_RULES_AT = new py.Dict([["trait", ["VILLAGE-36", "VILLAGE-59"]], ["corner", ["VILLAGE-38", "VILLAGE-39"]], ["deploy", ["VILLAGE-26", "VILLAGE-40"]], ["start_other", ["VILLAGE-53", "VILLAGE-54"]], ["start_self", ["VILLAGE-46", "VILLAGE-53"]], ["main", ["VILLAGE-59", "VILLAGE-84"]], ["contact", ["VILLAGE-55", "VILLAGE-68"]], ["shove", ["VILLAGE-68", "VILLAGE-91"]], ["throw_shooter", ["VILLAGE-84", "VILLAGE-85"]], ["throw_target", ["VILLAGE-84", "VILLAGE-85"]], ["hit_target", ["VILLAGE-88", "VILLAGE-89"]], ["miracle", ["VILLAGE-92"]], ["over", ["VILLAGE-112", "VILLAGE-116", "VILLAGE-117"]]]);
const words_PAID = ["", " by trait", " by wild"];
const words_GATHERS = ["new", ...py.iter((function* (): any { for (const size of py.iter(py.range(1, 5))) yield `grow ${py.str(size)}`; })()), "regrow", ...py.iter((function* (): any { for (const size of py.iter(py.range(1, 6))) for (const slot of py.iter(py.range(6 /* SLOTS */))) yield `give ${py.str(size)} to slot ${py.str(slot)}`; })())];
const words_TRAIT_WORDS = ["fast", "strong", "skilful", "resourceful", "fast strong", "fast skilful", "fast resourceful", "strong skilful", "strong resourceful", "skilful resourceful"];
const words_NAMES = [...py.iter((function* (): any { for (const y of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) for (const x of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) yield `to ${py.str(x)} ${py.str(y)}`; })()), "end", "pass", ...py.iter((function* (): any { for (const verb of py.iter(["move", "slide", "vault", "aim"])) for (const paid of py.iter(words_PAID)) yield `${py.str(verb)}${py.str(paid)}`; })()), "recover", "prepare", "get up", ...py.iter((function* (): any { for (const paid of py.iter(words_PAID)) for (const use of py.iter(words_GATHERS)) yield `gather ${py.str(use)}${py.str(paid)}`; })()), ...py.iter((function* (): any { for (const paid of py.iter(words_PAID)) for (const kid of py.iter(py.range(12 /* KIDS */))) for (const what of py.iter([...py.iter((function* (): any { for (const size of py.iter(py.range(1, 6))) yield `size ${py.str(size)}`; })()), "yourself"])) yield `throw ${py.str(what)} at k${py.str(kid)}${py.str(paid)}`; })()), ...py.iter((function* (): any { for (const kid of py.iter(py.range(12 /* KIDS */))) yield `shove k${py.str(kid)}`; })()), ...py.iter((function* (): any { for (const way of py.iter(meaning_SAVED_WAYS)) yield `play saved ${py.str(way)}`; })()), "play notdone", "play ice", "play grandma", "play pitch", "play missed", "play miracle", "play miracle to draw", "play dash", ...py.iter((function* (): any { for (const corner of py.iter(py.range(4))) yield `corner ${py.str(corner)}`; })()), ...py.iter((function* (): any { for (const words of py.iter(words_TRAIT_WORDS)) yield `trait${(py.contains(words, " ") ? "s" : "")} ${py.str(words)}`; })()), "surrender", ...py.iter((function* (): any { for (const card of py.iter(view_SPARE_CARDS)) yield `play ${py.str(card)}`; })())];
const words_EVENTS = ["rolloff", "special", "trait", "corner_roll", "corner", "deploy", "dealt", "drawn", "turn", "order_roll", "order", "activate", "command", "spend", "move_roll", "moved", "shove", "oops", "down", "gather", "give", "dice", "aim", "prepare", "getup", "throw", "needs", "hit_roll", "hit", "miss", "points", "effect", "lost", "check", "caught", "removed", "card", "pass", "discard", "surrender", "end_activation", "total", "won"];
const options_MAP_NAMES = ["market", "church", "pond", "open", "generated"];
const shared_39 = new py.Dict([[0, "none"], [1, "fast"], [2, "strong"], [4, "skilful"], [8, "resourceful"], [16, "chosen"]]);
const shared_40 = new py.Dict([[0, "no"], [1, "yes"]]);
const shared_41 = new py.Dict([[0, "never"]]);
const shared_42 = new py.Dict([[1, "move"], [2, "gather"], [3, "aim"], [4, "throw"]]);
const shared_43 = new py.Dict([[0, "saved"], [1, "notdone"], [2, "ice"], [3, "grandma"], [4, "pitch"], [5, "missed"], [6, "miracle"], [7, "dash"]]);
const shared_44 = ["kid3", "kid1", "player3"];

function view_public(t: any): any {
  let bends: any, bends_at: any, beside: any, beside_at: any, drawn: any, points: any;
  drawn = py.filled(drawing_draw, t, 20072 /* CELLS */);
  bends_at = py.add(191 /* POINTS_AT */, py.mul(3, py.at(drawn, 2 /* POINT_COUNT */)));
  beside_at = py.add(bends_at, py.mul(4, py.at(drawn, 3 /* BEND_COUNT */)));
  [points, bends, beside] = [py.slice(drawn, 191 /* POINTS_AT */, bends_at), py.slice(drawn, bends_at, beside_at), py.slice(drawn, beside_at)];
  return { turns: t.turns, faces: view_faces(t), traits: view_traits(t), numbers: numbers_numbers(t), map: view_the_map(t), teams: [...(function* (): any { for (const i of py.iter(py.range(t.teams))) yield view_team(t, i, t.corner_owner, py.at(t.total, i), py.and(py.shr(t.winners, i), 1)); })()], kids: [...(function* (): any { for (const [k, facts] of py.iter(py.enumerate(view_facts_of_kids(t, drawn)))) yield view_kid(t, k, facts); })()], order: py.list(py.slice(t.order, undefined, t.order_count)), active: ((t.active >= 0) ? t.active : null), pool: [...(function* (): any { for (const face of py.iter(py.range(1, 7))) for (const _ of py.iter(py.range(py.at(t.pool, face)))) yield face; })()], spendable: [...(function* (): any { for (const face of py.iter(py.range(1, 7))) if (py.at(t.pool, face)) yield view_spendable(t, face, py.at(t.trait, t.active), py.at(drawn, py.add(4 /* IDLE_AT */, face))); })()], move: ((t.mover >= 0) ? { kid: t.mover, kind: py.at(view_MOVES, t.move_kind), inches: t.inches, die: view_die_of(t) } : null), choices: py.list(py.zip(true, py.slice(points, undefined, undefined, 3), py.slice(points, 1, undefined, 3), py.slice(points, 2, undefined, 3))), bends: py.list(py.zip(true, py.slice(bends, undefined, undefined, 4), py.slice(bends, 1, undefined, 4), py.slice(bends, 2, undefined, 4), py.slice(bends, 3, undefined, 4))), beside: py.list(py.zip(true, py.slice(beside, undefined, undefined, 2), py.slice(beside, 1, undefined, 2))), throw: (t.ammunition ? view_throwing(t) : null), lines: [...(function* (): any { for (const at of py.iter(py.range(23 /* LINES_AT */, py.add(23 /* LINES_AT */, py.mul(14 /* LINE_CELLS */, py.at(drawn, 0 /* LINE_COUNT */))), 14 /* LINE_CELLS */))) yield view_line(t, t.active, py.list(py.slice(drawn, at, py.add(at, 14 /* LINE_CELLS */))), py.at(drawn, 1 /* HELD */)); })()] };
}

function drawing_draw(t: any, out: any): any {
  let at: any, bends: any, face: any, idle: any, kid: any, lines: any, points: any;
  for (kid of py.iter(py.range(t.kids))) {
    py.put(out, py.add(11 /* GROUND_AT */, kid), ((py.at(t.in_play, kid) === 1) ? sight_ground_at(t, py.at(t.x, kid), py.at(t.y, kid)) : 0));
  }
  lines = 0;
  if (((t.active >= 0) && (py.at(t.in_play, t.active) === 1))) {
    for (kid of py.iter(py.range(t.kids))) {
      if (((py.at(t.in_play, kid) === 1) && (py.at(t.team, kid) !== py.at(t.team, t.active)))) {
        drawing_draw_line(t, t.active, kid, out, py.add(23 /* LINES_AT */, py.mul(14 /* LINE_CELLS */, lines)));
        lines = py.iadd(lines, 1);
      }
    }
  }
  py.put(out, 0 /* LINE_COUNT */, lines);
  py.put(out, 1 /* HELD */, ((t.active >= 0) ? spending_ammunition(t, t.active) : 0));
  for (face of py.iter(py.range(1, py.add(6 /* WILD */, 1)))) {
    idle = ((t.active >= 0) && (py.at(t.in_play, t.active) === 1) && (py.at(t.pool, face) > 0));
    py.put(out, py.add(4 /* IDLE_AT */, face), (py.truthy(idle) ? drawing_why_idle(t, t.active, face, out) : 0 /* USEFUL */));
  }
  points = drawing_draw_points(t, out);
  at = py.add(191 /* POINTS_AT */, py.mul(3, points));
  bends = (((t.mover >= 0) && (t.winding === 1)) ? drawing_draw_bends(t, out, at) : 0);
  py.put(out, 2 /* POINT_COUNT */, points);
  py.put(out, 3 /* BEND_COUNT */, bends);
  at = py.iadd(at, py.mul(4, bends));
  return ((t.mover >= 0) ? py.add(at, py.mul(2, drawing_draw_beside(t, out, at))) : at);
}

function sight_ground_at(t: any, x: any, y: any): any {
  let found: any, i: any;
  found = 0 /* SNOW */;
  for (i of py.iter(py.range(t.area_count))) {
    if ((py.compare(geometry_rect_distance2(x, y, py.at(t.area, [i, 1]), py.at(t.area, [i, 2]), py.at(t.area, [i, 3]), py.at(t.area, [i, 4])), py.mul(py.at(t.area, [i, 5]), py.at(t.area, [i, 5]))) <= 0)) {
      if ((py.at(t.area, [i, 0]) === 1 /* ROAD */)) {
        return 1 /* ROAD */;
      }
      found = py.at(t.area, [i, 0]);
    }
  }
  return found;
}

function geometry_rect_distance2(px: any, py_: any, x0: any, y0: any, x1: any, y1: any): any {
  let ex: any, ey: any;
  ex = py.max([py.sub(x0, px), 0, py.sub(px, x1)]);
  ey = py.max([py.sub(y0, py_), 0, py.sub(py_, y1)]);
  return py.add(py.mul(ex, ex), py.mul(ey, ey));
}

function drawing_draw_line(t: any, a: any, b: any, out: any, at: any): any {
  let d2: any, i: any, kid: any, kids: any, near: any, pieces: any, size: any, too_close: any;
  d2 = sight_gap2(t, a, b);
  too_close = sight_within(t, d2, t.close_inches);
  near = 0;
  pieces = 0;
  for (i of py.iter(py.range(t.piece_count))) {
    if (py.truthy(sight_piece_is_object(t, a, b, i))) {
      pieces = py.or(pieces, py.shl(1, i));
      near = py.iadd(near, 1);
    }
  }
  kids = 0;
  for (kid of py.iter(py.range(t.kids))) {
    if (py.truthy(sight_kid_is_object(t, a, b, kid))) {
      kids = py.or(kids, py.shl(1, kid));
      near = py.iadd(near, 1);
    }
  }
  py.put(out, py.add(at, 0 /* TO */), b);
  py.put(out, py.add(at, 1 /* GAP */), d2);
  py.put(out, py.add(at, 2 /* TOO_CLOSE */), (py.truthy(too_close) ? 1 : 0));
  py.put(out, py.add(at, 3 /* FORBIDDEN */), ((py.truthy(too_close) && (py.at(t.cheats, [py.at(t.kind, a), py.at(t.kind, b)]) === -1 /* NEVER */)) ? 1 : 0));
  py.put(out, py.add(at, 4 /* HIDDEN_BY */), sight_blocker(t, a, b));
  py.put(out, py.add(at, 5 /* PIECES */), pieces);
  py.put(out, py.add(at, 6 /* OTHER_KIDS */), kids);
  for (i of py.iter(py.range(6 /* AMMUNITION */))) {
    size = (py.eq(i, py.sub(6 /* AMMUNITION */, 1)) ? t.own_piece : py.add(i, 1));
    py.put(out, py.add(py.add(at, 7 /* REQUIRED */), i), sight_required_number(t, a, b, size, py.at(t.aim, a), near));
  }
}

function sight_gap2(t: any, a: any, b: any): any {
  return geometry_distance2(py.at(t.x, a), py.at(t.y, a), py.at(t.x, b), py.at(t.y, b));
}

function geometry_distance2(ax: any, ay: any, bx: any, by: any): any {
  return py.add(py.mul(py.sub(ax, bx), py.sub(ax, bx)), py.mul(py.sub(ay, by), py.sub(ay, by)));
}

function sight_within(t: any, d2: any, inches: any): any {
  let reach: any;
  reach = ((t.measure === 1 /* CENTRE */) ? py.mul(2, inches) : py.add(py.mul(2, inches), 2));
  return (py.compare(d2, py.mul(reach, reach)) <= 0);
}

function sight_piece_is_object(t: any, a: any, b: any, piece: any): any {
  let near: any, x0: any, x1: any, y0: any, y1: any;
  near = py.add(py.at(t.piece, [piece, 5]), t.beside);
  x0 = py.at(t.piece, [piece, 1]);
  y0 = py.at(t.piece, [piece, 2]);
  x1 = py.at(t.piece, [piece, 3]);
  y1 = py.at(t.piece, [piece, 4]);
  if (py.truthy(geometry_apart(py.at(t.x, a), py.at(t.y, a), py.at(t.x, b), py.at(t.y, b), x0, y0, x1, y1, near))) {
    return false;
  }
  return (py.compare(geometry_segment_to_rect(py.at(t.x, a), py.at(t.y, a), py.at(t.x, b), py.at(t.y, b), x0, y0, x1, y1, near), 0) <= 0);
}

function geometry_apart(ax: any, ay: any, bx: any, by: any, x0: any, y0: any, x1: any, y1: any, far: any): any {
  if (((py.compare(py.max([ax, bx]), py.sub(x0, far)) < 0) || (py.compare(py.min([ax, bx]), py.add(x1, far)) > 0))) {
    return true;
  }
  return ((py.compare(py.max([ay, by]), py.sub(y0, far)) < 0) || (py.compare(py.min([ay, by]), py.add(y1, far)) > 0));
}

function geometry_segment_to_rect(ax: any, ay: any, bx: any, by: any, x0: any, y0: any, x1: any, y1: any, r: any): any {
  let least: any;
  if (py.truthy(geometry_meets_closed_rect(ax, ay, bx, by, x0, y0, x1, y1))) {
    return geometry_sign(py.neg(r));
  }
  least = geometry_sign(py.sub(geometry_rect_distance2(ax, ay, x0, y0, x1, y1), py.mul(r, r)));
  least = py.min([least, geometry_sign(py.sub(geometry_rect_distance2(bx, by, x0, y0, x1, y1), py.mul(r, r)))]);
  least = py.min([least, geometry_segment_to_point(ax, ay, bx, by, x0, y0, r)]);
  least = py.min([least, geometry_segment_to_point(ax, ay, bx, by, x1, y0, r)]);
  least = py.min([least, geometry_segment_to_point(ax, ay, bx, by, x1, y1, r)]);
  return py.min([least, geometry_segment_to_point(ax, ay, bx, by, x0, y1, r)]);
}

function geometry_meets_closed_rect(ax: any, ay: any, bx: any, by: any, x0: any, y0: any, x1: any, y1: any): any {
  let c0: any, c1: any, c2: any, c3: any;
  if (((py.compare(py.max([ax, bx]), x0) < 0) || (py.compare(py.min([ax, bx]), x1) > 0) || (py.compare(py.max([ay, by]), y0) < 0) || (py.compare(py.min([ay, by]), y1) > 0))) {
    return false;
  }
  c0 = geometry_cross(ax, ay, bx, by, x0, y0);
  c1 = geometry_cross(ax, ay, bx, by, x1, y0);
  c2 = geometry_cross(ax, ay, bx, by, x1, y1);
  c3 = geometry_cross(ax, ay, bx, by, x0, y1);
  return ((py.compare(py.min([c0, c1, c2, c3]), 0) <= 0) && (py.compare(py.max([c0, c1, c2, c3]), 0) >= 0));
}

function geometry_cross(ax: any, ay: any, bx: any, by: any, cx: any, cy: any): any {
  return py.sub(py.mul(py.sub(bx, ax), py.sub(cy, ay)), py.mul(py.sub(by, ay), py.sub(cx, ax)));
}

function geometry_sign(value: any): any {
  if ((value < 0)) {
    return -1;
  }
  if ((value > 0)) {
    return 1;
  }
  return 0;
}

function geometry_segment_to_point(ax: any, ay: any, bx: any, by: any, cx: any, cy: any, r: any): any {
  let along: any, c: any, length2: any;
  length2 = geometry_distance2(ax, ay, bx, by);
  along = py.add(py.mul(py.sub(cx, ax), py.sub(bx, ax)), py.mul(py.sub(cy, ay), py.sub(by, ay)));
  if ((py.compare(along, 0) <= 0)) {
    return geometry_sign(py.sub(geometry_distance2(ax, ay, cx, cy), py.mul(r, r)));
  }
  if ((py.compare(along, length2) >= 0)) {
    return geometry_sign(py.sub(geometry_distance2(bx, by, cx, cy), py.mul(r, r)));
  }
  c = geometry_cross(ax, ay, bx, by, cx, cy);
  return geometry_sign(py.sub(py.mul(c, c), py.mul(py.mul(r, r), length2)));
}

function sight_kid_is_object(t: any, a: any, b: any, other: any): any {
  let near: any;
  if (((t.kids_are_objects === 0) || (other === a) || (other === b) || (py.at(t.in_play, other) === 0))) {
    return false;
  }
  near = ((t.measure === 1 /* CENTRE */) ? t.beside : py.add(t.beside, 1));
  if (py.truthy(geometry_apart(py.at(t.x, a), py.at(t.y, a), py.at(t.x, b), py.at(t.y, b), py.at(t.x, other), py.at(t.y, other), py.at(t.x, other), py.at(t.y, other), near))) {
    return false;
  }
  return (py.compare(geometry_segment_to_point(py.at(t.x, a), py.at(t.y, a), py.at(t.x, b), py.at(t.y, b), py.at(t.x, other), py.at(t.y, other), near), 0) <= 0);
}

function sight_blocker(t: any, a: any, b: any): any {
  let ax: any, ay: any, bx: any, by: any, i: any, other: any;
  ax = py.at(t.x, a);
  ay = py.at(t.y, a);
  bx = py.at(t.x, b);
  by = py.at(t.y, b);
  for (i of py.iter(py.range(t.piece_count))) {
    if ((py.at(t.piece, [i, 0]) !== 4 /* FENCE */)) {
      if ((py.at(t.piece, [i, 5]) === 0)) {
        if (py.truthy(geometry_meets_open_rect(ax, ay, bx, by, py.at(t.piece, [i, 1]), py.at(t.piece, [i, 2]), py.at(t.piece, [i, 3]), py.at(t.piece, [i, 4])))) {
          return i;
        }
      } else if (py.truthy(sight_nearer(ax, ay, bx, by, py.at(t.piece, [i, 1]), py.at(t.piece, [i, 2]), py.at(t.piece, [i, 5])))) {
        return i;
      }
    }
  }
  for (other of py.iter(py.range(t.kids))) {
    if ((!py.eq(other, a) && !py.eq(other, b) && (py.at(t.in_play, other) === 1))) {
      if (py.truthy(sight_nearer(ax, ay, bx, by, py.at(t.x, other), py.at(t.y, other), 1))) {
        return py.add(100 /* KID_IN_THE_WAY */, other);
      }
    }
  }
  return -1 /* VISIBLE */;
}

function geometry_meets_open_rect(ax: any, ay: any, bx: any, by: any, x0: any, y0: any, x1: any, y1: any): any {
  let c0: any, c1: any, c2: any, c3: any;
  if (((py.compare(py.max([ax, bx]), x0) <= 0) || (py.compare(py.min([ax, bx]), x1) >= 0) || (py.compare(py.max([ay, by]), y0) <= 0) || (py.compare(py.min([ay, by]), y1) >= 0))) {
    return false;
  }
  c0 = geometry_cross(ax, ay, bx, by, x0, y0);
  c1 = geometry_cross(ax, ay, bx, by, x1, y0);
  c2 = geometry_cross(ax, ay, bx, by, x1, y1);
  c3 = geometry_cross(ax, ay, bx, by, x0, y1);
  return ((py.compare(py.min([c0, c1, c2, c3]), 0) < 0) && (py.compare(py.max([c0, c1, c2, c3]), 0) > 0));
}

function sight_nearer(ax: any, ay: any, bx: any, by: any, x: any, y: any, r: any): any {
  return (!py.truthy(geometry_apart(ax, ay, bx, by, x, y, x, y, py.sub(r, 1))) && (py.compare(geometry_segment_to_point(ax, ay, bx, by, x, y, r), 0) < 0));
}

function sight_required_number(t: any, a: any, b: any, size: any, aim: any, objects: any): any {
  let d2: any, needed: any;
  d2 = sight_gap2(t, a, b);
  needed = py.sub(py.at(t.to_hit, [py.at(t.kind, a), py.at(t.kind, b)]), py.at(t.size_bonus, py.sub(size, 1)));
  if (py.truthy(sight_within(t, d2, t.near_inches))) {
    needed = py.iadd(needed, py.at(t.hit_base, 0));
  } else if (py.truthy(sight_within(t, d2, t.middle_inches))) {
    needed = py.iadd(needed, py.at(t.hit_base, 1));
  } else {
    needed = py.iadd(needed, py.at(t.hit_base, 2));
  }
  return py.sub(py.add(needed, py.mul(objects, t.object_malus)), py.mul(aim, t.aim_bonus));
}

function spending_ammunition(t: any, kid: any): any {
  let kinds: any, size: any;
  kinds = 0;
  for (size of py.iter(py.range(1, py.add(5 /* SIZES */, 1)))) {
    if ((py.at(t.balls, [kid, size]) > 0)) {
      kinds = py.or(kinds, py.shl(1, py.sub(size, 1)));
    }
  }
  if (((py.at(t.throws_itself, py.at(t.kind, kid)) === 1) && ((py.at(t.dice, kid) >= 2) || ((t.snowman_last_die === 1 /* MELT */) && (py.at(t.dice, kid) === 1))))) {
    kinds = py.or(kinds, py.shl(1, py.sub(6 /* AMMUNITION */, 1)));
  }
  return kinds;
}

function drawing_why_idle(t: any, kid: any, face: any, out: any): any {
  let i: any, line: any, verb: any, verbs: any;
  if ((face === 6 /* WILD */)) {
    return 0 /* USEFUL */;
  }
  if ((py.at(t.down, kid) === 1)) {
    return 1 /* IS_DOWN */;
  }
  verbs = 0;
  for (verb of py.iter(py.range(1 /* MOVE_FACE */, py.add(4 /* THROW_FACE */, 1)))) {
    if ((py.eq(face, verb) || ((face === 5 /* TRAIT_FACE */) && (py.and(py.at(t.trait, kid), py.at(t.pays, verb)) !== 0)))) {
      verbs = py.or(verbs, py.shl(1, verb));
    }
  }
  if (!py.eq(py.and(verbs, py.or(py.shl(1, 1 /* MOVE_FACE */), py.shl(1, 3 /* AIM_FACE */))), 0)) {
    return 0 /* USEFUL */;
  }
  if ((py.eq(py.and(py.shr(verbs, 2 /* GATHER_FACE */), 1), 1) && !py.eq(spending_gather_uses(t, kid), 0))) {
    return 0 /* USEFUL */;
  }
  if (py.eq(py.and(py.shr(verbs, 4 /* THROW_FACE */), 1), 1)) {
    if (py.eq(py.at(out, 1 /* HELD */), 0)) {
      return 2 /* NO_SNOWBALL */;
    }
    for (i of py.iter(py.range(py.at(out, 0 /* LINE_COUNT */)))) {
      line = py.add(23 /* LINES_AT */, py.mul(14 /* LINE_CELLS */, i));
      if ((py.eq(py.at(out, py.add(line, 4 /* HIDDEN_BY */)), -1 /* VISIBLE */) && py.eq(py.at(out, py.add(line, 3 /* FORBIDDEN */)), 0))) {
        return 0 /* USEFUL */;
      }
    }
    return 3 /* NO_TARGET */;
  }
  return (py.eq(py.and(py.shr(verbs, 2 /* GATHER_FACE */), 1), 1) ? 4 /* NO_SNOW */ : 5 /* NO_USE */);
}

function spending_gather_uses(t: any, kid: any): any {
  let kind: any, on_snow: any, size: any, takers: any, uses: any;
  on_snow = py.eq(sight_ground_at(t, py.at(t.x, kid), py.at(t.y, kid)), 0 /* SNOW */);
  uses = 0;
  if (py.truthy(on_snow)) {
    kind = py.at(t.kind, kid);
    if ((py.at(t.gather_of, kind) > 0)) {
      uses = py.or(uses, py.shl(1, 0 /* NEW */));
      for (size of py.iter(py.range(1, t.largest))) {
        if ((py.at(t.balls, [kid, size]) > 0)) {
          uses = py.or(uses, py.shl(1, py.sub(py.add(1 /* GROW */, size), 1)));
        }
      }
    }
    if (((py.at(t.regrows, kind) > 0) && (py.at(t.dice, kid) < py.at(t.dice_of, kind)))) {
      uses = py.or(uses, py.shl(1, 5 /* REGROW */));
    }
  }
  if ((py.truthy(on_snow) || (t.gather_give_anywhere === 1))) {
    takers = spending_receivers(t, kid);
    for (size of py.iter(py.range(1, py.add(5 /* SIZES */, 1)))) {
      if ((py.at(t.balls, [kid, size]) > 0)) {
        uses = py.or(uses, py.shl(takers, py.add(6 /* GIVE */, py.mul(6 /* SLOTS */, py.sub(size, 1)))));
      }
    }
  }
  return uses;
}

function spending_receivers(t: any, kid: any): any {
  let first: any, mate: any, slot: any, slots: any;
  slots = 0;
  first = py.at(t.first_kid, py.at(t.team, kid));
  for (slot of py.iter(py.range(py.at(t.team_size, py.at(t.team, kid))))) {
    mate = py.add(first, slot);
    if ((!py.eq(mate, kid) && (py.at(t.in_play, mate) === 1) && py.truthy(sight_within(t, sight_gap2(t, kid, mate), t.give_inches)))) {
      slots = py.or(slots, py.shl(1, slot));
    }
  }
  return slots;
}

function drawing_draw_points(t: any, out: any): any {
  let at: any, count: any, row: any, x: any, y: any;
  count = 0;
  for (y of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) {
    row = py.at(t.reach, py.add(y, 2 /* PAD */));
    if (!py.eq(row, 0)) {
      for (x of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) {
        if (py.eq(py.and(py.shr(row, py.add(x, 2 /* PAD */)), 1), 1)) {
          at = py.add(191 /* POINTS_AT */, py.mul(3, count));
          py.put(out, at, x);
          py.put(out, py.add(at, 1), y);
          py.put(out, py.add(at, 2), 0);
          if ((t.mover >= 0)) {
            py.put(out, py.add(at, 2), drawing_length_to(t, x, y));
          }
          count = py.iadd(count, 1);
        }
      }
    }
  }
  return count;
}

function drawing_length_to(t: any, x: any, y: any): any {
  let detour: any, dx: any, dy: any;
  detour = py.at(t.detour, py.sub(py.add(py.mul(47 /* SIDE */, py.sub(y, 1)), x), 1));
  dx = py.sub(x, py.at(t.x, t.mover));
  dy = py.sub(y, py.at(t.y, t.mover));
  return py.int((!py.eq(detour, 0) ? detour : py.at(drawing_LEG, py.add(py.mul(dx, dx), py.mul(dy, dy)))));
}

function drawing_draw_bends(t: any, out: any, at: any): any {
  let count: any, step: any, x: any, y: any;
  count = 0;
  for (y of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) {
    for (x of py.iter(py.range(1, py.add(47 /* SIDE */, 1)))) {
      if ((py.eq(py.and(py.shr(py.at(t.reach, py.add(y, 2 /* PAD */)), py.add(x, 2 /* PAD */)), 1), 1) && (py.at(t.detour, py.sub(py.add(py.mul(47 /* SIDE */, py.sub(y, 1)), x), 1)) !== 0))) {
        step = drawing_step_before(t, x, y);
        py.put(out, py.add(at, py.mul(4, count)), x);
        py.put(out, py.add(py.add(at, py.mul(4, count)), 1), y);
        py.put(out, py.add(py.add(at, py.mul(4, count)), 2), py.add(py.sub(x, py.mod(step, 8)), 4));
        py.put(out, py.add(py.add(at, py.mul(4, count)), 3), py.add(py.sub(y, py.floordiv(step, 8)), 4));
        count = py.iadd(count, 1);
      }
    }
  }
  return count;
}

function drawing_step_before(t: any, x: any, y: any): any {
  let ax: any, ay: any, begins: any, dx: any, dy: any, forward: any, length: any, lit: any, near: any, sliding: any, way: any;
  length = py.at(t.detour, py.sub(py.add(py.mul(47 /* SIDE */, py.sub(y, 1)), x), 1));
  sliding = (t.move_kind === 1 /* SLIDE */);
  for (way of py.iter(py.range(py.sub(9 /* BOARDS */, 1)))) {
    for (forward of py.iter(py.range(2))) {
      dx = (py.eq(forward, 1) ? py.at(drawing_WAY, [way, 0]) : py.neg(py.at(drawing_WAY, [way, 0])));
      dy = (py.eq(forward, 1) ? py.at(drawing_WAY, [way, 1]) : py.neg(py.at(drawing_WAY, [way, 1])));
      ax = py.sub(x, dx);
      ay = py.sub(y, dy);
      lit = py.eq(py.and(py.shr(py.at(t.reach, py.add(ay, 2 /* PAD */)), py.add(ax, 2 /* PAD */)), 1), 1);
      if ((py.truthy(lit) && py.eq(py.add(drawing_length_to(t, ax, ay), py.at(drawing_WAY, [way, 2])), length))) {
        near = detours_kids_beside(t, t.mover, ay, py.shl(1, py.add(ax, 2 /* PAD */)));
        begins = (py.eq(forward, 1) ? ay : y);
        if (!py.eq(detours_free(t, near, sliding, begins, way, py.shl(1, py.add(2 /* PAD */, (py.eq(forward, 1) ? ax : x)))), 0)) {
          return py.int(py.add(py.add(dx, 4), py.mul(8, py.add(dy, 4))));
        }
      }
    }
  }
  return py.add(4, py.mul(8, 4));
}

function detours_kids_beside(t: any, kid: any, y: any, starts: any): any {
  let near: any, other: any, x: any;
  near = 0;
  for (other of py.iter(py.range(t.kids))) {
    if (((py.compare(py.abs(py.sub(py.at(t.y, other), y)), 3 /* IN_THE_WAY */) <= 0) && !py.eq(other, kid) && (py.at(t.in_play, other) === 1))) {
      x = py.at(t.x, other);
      if (!py.eq(py.and(starts, detours_span(py.max([1, py.sub(py.sub(x, 3 /* IN_THE_WAY */), 2)]), py.min([47 /* SIDE */, py.add(py.add(x, 3 /* IN_THE_WAY */), 2)]))), 0)) {
        near = py.or(near, py.shl(1, other));
      }
    }
  }
  return near;
}

function detours_span(first: any, last: any): any {
  if ((first > last)) {
    return 0;
  }
  return py.shl(py.sub(py.shl(1, py.add(py.sub(last, first), 1)), 1), py.add(first, 2 /* PAD */));
}

function detours_free(t: any, near: any, sliding: any, y: any, way: any, points: any): any {
  let above: any, other: any, rest: any, row: any, x: any;
  row = py.and(points, py.at(t.clear, [py.add(1, way), py.add(y, 2 /* PAD */)]));
  while (((near !== 0) && (row !== 0))) {
    other = py.ones(py.sub(py.and(near, py.neg(near)), 1));
    above = py.add(py.sub(y, py.at(t.y, other)), 5 /* STEP_ROWS */);
    row = py.and(row, py.invert(detours_span(py.max([1, py.add(py.at(t.x, other), py.at(detours_BLOCKED, [way, above, 0]))]), py.min([47 /* SIDE */, py.add(py.at(t.x, other), py.at(detours_BLOCKED, [way, above, 1]))]))));
    near = py.and(near, py.sub(near, 1));
  }
  if (sliding) {
    rest = row;
    while (!py.eq(rest, 0)) {
      x = detours_first_point(rest);
      if (py.truthy(detours_meets_road(t, x, y, py.add(x, py.at(drawing_WAY, [way, 0])), py.add(y, py.at(drawing_WAY, [way, 1]))))) {
        row = py.xor(row, py.and(rest, py.neg(rest)));
      }
      rest = py.and(rest, py.sub(rest, 1));
    }
  }
  return row;
}

function detours_first_point(row: any): any {
  return py.sub(py.ones(py.sub(py.and(row, py.neg(row)), 1)), 2 /* PAD */);
}

function detours_meets_road(t: any, ax: any, ay: any, bx: any, by: any): any {
  let i: any;
  for (i of py.iter(py.range(t.area_count))) {
    if ((py.at(t.area, [i, 0]) === 1 /* ROAD */)) {
      if (py.truthy(geometry_meets_closed_rect(ax, ay, bx, by, py.at(t.area, [i, 1]), py.at(t.area, [i, 2]), py.at(t.area, [i, 3]), py.at(t.area, [i, 4])))) {
        return true;
      }
    }
  }
  return false;
}

function drawing_draw_beside(t: any, out: any, at: any): any {
  let count: any, other: any, x: any, y: any;
  count = 0;
  for (other of py.iter(py.range(t.kids))) {
    if (py.truthy(fighting_could_shove(t, t.mover, other))) {
      for (y of py.iter(py.range(py.max([1, py.sub(py.at(t.y, other), 2)]), py.add(py.min([47 /* SIDE */, py.add(py.at(t.y, other), 2)]), 1)))) {
        for (x of py.iter(py.range(py.max([1, py.sub(py.at(t.x, other), 2)]), py.add(py.min([47 /* SIDE */, py.add(py.at(t.x, other), 2)]), 1)))) {
          if ((py.eq(py.and(py.shr(py.at(t.reach, py.add(y, 2 /* PAD */)), py.add(x, 2 /* PAD */)), 1), 1) && py.eq(drawing_first_touched(t, x, y), other))) {
            py.put(out, py.add(at, py.mul(2, count)), x);
            py.put(out, py.add(py.add(at, py.mul(2, count)), 1), y);
            count = py.iadd(count, 1);
          }
        }
      }
    }
  }
  return count;
}

function fighting_could_shove(t: any, kid: any, victim: any): any {
  if (((py.at(t.in_play, victim) === 0) || (py.at(t.down, victim) === 1) || (py.at(t.team, victim) === py.at(t.team, kid)))) {
    return false;
  }
  return py.truthy((py.at(t.cheats, [py.at(t.kind, kid), py.at(t.kind, victim)]) !== -1 /* NEVER */));
}

function drawing_first_touched(t: any, x: any, y: any): any {
  let other: any;
  for (other of py.iter(py.range(t.kids))) {
    if ((py.truthy(fighting_could_shove(t, t.mover, other)) && py.truthy(sight_touches(geometry_distance2(x, y, py.at(t.x, other), py.at(t.y, other)))))) {
      return other;
    }
  }
  return -1;
}

function sight_touches(d2: any): any {
  return ((d2 === 4) || (d2 === 5));
}

function view_faces(t: any): any {
  return [...(function* (): any { for (const face of py.iter(t.die)) yield py.at(view_FACES, face); })()];
}

function view_traits(t: any): any {
  return new py.Dict((function* () { for (const [name, verb] of py.iter(py.zip(true, view_TRAIT_NAMES, t.trait_verb))) yield [name, py.at(view_FACES, verb)]; })());
}

function numbers_numbers(t: any): any {
  return { ranges: [...(function* (): any { for (const inches of py.iter([t.near_inches, t.middle_inches])) yield [inches, sight_between_centres(t, inches)]; })()], aim: t.aim_bonus, prepare: t.prepare_bonus, give: t.give_inches, largest: t.largest, recover: t.recover_dice, shove: t.shove_dice, cards: new py.Dict((function* () { for (const card of py.iter(py.range((t.spare_cards ? 10 /* CARDS */ : 8 /* SPARE_CARD */)))) yield [py.at(numbers_CARD_NAMES, card), numbers_ability(t, card)]; })()), units: new py.Dict((function* () { for (const kind of py.iter(py.range(8 /* TYPES */))) if (py.truthy(tell_things_plays(t, kind))) yield [py.at(numbers_TYPE_NAMES, kind), tell_things_unit_numbers(t, kind)]; })()) };
}

function sight_between_centres(t: any, inches: any): any {
  return ((t.measure === 1 /* CENTRE */) ? py.mul(2, inches) : py.add(py.mul(2, inches), 2));
}

function numbers_ability(t: any, card: any): any {
  let does: any, spare: any;
  [does, spare] = [tell_things_like(t, card), py.sub(card, 8 /* SPARE_CARD */)];
  return { like: py.at(numbers_PRINTED_CARDS, does), ways: (py.eq(does, 0 /* SAVED */) ? tell_things_ways_of(t, card) : []), dice: py.add(py.at(t.card_dice, card), py.mul(2 /* HIT_DICE */, py.contains([4 /* PITCH */, 5 /* MISSED */], does))), inches: ((py.compare(spare, 0) >= 0) ? py.at(t.spare_inches, spare) : (py.eq(does, 7 /* DASH */) ? t.dash_inches : 0)), draws: ((py.compare(spare, 0) >= 0) ? py.at(t.spare_draws, spare) : (py.eq(does, 6 /* MIRACLE */) ? t.miracle_cards : 0)) };
}

function tell_things_like(t: any, card: any): any {
  let does: any;
  does = ((card >= 8 /* SPARE_CARD */) ? py.at(t.spare_does, py.sub(card, 8 /* SPARE_CARD */)) : card);
  return does;
}

function tell_things_ways_of(t: any, card: any): any {
  if ((card >= 8 /* SPARE_CARD */)) {
    return [[py.at(t.spare_count, py.sub(card, 8 /* SPARE_CARD */)), py.at(t.spare_size, py.sub(card, 8 /* SPARE_CARD */))]];
  }
  return py.list(py.zip(true, t.saved_counts, t.saved_sizes));
}

function tell_things_plays(t: any, kind: any): any {
  return (py.contains(py.slice(t.start_type, undefined, t.kids), kind) || py.contains(t.rolloff_units, kind));
}

function tell_things_unit_numbers(t: any, kind: any): any {
  return py.or(tell_things_unit_name(t, kind), new py.Dict([["dice", py.at(t.dice_of, kind)], ["size", py.at(t.gather_of, kind)], ["harder", py.at(py.at(t.to_hit, 0 /* KID */), kind)], ["least", py.at(t.cold_from, kind)], ["each", py.at(t.cold_for, kind)], ["wild", (py.at(t.trait_face_of, kind) === 6 /* WILD */)], ["slides", (py.add(py.at(t.slide_dice, kind), py.at(t.slide_inches, kind)) > 0)], ["piece", (py.at(t.throws_itself, kind) ? t.own_piece : 0)], ["regrows", py.at(t.regrows, kind)], ["oops", py.at(t.oops_from, kind)], ["caught", py.at(t.caught_dice, kind)], ["seen", py.get(tell_things_CHEATING, py.at(py.at(t.cheats, 0 /* KID */), kind), py.at(py.at(t.cheats, 0 /* KID */), kind))], ["honest", py.all((function* (): any { for (const number of py.iter(py.slice(py.at(t.cheats, kind), undefined, 6 /* SPARE_1 */))) yield py.eq(number, -1 /* NEVER */); })())]]));
}

function tell_things_unit_name(t: any, kind: any): any {
  return ((kind >= 6 /* SPARE_1 */) ? py.called(py.name_of(py.at(t.unit_names, py.sub(kind, 6 /* SPARE_1 */)))) : new py.Dict([]));
}

function view_the_map(t: any): any {
  let area_count: any, areas: any, called: any, found: any, piece_count: any, pieces: any;
  [pieces, piece_count, areas, area_count] = [t.piece, t.piece_count, t.area, t.area_count];
  found = places_places_of(pieces, piece_count, areas, area_count);
  called = new py.Dict((function* () { for (const named of py.iter(py.slice(found.all, piece_count))) yield [named.cells, named]; })());
  return { pieces: [...(function* (): any { for (const named of py.iter(found.pieces)) yield view_thing(view_PIECE_NAMES, named.cells, named); })()], ground: [...(function* (): any { for (const cells of py.iter(py.slice(areas, undefined, area_count))) yield view_thing(view_GROUND_NAMES, cells, py.get(called, cells)); })()], corners: [...(function* (): any { for (const [x, y] of py.iter(view_CORNERS)) yield [x, y, reach_zone_reach(t)]; })()] };
}

function places_places_of_once(pieces: any, piece_count: any, areas: any, area_count: any): any {
  let called: any, every: any, grounds: any, ice: any, mine: any, own: any;
  [mine, grounds] = [py.slice(pieces, undefined, piece_count), py.slice(areas, undefined, area_count)];
  ice = [...(function* (): any { for (const cells of py.iter(grounds)) if (py.eq(py.at(cells, 0), 2 /* ICE */)) yield cells; })()];
  own = py.get(places_landmarks, mine, new py.Dict([]));
  called = py.add([...(function* (): any { for (const [i, cells] of py.iter(py.enumerate(mine))) yield py.orElse(py.get(own, i), () => places__kind(cells)); })()], [...(function* (): any { for (const cells of py.iter(ice)) yield (py.truthy(py.at(cells, 5)) ? "pond" : "ice"); })()]);
  every = [...(function* (): any { for (const [name, c] of py.iter(py.zip(true, called, [...py.iter(mine), ...py.iter(ice)]))) yield { name: name, side: ((py.compare(py.count(called, name), 1) > 0) ? places_side_on_map(py.div(py.add(py.at(c, 1), py.at(c, 3)), 2), py.div(py.add(py.at(c, 2), py.at(c, 4)), 2)) : "none"), cells: c }; })()];
  return { pieces: py.slice(every, undefined, piece_count), all: every, roads: [...(function* (): any { for (const cells of py.iter(grounds)) if (py.eq(py.at(cells, 0), 1 /* ROAD */)) yield cells; })()], ice: ice, found: new py.Dict([]) };
}

function places__kind(cells: any): any {
  return ((py.eq(py.at(cells, 0), 2 /* TREE */) && (py.compare(py.at(cells, 5), 1) > 0)) ? "big-tree" : py.at(places_KINDS, py.at(cells, 0)));
}

function places_side_on_map(x: any, y: any): any {
  let dx: any, dy: any;
  [dx, dy] = [py.sub(x, py.div(48 /* EDGE */, 2)), py.sub(y, py.div(48 /* EDGE */, 2))];
  return ((py.compare(py.add(py.mul(dx, dx), py.mul(dy, dy)), 36) < 0) ? "m" : places_side_of(dx, dy));
}

function places_side_of(dx: any, dy: any): any {
  let east: any, north: any;
  if ((py.eq(dx, dy) && py.eq(dy, 0))) {
    return "m";
  }
  east = ((py.compare(py.mul(5, py.abs(dx)), py.mul(2, py.abs(dy))) > 0) ? py.sub((py.compare(dx, 0) > 0), (py.compare(dx, 0) < 0)) : 0);
  north = ((py.compare(py.mul(5, py.abs(dy)), py.mul(2, py.abs(dx))) > 0) ? py.sub((py.compare(dy, 0) > 0), (py.compare(dy, 0) < 0)) : 0);
  return py.add(py.strip(py.at(" ns", north)), py.strip(py.at(" ew", east)));
}

function view_thing(kinds: any, cells: any, named: any): any {
  let kind: any, name: any, r: any, side: any, x0: any, x1: any, y0: any, y1: any;
  [kind, x0, y0, x1, y1, r] = py.unpack(cells, 6);
  [name, side] = py.unpack((py.truthy(named) ? [named.name, named.side] : ["", ""]), 2);
  if (py.truthy(r)) {
    return { kind: py.at(kinds, kind), name: name, side: side, disc: [x0, y0, r] };
  }
  return { kind: py.at(kinds, kind), name: name, side: side, rect: [x0, y0, x1, y1] };
}

function reach_zone_reach(t: any): any {
  return ((t.measure === 1 /* CENTRE */) ? py.mul(2, t.zone_inches) : py.add(py.mul(2, t.zone_inches), 1));
}

function view_team(t: any, i: any, corner_owner: any, total: any, won: any): any {
  return { seats: [...(function* (): any { for (const s of py.iter(py.range(t.seats))) if (py.eq(py.floordiv(s, t.players_per_team), i)) yield s; })()], corners: [...(function* (): any { for (const c of py.iter(py.range(4))) if (py.eq(py.at(corner_owner, c), i)) yield c; })()], total: total, nobody: (total === -1000000 /* NOBODY_LEFT */), won: py.truthy(won) };
}

function view_facts_of_kids(t: any, drawn: any): any {
  let told: any;
  told = [t.in_play, t.x, t.y, t.kind, t.trait, t.down, t.dice, t.points, t.aim, t.prepared, t.balls];
  return py.list(py.zip(true, ...py.iter([...(function* (): any { for (const cells of py.iter(told)) yield py.slice(cells, undefined, t.kids); })()]), py.slice(drawn, 11 /* GROUND_AT */, py.add(11 /* GROUND_AT */, t.kids))));
}

function view_kid(t: any, k: any, facts: any): any {
  let aim: any, balls: any, dice: any, down: any, ground: any, here: any, in_play: any, kind: any, points: any, prepared: any, trait: any, x: any, y: any;
  [in_play, x, y, kind, trait, down, dice, points, aim, prepared, balls, ground] = py.unpack(facts, 12);
  here = py.truthy(in_play);
  return { id: k, name: py.at(view_KID_NAMES, k), team: py.at(t.team, k), seat: py.at(t.owner, k), slot: py.at(t.slot, k), type: py.at(numbers_TYPE_NAMES, kind), traits: py.at(view_TRAITS, trait), at: (py.truthy(here) ? [x, y] : null), gone: (!py.truthy(here) && py.eq(dice, 0)), ground: (py.truthy(here) ? py.at(view_GROUND_NAMES, ground) : null), down: py.truthy(down), dice: dice, most_dice: py.at(t.dice_of, kind), points: points, aim: aim, prepared: prepared, snowballs: py.list(py.slice(balls, 1)) };
}

function view_spendable(t: any, face: any, traits: any, idle: any): any {
  let verbs: any;
  verbs = [face];
  if (((face === 5 /* TRAIT_FACE */) && traits)) {
    verbs = [...(function* (): any { for (const [i, verb] of py.iter(py.enumerate(t.trait_verb))) if (py.truthy(py.and(py.shr(traits, i), 1))) yield verb; })()];
  }
  return { face: face, on: [...(function* (): any { for (const verb of py.iter(verbs)) yield py.at(view_FACES, verb); })()], idle: py.at(view_IDLE, idle) };
}

function view_die_of(t: any): any {
  let dice: any, kind: any, more: any, sliding: any;
  if ((!py.contains([0 /* WALK */, 1 /* SLIDE */], t.move_kind) || (t.inches === 12 /* MOST_INCHES */))) {
    return null;
  }
  [kind, sliding] = [py.at(t.kind, t.mover), (t.move_kind === 1 /* SLIDE */)];
  [dice, more] = py.unpack((py.truthy(sliding) ? [py.at(t.slide_dice, kind), py.at(t.slide_inches, kind)] : [py.at(t.walk_dice, kind), py.at(t.walk_inches, kind)]), 2);
  return (py.eq(dice, 1) ? py.sub(t.inches, more) : null);
}

function view_throwing(t: any): any {
  let played: any;
  played = [...(function* (): any { for (const [name, by] of py.iter([["ice", t.ice_played], ["pitch", t.pitch_played], ["missed", t.missed_played], ["grandma", t.grandma_played]])) if (py.truthy(by)) yield (py.eq(by, 1) ? name : py.at(view_SPARE_CARDS, py.sub(by, 2))); })()];
  return { by: t.thrower, at: t.target, size: t.size, yourself: (t.ammunition === 6 /* AMMUNITION */), required: t.required, objects: t.objects, aim: t.aim_used, too_close: py.truthy(t.too_close), critical: py.truthy(t.critical), cards: played, chance: (t.too_close ? 1.0 : view_chance(t, t.required)) };
}

function view_chance(t: any, required: any): any {
  return py.div(view_of_36(py.max([2, py.min([13, required])]), t.critical_hit, t.critical_miss), 36);
}

function view_of_36_once(required: any, always: any, never: any): any {
  let sums: any;
  sums = [...(function* (): any { for (const a of py.iter(py.range(1, 7))) for (const b of py.iter(py.range(1, 7))) yield py.add(a, b); })()];
  return py.sum((function* (): any { for (const natural of py.iter(sums)) yield ((py.compare(natural, always) >= 0) || ((py.compare(natural, never) > 0) && (py.compare(natural, required) >= 0))); })());
}

function view_line(t: any, active: any, cells: any, held: any): any {
  let hidden_by: any, i: any, near: any, needed: any, own: any, throws: any, too_close: any;
  [too_close, hidden_by] = [py.truthy(py.at(cells, 2 /* TOO_CLOSE */)), py.at(cells, 4 /* HIDDEN_BY */)];
  near = [...(function* (): any { for (const i of py.iter(py.range(t.piece_count))) if (py.truthy(py.and(py.shr(py.at(cells, 5 /* PIECES */), i), 1))) yield { piece: i }; })()];
  near = py.iadd(near, [...(function* (): any { for (const k of py.iter(py.range(t.kids))) if (py.truthy(py.and(py.shr(py.at(cells, 6 /* OTHER_KIDS */), k), 1))) yield { kid: k }; })()]);
  throws = [];
  for (i of py.iter(py.range(6 /* AMMUNITION */))) {
    if (py.truthy(py.and(py.shr(held, i), 1))) {
      [needed, own] = [py.at(cells, py.add(7 /* REQUIRED */, i)), py.eq(i, py.sub(6 /* AMMUNITION */, 1))];
      py.append(throws, { size: (py.truthy(own) ? t.own_piece : py.add(i, 1)), yourself: own, required: needed, chance: (py.truthy(too_close) ? 1.0 : view_chance(t, needed)) });
    }
  }
  return { from: active, to: py.at(cells, 0 /* TO */), inches: view_inches_apart(py.at(cells, 1 /* GAP */), (t.measure === 1 /* CENTRE */)), too_close: too_close, forbidden: py.truthy(py.at(cells, 3 /* FORBIDDEN */)), objects: near, visible: py.eq(hidden_by, -1 /* VISIBLE */), blocked_by: view_blocked_by(t, hidden_by), throws: throws, required: py.at(cells, 7 /* REQUIRED */) };
}

function view_inches_apart(d2: any, centre: any): any {
  let between: any;
  between = (centre ? py.sqrt(d2) : py.max([0.0, py.sub(py.sqrt(d2), 2)]));
  return py.div(py.int(py.add(py.mul(5, between), 0.5)), 10);
}

function view_blocked_by(t: any, hidden_by: any): any {
  if ((hidden_by === -1 /* VISIBLE */)) {
    return null;
  }
  if ((hidden_by >= 100 /* KID_IN_THE_WAY */)) {
    return { kid: py.sub(hidden_by, 100 /* KID_IN_THE_WAY */) };
  }
  return { piece: hidden_by, kind: py.at(view_PIECE_NAMES, py.at(py.at(t.piece, hidden_by), 0)) };
}

function view_private(t: any, me: any): any {
  return { phase: ((t.phase === 24 /* PAUSE */) ? "pause" : py.at(view_PHASES, t.phase)), place: ((t.phase > 2) ? t.place : 0), asked: (((t.phase !== 13 /* OVER */) && (t.asked >= 0)) ? t.asked : null), cards: ((t.cards === 0 /* NO_CARDS */) ? null : view_cards(t, me)) };
}

function view_cards(t: any, me: any): any {
  let hands: any, held: any, known: any, seat: any;
  hands = [];
  for (held of py.iter(py.range(((t.card_mode === 3 /* PLAYER3 */) ? t.seats : t.kids)))) {
    seat = ((t.card_mode === 3 /* PLAYER3 */) ? held : py.at(t.owner, held));
    known = (py.eq(seat, me) ? [...(function* (): any { for (const c of py.iter(py.range(10 /* CARDS */))) for (const _ of py.iter(py.range(py.at(py.at(t.hand, held), c)))) yield py.at(numbers_CARD_NAMES, c); })()] : null);
    py.append(hands, { kid: ((t.card_mode === 3 /* PLAYER3 */) ? null : held), seat: seat, count: py.at(t.hand_size, held), cards: known });
  }
  return { deck: t.deck_left, hands: hands, discard: new py.Dict((function* () { for (const c of py.iter(py.range(10 /* CARDS */))) if (py.at(t.discard, c)) yield [py.at(numbers_CARD_NAMES, c), py.at(t.discard, c)]; })()) };
}

function tell_tell(e: any, t: any, _me: any): any {
  return py.at(tell_TELLINGS, e.kind)(e, t);
}

function tell_fights_tell_throw(e: any, t: any): any {
  return py.say(((e.c === 6 /* AMMUNITION */) ? "throw-piece" : "throw"), { kid: py.at(view_KID_NAMES, e.a), who: py.seat(e.seat), other: py.at(view_KID_NAMES, e.b), whose: py.seat(py.at(t.owner, e.b)), size: ((e.c === 6 /* AMMUNITION */) ? t.own_piece : e.c) });
}

function tell_fights_tell_needs(e: any, t: any): any {
  let ammunition: any, at: any, bands: any, base: any, by: any, less: any, side: any, size: any, types: any, why: any;
  [, , by, at, ammunition] = py.unpack(py.slice(py.at(tell_fights_rows(t, 25 /* EV_THROW */), -1), undefined, 5), 5);
  if ((e.a === -100 /* TOO_CLOSE */)) {
    return py.say("too-close", { kid: py.at(view_KID_NAMES, by), other: py.at(view_KID_NAMES, at) });
  }
  size = (py.eq(ammunition, 6 /* AMMUNITION */) ? t.own_piece : ammunition);
  [less, types] = [py.at(t.size_bonus, py.sub(size, 1)), py.at(py.at(t.to_hit, py.at(t.kind, by)), py.at(t.kind, at))];
  base = py.sub(py.sub(py.add(py.add(e.a, less), py.mul(e.c, t.aim_bonus)), py.mul(e.b, t.object_malus)), types);
  bands = [...(function* (): any { for (const [band, number] of py.iter(py.enumerate(t.hit_base))) if (py.eq(number, base)) yield band; })()];
  why = [py.say("need-distance", { number: base, band: ((py.len(bands) === 1) ? py.at(bands, 0) : 3), near: t.near_inches, far: t.middle_inches })];
  if (py.mul(e.b, t.object_malus)) {
    py.append(why, py.say("need-objects", { more: py.mul(e.b, t.object_malus), objects: e.b }));
  }
  if (py.truthy(less)) {
    py.append(why, py.say("need-size", { less: less, size: size }));
  }
  if (py.mul(e.c, t.aim_bonus)) {
    py.append(why, py.say("need-aim", { less: py.mul(e.c, t.aim_bonus) }));
  }
  if (py.truthy(types)) {
    side = ((py.compare(types, 0) > 0) ? "more" : "less");
    py.append(why, py.say("need-types", { types: side, number: py.abs(types), by: tell_things_unit(t, py.at(t.kind, by)), at: tell_things_unit(t, py.at(t.kind, at)) }));
  }
  return py.say("needs", { kid: py.at(view_KID_NAMES, by), needed: e.a, why: py.list(why) });
}

function tell_fights_rows(t: any, kind: any): any {
  return [...(function* (): any { for (const row of py.iter(py.slice(t.event, undefined, t.event_count))) if (py.eq(py.at(row, 0), kind)) yield row; })()];
}

function tell_things_unit(t: any, kind: any): any {
  return py.say(`thing-${py.str(py.at(numbers_TYPE_NAMES, kind))}`, { ...py.fields(tell_things_unit_name(t, kind)) });
}

function tell_fights_tell_hit_roll(e: any, t: any): any {
  let dice: any, fate: any, kept: any;
  dice = meaning_digits(e.a);
  kept = ((py.len(dice) === 2) ? "all" : (py.eq(e.b, py.sum(py.slice(py.sorted(dice), -2))) ? "best" : "worst"));
  if ((e.b >= t.critical_hit)) {
    fate = "always";
  } else if ((e.b <= t.critical_miss)) {
    fate = "never";
  } else {
    fate = ((e.b >= e.c) ? "hit" : "miss");
  }
  return py.say("hit-roll", { dice: dice, kept: kept, sum: e.b, needed: e.c, fate: fate });
}

function meaning_digits(...groups: any[]): any {
  return py.list((function* (): any { for (const group of py.iter(groups)) if (py.truthy(group)) for (const digit of py.iter(py.str(group))) yield py.int(digit); })());
}

function tell_fights_tell_hit(e: any, t: any): any {
  return py.say("hit", { kid: py.at(view_KID_NAMES, e.b), who: py.seat(py.at(t.owner, e.b)), other: py.at(view_KID_NAMES, e.a), whose: py.seat(e.seat), more: (e.c ? t.critical_dice : 0) });
}

function tell_fights_tell_miss(e: any, _t: any): any {
  return py.say("miss", { kid: py.at(view_KID_NAMES, e.c), other: py.at(view_KID_NAMES, e.a), whose: py.seat(e.seat), critical: py.truthy(e.b) });
}

function tell_fights_tell_points(e: any, t: any): any {
  let unhurt: any;
  if ((e.c < 0)) {
    return py.say("points-lost", { kid: py.at(view_KID_NAMES, e.a), less: py.neg(e.c), points: e.b });
  }
  unhurt = (py.any((function* (): any { for (const row of py.iter(tell_fights_rows(t, 32 /* EV_LOST */))) yield py.eq(py.at(row, 2), e.a); })()) && !py.any((function* (): any { for (const row of py.iter(tell_fights_rows(t, 25 /* EV_THROW */))) yield py.eq(py.at(row, 2), e.a); })()));
  return py.say((py.truthy(unhurt) ? "points-unhurt" : "points"), { kid: py.at(view_KID_NAMES, e.a), more: e.c, points: e.b });
}

function tell_fights_tell_effect(e: any, t: any): any {
  let kind: any, target: any;
  target = py.at(py.at(tell_fights_rows(t, 32 /* EV_LOST */), -1), 2);
  kind = py.at(t.kind, target);
  return py.say("effect", { other: py.at(view_KID_NAMES, target), dice: meaning_digits(e.a, e.b, e.c), least: py.at(t.cold_from, kind), each: py.at(t.cold_for, kind) });
}

function tell_fights_tell_lost(e: any, t: any): any {
  if (py.any((function* (): any { for (const row of py.iter(tell_fights_rows(t, 25 /* EV_THROW */))) yield (py.eq(py.at(row, 2), e.a) && py.eq(py.at(row, 4), 6 /* AMMUNITION */)); })())) {
    return py.say("piece-lost", { kid: py.at(view_KID_NAMES, e.a), left: e.c });
  }
  if (((e.b === 0) && !py.truthy(tell_fights_rows(t, 31 /* EV_EFFECT */)))) {
    return py.say("lost-nothing-by-card", { kid: py.at(view_KID_NAMES, e.a), left: e.c });
  }
  return py.say((e.b ? "lost" : "lost-nothing"), { kid: py.at(view_KID_NAMES, e.a), lost: e.b, left: e.c });
}

function tell_fights_tell_shove(e: any, t: any): any {
  return py.say("shove", { kid: py.at(view_KID_NAMES, e.c), who: py.seat(py.at(t.owner, e.c)), other: py.at(view_KID_NAMES, e.a), whose: py.seat(e.seat), left: e.b });
}

function tell_fights_tell_oops(e: any, t: any): any {
  let least: any;
  least = py.at(t.oops_from, py.at(t.kind, e.a));
  return py.say("oops", { other: py.at(view_KID_NAMES, e.a), kid: py.at(view_KID_NAMES, e.c), die: e.b, least: least, falls: (py.compare(e.b, least) >= 0) });
}

function tell_fights_tell_check(e: any, _t: any): any {
  let dice: any;
  dice = meaning_digits(e.b);
  return py.say("check", { kid: py.at(view_KID_NAMES, e.a), dice: dice, least: e.c, seen: (py.compare(py.min(dice), e.c) >= 0) });
}

function tell_team(t: any, number: any): any {
  return py.list((function* (): any { for (const s of py.iter(py.range(py.mul(number, t.players_per_team), py.mul(py.add(number, 1), t.players_per_team)))) yield py.seat(s); })());
}

function tell_kid(e: any): any {
  return new py.Dict([["kid", py.at(view_KID_NAMES, e.a)], ["who", py.seat(e.seat)]]);
}

function tell_traits(mask: any): any {
  return py.list((function* (): any { for (const [i, name] of py.iter(py.enumerate(view_TRAIT_NAMES))) if (py.truthy(py.and(py.shr(mask, i), 1))) yield py.say(`thing-${py.str(name)}`); })());
}

function tell_tell_corner(e: any, _t: any): any {
  return py.say("corner", { who: py.seat(e.seat), side: py.at(tell_CORNER_SIDES, e.b) });
}

function tell_tell_deploy(e: any, t: any): any {
  return py.say("deploy", { ...py.fields(tell_kid(e)), place: places_place_at(t, e.b, e.c) });
}

function places_place_at(t: any, x: any, y: any): any {
  let known: any;
  known = places_places(t);
  if (!py.contains(known.found, [x, y])) {
    py.put(known.found, [x, y], places__find(known, x, y));
  }
  return py.at(known.found, [x, y]);
}

function places_places(t: any): any {
  return places_places_of(t.piece, t.piece_count, t.area, t.area_count);
}

function places__find(known: any, x: any, y: any): any {
  let place: any, under: any;
  place = places__near(known, x, y);
  if (py.any((function* (): any { for (const cells of py.iter(known.roads)) yield py.eq(py.at(places__gap(cells, x, y), 0), 0); })())) {
    return py.say("place-on-road", { place: place });
  }
  under = py.next((function* (): any { for (const cells of py.iter(known.ice)) if (py.eq(py.at(places__gap(cells, x, y), 0), 0)) yield cells; })(), null);
  if (py.truthy(under)) {
    return py.say((py.truthy(py.at(under, 5)) ? "place-on-pond" : "place-on-ice"), { place: place });
  }
  return place;
}

function places__near(known: any, x: any, y: any): any {
  let beside: any, corner: any, dx: any, dy: any, gaps: any, named: any, side: any;
  gaps = [...(function* (): any { for (const named of py.iter(known.all)) for (const [gap, dx, dy] of py.iter([places__gap(named.cells, x, y)])) if ((py.compare(gap, 0) > 0)) yield [gap, dx, dy, named]; })()];
  beside = py.min(gaps, (found: any) => py.at(found, 0), null);
  if ((py.truthy(beside) && (py.compare(py.at(beside, 0), 4 /* BESIDE */) <= 0))) {
    return py.say("place-beside", { piece: places__called(py.at(beside, 3)) });
  }
  for ([corner, side] of py.iter(py.zip(true, view_CORNERS, tell_CORNER_SIDES))) {
    if ((py.compare(py.add(py.pow(py.sub(x, py.at(corner, 0)), 2), py.pow(py.sub(y, py.at(corner, 1)), 2)), 169 /* ZONE2 */) <= 0)) {
      return py.say("place-corner", { side: side });
    }
  }
  if (!py.truthy(gaps)) {
    return py.say("place-field", { side: places_side_on_map(x, y) });
  }
  [, dx, dy, named] = py.unpack(py.min(gaps, (found: any) => py.sub(py.at(found, 0), py.mul(4 /* FAVOUR */, py.eq(py.at(py.at(found, 3).cells, 0), 0 /* BUILDING */)))), 4);
  return py.say("place-off", { side: places_side_of(dx, dy), piece: places__called(named) });
}

function places__gap(cells: any, x: any, y: any): any {
  let dx: any, dy: any, r: any, x0: any, x1: any, y0: any, y1: any;
  [, x0, y0, x1, y1, r] = py.unpack(cells, 6);
  dx = ((py.compare(x, x1) > 0) ? py.sub(x, x1) : ((py.compare(x, x0) < 0) ? py.sub(x, x0) : 0));
  dy = ((py.compare(y, y1) > 0) ? py.sub(y, y1) : ((py.compare(y, y0) < 0) ? py.sub(y, y0) : 0));
  return [py.max([0.0, py.sub(py.sqrt(py.add(py.mul(dx, dx), py.mul(dy, dy))), r)]), dx, dy];
}

function places__called(named: any): any {
  return py.say(`piece-${py.str(named.name)}`, { side: named.side });
}

function tell_tell_order_roll(e: any, _t: any): any {
  if ((e.c === -1 /* AGAIN */)) {
    return py.say("order-roll-again", { kid: py.at(view_KID_NAMES, e.a), die: e.b });
  }
  return py.say("order-roll", { kid: py.at(view_KID_NAMES, e.a), die: e.b, more: e.c, sum: py.add(e.b, e.c) });
}

function tell_tell_order(e: any, t: any): any {
  return py.say("order", { kids: py.list((function* (): any { for (const k of py.iter([e.a, e.b, e.c])) if ((py.compare(k, 0) >= 0)) yield py.at(view_KID_NAMES, k); })()), first: (e.a === py.at(t.order, 0)) });
}

function tell_tell_command(e: any, t: any): any {
  let kind: any, rolled: any, turned: any;
  [rolled, kind] = [meaning_digits(e.b, e.c), py.at(t.kind, e.a)];
  turned = ((py.at(t.trait_face_of, kind) === 6 /* WILD */) && py.any((function* (): any { for (const face of py.iter(rolled)) yield (py.at(t.die, py.sub(face, 1)) === 5 /* TRAIT_FACE */); })()));
  return py.say("command", { kid: py.at(view_KID_NAMES, e.a), dice: rolled, wild: turned, unit: tell_things_unit(t, kind) });
}

function tell_tell_end_activation(e: any, t: any): any {
  return py.say("end-activation", { kid: py.at(view_KID_NAMES, e.a), dice: e.b, critical: py.truthy(e.c), gone: !py.at(t.in_play, e.a) });
}

function tell_tell_spend(e: any, t: any): any {
  let paid: any;
  paid = ((e.b === e.c) ? "own" : ((e.b === 5 /* TRAIT_FACE */) ? "trait" : "wild"));
  return py.say("spend", { kid: py.at(view_KID_NAMES, e.a), face: e.b, paid: ((e.b === 6 /* WILD */) ? "wild" : paid), verb: e.c, traits: ((paid === "trait") ? tell_traits(py.and(py.at(t.trait, e.a), py.at(t.pays, e.c))) : []) });
}

function tell_tell_moved(e: any, t: any): any {
  return py.say("moved", { kid: py.at(view_KID_NAMES, e.a), place: places_place_at(t, e.b, e.c) });
}

function tell_tell_gather(e: any, _t: any): any {
  return py.say((e.c ? "grow" : "gather"), { kid: py.at(view_KID_NAMES, e.a), size: e.b, before: e.c });
}

function tell_tell_aim(e: any, t: any): any {
  return py.say("aim", { kid: py.at(view_KID_NAMES, e.a), less: py.mul(e.b, t.aim_bonus) });
}

function tell_tell_dealt(e: any, _t: any): any {
  return py.say(((e.a >= 0) ? "dealt" : "dealt-hand"), { ...py.fields(tell_kid(e)), cards: e.b });
}

function tell_tell_drawn(e: any, t: any): any {
  return py.say(((e.a >= 0) ? "drawn" : "drawn-hand"), { ...py.fields(tell_kid(e)), card: tell_things_title(t, e.b) });
}

function tell_things_title(t: any, card: any): any {
  return py.say(`thing-card-${py.str(py.at(numbers_CARD_NAMES, card))}`, { ...py.fields(tell_things_card_name(t, card)) });
}

function tell_things_card_name(t: any, card: any): any {
  return ((card >= 8 /* SPARE_CARD */) ? py.called(py.name_of(py.at(t.card_names, py.sub(card, 8 /* SPARE_CARD */)))) : new py.Dict([]));
}

function tell_tell_card(e: any, t: any): any {
  let drew: any, name: any, played: any;
  name = py.at(numbers_CARD_NAMES, tell_things_like(t, e.b));
  drew = py.orElse(tell_fights_rows(t, 6 /* EV_DEALT */), () => tell_fights_rows(t, 7 /* EV_DRAWN */));
  played = (((name === "miracle") && py.truthy(drew)) ? "card-miracle-draws" : `card-${py.str(name)}`);
  return py.say(played, { ...py.fields(tell_kid(e)), card: tell_things_title(t, e.b), ...py.fields(tell_things_card_numbers(t, e.b)) });
}

function tell_things_card_numbers(t: any, card: any): any {
  let dice: any, does: any, spare: any, ways: any;
  [does, dice, spare] = [tell_things_like(t, card), py.at(t.card_dice, card), py.sub(card, 8 /* SPARE_CARD */)];
  if (py.eq(does, 0 /* SAVED */)) {
    ways = new py.Dict((function* () { for (const way of py.iter(tell_things_ways_of(t, card))) if (py.truthy(py.at(way, 0))) yield [way, null]; })());
    return new py.Dict([["ways", py.list((function* (): any { for (const [balls, size] of py.iter(ways)) yield py.say("saved-way", { balls: balls, size: size }); })())]]);
  }
  if (py.eq(does, 1 /* NOTDONE */)) {
    return new py.Dict([["dice", dice]]);
  }
  if (py.eq(does, 2 /* ICE */)) {
    return new py.Dict([["more", dice]]);
  }
  if (py.contains([4 /* PITCH */, 5 /* MISSED */], does)) {
    return new py.Dict([["dice", py.add(2, dice)]]);
  }
  if (py.eq(does, 6 /* MIRACLE */)) {
    return new py.Dict([["cards", ((py.compare(spare, 0) < 0) ? t.miracle_cards : py.at(t.spare_draws, spare))]]);
  }
  if (py.eq(does, 3 /* GRANDMA */)) {
    return new py.Dict([]);
  }
  return new py.Dict([["dice", dice], ["inches", ((py.compare(spare, 0) < 0) ? t.dash_inches : py.at(t.spare_inches, spare))]]);
}

function tell_tell_discard(e: any, t: any): any {
  return py.say(((e.a >= 0) ? "discard" : "discard-hand"), { ...py.fields(tell_kid(e)), card: tell_things_title(t, e.b), cards: e.c });
}

function tell_tell_removed(e: any, _t: any): any {
  let why: any;
  why = ((e.b === 0 /* WAS_CAUGHT */) ? "caught" : ((e.b === 1 /* WITHOUT_DICE */) ? "dice" : "gave-up"));
  return py.say("removed", { ...py.fields(tell_kid(e)), why: why });
}

function tell_tell_total(e: any, t: any): any {
  let first: any, points: any, size: any, whole: any;
  if ((e.c === 0)) {
    return py.say("total-none", { team: tell_team(t, e.a) });
  }
  [first, size] = [py.at(t.first_kid, e.a), py.at(t.team_size, e.a)];
  points = py.sum((function* (): any { for (const k of py.iter(py.range(first, py.add(first, size)))) if (py.at(t.in_play, k)) yield py.at(t.points, k); })());
  whole = (py.eq(e.c, size) ? t.whole_points : 0);
  return py.say("total", { team: tell_team(t, e.a), total: e.b, points: points, whole: whole, most: py.sub(py.sub(e.b, points), whole) });
}

function tell_tell_won(e: any, t: any): any {
  let outside: any, why: any;
  outside = new py.Bag((function* (): any { for (const k of py.iter(py.range(t.kids))) if (py.at(t.in_play, k)) yield py.at(t.team, k); })());
  why = ((e.b > 1) ? "shared" : ((py.len(outside) === 1) ? "last" : "total"));
  return py.say("won", { team: tell_team(t, e.a), why: why });
}

function tell_prompt(t: any, me: any): any {
  let asked: any, kind: any, mine: any, more: any, name: any, pool: any, window: any;
  if ((t.phase === 13 /* OVER */)) {
    return py.say("over-won", { winners: py.list((function* (): any { for (const s of py.iter(py.range(t.seats))) if (py.truthy(py.and(py.shr(t.winners, py.floordiv(s, t.players_per_team)), 1))) yield py.seat(s); })()) });
  }
  if ((t.phase === 24 /* PAUSE */)) {
    return py.say("waiting-for-cards");
  }
  if ((t.actor !== me)) {
    return py.say("waiting", { who: py.seat(t.actor) });
  }
  if ((t.phase === 1 /* CORNER */)) {
    mine = py.sum((function* (): any { for (const owner of py.iter(t.corner_owner)) yield py.eq(owner, py.at(t.team, t.asked)); })());
    return py.say("ask-corner", { nth: ((t.teams === 2) ? py.add(mine, 1) : 0) });
  }
  name = py.at(view_KID_NAMES, t.asked);
  const subject1 = py.at(view_PHASES, t.phase);
  if (subject1 === "trait") {
    kind = py.at(t.kind, t.asked);
    return py.say("ask-trait", { kid: name, unit: tell_things_unit(t, kind), traits: py.at(t.chosen_traits, kind) });
  } else if (subject1 === "main") {
    pool = py.list((function* (): any { for (const face of py.iter(py.range(1, 7))) for (const _ of py.iter(py.range(py.at(t.pool, face)))) yield face; })());
    return py.say((py.at(t.down, t.asked) ? "ask-down" : "ask-die"), { kid: name, dice: pool });
  } else if (subject1 === "dest") {
    return py.say(`ask-${py.str(py.at(tell_MOVED_BY, t.move_kind))}`, { kid: name, inches: t.inches });
  } else if ((subject1 === "start_other" || subject1 === "contact") && ((window = subject1), true)) {
    asked = ((window === "start_other") ? "ask-start-other" : "ask-contact");
    return py.say(asked, { kid: name, other: py.at(view_KID_NAMES, t.active), whose: py.seat(py.at(t.owner, t.active)) });
  } else if (subject1 === "throw_shooter") {
    return py.say("ask-shooter", { kid: name, other: py.at(view_KID_NAMES, t.target), whose: py.seat(py.at(t.owner, t.target)), needed: t.required, close: py.truthy(t.too_close) });
  } else if (subject1 === "throw_target") {
    return py.say("ask-target", { kid: name, other: py.at(view_KID_NAMES, t.thrower), whose: py.seat(py.at(t.owner, t.thrower)), needed: t.required, close: py.truthy(t.too_close) });
  } else if (subject1 === "hit_target") {
    more = cards_card_dice(t, 2 /* ICE */, t.ice_played);
    return py.say("ask-hit", { kid: name, dice: py.add(py.add(t.size, py.mul(t.critical, t.critical_dice)), more) });
  } else if (subject1 === "deploy") {
    return py.say("ask-place", { kid: name });
  } else if (subject1 === "start_self") {
    return py.say("ask-start-self", { kid: name });
  } else if (subject1 === "shove") {
    return py.say("ask-shove", { kid: name });
  } else {
    return py.say("ask-miracle", { kid: name });
  }
}

function cards_card_dice(t: any, card: any, played: any): any {
  if ((played === 0)) {
    return 0;
  }
  return py.int(py.at(t.card_dice, ((played === 1) ? card : py.sub(py.add(8 /* SPARE_CARD */, played), 2))));
}

function tell_label(move: any, t: any, _me: any): any {
  let m: any, x: any, y: any;
  m = meaning_meaning(move);
  const subject1 = m.verb;
  if (subject1 === "to") {
    [x, y] = py.unpack(m.at, 2);
    return tell_label_point(x, y, t);
  } else if (subject1 === "corner") {
    return py.say("move-corner", { side: py.at(tell_CORNER_SIDES, py.int(py.at(m.what, 0))) });
  } else if (subject1 === "trait") {
    return py.say("move-trait", { traits: py.list((function* (): any { for (const name of py.iter(m.what)) yield py.say(`thing-${py.str(name)}`); })()) });
  } else if (subject1 === "shove") {
    return py.say("move-shove", { ...py.fields(tell_target(m.kid, t)), ...py.fields(tell_risk(t, m.kid)) });
  } else if (subject1 === "card") {
    return tell_label_card(m, t);
  } else if (subject1 === "pass") {
    return py.say(py.get(new py.Dict([[4 /* START_SELF */, "move-pass-roll"], [8 /* SHOVE */, "move-pass-shove"]]), t.phase, "move-pass"));
  } else if (subject1 === "end") {
    return py.say("move-end", { kid: py.at(view_KID_NAMES, t.asked) });
  } else if (subject1 === "recover") {
    return py.say("move-recover", { dice: t.recover_dice });
  } else if (subject1 === "prepare") {
    return py.say("move-prepare", { more: t.prepare_bonus });
  } else if (subject1 === "getup") {
    return py.say("move-get-up");
  } else if (subject1 === "surrender") {
    return py.say("move-surrender");
  }
  return tell_label_spending(m, t, new py.Dict([["paid", py.get(new py.Dict([[5 /* TRAIT_FACE */, "trait"], [6 /* WILD */, "wild"]]), m.pays, "own")], ["face", m.pays]]));
}

function meaning_meaning(move: any): any {
  let card: any, corner: any, first: any, how: any, kid: any, names: any, pays: any, size: any, slot: any, use: any, way: any, words: any;
  words = py.split(move);
  first = py.at(words, 0);
  if ((first === "to")) {
    return { verb: "to", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: [], way: 0, at: [py.int(py.at(words, 1)), py.int(py.at(words, 2))] };
  }
  pays = py.get(meaning_FACE_OF, first, (py.contains(meaning_WILD_ONLY, first) ? 6 /* WILD */ : 0));
  if (((py.len(words) > 2) && (py.at(words, -2) === "by"))) {
    pays = ((py.at(words, -1) === "trait") ? 5 /* TRAIT_FACE */ : 6 /* WILD */);
    words = py.slice(words, undefined, -2);
  }
  const subject1 = words;
  if (py.len(subject1) === 6 && subject1[0] === "gather" && subject1[1] === "give" && ((size = subject1[2]), true) && subject1[3] === "to" && subject1[4] === "slot" && ((slot = subject1[5]), true)) {
    return { verb: "give", pays: pays, size: py.int(size), yourself: false, kid: -1, slot: py.int(slot), what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 3 && subject1[0] === "gather" && subject1[1] === "grow" && ((size = subject1[2]), true)) {
    return meaning_done("grow", pays, py.int(size));
  } else if (py.len(subject1) === 2 && subject1[0] === "gather" && ((use = subject1[1]), true)) {
    return meaning_done(use, pays);
  } else if (py.len(subject1) === 4 && subject1[0] === "throw" && subject1[1] === "yourself" && subject1[2] === "at" && ((kid = subject1[3]), true)) {
    return { verb: "throw", pays: pays, size: 0, yourself: true, kid: py.int(py.slice(kid, 1)), slot: -1, what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 5 && subject1[0] === "throw" && subject1[1] === "size" && ((size = subject1[2]), true) && subject1[3] === "at" && ((kid = subject1[4]), true)) {
    return { verb: "throw", pays: pays, size: py.int(size), yourself: false, kid: py.int(py.slice(kid, 1)), slot: -1, what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 2 && subject1[0] === "shove" && ((kid = subject1[1]), true)) {
    return { verb: "shove", pays: 0, size: 0, yourself: false, kid: py.int(py.slice(kid, 1)), slot: -1, what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) >= 2 && subject1[0] === "play" && ((card = subject1[1]), true) && ((how = py.slice(subject1, 2)), true)) {
    way = ((card === "saved") ? py.index(meaning_SAVED_WAYS, py.at(how, 0)) : py.int(py.eq(how, ["to", "draw"])));
    return { verb: "card", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: [card], way: way, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 2 && subject1[0] === "corner" && ((corner = subject1[1]), true)) {
    return { verb: "corner", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: [corner], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) >= 1 && (subject1[0] === "trait" || subject1[0] === "traits") && ((names = py.slice(subject1, 1)), true)) {
    return { verb: "trait", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: names, way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) >= 1 && subject1[0] === "move") {
    return meaning_done("walk", pays);
  } else if (py.len(subject1) === 2 && subject1[0] === "get" && subject1[1] === "up") {
    return meaning_done("getup", pays);
  }
  return meaning_done(first, pays);
}

function meaning_done(verb: any, pays: any, size: any = 0): any {
  return { verb: verb, pays: pays, size: size, yourself: false, kid: -1, slot: -1, what: [], way: 0, at: meaning_NOWHERE };
}

function tell_label_point(x: any, y: any, t: any): any {
  let beside: any, corner: any, dx: any, dy: any, east: any, north: any, place: any;
  if ((t.phase === 2 /* DEPLOY */)) {
    [east, north] = [(x > 24), (y > 24)];
    corner = ((py.truthy(east) && py.truthy(north)) ? "ne" : (py.truthy(north) ? "nw" : (py.truthy(east) ? "se" : "sw")));
    return py.say("move-place", { way: tell_way(py.sub(x, py.mul(48, east)), py.sub(y, py.mul(48, north))), side: corner });
  }
  [dx, dy] = [py.sub(x, py.at(t.x, t.mover)), py.sub(y, py.at(t.y, t.mover))];
  place = places_place_at(t, x, y);
  if ((py.eq(dx, dy) && py.eq(dy, 0))) {
    return py.say("move-stay", { place: place });
  }
  beside = tell_touched(x, y, t);
  if (py.truthy(beside)) {
    return py.say("move-to-touching", { way: tell_way(dx, dy), place: place, others: beside });
  }
  return py.say("move-to", { way: tell_way(dx, dy), place: place });
}

function tell_way_once(dx: any, dy: any): any {
  let side: any;
  side = py.add(((dy > 0) ? "n" : (dy ? "s" : "")), ((dx > 0) ? "e" : (dx ? "w" : "")));
  return py.say(`way-${py.str(side)}`, { y: py.say("inches", { inches: py.div(py.abs(dy), 2) }), x: py.say((dy ? "halves" : "inches"), { inches: py.div(py.abs(dx), 2) }) });
}

function tell_touched(x: any, y: any, t: any): any {
  return py.list((function* (): any { for (const other of py.iter(py.range(t.kids))) if ((py.at(t.in_play, other) && !py.at(t.down, other) && (py.at(t.team, other) !== py.at(t.team, t.mover)) && py.truthy(sight_touches(py.add(py.pow(py.sub(py.at(t.x, other), x), 2), py.pow(py.sub(py.at(t.y, other), y), 2)))))) yield py.at(view_KID_NAMES, other); })());
}

function tell_target(other: any, t: any): any {
  return new py.Dict([["other", py.at(view_KID_NAMES, other)], ["whose", py.seat(py.at(t.owner, other))]]);
}

function tell_risk(t: any, other: any): any {
  let kind: any, number: any;
  kind = py.at(t.kind, t.active);
  number = py.at(py.at(t.cheats, kind), py.at(t.kind, other));
  return new py.Dict([["seen", py.get(tell_things_CHEATING, number, number)], ["checks", py.at(t.caught_dice, kind)]]);
}

function tell_label_card(m: any, t: any): any {
  let balls: any, does: any, name: any, number: any, size: any, spare: any, ways: any;
  number = py.index(numbers_CARD_NAMES, py.at(m.what, 0));
  [name, does] = [tell_things_title(t, number), tell_things_like(t, number)];
  spare = py.sub(number, 8 /* SPARE_CARD */);
  if (py.eq(does, 0 /* SAVED */)) {
    ways = tell_things_ways_of(t, number);
    [balls, size] = py.unpack(py.at(ways, m.way), 2);
    return py.say("move-play-saved", { card: name, balls: balls, size: size, way: ((py.compare(py.count(ways, py.at(ways, m.way)), 1) > 0) ? py.add(m.way, 1) : 0) });
  }
  if ((py.truthy(m.way) || ((py.compare(spare, 0) >= 0) && py.eq(does, 6 /* MIRACLE */) && (t.phase !== 12 /* MIRACLE_WINDOW */)))) {
    return py.say("move-play-draw", { card: name, ...py.fields(tell_things_card_numbers(t, number)) });
  }
  return py.say("move-play", { card: name });
}

function tell_label_spending(m: any, t: any, paid: any): any {
  let kind: any;
  kind = py.at(t.kind, t.active);
  const subject1 = m.verb;
  if (subject1 === "throw" && py.truthy(m.yourself)) {
    return py.say("move-throw-piece", { size: t.own_piece, ...py.fields(tell_aimed(m.kid, t)), ...py.fields(paid) });
  } else if (subject1 === "throw") {
    return py.say("move-throw", { size: m.size, ...py.fields(tell_aimed(m.kid, t)), ...py.fields(paid) });
  } else if (subject1 === "new") {
    return py.say("move-new", { size: py.min([t.largest, py.at(t.gather_of, kind)]), ...py.fields(paid) });
  } else if (subject1 === "regrow") {
    return py.say("move-regrow", { dice: py.at(t.regrows, kind), ...py.fields(paid) });
  } else if (subject1 === "grow") {
    return py.say("move-grow", { before: m.size, size: py.min([t.largest, py.add(m.size, py.at(t.gather_of, kind))]), ...py.fields(paid) });
  } else if (subject1 === "give") {
    return py.say("move-give", { size: m.size, to: py.at(view_KID_NAMES, py.add(py.at(t.first_kid, py.at(t.team, t.active)), m.slot)), ...py.fields(paid) });
  } else if (subject1 === "walk") {
    return py.say("move-walk", { ...py.fields(tell_inches(py.at(t.walk_dice, kind), py.at(t.walk_inches, kind))), ...py.fields(paid) });
  } else if (subject1 === "slide") {
    return py.say("move-slide", { ...py.fields(tell_inches(py.at(t.slide_dice, kind), py.at(t.slide_inches, kind))), ...py.fields(paid) });
  } else {
    return py.say(`move-${py.str(m.verb)}`, { ...py.fields(paid) });
  }
}

function tell_aimed(other: any, t: any): any {
  let close: any, d2: any;
  d2 = py.add(py.pow(py.sub(py.at(t.x, other), py.at(t.x, t.active)), 2), py.pow(py.sub(py.at(t.y, other), py.at(t.y, t.active)), 2));
  close = sight_within(t, d2, t.close_inches);
  return new py.Dict([...py.items(tell_target(other, t)), ["close", py.truthy(close)], ...py.items(tell_risk(t, other))]);
}

function tell_inches(dice: any, more: any): any {
  let most: any;
  most = py.floordiv(24 /* FARTHEST */, 2);
  return new py.Dict([["dice", dice], ["least", py.min([most, py.add(dice, more)])], ["most", py.min([most, py.add(py.mul(6, dice), more)])]]);
}

function tell_things_things(t: any): any {
  let found: any, grounds: any, name: any, named: any, verb: any;
  found = new py.Dict((function* () { for (const kind of py.iter(py.range(8 /* TYPES */))) if (((py.compare(kind, 6 /* SPARE_1 */) < 0) || py.truthy(tell_things_plays(t, kind)))) yield [`thing-${py.str(py.at(numbers_TYPE_NAMES, kind))}`, tell_things_unit_numbers(t, kind)]; })());
  for ([name, verb] of py.iter(py.zip(true, view_TRAIT_NAMES, t.trait_verb))) {
    py.put(found, `thing-${py.str(name)}`, new py.Dict([["verb", py.at(view_FACES, verb)]]));
  }
  found = py.or(found, py.or(tell_things_verbs(t), tell_things_terms(t)));
  for (named of py.iter(places_places(t).all)) {
    py.put(found, `thing-${py.str(named.name)}`, new py.Dict([]));
  }
  grounds = new py.Bag((function* (): any { for (const area of py.iter(py.slice(t.area, undefined, t.area_count))) yield py.at(area, 0); })());
  found = py.or(found, (py.contains(grounds, 1 /* ROAD */) ? new py.Dict([["thing-road", new py.Dict([])]]) : new py.Dict([])));
  found = py.or(found, (py.contains(grounds, 2 /* ICY */) ? new py.Dict([["thing-ice", new py.Dict([])]]) : new py.Dict([])));
  if ((t.cards !== 0 /* NO_CARDS */)) {
    found = py.or(found, new py.Dict((function* () { for (const card of py.iter(py.range(10 /* CARDS */))) if (py.at(t.copies, card)) yield [`thing-card-${py.str(py.at(numbers_CARD_NAMES, card))}`, tell_things_card_thing(t, card)]; })()));
  }
  return found;
}

function tell_things_verbs(t: any): any {
  return new py.Dict([["thing-walk", new py.Dict([])], ["thing-slide", new py.Dict([])], ["thing-vault", new py.Dict([])], ["thing-gather", new py.Dict([])], ["thing-new", new py.Dict([])], ["thing-grow", new py.Dict([["largest", t.largest]])], ["thing-give", new py.Dict([["inches", t.give_inches]])], ["thing-regrow", new py.Dict([])], ["thing-aim", new py.Dict([["less", t.aim_bonus]])], ["thing-throw", new py.Dict([])], ["thing-trait", new py.Dict([])], ["thing-wild", new py.Dict([])], ["thing-recover", new py.Dict([["dice", t.recover_dice]])], ["thing-prepare", new py.Dict([["more", t.prepare_bonus]])], ["thing-get-up", new py.Dict([])], ["thing-shove", new py.Dict([["dice", t.shove_dice]])]]);
}

function tell_things_terms(t: any): any {
  return new py.Dict([["thing-command-dice", new py.Dict([])], ["thing-points", new py.Dict([["points", t.hit_points], ["whole", t.whole_points], ["most", t.most_points]])], ["thing-snowball", new py.Dict([["largest", t.largest]])], ["thing-needed", new py.Dict([["near", py.at(t.hit_base, 0)], ["middle", py.at(t.hit_base, 1)], ["far", py.at(t.hit_base, 2)], ["near_inches", t.near_inches], ["far_inches", t.middle_inches]])], ["thing-object", new py.Dict([["more", t.object_malus], ["beside", py.div(t.beside, 2)]])], ["thing-effect", new py.Dict([])], ["thing-too-close", new py.Dict([["inches", t.close_inches]])], ["thing-caught", new py.Dict([])], ["thing-critical-hit", new py.Dict([["sum", t.critical_hit], ["more", t.critical_dice]])], ["thing-critical-miss", new py.Dict([["sum", t.critical_miss]])], ["thing-down", new py.Dict([])], ["thing-gone", new py.Dict([])], ["thing-order", new py.Dict([])], ["thing-corner", new py.Dict([["inches", t.zone_inches]])], ["thing-turn", new py.Dict([["turns", t.turns]])]]);
}

function tell_things_card_thing(t: any, card: any): any {
  let numbers: any;
  numbers = tell_things_card_numbers(t, card);
  if ((card < 8 /* SPARE_CARD */)) {
    return numbers;
  }
  return new py.Dict([...py.items(tell_things_card_name(t, card)), ["about", py.say(`thing-card-${py.str(py.at(numbers_CARD_NAMES, tell_things_like(t, card)))}.about`, { ...py.fields(numbers) })]]);
}

function words_rule_at(t: any): any {
  if ((t.phase === 24 /* PAUSE */)) {
    return ["VILLAGE-51"];
  }
  if ((t.phase === 6 /* DEST */)) {
    return py.at(words_RULES_OF_MOVES, t.move_kind);
  }
  if (((t.phase === 5 /* MAIN */) && py.at(t.down, t.asked))) {
    return ["VILLAGE-61"];
  }
  if ((py.contains([9 /* THROW_SHOOTER */, 10 /* THROW_TARGET */], t.phase) && t.too_close)) {
    return ["VILLAGE-90", "VILLAGE-91"];
  }
  return py.at(words_RULES_AT, py.at(view_PHASES, t.phase));
}

function options_write_map(cells: any): any {
  let given: any;
  given = py.eq(py.at(cells, 0), 5 /* DRAWN */);
  return (py.truthy(given) ? maps_text_of(options_given_things(cells, 1), options_given_things(cells, 194 /* AREAS_AT */)) : py.at(options_MAP_NAMES, py.at(cells, 0)));
}

function maps_text_of(pieces: any, areas: any): any {
  let named: any;
  named = py.add([...(function* (): any { for (const p of py.iter(pieces)) yield [py.at(view_PIECE_NAMES, py.at(p, 0)), p]; })()], [...(function* (): any { for (const a of py.iter(areas)) yield [py.at(view_GROUND_NAMES, py.at(a, 0)), a]; })()]);
  return py.join("; ", (function* (): any { for (const [name, thing] of py.iter(named)) yield `${py.str(name)} ${py.str(maps__numbers(thing))}`; })());
}

function maps__numbers(thing: any): any {
  let r: any, x0: any, x1: any, y0: any, y1: any;
  [, x0, y0, x1, y1, r] = py.unpack(thing, 6);
  return (py.truthy(r) ? `${py.str(x0)} ${py.str(y0)} ${py.str(r)}` : `${py.str(x0)} ${py.str(y0)} ${py.str(x1)} ${py.str(y1)}`);
}

function options_given_things(cells: any, at: any): any {
  return py.list((function* (): any { for (const i of py.iter(py.range(py.at(cells, at)))) yield py.list((function* (): any { for (const n of py.iter(py.slice(cells, py.add(py.add(at, 1), py.mul(6, i)), py.add(py.add(at, 7), py.mul(6, i))))) yield py.int(n); })()); })());
}

function options_write_types(rows: any): any {
  let lists: any;
  lists = [...(function* (): any { for (const row of py.iter(rows)) yield py.join(" ", (function* (): any { for (const n of py.iter(row)) if ((py.compare(n, 0) >= 0)) yield py.at(numbers_TYPE_NAMES, n); })()); })()];
  return py.rstrip(py.join(" / ", lists), " /");
}

function options_write_rolloff(units: any): any {
  return py.join(" ", (function* (): any { for (const n of py.iter(units)) if ((py.compare(n, 0) >= 0)) yield py.at(numbers_TYPE_NAMES, n); })());
}

function options_write_traits(rows: any): any {
  if (!py.any((function* (): any { for (const row of py.iter(rows)) yield py.any(row); })())) {
    return "choose";
  }
  return py.rstrip(py.join(" / ", (function* (): any { for (const row of py.iter(rows)) yield py.join(" ", (function* (): any { for (const mask of py.iter(row)) if (py.truthy(mask)) yield options__trait_words(mask); })()); })()), " /");
}

function options__trait_words(mask: any): any {
  return ((mask === 16 /* NO_TRAIT */) ? "-" : py.join("+", (function* (): any { for (const [i, name] of py.iter(py.enumerate(view_TRAIT_NAMES))) if (py.truthy(py.and(py.shr(mask, i), 1))) yield name; })()));
}

function options_write_hands(hands: any): any {
  let parts: any;
  parts = [...(function* (): any { for (const [kid, hand] of py.iter(py.enumerate(hands))) yield [`k${py.str(kid)}`, ...py.iter((function* (): any { for (const c of py.iter(py.range(10 /* CARDS */))) for (const _ of py.iter(py.range(py.at(hand, c)))) yield py.at(numbers_CARD_NAMES, c); })())]; })()];
  return py.join(" / ", (function* (): any { for (const part of py.iter(parts)) if ((py.len(part) > 1)) yield py.join(" ", part); })());
}

export const CONTENT: Content[] = [
  { path: "units.*.name", field: "unit_names", printed: [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], of: view_SPARE_CARDS, called: true },
  { path: "units.*.cost", field: "cost_of", printed: [2, 4, 8, 4, 6, 3, 2, 2], of: numbers_TYPE_NAMES },
  { path: "units.*.dice", field: "dice_of", printed: [6, 6, 6, 6, 6, 6, 6, 6], of: numbers_TYPE_NAMES },
  { path: "units.*.traits", field: "unit_traits", printed: [[16, 0], [16, 16], [0, 0], [16, 0], [1, 2], [16, 0], [16, 0], [16, 0]], of: numbers_TYPE_NAMES, words: shared_39 },
  { path: "units.*.trait_face", field: "trait_face_of", printed: [5, 5, 6, 5, 5, 5, 5, 5], of: numbers_TYPE_NAMES, words: view_FACES },
  { path: "units.*.walk_dice", field: "walk_dice", printed: [1, 1, 1, 1, 1, 1, 1, 1], of: numbers_TYPE_NAMES },
  { path: "units.*.walk_inches", field: "walk_inches", printed: [0, 0, 0, 0, 0, 0, 0, 0], of: numbers_TYPE_NAMES },
  { path: "units.*.slide_dice", field: "slide_dice", printed: [0, 0, 0, 0, 0, 2, 0, 0], of: numbers_TYPE_NAMES },
  { path: "units.*.slide_inches", field: "slide_inches", printed: [0, 0, 0, 0, 0, 0, 0, 0], of: numbers_TYPE_NAMES },
  { path: "units.*.vaults", field: "vaults", printed: [1, 1, 1, 1, 1, 1, 1, 1], of: numbers_TYPE_NAMES, words: shared_40 },
  { path: "units.*.gather", field: "gather_of", printed: [1, 2, 2, 1, 3, 1, 1, 1], of: numbers_TYPE_NAMES },
  { path: "units.*.to_hit", field: "to_hit", printed: [[0, 1, 1, 1, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0, 0, 0], [-1, -1, 0, -1, -1, -1, -1, -1], [0, 1, 1, 1, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0, 0, 0]], of: numbers_TYPE_NAMES },
  { path: "units.*.effect", field: "cold_from", printed: [4, 4, 5, 4, 4, 4, 4, 4], of: numbers_TYPE_NAMES },
  { path: "units.*.effect_dice", field: "cold_for", printed: [1, 1, 1, 1, 2, 1, 1, 1], of: numbers_TYPE_NAMES },
  { path: "units.*.cheats", field: "cheats", printed: [[4, 4, -1, 0, 4, 2, 4, 4], [4, 4, -1, 0, 4, 2, 4, 4], [-1, -1, -1, 0, -1, -1, -1, -1], [0, 0, 0, 0, 0, 7, 0, 0], [-1, -1, -1, -1, -1, -1, -1, -1], [4, 4, -1, 0, 4, 2, 4, 4], [4, 4, -1, 0, 4, 2, 4, 4], [4, 4, -1, 0, 4, 2, 4, 4]], of: numbers_TYPE_NAMES, words: tell_things_CHEATING },
  { path: "units.*.caught_dice", field: "caught_dice", printed: [1, 2, 1, 1, 1, 1, 1, 1], of: numbers_TYPE_NAMES },
  { path: "units.*.oops", field: "oops_from", printed: [0, 0, 0, 0, 4, 0, 0, 0], of: numbers_TYPE_NAMES, words: shared_41 },
  { path: "units.*.throws_itself", field: "throws_itself", printed: [0, 0, 0, 1, 0, 0, 0, 0], of: numbers_TYPE_NAMES, words: shared_40 },
  { path: "units.*.regrows", field: "regrows", printed: [0, 0, 0, 1, 0, 0, 0, 0], of: numbers_TYPE_NAMES },
  { path: "units.*.miracle_draws", field: "draws_by_miracle", printed: [0, 0, 1, 0, 1, 0, 0, 0], of: numbers_TYPE_NAMES, words: shared_40 },
  { path: "die.faces", field: "die", printed: [1, 2, 3, 4, 5, 6], words: view_FACES },
  { path: "traits.*", field: "trait_verb", printed: [1, 4, 3, 2], of: view_TRAIT_NAMES, words: shared_42 },
  { path: "recover.dice", field: "recover_dice", printed: 1 },
  { path: "prepare.bonus", field: "prepare_bonus", printed: 1 },
  { path: "shove.dice", field: "shove_dice", printed: 1 },
  { path: "give.inches", field: "give_inches", printed: 2 },
  { path: "setup.zone", field: "zone_inches", printed: 6 },
  { path: "snowball.largest", field: "largest", printed: 5 },
  { path: "snowball.own_piece", field: "own_piece", printed: 4 },
  { path: "throw.too_close", field: "close_inches", printed: 1 },
  { path: "throw.near", field: "near_inches", printed: 6 },
  { path: "throw.middle", field: "middle_inches", printed: 12 },
  { path: "throw.base", field: "hit_base", printed: [7, 8, 9] },
  { path: "throw.sizes", field: "size_bonus", printed: [0, 1, 1, 2, 2] },
  { path: "throw.aim", field: "aim_bonus", printed: 1 },
  { path: "throw.object", field: "object_malus", printed: 1 },
  { path: "throw.beside", field: "beside", printed: 2 },
  { path: "throw.critical_hit", field: "critical_hit", printed: 12 },
  { path: "throw.critical_miss", field: "critical_miss", printed: 2 },
  { path: "effect.critical", field: "critical_dice", printed: 1 },
  { path: "points.hit", field: "hit_points", printed: 1 },
  { path: "points.unhurt", field: "unhurt_points", printed: 1 },
  { path: "points.cheat", field: "cheat_points", printed: 1 },
  { path: "points.all_in_play", field: "whole_points", printed: 5 },
  { path: "points.most_in_play", field: "most_points", printed: 5 },
  { path: "cards.*.copies", field: "copies", printed: [2, 2, 2, 2, 2, 2, 2, 2, 0, 0], of: numbers_CARD_NAMES },
  { path: "cards.saved.counts", field: "saved_counts", printed: [3, 2, 1] },
  { path: "cards.saved.sizes", field: "saved_sizes", printed: [1, 3, 5] },
  { path: "cards.notdone.dice", field: "notdone_dice", printed: 6 },
  { path: "cards.ice.dice", field: "ice_dice", printed: 3 },
  { path: "cards.pitch.dice", field: "pitch_dice", printed: 1 },
  { path: "cards.missed.dice", field: "missed_dice", printed: 1 },
  { path: "cards.miracle.draws", field: "miracle_cards", printed: 2 },
  { path: "cards.dash.dice", field: "dash_dice", printed: 2 },
  { path: "cards.dash.inches", field: "dash_inches", printed: 0 },
  { path: "cards.*.name", field: "card_names", printed: [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], of: view_SPARE_CARDS, called: true },
  { path: "cards.*.does", field: "spare_does", printed: [2, 4], of: view_SPARE_CARDS, words: shared_43 },
  { path: "cards.*.dice", field: "spare_dice", printed: [2, 2], of: view_SPARE_CARDS },
  { path: "cards.*.inches", field: "spare_inches", printed: [0, 0], of: view_SPARE_CARDS },
  { path: "cards.*.count", field: "spare_count", printed: [2, 2], of: view_SPARE_CARDS },
  { path: "cards.*.size", field: "spare_size", printed: [2, 2], of: view_SPARE_CARDS },
  { path: "cards.*.draws", field: "spare_draws", printed: [1, 1], of: view_SPARE_CARDS },
  { path: "earn.points", field: "earn_points", printed: 3 },
  { path: "earn.cards", field: "earn_cards", printed: 1 },
  { path: "deal.*", field: "deal_cards", printed: [3, 1, 3], of: shared_44 },
];

const options = (t: Yard): Record<string, boolean | number | string> => ({
  seats: Number(t.seats),
  teams: Number(t.teams),
  kids_per_team: Number(t.kids_per_team),
  players_per_team: Number(t.players_per_team),
  map: options_write_map(t.map),
  map_seed: Number(t.map_seed),
  symmetry: py.at(new py.Dict([[0, "rot4"], [1, "rot2"]]), t.symmetry),
  types: options_write_types(t.types),
  rolloff_units: options_write_rolloff(t.rolloff_units),
  team_mode: py.at(new py.Dict([[0, "equal"], [1, "budget"]]), t.team_mode),
  budget_halves: Number(t.budget_halves),
  traits: options_write_traits(t.traits),
  cards: py.at(new py.Dict([[0, "none"], [1, "earn"], [2, "deal"]]), t.cards),
  deal_mode: py.at(new py.Dict([[0, "auto"], [1, "kid3"], [2, "kid1"], [3, "player3"]]), t.deal_mode),
  start_hands: options_write_hands(t.start_hands),
  turns: Number(t.turns),
  surrender: t.surrender === 1,
  measure: py.at(new py.Dict([[0, "base"], [1, "centre"]]), t.measure),
  kids_are_objects: t.kids_are_objects === 1,
  corner_pick: py.at(new py.Dict([[0, "block"], [1, "alternate"]]), t.corner_pick),
  defend_points: py.at(new py.Dict([[0, "none"], [1, "unhurt"]]), t.defend_points),
  snowman_last_die: py.at(new py.Dict([[0, "forbid"], [1, "melt"]]), t.snowman_last_die),
  gather_give_anywhere: t.gather_give_anywhere === 1,
  ...variantOf(t as unknown as Cells, CONTENT),
});

export const speaker: Speaker<Yard, Public, Private> = {
  slug: 'village',
  read,
  options,
  kinds: (t) => namesOf(t as unknown as Cells, CONTENT),
  public: view_public,
  private: view_private,
  tell: tell_tell,
  prompt: tell_prompt,
  label: tell_label,
  things: tell_things_things,
  rules: words_rule_at,
  names: words_NAMES,
  events: words_EVENTS,
};
