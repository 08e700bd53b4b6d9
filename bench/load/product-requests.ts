import { join, resolve } from 'node:path';
import { type Question, type Requests, startServer } from './compared-side.ts';
import type { World } from './filled-product.ts';
import { SEARCH_SENTENCE, MESSAGE_TEXT } from './search-and-message-texts.ts';

export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

export const addressWith = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

export const productRequests = (world: World): Partial<Record<Question, Requests>> => {
  const { category, commune, profiles, letters, comparison } = world;
  const list = (query: Record<string, string | number>): Requests => [
    { path: addressWith('/api/companies', { limit: 24, ...query }) },
  ];
  const companies = profiles.map((id) => ({ path: `/api/companies/${id}` }));
  const messages: Requests = letters.map(({ receiverId, cookie }) => ({
    method: 'POST',
    path: '/api/messages',
    headers: { cookie, 'idempotency-key': 'bench-{n}' },
    body: JSON.stringify({ receiverId, content: MESSAGE_TEXT }),
  }));
  return {
    list: list({ categoryId: category.id }),
    company: companies,
    search: list({ query: 'toiture' }),
    mistyped: list({ query: 'toitürre' }),
    place: list({ categoryId: category.id, commune }),
    sentence: list({ query: SEARCH_SENTENCE }),
    page: [{ path: addressWith('/search', { category: category.id }) }],
    comparison: [
      {
        path: `/api/requests/${comparison.requestId}/comparison`,
        headers: { cookie: comparison.cookie },
      },
    ],
    message: messages,
    'message-alone': messages,
  };
};

export const cachedRequests = (world: World): Partial<Record<Question, Requests>> => {
  const { list = [], company = [], search = [], page = [] } = productRequests(world);
  return {
    'cached-list': list.map((asked) => ({ ...asked, headers: AS_A_BROWSER })),
    'cached-company': company.map((asked) => ({ ...asked, headers: AS_A_BROWSER })),
    'cached-search': search.map((asked) => ({ ...asked, headers: AS_A_BROWSER })),
    'cached-page': page.map((asked) => ({ ...asked, headers: AS_A_BROWSER })),
  };
};

const SERVE = resolve('scripts/serve.sh');
/** Imported before the product it keeps no answer. */
export const WITHOUT_CACHE = resolve('bench/country/without-cache.mjs');

export const startProductOf = (
  world: Pick<World, 'url' | 'folder'>,
  options: readonly string[] = [],
  program = SERVE,
) =>
  startServer({
    program,
    args: options,
    folder: world.folder,
    settings: {
      DATABASE_URL: world.url,
      DATA_DIR: join(world.folder, 'of-the-product'),
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      REQUEST_LIMITS: 'off',
    },
    firstPath: '/',
  });
