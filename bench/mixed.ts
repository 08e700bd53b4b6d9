// Mixes the requests of a day: 80 of 100 read without an account, 15 with one, 5 write, and each second a company changes.
// Concurrency grows until throughput no longer does; one instance, then two: npm run bench -- mixed
//   --companies 10000   --seconds 20 (a step)   --minutes 0 (then so long at the knee, looking whether memory grows)
//   --folder DIRECTORY (kept, and found filled by the next run)
import { parseArgs } from 'node:util';
import type { Product } from '../e2e/product.ts';
import { type Country, openCountry } from './country.ts';
import { tableOf } from './load/result-table.ts';
import { sendRequestsFromChildProcess } from './load/send-requests-from-child-process.ts';
import type { Request } from './load/send-requests.ts';
import { memoryOf } from './process-figures.ts';

const STEPS = [2, 4, 8, 16, 32, 64, 128];
/** A higher concurrency is worth it if it raises throughput by this factor. */
const WORTH_IT = 1.1;
/** Messages per person are limited, so one writer would not do. */
const WRITERS = 2_000;
const SHARES = 20;
/** Reads cycle through this many different addresses. */
const READ = 2_000;
const SECOND_MS = 1_000;
const MINUTE = 60;

const { values: args } = parseArgs({
  options: {
    companies: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '0' },
    folder: { type: 'string' },
  },
});
const seconds = Number(args.seconds);

const country = await openCountry({ companies: Number(args.companies), folder: args.folder });
const { rows: companies } = await country.pool.query<{ id: number; user_id: number }>(
  'select id, user_id from company_profiles where is_listed order by id',
);
const people = await country.signInMany(WRITERS);

const readsOf = (index: number): string => {
  const { id } = companies[(index * 7) % companies.length] ?? { id: 1 };
  const reads = [
    '/',
    '/search',
    `/search?category=${1 + (index % 20)}`,
    `/companies/${id}`,
    `/api/companies/${id}`,
  ];
  return (
    [...reads, '/api/companies?limit=24', '/search?q=toiture', `/companies/${id}?tab=reviews`][index % 8] ??
    '/'
  );
};
const OWN = [
  '/api/user',
  '/api/messages/conversations?limit=50',
  '/api/notifications',
  '/api/projects',
  '/projects',
];

/** Dealt so that each twenty of them have their share of everything. */
const requests = Array.from({ length: WRITERS * SHARES }, (_, index): Request => {
  const { cookie } = people[Math.trunc(index / SHARES)] ?? { cookie: '' };
  const share = index % SHARES;
  const headers = { 'accept-encoding': 'br, gzip' };
  if (share < 16) return { path: readsOf(index % READ), headers };
  if (share < 19)
    return {
      path: OWN[(index + Math.trunc(index / SHARES)) % OWN.length] ?? '/',
      headers: { ...headers, cookie },
    };
  const receiverId = companies[index % companies.length]?.user_id;
  return {
    method: 'POST',
    path: '/api/messages',
    headers: { cookie, 'idempotency-key': 'mixed-{n}' },
    body: JSON.stringify({ receiverId, content: 'When could you come and look at the roof? {n}' }),
  };
});

/** One company after the other, one a second. */
const changeOnceASecond = ({ pool }: Country) => {
  let changeCount = 0;
  const clock = setInterval(() => {
    const { id } = companies[(changeCount++ * 13) % companies.length] ?? { id: 0 };
    void pool.query(`update company_profiles set description = description || '.' where id = $1`, [id]);
  }, SECOND_MS);
  return () => clearInterval(clock);
};

for (const instances of [1, 2]) {
  const products: Product[] = [];
  for (let at = 0; at < instances; at += 1) products.push(await country.start());
  const ports = products.map(({ address }) => Number(new URL(address).port));
  const memory = () => products.map(({ child }) => memoryOf(child.pid ?? 0).now);
  const stop = changeOnceASecond(country);
  await sendRequestsFromChildProcess({ ports, requests, seconds: Math.min(5, seconds), connections: 8 });
  const rows: string[][] = [];
  let knee = { connections: 1, perSecond: 0 };
  for (const connections of STEPS) {
    const load = await sendRequestsFromChildProcess({ ports, requests, seconds, connections });
    rows.push([
      String(connections),
      load.perSecond.toFixed(0),
      load.p50.toFixed(1),
      load.p99.toFixed(1),
      memory()
        .map((mb) => mb.toFixed(0))
        .join(' and '),
      String(load.failed),
    ]);
    if (load.perSecond < knee.perSecond * WORTH_IT) break;
    knee = { connections, perSecond: load.perSecond };
  }
  console.log(
    `\n${instances === 1 ? 'One instance' : 'Two instances'}: the knee is at ${knee.connections} at once, ${knee.perSecond.toFixed(0)} a second\n\n${tableOf(
      ['at once', 'a second', 'p50 ms', 'p99 ms', 'memory MB', 'not 2xx'],
      rows,
    )}`,
  );
  const minutes = Number(args.minutes);
  const seen: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await sendRequestsFromChildProcess({ ports, requests, seconds: MINUTE, connections: knee.connections });
    seen.push(Math.max(...memory()));
  }
  if (minutes > 0)
    console.log(
      `MB of the larger after each minute at the knee: ${seen.map((mb) => mb.toFixed(0)).join(', ')}`,
    );
  stop();
  for (const product of products) await product.end('SIGTERM');
}
await country.close();
