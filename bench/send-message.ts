// Measures sending a message, beside the same by hand on Fastify and `pg`: both conversations, unread counts, events, the
// bell, the email's job, the limit, the key.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { letPairsWrite } from './let-strangers-write.ts';
import type { LoadResult } from './load.ts';
import { messageByHand } from './message-by-hand.ts';

const PEOPLE = 4_000;

const bench = await openBench();
const { pool, connection } = bench.database;

const { rows: people } = await pool.query<{ id: number }>(
  `insert into users (username, password, email, created_at)
   select 'bench-' || n, '!', 'bench-' || n || '@mail.example', now() - interval '1 year'
   from generate_series(1, $1::int) n returning id`,
  [PEOPLE],
);
const ids = people.map(({ id }) => id);
const { rows: sessions } = await pool.query<{ token: string }>(
  `with made as (
    select id, left(replace(replace(encode(sha256(('bench ' || id)::bytea), 'base64'), '+', '-'), '/', '_'), 43) token
    from unnest($1::int[]) with ordinality given (id, at) order by at),
  stored as (
    insert into sessions (user_id, token_hash, expires_at)
    select id, sha256(token::bytea), now() + interval '1 hour' from made)
  select token from made`,
  [ids],
);
// Everybody writes to the next, who writes to the one after.
const nextId = (index: number) => ids[(index + 1) % ids.length] ?? 0;
const sessionRows = sessions.map(({ token }, index) => `${token} ${nextId(index)}`).join('\n');
await letPairsWrite(
  pool,
  ids.map((id, index) => [id, nextId(index)] as const),
);
await pool.query('vacuum analyze');

const product = await bench.listen({ isCached: true });
const byHand = await bench.listenTo(await messageByHand(connection));

const measure = async (server: string) => {
  await pool.query('delete from rate_limits');
  const child = spawn('node', [join(import.meta.dirname, 'message-load.ts'), server, '3', '16'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(sessionRows);
  return ((await json(child.stdout)) as LoadResult).perSecond;
};

await compareSides(
  'A message',
  { name: 'POST /api/messages', measure: () => measure(product) },
  { name: 'the same by hand', measure: () => measure(byHand) },
  0.7,
);
await bench.close();
