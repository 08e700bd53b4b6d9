import { MESSAGE_TEXT, WORDS_OF_SENTENCE } from '../../bench/load/search-and-message-texts.ts';
import { runCommandInFolder } from '../../bench/load/run-command-in-folder.ts';
import { type Requests, type Side, startServer } from '../../bench/load/compared-side.ts';
import type { World } from '../../bench/load/filled-product.ts';
import { CARD, fillFrom, inCamelCase, withBrackets } from './content-system.ts';
import { installSide } from './install.ts';

/** Payload's own sign-in gives the token with which it is written to. */
const tokenAt = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'writer@example.com', password: 'bench-bench' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

const CARD_FIELDS = [...CARD.map(inCamelCase), 'category'];

export const payload = async (world: World): Promise<Side> => {
  const folder = await installSide('payload');
  const settings = { DATABASE_URL: world.url, NEXT_TELEMETRY_DISABLED: '1' };
  await world.pool.query('create schema if not exists payload');
  await runCommandInFolder(folder, ['node', 'make-tables.mjs'], { ...settings, NODE_ENV: 'development' });
  await fillFrom(world, 'payload');
  const next = 'node_modules/next/dist/bin/next';
  await runCommandInFolder(folder, ['node', next, 'build'], { ...settings, NODE_ENV: 'production' });
  const { category, commune, profiles, letters } = world;
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
      place: list({ 'where[category][equals]': category.id, 'where[commune][equals]': commune }),
      sentence: list(
        Object.fromEntries(WORDS_OF_SENTENCE.map((word, at) => [`where[or][${at}][words][contains]`, word])),
      ),
      page: [{ path: `/cards?category=${category.id}` }],
      'message-alone': letters.map(({ senderId, receiverId }) => ({
        method: 'POST',
        path: '/api/messages',
        headers: writer,
        body: JSON.stringify({ senderId, receiverId, content: MESSAGE_TEXT }),
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
