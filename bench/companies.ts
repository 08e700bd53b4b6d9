// Lists of companies and one company, made again each time, beside the same by hand on Fastify and `pg`; and a list
// from the cache, as a browser asks for it, beside a bare Fastify answering the same bytes.
// node bench/companies.ts [HOW MANY COMPANIES], 10,000 unless said otherwise.
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import { makeCompanies } from '#testing/many-companies.ts';
import { openBench } from './bench-host.ts';
import { byHand, type ListByHand } from './companies-by-hand.ts';
import { compareSides } from './compare-sides.ts';
import { compareCosts } from './cost.ts';
import { requestsPerSecond } from './load.ts';

const LIST = '/api/companies?limit=24';
const wanted = Number(process.argv[2] ?? 10_000);

const bench = await openBench();
const { pool } = bench.database;
const { rows: profileRows } = await pool.query<{ id: number }>(
  'select id from company_profiles where project_count > 0 and review_count > 0 and not is_hidden order by id limit 50',
);
await makeCompanies(bench.database.connection, wanted);
const { rows: fullest } = await pool.query<{ category: string; commune: string }>(`
  select substr(lexeme, 2) as category, commune from company_search, unnest(tsvector_to_array(document)) lexeme
  where lexeme ~ '^k[0-9]+$' and commune is not null group by 1, 2 order by count(*) desc, 1, 2 limit 1`);
const [most] = fullest;
if (!most) throw new Error('Nobody is in a commune');
const { category, commune } = most;

const ours = await bench.listen({ isCached: false });
const theirs = await bench.listenTo(await byHand(pool));
const inCommune = new URLSearchParams({ category, commune });
const lists: [string, ListByHand, string, string][] = [
  ['everybody', 'all', '', ''],
  ['a trade', 'trade', `&categoryId=${category}`, `?category=${category}`],
  [
    'a trade in a commune',
    'trade-in-commune',
    `&categoryId=${category}&commune=${encodeURIComponent(commune)}`,
    `?${inCommune}`,
  ],
  ['a trade by rating', 'trade-by-rating', `&categoryId=${category}&sort=rating`, `?category=${category}`],
];
// Uncompressed on both sides: the work compared is the query's and the contract's.
for (const [title, name, query, queryByHand] of lists)
  await compareCosts(
    pool,
    `24 of ${title}, not cached`,
    [
      { name: 'the product', addresses: `${ours}${LIST}${query}` },
      { name: 'by hand', addresses: `${theirs}/${name}${queryByHand}` },
    ],
    0.7,
  );

const each = (address: (id: number) => string) => profileRows.map(({ id }) => address(id)).join(' ');
await compareCosts(
  pool,
  'one company, not cached',
  [
    { name: 'the product', addresses: each((id) => `${ours}/api/companies/${id}`) },
    { name: 'by hand', addresses: each((id) => `${theirs}/companies/${id}`) },
  ],
  0.7,
);

const cached = await bench.listen({ isCached: true });
const body = await (await fetch(`${cached}${LIST}`)).arrayBuffer();
const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const bare = Fastify();
bare.get('/api/companies', (_, reply) =>
  reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(compressed),
);
const same = await bench.listenTo(bare);
await compareSides(
  'GET /api/companies?limit=24, from the cache',
  { name: 'the product', measure: () => requestsPerSecond(`${cached}${LIST}`) },
  { name: 'bare Fastify answering the same bytes', measure: () => requestsPerSecond(`${same}${LIST}`) },
  0.6,
);
await bench.close();
