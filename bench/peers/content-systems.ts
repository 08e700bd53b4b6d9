import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installSide, runIn } from './install.ts';
import { type Requests, type Side, startServer } from './side.ts';
import type { World } from './world.ts';

const fillFrom = async ({ pool }: World, name: string) =>
  pool.query(await readFile(join(import.meta.dirname, 'sides', name, 'fill.sql'), 'utf8'));

const WORDS = 'When could you come and look at the roof? It drips since Tuesday. {n}';

/** Settings that name the database as each of them wants it. */
const databaseOf = ({ connection: { host = '', port = 0, user = '', database = '' } }: World) => ({
  host,
  port: String(port),
  user,
  database,
});

const withBrackets = (path: string, query: Record<string, string | number>) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

const CARD =
  'id,owner_id,name,description,address,postal_code,city,commune,canton,logo_url,has_emergency_service,is_vat_verified,is_verified,rating_average,review_count,project_count,response_hours,languages,recent_ratings';

export const directus = async (world: World): Promise<Side> => {
  const folder = await installSide('directus');
  const { host, port, user, database } = databaseOf(world);
  const settings = {
    DB_CLIENT: 'pg',
    DB_HOST: host,
    DB_PORT: port,
    DB_DATABASE: database,
    DB_USER: user,
    DB_SEARCH_PATH: 'array:directus',
    DB_POOL__MIN: '10',
    DB_POOL__MAX: '10',
    KEY: 'bench',
    SECRET: 'bench-bench-bench-bench-bench-bench',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'bench-bench',
    TELEMETRY: 'false',
    LOG_LEVEL: 'fatal',
    RATE_LIMITER_ENABLED: 'false',
  };
  const cli = ['--import', './without-scripts.mjs', 'node_modules/directus/cli.js'];
  await world.pool.query('create schema directus');
  await runIn(folder, ['node', ...cli, 'bootstrap'], settings);
  await fillFrom(world, 'directus');
  const { category, profiles, letters } = world;
  const list = (query: Record<string, string | number>): Requests => [
    {
      path: withBrackets('/items/companies', {
        limit: 24,
        fields: `${CARD},category_id.id,category_id.name`,
        sort: '-placement,-rating_score,-id',
        meta: 'filter_count',
        ...query,
      }),
    },
  ];
  return {
    name: 'Directus 12',
    asks: {
      list: list({ 'filter[category_id][_eq]': category.id }),
      company: profiles.map((id) => ({
        path: withBrackets(`/items/companies/${id}`, {
          fields: `${CARD},services.id,services.category_id.name,services.category_id.description,reviews.id,reviews.author,reviews.rating,reviews.comment,reviews.created_at,projects.id,projects.title,projects.description,projects.budget,projects.completed_at`,
          'deep[reviews][_limit]': 10,
          'deep[reviews][_sort]': '-id',
          'deep[projects][_sort]': '-completed_at',
        }),
      })),
      search: list({ search: 'toiture' }),
      'message-alone': letters.map(({ senderId, receiverId }) => ({
        method: 'POST',
        path: '/items/messages',
        headers: { authorization: 'Bearer bench-token' },
        body: JSON.stringify({ sender_id: senderId, receiver_id: receiverId, content: WORDS }),
      })),
    },
    start: () =>
      startServer({
        args: [...cli, 'start'],
        folder,
        settings,
        firstPath: `/items/companies/${profiles[0]}`,
      }),
  };
};

/** Payload's own sign-in gives the token with which it is written to. */
const tokenAt = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'writer@example.com', password: 'bench-bench' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

const CARD_FIELDS = [
  ...CARD.split(',').map((name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())),
  'category',
];

export const payload = async (world: World): Promise<Side> => {
  const folder = await installSide('payload');
  const settings = { DATABASE_URL: world.url, NEXT_TELEMETRY_DISABLED: '1' };
  await world.pool.query('create schema if not exists payload');
  await runIn(folder, ['node', 'make-tables.mjs'], { ...settings, NODE_ENV: 'development' });
  await fillFrom(world, 'payload');
  const next = 'node_modules/next/dist/bin/next';
  await runIn(folder, ['node', next, 'build'], { ...settings, NODE_ENV: 'production' });
  const { category, profiles, letters } = world;
  const list = (query: Record<string, string | number>): Requests => [
    {
      path: withBrackets('/api/companies', {
        limit: 24,
        depth: 1,
        joins: 'false',
        ...Object.fromEntries(CARD_FIELDS.map((field) => [`select[${field}]`, 'true'])),
        'populate[categories][name]': 'true',
        sort: '-placement,-ratingScore,-id',
        ...query,
      }),
    },
  ];
  const writer = { authorization: '' };
  return {
    name: 'Payload 3',
    asks: {
      list: list({ 'where[category][equals]': category.id }),
      company: profiles.map((id) => ({ path: `/api/companies/${id}?depth=1` })),
      search: list({ 'where[words][contains]': 'toiture' }),
      page: [{ path: `/cards?category=${category.id}` }],
      'message-alone': letters.map(({ senderId, receiverId }) => ({
        method: 'POST',
        path: '/api/messages',
        headers: writer,
        body: JSON.stringify({ senderId, receiverId, content: WORDS }),
      })),
    },
    async start() {
      const running = await startServer({
        args: [next, 'start', '-H', '127.0.0.1'],
        folder,
        settings,
        firstPath: `/api/companies/${profiles[0]}?depth=0&joins=false`,
      });
      writer.authorization = `JWT ${await tokenAt(running.port)}`;
      return running;
    },
  };
};
