// A company with 5,000 conversations; a thousand people who write to each other while they listen; ten
// thousand who listen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { openBench } from './bench-host.ts';
import { letPairsWrite, pairsOfListeners } from './let-strangers-write.ts';
import { loadOf } from './load.ts';

const CONVERSATIONS = 5_000;
const WRITERS = 1_000;
const LISTENERS = 10_000;
const WRITING_SECONDS = 10;
const MESSAGES_A_SECOND = 50;

const bench = await openBench();
const { pool } = bench.database;

const PEOPLE = `
  insert into users (username, password, email, created_at)
  select 'bench-' || n, '!', 'bench-' || n || '@mail.example', now() - interval '1 year'
  from generate_series(1, $1::int) n returning id`;
const INSERT_MESSAGES = `
  insert into messages (sender_id, receiver_id, content, created_at)
  select case when turn % 2 = 0 then $1 else id end, case when turn % 2 = 0 then id else $1 end,
    repeat('When could you come? ', 10), now() - (10 - turn) * interval '1 day'
  from generate_series(1, 10) turn, unnest($2::int[]) id order by turn`;
const SESSIONS = `
  with made as (
    select id, left(replace(replace(encode(sha256(('bench ' || id)::bytea), 'base64'), '+', '-'), '/', '_'), 43) token
    from unnest($1::int[]) id),
  stored as (
    insert into sessions (user_id, token_hash, expires_at)
    select id, sha256(token::bytea), now() + interval '1 hour' from made)
  select id, token from made`;

const { rows: people } = await pool.query<{ id: number }>(PEOPLE, [LISTENERS]);
const ids = people.map(({ id }) => id);
const { rows: companies } = await pool.query<{ id: number }>(
  `insert into users (username, password, email, user_type)
   values ('bench-company', '!', 'bench@mail.example', 'company') returning id`,
);
const company = companies[0]?.id ?? 0;
await pool.query(INSERT_MESSAGES, [company, ids.slice(0, CONVERSATIONS)]);
const { rows: sessions } = await pool.query<{ id: number; token: string }>(SESSIONS, [ids]);
await letPairsWrite(
  pool,
  pairsOfListeners(
    sessions.slice(0, WRITERS).map(({ id }) => id),
    WRITING_SECONDS * MESSAGES_A_SECOND,
  ),
);
await pool.query('vacuum analyze');

const server = await bench.listen({ isCached: true });
const cookie = await bench.signIn(company);

const report = (label: string, figure: string, target = '') =>
  console.log(`  ${label.padEnd(56)} ${figure.padStart(12)}${target && `   (${target})`}`);

const compareLists = async () => {
  console.log(`\nA company with ${CONVERSATIONS.toLocaleString('en')} conversations: mean, and p99`);
  for (const address of [
    '/api/messages',
    '/api/messages/conversations?limit=50',
    `/api/messages/conversations?limit=50&cursor=${CONVERSATIONS}`,
    '/api/messages/conversations?limit=50&search=bench-77',
    `/api/messages/conversation/${ids[0]}`,
    '/api/messages/unread',
  ]) {
    // Requests come one after the other, to measure a person's wait and not a queue's.
    const loadOptions = { connections: 1, encoding: 'identity', cookie };
    const { perSecond, p99 } = await loadOf(`${server}${address}`, loadOptions);
    const figure = `${(1000 / perSecond).toFixed(1)}, ${p99.toFixed(1)} ms`;
    report(`GET ${address.replace(/\/\d+$/, '/{id}')}`, figure, 'under 20 wanted');
  }
};

/** Starts listeners in a process of their own, which prints a line for each result. */
const startListeners = async (count: number, seconds: number, sendsASecond: number) => {
  const child = spawn(
    'node',
    [join(import.meta.dirname, 'listeners.ts'), server, `${seconds}`, `${sendsASecond}`],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child.stdin.end(
    sessions
      .slice(0, count)
      .map(({ id, token }) => `${id} ${token}\n`)
      .join(''),
  );
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  return { child, lines };
};

const end = async (child: ChildProcess) => {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const measureArrival = async () => {
  const { child, lines } = await startListeners(WRITERS, WRITING_SECONDS, MESSAGES_A_SECOND);
  const [line] = (await once(lines, 'line')) as [string];
  const { heard, missing, p50, p99 } = JSON.parse(line) as Record<string, number>;
  await end(child);
  console.log(
    `\n${WRITERS.toLocaleString('en')} people listen, and write ${MESSAGES_A_SECOND} messages a second`,
  );
  report('from sending to arrival, p50', `${p50?.toFixed(1)} ms`);
  report('from sending to arrival, p99', `${p99?.toFixed(1)} ms`, 'under 200 wanted');
  report('arrived, and missing', `${heard} and ${missing}`);
};

const residentMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

const measureMemory = async () => {
  const memoryBefore = residentMb();
  const { child } = await startListeners(LISTENERS, 0, 0);
  const { p99 } = await loadOf(`${server}/api/user`, { connections: 4, cookie });
  await setTimeout(1000);
  console.log(`\n${LISTENERS.toLocaleString('en')} people listen`);
  report('more memory', `${(residentMb() - memoryBefore).toFixed(0)} MB`, 'under 300 wanted');
  report('GET /api/user meanwhile, p99', `${p99.toFixed(1)} ms`, 'under 50 wanted');
  await end(child);
};

await compareLists();
await measureArrival();
await measureMemory();
await bench.close();
