import { MESSAGE_TEXT, WORDS_OF_SENTENCE } from '../../bench/load/search-and-message-texts.ts';
import { runCommandInFolder } from '../../bench/load/run-command-in-folder.ts';
import { type Requests, type Side, startServer } from '../../bench/load/compared-side.ts';
import type { World } from '../../bench/load/filled-product.ts';
import { CARD, databaseOf, fillFrom, inCamelCase, withBrackets } from './content-system.ts';
import { installSide } from './install.ts';

/** As sides/strapi/fill.sql names a row in addresses. */
const documentOf = (id: number) => String(id).padStart(24, 'c');

/** Its own sign-in gives the token with which it is written to. */
const tokenAt = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'writer@example.com', password: 'bench-bench' }),
  });
  return ((await answer.json()) as { jwt: string }).jwt;
};

const fieldsAt = (path: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [`${path}[${at}]`, name]));

// What has an id always gives it.
const CARD_FIELDS = fieldsAt('fields', CARD.map(inCamelCase).slice(1));
const CATEGORY = fieldsAt('populate[category][fields]', ['name']);

export const strapi = async (world: World): Promise<Side> => {
  const folder = await installSide('strapi');
  const { host, port, user, database } = databaseOf(world);
  const settings = {
    DATABASE_HOST: host,
    DATABASE_PORT: port,
    DATABASE_USERNAME: user,
    DATABASE_NAME: database,
    STRAPI_TELEMETRY_DISABLED: 'true',
    NODE_ENV: 'production',
  };
  await world.pool.query('create schema strapi');
  await runCommandInFolder(folder, ['node', 'make-tables.js'], settings);
  await fillFrom(world, 'strapi');
  const { category, commune, profiles, letters } = world;
  const list = (query: Record<string, string | number>): Requests => [
    {
      path: withBrackets('/api/companies', {
        'pagination[pageSize]': 24,
        ...CARD_FIELDS,
        ...CATEGORY,
        ...fieldsAt('sort', ['placement:desc', 'ratingScore:desc', 'id:desc']),
        ...query,
      }),
    },
  ];
  const writer = { authorization: '' };
  return {
    name: 'Strapi 5',
    asks: {
      list: list({ 'filters[category][id][$eq]': category.id }),
      company: profiles.map((id) => ({
        path: withBrackets(`/api/companies/${documentOf(id)}`, {
          ...CARD_FIELDS,
          ...CATEGORY,
          ...fieldsAt('populate[services][populate][category][fields]', ['name', 'description']),
          ...fieldsAt('populate[reviews][fields]', ['author', 'rating', 'comment', 'createdAt']),
          'populate[reviews][sort]': 'id:desc',
          ...fieldsAt('populate[projects][fields]', ['title', 'description', 'budget', 'completedAt']),
          'populate[projects][sort]': 'completedAt:desc',
        }),
      })),
      search: list({ 'filters[words][$containsi]': 'toiture' }),
      place: list({ 'filters[category][id][$eq]': category.id, 'filters[commune][$eq]': commune }),
      sentence: list(
        Object.fromEntries(
          WORDS_OF_SENTENCE.map((word, at) => [`filters[$or][${at}][words][$containsi]`, word]),
        ),
      ),
      'message-alone': letters.map(({ senderId, receiverId }) => ({
        method: 'POST',
        path: '/api/messages',
        headers: writer,
        body: JSON.stringify({ data: { senderId, receiverId, content: MESSAGE_TEXT } }),
      })),
    },
    async start() {
      const running = await startServer({
        args: ['start.js'],
        folder,
        settings,
        firstPath: `/api/companies/${documentOf(profiles[0] ?? 1)}`,
      });
      writer.authorization = `Bearer ${await tokenAt(running.port)}`;
      return running;
    },
  };
};
