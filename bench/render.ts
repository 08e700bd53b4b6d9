// Compares the home page rendered by the product with react-dom alone, and from the cache with a bare Fastify. Then measures
// each uncached page of a visitor in Node and in PostgreSQL, and the weight of its HTML.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { build } from 'vite';
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { printCost } from './cost.ts';
import { requestsPerSecond } from './load.ts';

const bench = await openBench();
process.env['NODE_ENV'] = 'production';
const folder = await mkdtemp(join(tmpdir(), 'giewel-render-'));
await build({
  logLevel: 'error',
  build: { ssr: true, outDir: folder, rolldownOptions: { input: 'bench/render-entry.tsx' } },
  // Everything inside, because the folder lies outside the project.
  ssr: { noExternal: true },
});
const { renderPage, treeAlone } = (await import(
  join(folder, 'render-entry.mjs')
)) as typeof import('./render-entry.tsx');

// Each query is fetched once, so that both sides render the same companies.
const fresh = await bench.listen({ isCached: false });
const cachedResponses = new Map<string, { isOk: true; value: unknown }>();
const fetchOnce = async (_: unknown, address: string) => {
  const known = cachedResponses.get(address);
  if (known) return known;
  const response = await fetch(fresh + address);
  const body: unknown = await response.json();
  const total = response.headers.get('x-total-count');
  const value = total === null ? body : { items: body, total: Number(total), next: null };
  const result = { isOk: true, value } as const;
  cachedResponses.set(address, result);
  return result;
};
const request = {
  address: '/?show=24',
  language: 'en',
  person: null,
  site: {
    isPrelaunch: true,
    canMail: false,
    webhooksToAnyAddress: false,
    socialPages: { facebook: '', instagram: '', linkedin: '' },
  },
  call: fetchOnce,
} as const;

const perSecond = async (work: () => unknown, seconds = 3) => {
  const end = performance.now() + seconds * 1000;
  let rounds = 0;
  while (performance.now() < end) {
    await work();
    rounds += 1;
  }
  return rounds / seconds;
};

const alone = await treeAlone(request);
await compareSides(
  'The home page with 24 cards, rendered',
  { name: 'the product: route, answers, render, head', measure: () => perSecond(() => renderPage(request)) },
  { name: 'renderToString of the same tree, its data in place', measure: () => perSecond(alone) },
  0.8,
);

const cached = await bench.listen({ isCached: true });
const bytes = Buffer.from(
  await (await fetch(cached, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
);
const compressed = brotliCompressSync(bytes, { params: { 1: 5 } });
const bare = Fastify();
bare.get('/', (_, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(compressed),
);
const theirs = await bench.listenTo(bare);
await compareSides(
  'The home page from the cache, over HTTP',
  { name: 'the product', measure: () => requestsPerSecond(`${cached}/`) },
  { name: 'bare Fastify answering the same bytes', measure: () => requestsPerSecond(`${theirs}/`) },
  0.6,
);

const pages = [
  '/',
  '/search',
  '/search?category=1',
  '/search?q=toiture',
  '/companies/1',
  '/companies/1?tab=reviews',
  '/companies/1?tab=projects',
  '/prices',
  '/how-it-works',
  '/for-companies',
  '/auth',
];
console.log('\nPages of a visitor, made anew');
for (const page of pages) {
  const html = await (await fetch(fresh + page)).text();
  const name = `${page} (${(html.length / 1000).toFixed(0)} kB)`;
  await printCost(bench.database.pool, { name, addresses: fresh + page });
}
await bench.close();
await rm(folder, { recursive: true, force: true });
