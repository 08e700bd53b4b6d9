// Measures the memory of the server's process from outside and without PostgreSQL: npm run bench -- memory
//   --seconds 30 (of load)   --rest 5 (minutes of rest after it)   --companies 10000   --flags=--max-semi-space-size=8,…
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openCountry } from './country.ts';
import { tableOf } from './load/result-table.ts';
import { sendRequestsFromChildProcess } from './load/send-requests-from-child-process.ts';
import { memoryOf, processorMs } from './process-figures.ts';

const MINUTE_MS = 60_000;
const CONNECTIONS = 32;

const { values: args } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rest: { type: 'string', default: '5' },
    companies: { type: 'string', default: '10000' },
    flags: { type: 'string', default: '' },
  },
});

const country = await openCountry({ companies: Number(args.companies) });
const { rows: companies } = await country.pool.query<{ id: number }>(
  'select id from company_profiles where is_listed order by id limit 500',
);
const { rows: trades } = await country.pool.query<{ id: number }>('select id from service_categories');
const paths = [
  '/',
  '/search',
  ...trades.flatMap(({ id }) => [`/search?category=${id}`, `/api/companies?limit=24&categoryId=${id}`]),
  ...companies.flatMap(({ id }) => [`/companies/${id}`, `/api/companies/${id}`]),
  // Each search is new, so it is computed and cached.
  ...companies.map(() => '/search?q=roof%20{n}'),
];
const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } }));

// The server runs with the flags of npm start, and with others to compare.
const commands = [
  [],
  ...args.flags
    .split(',')
    .filter(Boolean)
    .map((flag) => [flag]),
];
const rows: string[][] = [];
for (const flags of commands) {
  const product = await country.start({ flags });
  const pid = product.child.pid ?? 0;
  const first = memoryOf(pid);
  const port = Number(new URL(product.address).port);
  const before = processorMs(pid);
  const load = await sendRequestsFromChildProcess({
    ports: [port],
    requests,
    seconds: Number(args.seconds),
    connections: CONNECTIONS,
  });
  const each = (processorMs(pid) - before) / (load.perSecond * Number(args.seconds));
  const loaded = memoryOf(pid);
  await delay(Number(args.rest) * MINUTE_MS);
  const rested = memoryOf(pid);
  rows.push([
    flags.join(' ') || 'as it is started',
    ...[first.now, loaded.now, rested.now, rested.most, rested.ofFiles].map((mb) => mb.toFixed(0)),
    load.perSecond.toFixed(0),
    each.toFixed(2),
    String(load.failed),
  ]);
  await product.end('SIGTERM');
}
console.log(
  `\nMB of the server's process (150, 260 and 450 wanted after start, at rest, at most)\n\n${tableOf(
    [
      'started with',
      'after start',
      'after load',
      `after ${args.rest} minutes of rest`,
      'most',
      'of it files (Node itself)',
      'requests a second',
      'CPU ms each',
      'not 2xx',
    ],
    rows,
  )}`,
);
await country.close();
