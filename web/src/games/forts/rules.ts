// What forts needs to be played in the page: facts, options and levels. Made from options.py, content.py and what these
// call, from words.py and the *.toml in src/snowyard/games/forts by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Rules } from '../../engine/game';
import * as py from '../../engine/python';
import { PLACES, SIZE } from './record';
import { CONTENT, speaker } from './speech';



function content_settle_content(o: any): any {
  if ((o.start_bricks > o.slots)) {
    throw new py.Refusal("option", `start.bricks is ${py.str(o.start_bricks)}, but a wall has only ${py.str(o.slots)} slots (wall.slots)`);
  }
}

export const rules: Rules = {
  slug: "forts",
  sources: "0936ef2c9d1743a0a64f",
  version: 1,
  size: {"record": 432, "quiet": 192, "options": 48, "mask_words": 2, "actions": 67, "seats": 8, "deepest": 256},
  over: 3,
  gives_up: -1,
  never_undone: [1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 60],
  shrink: [[0, 0, 4], [4, 4, 2], [6, 6, 13], [19, 19, 5]],
  clear: [["i1", 162], ["i1", 163], ["i1", 164], ["i2", 168]],
  faces: {"6": ["1", "2", "3", "4", "5", "S"], "10": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]},
  dice: {"6": "outside of the Cube", "10": "inside of the Cube"},
  levels: {"easy": {"slips": 40}, "fair": {"slips": 0, "rounds": 20, "seconds": 0.05, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "hard": {"slips": 0, "rounds": 150, "seconds": 0.3, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "expert": {"slips": 0, "rounds": 16000, "seconds": 2.0, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "champion": {"slips": 0, "rounds": 16000, "seconds": 2.0, "explore": 0.3, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 1}},
  network: {"trained_on": "246d5a2443bde393df85", "inputs": 111, "weights": 9184, "biases": 97, "units": 96},
  places: PLACES,
  bytes: SIZE,
  fields: ["start_hit_points", "start_freeze_points", "start_snowballs", "start_bricks", "slots", "brick_points", "actions", "warmth", "outside_faces", "damage_of", "on_smiley", "on_smaller", "on_equal", "on_greater", "on_dodge", "smiley_at_brick", "built_by", "seats", "near_miss_chooser", "turn_cap_per_player"],
  options: {
    seats: { kind: "number", default: 2, bounds: [2, 8] },
    near_miss_chooser: { kind: "choice", default: "thrower", words: ["thrower", "owner"], numbers: [0, 1] },
    turn_cap_per_player: { kind: "number", default: 100, bounds: [10, 500] },
    variant: { kind: "variant", default: "" },
  },
  content: CONTENT,
  limits: [[1, 120, 0, 0], [0, 120, 0, 0], [0, 100, 0, 0], [0, 6, 0, 0], [1, 6, 0, 0], [1, 120, 0, 0], [1, 6, 0, 0], [0, 120, 0, 0], [1, 5, 6, 6], [1, 120, 10, 10], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]],
  settle_content: content_settle_content,
  settle: null,
  remarks: null,
  hides: null,
  speaker,
};
