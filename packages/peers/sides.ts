import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SEARCH_SENTENCE, MESSAGE_TEXT } from '../../bench/load/search-and-message-texts.ts';
import {
  addressWith,
  AS_A_BROWSER,
  cachedRequests,
  productRequests,
  startProductOf,
  WITHOUT_CACHE,
} from '../../bench/load/product-requests.ts';
import { runCommandInFolder } from '../../bench/load/run-command-in-folder.ts';
import { type Requests, type Side, startServer } from '../../bench/load/compared-side.ts';
import type { World } from '../../bench/load/filled-product.ts';
import { directus } from './directus.ts';
import { installSide } from './install.ts';
import { payload } from './payload.ts';
import { strapi } from './strapi.ts';

/** Puts a side up as far as it can be before it is started: its packages, its build, its rows. */
export type MakeSide = (world: World) => Promise<Side>;

const product: MakeSide = async (world) => ({
  name: 'Giewel',
  asks: productRequests(world),
  start: (options = []) => startProductOf(world, ['--import', WITHOUT_CACHE, ...options]),
});

const productCached: MakeSide = async (world) => ({
  name: 'Giewel, with its cache',
  asks: cachedRequests(world),
  start: (options) => startProductOf(world, options),
});

const tokenOf = (id: number) => createHash('md5').update(`by hand ${id}`).digest('hex');

const byHand: MakeSide = async ({ url, category, commune, profiles, letters, comparison }) => {
  const list = (query: Record<string, string | number>): Requests => [
    { path: addressWith('/companies', query) },
  ];
  const messagesTo = (path: string): Requests =>
    letters.map(({ senderId, receiverId }) => ({
      method: 'POST',
      path,
      headers: { authorization: `Bearer ${tokenOf(senderId)}` },
      body: JSON.stringify({ receiverId, content: MESSAGE_TEXT }),
    }));
  return {
    name: 'Fastify and pg by hand',
    asks: {
      list: list({ category: category.id }),
      company: profiles.map((id) => ({ path: `/companies/${id}` })),
      search: list({ words: 'toiture' }),
      mistyped: list({ alike: 'toitürre' }),
      place: list({ category: category.id, commune }),
      sentence: list({ sentence: SEARCH_SENTENCE }),
      comparison: [
        {
          path: `/comparison/${comparison.requestId}`,
          headers: { authorization: `Bearer ${tokenOf(comparison.clientId)}` },
        },
      ],
      message: messagesTo('/messages'),
      'message-alone': messagesTo('/messages-alone'),
    },
    start: (options = []) =>
      startServer({
        args: [...options, join(import.meta.dirname, 'sides/by-hand/server.mjs')],
        folder: resolve('.'),
        settings: { DATABASE_URL: url },
        firstPath: `/companies?category=${category.id}`,
      }),
  };
};

/** The bytes are the product's: it is asked once for each. */
const bare: MakeSide = async (world) => {
  const giver = await startProductOf(world);
  return {
    name: 'node:http alone, the product’s bytes',
    asks: cachedRequests(world),
    async start(options = []) {
      const server = await startServer({
        args: [...options, join(import.meta.dirname, 'sides/bare/server.mjs')],
        folder: world.folder,
        settings: { BYTES_FROM: `http://127.0.0.1:${giver.port}` },
        firstPath: '/',
      });
      return {
        ...server,
        async end() {
          await server.end();
          await giver.end();
        },
      };
    },
  };
};

const next: MakeSide = async ({ url, category, commune, profiles }) => {
  const folder = await installSide('next');
  await cp(join(import.meta.dirname, 'sides/by-hand/queries.mjs'), join(folder, 'queries.mjs'));
  const settings = { DATABASE_URL: url, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await runCommandInFolder(folder, ['node', 'node_modules/next/dist/bin/next', 'build'], settings);
  return {
    name: 'Next.js 16 and pg',
    asks: {
      list: [{ path: `/api/companies?category=${category.id}` }],
      company: profiles.map((id) => ({ path: `/api/companies/${id}` })),
      search: [{ path: '/api/companies?words=toiture' }],
      place: [{ path: addressWith('/api/companies', { category: category.id, commune }) }],
      sentence: [{ path: addressWith('/api/companies', { sentence: SEARCH_SENTENCE }) }],
      page: [{ path: `/cards?category=${category.id}` }],
      'cached-page': [{ path: `/kept/${category.id}`, headers: AS_A_BROWSER }],
    },
    start: () =>
      startServer({
        args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
        folder,
        settings,
        firstPath: `/api/companies?category=${category.id}`,
      }),
  };
};

/** By the names that --sides takes. */
export const makeSides = {
  giewel: product,
  cached: productCached,
  'by-hand': byHand,
  bare,
  next,
  payload,
  strapi,
  directus,
} as const;

export type SideName = keyof typeof makeSides;
