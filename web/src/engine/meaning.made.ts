// Translated from tests/typescript/meaning.py by
//     python tests/typescript/test_meaning.py
import * as py from './python';

const meaning_kept = py.memo(4, meaning_kept_once);

function meaning_division(a: any, b: any): any {
  return [py.floordiv(a, b), py.mod(a, b)];
}

function meaning_reckoning(a: any, b: any): any {
  return [py.add(a, b), py.sub(a, b), py.mul(a, b), py.neg(a), py.abs(b), py.pow(py.sub(a, b), 2)];
}

function meaning_bits(a: any, b: any): any {
  return [py.and(a, b), py.or(a, b), py.xor(a, b), py.invert(a), py.and(a, py.neg(a)), py.and(a, py.invert(b)), py.bit_length(a), py.bit_count(py.abs(a))];
}

function meaning_shifts(a: any, n: any): any {
  return [py.shl(a, n), py.shr(a, n), py.shl(1, n), py.sub(py.shl(1, n), 1), py.and(py.shr(a, n), 1), py.shr(py.shl(a, n), n)];
}

function meaning_order(a: any, b: any): any {
  return [(a < b), (a <= b), (a === b), (a !== b), (a > b), (a >= b), ((0 <= a) && (a < b)), (py.compare([a, b], [b, a]) < 0), py.eq([a], [b]), py.eq((a > 0), 1)];
}

function meaning_members(cards: any): any {
  let found: any, low: any;
  found = [];
  while (cards) {
    low = py.and(cards, py.neg(cards));
    py.append(found, py.sub(py.bit_length(low), 1));
    cards = py.xor(cards, low);
  }
  return found;
}

function meaning_truth(v: any): any {
  return [py.truthy(v), !py.truthy(v), py.orElse(v, () => "else"), py.andThen(v, () => "then"), (py.truthy(v) ? 1 : 0)];
}

function meaning_places(row: any, i: any): any {
  return py.at(row, i);
}

function meaning_slices(row: any, a: any, b: any): any {
  return [py.slice(row, a), py.slice(row, undefined, b), py.slice(row, a, b), py.slice(row, -2), py.slice(row, undefined, undefined, 2), py.slice(row, 1, undefined, 3)];
}

function meaning_sorting(words: any): any {
  let by_length: any, first: any, longest: any;
  by_length = py.sorted(words, (word: any) => [py.len(word), word]);
  [longest, first] = [py.max(words, (word: any) => py.len(word), ""), py.min(words, undefined, "none")];
  return [py.sorted(words), by_length, longest, first, py.sorted(py.items(py.counter(words))), py.list(py.reversed(words))];
}

function meaning_table(words: any): any {
  let found: any, i: any, more: any, word: any;
  found = new py.Dict([]);
  for ([i, word] of py.iter(py.enumerate(words, 1))) {
    py.append(py.setdefault(found, word, []), i);
  }
  more = py.or(new py.Dict([...py.items(found), ["last", []]]), new py.Dict([["a", [0]]]));
  return [py.list(found), py.list(py.items(more)), py.get(found, "b"), py.get(found, "b", 7), py.contains(found, "a"), py.len(more)];
}

function meaning_tuples(a: any, b: any): any {
  let kept: any, one: any, other: any;
  kept = new py.Dict([[[a, b], "ab"], [[b, a], "ba"], [[a, a], "aa"]]);
  [one, other] = [{ first: a, second: b }, { first: b, second: a }];
  return [py.at(kept, [a, b]), py.contains(kept, [1, 2]), py.eq(one, other), py.eq(one, { first: a, second: b }), { ...one, second: a }.second, py.sorted(py.sub(new py.Bag([a, b, 1]), new py.Bag([a])))];
}

function meaning_texts(text: any): any {
  let first: any, rest: any;
  [first, ...rest] = py.unpack(py.split(text), 1, true);
  return [first, rest, py.join("-", rest), py.upper(text), py.strip(text), py.replace(text, "a", "b"), `${py.str(first)}:${py.str(py.len(text))}`, py.at(text, -1), py.contains(text, first), py.rstrip(text, " d")];
}

function meaning_patterns(text: any): any {
  let how: any, what: any, who: any, words: any;
  const subject1 = py.split(text);
  if (py.len(subject1) === 2 && subject1[0] === "throw" && ((who = subject1[1]), true) && (who !== "p9")) {
    return ["throw", who];
  } else if (py.len(subject1) >= 3 && (subject1[0] === "throw" || subject1[0] === "drop") && subject1[1] === "two" && ((what = subject1[2]), true) && ((how = py.slice(subject1, 3)), true)) {
    return [what, how];
  } else if (py.len(subject1) === 1 && subject1[0] === "end") {
    return [];
  } else {
    words = subject1;
    return ["other", ...py.iter(words)];
  }
}

function meaning_truths(row: any): any {
  let positive: any;
  positive = py.sum((function* (): any { for (const n of py.iter(row)) yield (py.compare(n, 0) > 0); })());
  return [positive, py.add((py.compare(positive, 1) > 0), (py.compare(positive, 2) > 0)), py.sub(positive, py.mul(2, (py.compare(positive, 1) > 0))), py.any(row), py.all(row), py.at("no", (py.compare(positive, 1) > 0))];
}

function meaning_loops(n: any): any {
  let found: any, i: any;
  found = [];
  for (i of py.iter(py.range(n))) {
    if (py.eq(py.mod(i, 3), 1)) {
      continue;
    }
    if ((py.compare(i, 7) > 0)) {
      break;
    }
    found = py.iadd(found, [i, py.neg(i)]);
  }
  return [found, py.slice([...(function* (): any { for (const i of py.iter(py.range(n))) if (py.truthy(py.mod(i, 2))) for (const j of py.iter(py.range(i))) yield [i, j]; })()], undefined, 5), py.next((function* (): any { for (const i of py.iter(py.range(n))) if ((py.compare(py.mul(i, i), 10) > 0)) yield i; })(), -1)];
}

function meaning_keeping(a: any, row: any): any {
  return py.add(py.add(meaning_kept(a, py.list(row)), meaning_kept(a, py.list(row))), meaning_kept(a, py.list(py.slice(row, 1))));
}

function meaning_kept_once(a: any, b: any): any {
  return py.add(a, py.sum(b));
}

function meaning_parting(text: any): any {
  let found: any;
  found = py.fullmatch("(\\w+)( \\w+)*", text);
  return [py.partition(text, " "), py.partition(text, "zz"), py.splitlines(text), py.split_by("[\\s,]+", text), (found === null), py.truthy(py.search("\\d", text)), py.capitalize(text), `${py.repr(text)}`];
}

function meaning_numbers(text: any): any {
  let found: any;
  try {
    found = py.int(text);
  } catch (fault) {
    if (!py.caught(fault, "ValueError")) throw fault;
    found = -1;
  }
  return [found, py.isinstance(found, "bool", "str"), py.isinstance(text, "str")];
}

function meaning_sifting(row: any): any {
  let kept: any, moved: any;
  [kept, moved] = [py.set(row), py.list(row)];
  py.insert_at(moved, 1, 7);
  py.insert(kept, 7);
  py.remove(kept, 7);
  return [py.list(py.filter(null, row)), py.list(py.map(py.abs, row)), py.sorted(row, (n: any) => py.mod(n, 3), true), py.sorted(row, undefined, true), moved, py.sorted(kept), (py.compare(py.set(py.slice(row, undefined, 1)), py.set(row)) <= 0), (py.compare(new py.Bag([1, 99]), kept) <= 0), py.divmod(py.sum(row), 7)];
}

function meaning_making(n: any): any {
  let found: any, i: any;
  found = [];
  for (i of py.iter(meaning_upward(n))) {
    if ((py.compare(i, 20) > 0)) {
      break;
    }
    py.append(found, i);
  }
  return found;
}

function* meaning_upward(n: any): any {
  let i: any;
  for (i of py.iter(py.range(n))) {
    yield py.mul(i, i);
  }
}

export const functions = { division: meaning_division, reckoning: meaning_reckoning, bits: meaning_bits, shifts: meaning_shifts, order: meaning_order, members: meaning_members, truth: meaning_truth, places: meaning_places, slices: meaning_slices, sorting: meaning_sorting, table: meaning_table, tuples: meaning_tuples, texts: meaning_texts, patterns: meaning_patterns, truths: meaning_truths, loops: meaning_loops, keeping: meaning_keeping, parting: meaning_parting, numbers: meaning_numbers, sifting: meaning_sifting, making: meaning_making };
