// Strangers request hundreds of new drawings, then thousands of searches under addresses
// of their own. No limit by network holds them back here: what one network may not do, a hundred may.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../../e2e/product.ts';
import { DRAWINGS_AT_ONCE } from './drawings-at-once.ts';
import { printFigure } from './print-figure.ts';

const WAVES = 5;
const SIGN_INS_A_WAVE = 20;
const SEARCHES = 2_000;
const MOST_GROWTH_MB = 150;

const product = await startProduct({ DEMO: 'on', LAUNCH: 'prelaunch', LOG_LEVEL: 'silent' });

const get = async (path: string) => {
  const response = await fetch(product.address + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return response.status;
};

const signIn = async () => {
  const began = performance.now();
  const response = await fetch(`${product.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo-client', password: 'moien-giewel-26' }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}`);
  return performance.now() - began;
};

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;

/** Measures sign-ins, one after the other, beside other work. */
const signInsBeside = async (otherWork: () => Promise<unknown>) => {
  const waits: number[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const underWay = otherWork();
    for (let number = 0; number < SIGN_INS_A_WAVE; number += 1) waits.push(await signIn());
    await underWay;
  }
  return p99(waits);
};

const nobody = async () => {};
const statuses = new Map<number, number>();
// The crowd has a thread of its own, so that it doesn't delay the client that signs in.
const crowd = new Worker(new URL('./drawings-at-once.ts', import.meta.url), { workerData: product.address });
const requestDrawings = async () => {
  crowd.postMessage('ask');
  const [statusesOfWave] = (await once(crowd, 'message')) as [number[]];
  for (const status of statusesOfWave) statuses.set(status, (statuses.get(status) ?? 0) + 1);
};
// The first run is not measured: a running product has drawn and signed people in before.
await requestDrawings();
await signInsBeside(nobody);
statuses.clear();
const quiet = await signInsBeside(nobody);
const busy = await signInsBeside(requestDrawings);
await crowd.terminate();
console.log(
  `\n${WAVES} times ${DRAWINGS_AT_ONCE} new drawings at once, beside ${WAVES * SIGN_INS_A_WAVE} sign-ins`,
);
printFigure('answers by status', [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
printFigure('99 of 100 sign-ins take at most, quiet', `${quiet.toFixed(0)} ms`);
printFigure('99 of 100 sign-ins take at most, beside them', `${busy.toFixed(0)} ms`, 'within 3 times');

const memory = async () => {
  const status = await readFile(`/proc/${product.child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
};
/** Sends the same search from different addresses, eight at a time, and returns the peak of memory. */
const search = async (from: number, count: number) => {
  let highest = 0;
  for (let number = from; number < from + count; number += 8) {
    await Promise.all(Array.from({ length: 8 }, (_, beside) => get(`/search?show=200&x=${number + beside}`)));
    highest = Math.max(highest, await memory());
  }
  return highest;
};
// Compiled code and filled pools don't count as growth, so a first round warms up.
const before = await search(0, 200);
const most = await search(200, SEARCHES);
console.log(`\n${SEARCHES} searches, each under another address`);
printFigure('memory before', `${before.toFixed(0)} MB`);
printFigure('memory grows by at most', `${(most - before).toFixed(0)} MB`, `${MOST_GROWTH_MB} MB`);

if (busy > 3 * quiet || most - before > MOST_GROWTH_MB) process.exitCode = 1;
await product.end('SIGTERM');
await product.remove();
process.exit();
