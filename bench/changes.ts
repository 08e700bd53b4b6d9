// Measures cached public pages while companies change, and without changes: npm run bench -- changes
//   --companies 100000   --folder DIRECTORY (kept, and found filled by the next run)
import { parseArgs } from 'node:util';
import { makeCompanies } from '#testing/many-companies.ts';
import { openBench } from './bench-host.ts';
import { loadOf } from './load.ts';

const ROUNDS = 3;
const SECONDS = 5;
const WANTED = 0.25;
const rates = [0, 1, 5, 20];

const { values: args } = parseArgs({
  options: { companies: { type: 'string', default: '100000' }, folder: { type: 'string' } },
});
const bench = await openBench({
  folder: args.folder,
  fill: ({ connection }) => makeCompanies(connection, Number(args.companies), console.log),
});
const { pool } = bench.database;
const { rows: counted } = await pool.query<{ companies: number }>(
  'select count(*)::integer as companies from company_search',
);
console.log(`\nA directory of ${counted[0]?.companies.toLocaleString('en')} companies`);
const server = await bench.listen({ isCached: true });

const { rows } = await pool.query<{ id: number }>(
  'select id from company_profiles where is_listed order by id desc limit 4000',
);
const ids = rows.map(({ id }) => id);
const paths = [
  '/',
  '/search',
  '/search?sort=rating',
  '/api/companies?limit=24',
  ...ids.slice(0, 20).map((id) => `/companies/${id}`),
]
  .map((path) => server + path)
  .join(' ');

let changed = 0;
/** Changes other companies than the measured ones, one after the other. */
const changeOne = () =>
  pool.query('update company_profiles set description = description || $2 where id = $1', [
    ids[20 + (changed++ % (ids.length - 20))],
    '.',
  ]);

const middleOf = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const seen = new Map(rates.map((rate) => [rate, { perSecond: [] as number[], p99: [] as number[] }]));

await loadOf(paths, { seconds: 2, connections: 8 });
for (let round = 0; round < ROUNDS; round += 1) {
  for (const rate of rates) {
    const changes: Promise<unknown>[] = [];
    const clock = rate > 0 ? setInterval(() => changes.push(changeOne()), 1000 / rate) : undefined;
    const { perSecond, p99 } = await loadOf(paths, { seconds: SECONDS, connections: 8 });
    clearInterval(clock);
    await Promise.all(changes);
    seen.get(rate)?.perSecond.push(perSecond);
    seen.get(rate)?.p99.push(p99);
  }
}
await bench.close();

const undisturbed = middleOf(seen.get(0)?.perSecond ?? []);
for (const [rate, { perSecond, p99 }] of seen) {
  const pagesPerSecond = middleOf(perSecond);
  console.log(
    `  ${`${rate} changes a second`.padEnd(24)} ${pagesPerSecond.toFixed(0).padStart(7)} pages a second, ` +
      `${(pagesPerSecond / undisturbed).toFixed(2)} of undisturbed, p99 ${middleOf(p99).toFixed(0)} ms` +
      (rate === rates.at(-1) ? `   (${WANTED} wanted)` : ''),
  );
}
