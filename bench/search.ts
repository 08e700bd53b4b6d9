// Searches over many companies, each made again: node bench/search.ts [HOW MANY], a million unless said otherwise.

import { makeCompanies } from '#testing/many-companies.ts';
import { openBench } from './bench-host.ts';

const MILLION = 1_000_000;
const ROUNDS = 3;

const count = Number(process.argv[2] ?? MILLION);
const bench = await openBench();
console.log(`\nA directory of ${count.toLocaleString('en')} companies`);
await makeCompanies(bench.database.connection, count, console.log);
const address = await bench.listen({ isCached: false });

const { rows: named } = await bench.database.pool.query<{ name: string; city: string }>(
  'select name, city from company_profiles where id % 997 = 3 order by id limit 40',
);
const { rows: categories } = await bench.database.pool.query<{ id: number }>(
  'select id from service_categories',
);

/** Two letters change places, or one is left out or doubled. */
const mistype = (word: string, way: number) => {
  const place = 2 + (way % Math.max(1, word.length - 4));
  const [head, letter = '', next = '', tail] = [
    word.slice(0, place),
    word[place],
    word[place + 1],
    word.slice(place + 2),
  ];
  if (way % 3 === 0) return head + next + letter + tail;
  return way % 3 === 1 ? head + next + tail : head + letter + letter + next + tail;
};

const trades = [
  'plombier',
  'Dachdecker',
  'Maler',
  'eletricista',
  'Schräiner',
  'Heizung',
  'jardinier',
  'carreleur',
  'maçon',
  'parquet',
];
const surnames = named.map(({ name }) => name.split(' ')[1] ?? '');
const searches = [
  ...trades.flatMap((trade, index) => [trade, `${trade} ${named[index]?.city}`, trade.slice(0, 5)]),
  ...named.flatMap(({ name, city }) => [name, `${name.split(' ')[1]} ${city}`, name.slice(0, -2)]),

  'slate zinc',
  'my roof is leaking near esch',
  'renovate my bathroom',
  'fuite d’eau à differdange',
  'schimmel im schlafzimmer',
  'plombier 4041',
  'heat pump wiltz',
  'listed houses esch',
  'family',
  'rue',
  'wardrobes stairs luxembourg',
  'a quote',
  'drips at night',
].map((query) => ({ query }));
const mistyped = [...trades, ...surnames].map((word, index) => ({ query: mistype(word, index) }));
const typed = [...trades, ...surnames, 'plumbing', 'roofing', 'sanitaire', 'carrelages'].map((word) => ({
  query: word.slice(0, 4),
}));
const filters = categories.flatMap(({ id }, index): Record<string, string>[] => {
  const city = named[index]?.city ?? 'Wiltz';
  return [
    { categoryId: `${id}` },
    { categoryId: `${id}`, minRating: '4.5', emergency: 'true' },
    { commune: city, verified: 'true', sort: 'name' },
    { canton: 'Vianden', categoryId: `${id}`, sort: 'rating' },
    { location: city, sort: 'newest' },
    { place: city, categoryId: `${id}` },
    { place: city, radius: 'country' },
    { minRating: '4', sort: 'name' },
  ];
});

const millisecondsOf = async (path: string, query: Record<string, string>) => {
  const url = `${address}/api/${path}?${new URLSearchParams(query)}`;
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
};

const measure = async (
  label: string,
  queries: readonly Record<string, string>[],
  budgetMs: number,
  path = 'companies',
) => {
  const timings: { query: Record<string, string>; ms: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const ms = await millisecondsOf(path, query);
      if (round > 0) timings.push({ query, ms }); // The first round warms up.
    }
  }
  timings.sort((a, b) => a.ms - b.ms);
  const quantile = (share: number) =>
    timings[Math.min(timings.length - 1, Math.floor(timings.length * share))]?.ms ?? 0;
  const [median, high] = [quantile(0.5).toFixed(1), quantile(0.99).toFixed(1)];
  console.log(
    `  ${label.padEnd(30)} median ${median.padStart(6)} ms   p99 ${high.padStart(6)} ms   (under ${budgetMs} ms)`,
  );
  const [slowest] = timings.slice(-1);
  console.log(`    slowest ${slowest?.ms.toFixed(1)} ms: ${JSON.stringify(slowest?.query)}`);
};

const paged = (queries: readonly Record<string, string>[]) =>
  queries.map((query) => ({ ...query, limit: '24' }));
await measure('search', paged(searches), 50);
await measure('first page of a filter', paged(filters), 50);
await measure('search with a mistyped word', paged(mistyped), 100);
await measure('what a search was read as', paged(searches).slice(-12), 150, 'search-reading');
await measure('suggestions', typed, 100, 'suggestions');
await bench.close();
