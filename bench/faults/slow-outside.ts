// Stripe takes connections and says nothing while twelve owners pay, VIES does while thirty companies state a number,
// and ninety people sign up at the same time: measures how long everybody else waits meanwhile.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { vatNumberWithCheckDigits } from '#features/companies/core/rules/vat-number.ts';
import { findRunningEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { startProduct } from '../../e2e/product.ts';
import { printFigure } from './print-figure.ts';

const PAYERS = 12;
const STATED = 30;
const SIGN_UPS = 90;
const SILENT_MS = 12_000;
const EVERY_MS = 20;

const openSockets = new Set<Socket>();
const silent = createServer((socket) => openSockets.add(socket.on('error', () => {})));
await once(silent.listen(0, '127.0.0.1'), 'listening');
const nobody = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

const product = await startProduct({
  DEMO: 'off',
  LOG_LEVEL: 'error',
  STRIPE_SECRET_KEY: 'sk_test_silent',
  STRIPE_WEBHOOK_SECRET: 'whsec_silent',
  STRIPE_API_BASE: nobody,
  VIES_URL: nobody,
});
const client = new Pool((await findRunningEmbeddedPostgres(product.dataDir)) ?? {});
const db = openDrizzle(client);
const cookieOf = async (userId: number) => {
  const { value } = await insertSession(db, { userId, isRemembered: true, ip: null, userAgent: null });
  return `session=${value}`;
};

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(product.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => 0,
  );

const change = async (path: string, body: object, cookie: string) => {
  const { status, statusText } = await fetch(product.address + path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`A number was not taken: ${status} ${statusText}`);
};

const reader = await cookieOf((await buildUser(db)).id);
const readOnce = async () => {
  const began = performance.now();
  const response = await fetch(`${product.address}/api/user`, { headers: { cookie: reader } });
  await response.arrayBuffer();
  return { ms: performance.now() - began, isAnswered: response.ok };
};

/** Sends a request every 20 ms, without waiting for responses, until the work is done or the time is over. */
const othersBeside = async (work: () => Promise<unknown>, longestMs = Number.POSITIVE_INFINITY) => {
  const reads: ReturnType<typeof readOnce>[] = [];
  const began = performance.now();
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone && performance.now() - began < longestMs) {
    reads.push(readOnce());
    await delay(EVERY_MS);
  }
  return { seen: await Promise.all(reads), working };
};

let isWorse = false;
const report = (title: string, readings: Awaited<ReturnType<typeof readOnce>>[], quiet: number) => {
  const sorted = readings.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  const refused = readings.filter(({ isAnswered }) => !isAnswered).length;
  console.log(`\n${title}`);
  printFigure('others asked', readings.length);
  printFigure('not answered', refused, '0');
  printFigure('99 of 100 took at most', `${p99.toFixed(0)} ms`, quiet ? `${quiet.toFixed(0)} ms before` : '');
  printFigure('the longest', `${(sorted.at(-1) ?? 0).toFixed(0)} ms`);
  if (refused > 0) isWorse = true;
  return p99;
};

await othersBeside(() => delay(1_000));
const quiet = report('Nothing else', (await othersBeside(() => delay(3_000))).seen, 0);

const payers: string[] = [];
for (let number = 0; number < PAYERS; number += 1)
  payers.push(await cookieOf((await buildCompany(db)).userId));
const order = { plan: 'professional', period: 'monthly' };
const paying = await othersBeside(
  () => Promise.all(payers.map((cookie) => post('/api/subscription/payments', order, { cookie }))),
  SILENT_MS,
);
report(`Stripe is silent, ${PAYERS} pay`, paying.seen, quiet);
printFigure('connections it holds', openSockets.size, `${PAYERS}`);
const openSocketsOfStripe = openSockets.size;

for (let number = 0; number < STATED; number += 1) {
  const { userId } = await buildCompany(db, { vatNumber: null, isVatVerified: false });
  payers.push(await cookieOf(userId));
}
const stating = await othersBeside(
  () =>
    Promise.all(
      payers
        .slice(PAYERS)
        .map((cookie, index) =>
          change('/api/company-profile', { vatNumber: vatNumberWithCheckDigits(700_000 + index) }, cookie),
        ),
    ).then(() => delay(SILENT_MS)),
  SILENT_MS,
);
report(`VIES is silent, ${STATED} state a number`, stating.seen, quiet);
printFigure('connections it holds', openSockets.size - openSocketsOfStripe, 'as many as work at once');

const signUp = (number: number) =>
  post('/api/register', {
    username: `crowd${number}`,
    password: `a-password-of-${number}-words`,
    email: `crowd-${number}@mail.example`,
    userType: 'private',
  });
let statuses: (number | undefined)[] = [];
const crowd = await othersBeside(async () => {
  statuses = await Promise.all(Array.from({ length: SIGN_UPS }, (_, number) => signUp(number)));
});
report(`${SIGN_UPS} sign up at once`, crowd.seen, quiet);
printFigure('signed up', statuses.filter((status) => status === 201).length, String(SIGN_UPS));
if (statuses.some((status) => status !== 201)) isWorse = true;

if (/slow inside a transaction/.test(product.stdout())) {
  console.log('Something slow was called inside a transaction: see the log.');
  isWorse = true;
}
if (isWorse) process.exitCode = 1;
await client.end();
for (const socket of openSockets) socket.destroy();
await product.end('SIGTERM');
await product.remove();
silent.close();
process.exit();
