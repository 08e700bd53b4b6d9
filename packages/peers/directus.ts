import { MESSAGE_TEXT, WORDS_OF_SENTENCE } from '../../bench/load/search-and-message-texts.ts';
import { runCommandInFolder } from '../../bench/load/run-command-in-folder.ts';
import { type Requests, type Side, startServer } from '../../bench/load/compared-side.ts';
import type { World } from '../../bench/load/filled-product.ts';
import { CARD, databaseOf, fillFrom, withBrackets } from './content-system.ts';
import { installSide } from './install.ts';

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
  await runCommandInFolder(folder, ['node', ...cli, 'bootstrap'], settings);
  await fillFrom(world, 'directus');
  const { category, commune, profiles, letters } = world;
  const list = (query: Record<string, string | number>): Requests => [
    {
      path: withBrackets('/items/companies', {
        limit: 24,
        fields: `${CARD.join()},category_id.id,category_id.name`,
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
          fields: `${CARD.join()},services.id,services.category_id.name,services.category_id.description,reviews.id,reviews.author,reviews.rating,reviews.comment,reviews.created_at,projects.id,projects.title,projects.description,projects.budget,projects.completed_at`,
          'deep[reviews][_limit]': 10,
          'deep[reviews][_sort]': '-id',
          'deep[projects][_sort]': '-completed_at',
        }),
      })),
      search: list({ search: 'toiture' }),
      place: list({ 'filter[category_id][_eq]': category.id, 'filter[commune][_eq]': commune }),
      // Its own search wants the whole sentence in one piece; a team makes a filter of the words.
      sentence: list(
        Object.fromEntries(
          WORDS_OF_SENTENCE.map((word, at) => [`filter[_or][${at}][words][_icontains]`, word]),
        ),
      ),
      'message-alone': letters.map(({ senderId, receiverId }) => ({
        method: 'POST',
        path: '/items/messages',
        headers: { authorization: 'Bearer bench-token' },
        body: JSON.stringify({ sender_id: senderId, receiver_id: receiverId, content: MESSAGE_TEXT }),
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
