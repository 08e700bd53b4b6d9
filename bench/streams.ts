// A thousand people with a page open, and twenty requests a second, two of them messages: npm run bench -- streams
//   --streams 1000   --seconds 60   --companies 10000
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openCountry } from './country.ts';
import { letPairsWrite, pairsOfListeners } from './let-strangers-write.ts';
import { startProductOf } from './load/product-requests.ts';
import { tableOf } from './load/result-table.ts';

const READS_A_SECOND = 18;
const MESSAGES_A_SECOND = 2;
const WANTED = { requests: 50, arrivals: 150 };

const { values: told } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    companies: { type: 'string', default: '10000' },
  },
});
const seconds = Number(told.seconds);

const country = await openCountry({ companies: Number(told.companies) });
const people = await country.signInMany(Number(told.streams));
const { rows: companies } = await country.pool.query<{ id: number }>(
  'select id from company_profiles where is_listed order by id limit 500',
);
await letPairsWrite(
  country.pool,
  pairsOfListeners(
    people.map(({ id }) => id),
    seconds * MESSAGES_A_SECOND,
  ),
);
await country.pool.query('vacuum analyze');
const product = await startProductOf(country);
const server = `http://127.0.0.1:${product.port}`;

const listeners = spawn(
  'node',
  [join(import.meta.dirname, 'listeners.ts'), server, String(seconds), String(MESSAGES_A_SECOND)],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
listeners.stdin.end(people.map(({ id, cookie }) => `${id} ${cookie.replace('session=', '')}\n`).join(''));
const lines = createInterface({ input: listeners.stdout });
await once(lines, 'line');
const heard = once(lines, 'line') as Promise<[string]>;

const VISITS = [
  '/',
  '/search',
  '/search?category={trade}',
  '/companies/{company}',
  '/search?q=dach%20{turn}',
];
const OWN = ['/api/user', '/api/messages/conversations?limit=50', '/api/notifications', '/projects'];
/** One of this many readers is signed in. */
const SIGNED_IN = 5;

const readAt = (turn: number): { path: string; headers: Record<string, string> } => {
  const round = Math.floor(turn / SIGNED_IN);
  if (turn % SIGNED_IN === 0)
    return {
      path: OWN[round % OWN.length] ?? '',
      headers: { cookie: people[turn % people.length]?.cookie ?? '' },
    };
  const path = (VISITS[(turn + round) % VISITS.length] ?? '')
    .replace('{trade}', String(1 + (turn % 20)))
    .replace('{company}', String(companies[(turn * 7) % companies.length]?.id))
    .replace('{turn}', String(turn));
  return { path, headers: {} };
};

const took: number[] = [];
let failed = 0;
const read = async (turn: number) => {
  const { path, headers } = readAt(turn);
  const began = performance.now();
  const answer = await fetch(`${server}${path}`, { headers });
  await answer.arrayBuffer();
  took.push(performance.now() - began);
  if (!answer.ok) failed += 1;
};
const reads: Promise<void>[] = [];
for (let turn = 0; turn < seconds * READS_A_SECOND; turn += 1) {
  reads.push(read(turn));
  await delay(1000 / READS_A_SECOND);
}
await Promise.all(reads);
const arrivals = JSON.parse((await heard)[0]) as { heard: number; missing: number; p50: number; p99: number };
took.sort((one, other) => one - other);
const part = (share: number) => took[Math.floor(took.length * share)] ?? 0;
const ms = (value: number) => value.toFixed(1);
console.log(
  `\n${people.length.toLocaleString('en')} streams, ${READS_A_SECOND + MESSAGES_A_SECOND} requests a second\n\n${tableOf(
    ['milliseconds', 'p50', 'p95', 'p99', 'wanted at most', 'failed or missing'],
    [
      [
        'what is read',
        ...[0.5, 0.95, 0.99].map((share) => ms(part(share))),
        `p95 ${WANTED.requests}`,
        String(failed),
      ],
      [
        'from sending a message to its arrival',
        ms(arrivals.p50),
        '',
        ms(arrivals.p99),
        `p99 ${WANTED.arrivals}`,
        String(arrivals.missing),
      ],
    ],
  )}`,
);
listeners.kill();
await product.end();
await country.close();
