// GET /api/companies?limit=24: made again each time, beside the same two queries written by hand on pg; and from the
// cache, as a browser asks for it, beside a bare Fastify answering the same bytes.
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import { presentItem } from '#companies/server/index.ts';
import { openBench } from './bench-host.ts';
import { compare } from './compare.ts';
import { ITEM_COLUMNS } from './item-columns.ts';
import { requestsPerSecond } from './load.ts';

// Short rounds and many, because the sides are near each other.
const ROUNDS = 20;
const ROUND_SECONDS = 1;

const LIST = '/api/companies?limit=24';

const PAGE = {
  name: 'bench_page',
  text: `select ${ITEM_COLUMNS},
    found.rank, found.placement, found.rating_score as score, found.name as "foldedName"
  from (select company_id, name, placement, rating_score, 0 as rank from company_search found
    order by placement desc, rating_score desc, company_id desc limit 25) found
  join company_profiles c on c.id = found.company_id
  order by found.rank desc, found.placement desc, found.rating_score desc, found.company_id desc`,
};
const COUNT = {
  name: 'bench_count',
  text: 'select count(*)::int as total from (select from company_search limit 10001) counted',
};

const bench = await openBench();
const { pool } = bench.database;

const byHand = Fastify();
byHand.get('/api/companies', async (_, reply) => {
  const [{ rows }, { rows: counted }] = await Promise.all([pool.query(PAGE), pool.query(COUNT)]);
  const items = rows.slice(0, 24).map(presentItem);
  return reply.header('x-total-count', counted[0].total).type('application/json').send(JSON.stringify(items));
});

const ours = await bench.listen({ isCached: false });
const theirs = await bench.listenTo(byHand);
// Uncompressed on both sides: the work compared is the query's and the contract's.
const plain = (address: string) => () =>
  requestsPerSecond(`${address}${LIST}`, { encoding: 'identity', seconds: ROUND_SECONDS });
await compare(
  'GET /api/companies?limit=24, not cached',
  { name: 'the product: contract in and out, drizzle, guards', measure: plain(ours) },
  { name: 'bare Fastify, the same queries prepared on pg', measure: plain(theirs) },
  0.7,
  ROUNDS,
);

const cached = await bench.listen({ isCached: true });
const body = await (await fetch(`${cached}${LIST}`)).arrayBuffer();
const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const bare = Fastify();
bare.get('/api/companies', (_, reply) =>
  reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(compressed),
);
const same = await bench.listenTo(bare);
await compare(
  'GET /api/companies?limit=24, from the cache',
  { name: 'the product', measure: () => requestsPerSecond(`${cached}${LIST}`) },
  { name: 'bare Fastify answering the same bytes', measure: () => requestsPerSecond(`${same}${LIST}`) },
  0.6,
);
await bench.close();
