// The part of wasm_speed.py that runs in Node: plays and searches when it is told to, and answers with what it took.
import fs from 'node:fs';
import readline from 'node:readline';
import { worker } from './wasm_speed_work.mjs';

const task = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const work = worker(task, fs.readFileSync(task.module));

for await (const line of readline.createInterface({ input: process.stdin })) {
  const start = process.cpuUsage();
  const told = work[line]();
  const used = process.cpuUsage(start);
  const seconds = (used.user + used.system) / 1e6;
  console.log(JSON.stringify({ seconds, ...told() }));
}
