// The mail server accepts connections and stays silent for some seconds, then it works: each email is delivered once, and
// no request waits for it.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { buildUser } from '#demo/builders/user.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { startProduct } from '../../e2e/product.ts';
import { connectTo } from './connect-to-embedded-database.ts';
import { catchMail } from './mail-catcher.ts';
import { printFigure } from './print-figure.ts';

const REQUESTS = 30;
const SILENT_MS = 15_000;
const LONGEST_WAIT_MS = 5 * 60_000;

const openSockets = new Set<Socket>();
const silent = createServer((socket) => openSockets.add(socket.on('error', () => {})));
await once(silent.listen(0, '127.0.0.1'), 'listening');
const { port } = silent.address() as AddressInfo;

const product = await startProduct({
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
});
const client = await connectTo(product.dataDir);
const waits: number[] = [];
const addresses: string[] = [];
for (let number = 0; number < REQUESTS; number += 1) {
  const { email } = await buildUser(openDrizzle(client), { isEmailVerified: true });
  await client.query('delete from rate_limits');
  const began = performance.now();
  const response = await fetch(`${product.address}/api/request-password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  waits.push(performance.now() - began);
  if (response.ok) addresses.push(email);
}
await delay(SILENT_MS);

silent.close();
for (const socket of openSockets) socket.destroy();
const catcher = await catchMail(port);
const readers = () => new Set(catcher.mails.map(({ to }) => to)).size;
const began = performance.now();
while (readers() < addresses.length && performance.now() - began < LONGEST_WAIT_MS) await delay(100);
const seconds = (performance.now() - began) / 1000;

console.log(`\nThe mail server is silent for ${SILENT_MS / 1000} s`);
printFigure('asked for', addresses.length);
printFigure('delivered', readers(), String(addresses.length));
printFigure('delivered twice', catcher.twice(), '0');
printFigure('longest anybody waited for the answer', `${Math.max(...waits).toFixed(0)} ms`, 'under 1,000');
printFigure('seconds from its return to the last mail', seconds.toFixed(1), 'within 5');
const areAllOnce = readers() === addresses.length && catcher.twice() === 0;
if (!areAllOnce || seconds > 5) process.exitCode = 1;
await client.end();
await product.end('SIGTERM');
await product.remove();
await catcher.close();
