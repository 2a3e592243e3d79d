// What wasm_speed.py lets Node and Chromium do with a game's module: the same games and the same search as Python does.
// `task`: what wasm_speed.py says; `code`: the bytes of the module. Each piece of work returns a function that tells what came out.
export function worker(task, code) {
  const n = task.numbers;
  const { exports: rules } = new WebAssembly.Instance(new WebAssembly.Module(code), {});
  const memory = rules.memory;

  let end = rules.__heap_base.value;
  const take = (bytes) => {
    const at = (end + 63) & ~63;
    end = at + bytes;
    return at;
  };
  const { games, seats, nodes, edges } = task;
  const at = {
    quiet: take(2 * n.quiet), root: take(n.quiet), mask: take(8 * n.mask_words), luck: take(16), options: take(n.options),
    payoffs: take(8 * games * seats), turns: take(4 * games), decisions: take(4 * games), path: take(12 * n.deepest),
    payoff: take(8 * n.seats), won: take(8 * n.seats),
  };
  const tree = [16, 8, 4, 4, 4].map((size) => take(size * nodes)).concat([4, 4, 8].map((size) => take(size * edges)), take(16));
  const more = end - memory.buffer.byteLength;
  if (more > 0) memory.grow(Math.ceil(more / 65536));
  new BigUint64Array(memory.buffer, at.options, task.options.length).set(task.options.map(BigInt));
  new BigUint64Array(memory.buffer, at.root, task.root.length).set(task.root.map(BigInt));

  return {
    play() {
      rules.simulate_random(at.quiet, at.mask, at.luck, at.options, BigInt(task.seed), 0n, games, seats, at.payoffs, at.turns, at.decisions);
      return () => ({ decisions: new Int32Array(memory.buffer, at.decisions, games).reduce((a, b) => a + b, 0) });
    },
    think() {
      new Int32Array(memory.buffer, tree[1], 2 * nodes).fill(-1);
      new BigInt64Array(memory.buffer, tree[8], 2).fill(0n);
      new Uint32Array(memory.buffer, at.luck, 4).set([1, 2, 3, 4]);
      new Float64Array(memory.buffer, at.won, n.seats).fill(0);
      for (let made = 0; made < task.rounds; made += task.each) {
        const rounds = Math.min(task.each, task.rounds - made);
        rules.search(at.quiet, at.root, at.mask, at.luck, at.path, at.payoff, at.won, nodes, edges, ...tree, task.seat, rounds, ...task.manner);
      }
      return () => ({
        won: [...new Float64Array(memory.buffer, at.won, n.seats)], luck: [...new Uint32Array(memory.buffer, at.luck, 4)],
        used: [...new BigInt64Array(memory.buffer, tree[8], 2)].map(Number),
      });
    },
  };
}
