// Hundreds of clients send their heads or bodies one byte a second, or never read what they are sent, while everybody
// else goes on.
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../../e2e/product.ts';
import { printFigure } from './print-figure.ts';

const OF_EACH = 150;
const REQUESTS = 400;

const product = await startProduct({ DEMO: 'on', LAUNCH: 'prelaunch', LOG_LEVEL: 'silent' });
const { hostname, port } = new URL(product.address);

/** Measures how long 99 of 100 wait for a page and for an uncached response. */
const p99 = async () => {
  const waits: number[] = [];
  for (let number = 0; number < REQUESTS; number += 1) {
    const began = performance.now();
    await (await fetch(`${product.address}/api/user`)).arrayBuffer();
    await (await fetch(`${product.address}/`)).arrayBuffer();
    waits.push(performance.now() - began);
  }
  return waits.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.99)] ?? 0;
};

let closed = 0;
const open = (first: string) => {
  const socket = connect(Number(port), hostname, () => socket.write(first));
  return socket
    .on('error', () => {})
    .on('close', () => {
      closed += 1;
    });
};
/** Sends a byte a second, and reads responses: a socket that doesn't read would not see the end. */
const slow = (socket: Socket) => {
  socket.resume();
  const timer = setInterval(() => void (socket.writable && socket.write('a')), 1_000);
  socket.on('close', () => clearInterval(timer));
};

const deaf: Socket[] = [];
await p99();
const quiet = await p99();
for (let number = 0; number < OF_EACH; number += 1) {
  slow(open('GET / HTTP/1.1\r\nhost: x\r\nx-slow: '));
  slow(
    open(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
    ),
  );
  deaf.push(open('GET /api/companies?limit=100 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)).pause());
}
await delay(1_000);
const beside = await p99();
await delay(65_000);
// Only a socket that reads again sees that it was closed; an open one gets everything that waited.
for (const socket of deaf) socket.resume();
await delay(2_000);
console.log(`\n${3 * OF_EACH} clients that are slow`);
printFigure('99 of 100 wait at most, without them', `${quiet.toFixed(1)} ms`);
printFigure('99 of 100 wait at most, beside them', `${beside.toFixed(1)} ms`, 'within 3 times');
printFigure('of them were hung up on within 65 s', closed, String(3 * OF_EACH));
if (beside > 3 * quiet || closed < 3 * OF_EACH) process.exitCode = 1;
await product.end('SIGTERM');
await product.remove();
process.exit();
