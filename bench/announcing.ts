// Measures the cost of announcing a commit to every instance with a synchronous standby: NOTIFY within the transaction, as
// it was, and batched after the commit, beside the same commits without it. Also measures how soon it arrives.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { announceAfterCommit, setAnnouncer } from '#server/database/announce-after-commit.ts';
import type { Db } from '#server/database/db.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { createPool } from '#server/database/pool.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { startTwoServers } from './faults/start-primary-and-standby.ts';

const WRITERS = 24;
const ROUND_MS = 3_000;
const ROUNDS = 5;
const HEARD_A_SECOND = 200;
const HEARD_FOR_MS = 5_000;

const servers = await startTwoServers({ primary: '127.44.0.1', standby: '127.44.0.2' });
const { connection } = servers.primary;
const log = pino({ level: 'error' });
const pool = createPool(connection, log, { max: WRITERS });
await pool.query(
  'create table told (id bigint generated always as identity primary key, word text not null)',
);

const here = await openAnnouncements(connection, log);
const there = await openAnnouncements(connection, log);
const sentAt = new Map<string, number>();
let took: number[] = [];
await there.listen('told', {
  onAnnouncement: (word) => {
    const startedAt = sentAt.get(word);
    if (startedAt !== undefined) took.push(performance.now() - startedAt);
    sentAt.delete(word);
  },
});

const gathering = openDrizzle(pool);
setAnnouncer(gathering, here);
// Without a connection for announcements NOTIFY runs inside the transaction.
const inTransaction = openDrizzle(pool);

type AnnounceWord = (transaction: Db, word: string) => Promise<void>;
interface Way {
  name: string;
  db: typeof gathering;
  announceWord: AnnounceWord;
}

const announceInTransaction: AnnounceWord = (transaction, word) =>
  announceAfterCommit(transaction, 'told', word);
const ways: Way[] = [
  { name: 'told to nobody', db: gathering, announceWord: async () => undefined },
  { name: 'NOTIFY within the transaction', db: inTransaction, announceWord: announceInTransaction },
  { name: 'said after the commit, gathered', db: gathering, announceWord: announceInTransaction },
];

let number = 0;
const commitOne = ({ db, announceWord }: Way) => {
  const word = String(++number);
  return db
    .transaction(async (transaction) => {
      const insertion = transaction.execute(sql`insert into told (word) values (${word})`);
      await Promise.all([insertion, announceWord(transaction, word)]);
    })
    .then(() => word);
};

const commitsASecond = async (way: Way) => {
  const end = performance.now() + ROUND_MS;
  let commits = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (performance.now() < end) {
        await commitOne(way);
        commits += 1;
      }
    }),
  );
  return (commits / ROUND_MS) * 1_000;
};

const middle = (values: readonly number[], part = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

const rounds: number[][] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const figures: number[] = [];
  for (const way of ways) figures.push(await commitsASecond(way));
  if (round > 0) rounds.push(figures);
}
console.log(`\nCommits a second of ${WRITERS} writers, with a synchronous standby`);
for (const [at, { name }] of ways.entries()) {
  const figure = middle(rounds.map((figures) => figures[at] ?? 0));
  const ratio = middle(rounds.map((figures) => (figures[at] ?? 0) / (figures[0] ?? Number.NaN)));
  console.log(`  ${name.padEnd(40)} ${figure.toFixed(0).padStart(8)}   ${ratio.toFixed(2)} of the first`);
}

console.log(`\nFrom asking for the commit until another instance hears of it, ${HEARD_A_SECOND} a second`);
for (const way of ways.slice(1)) {
  took = [];
  sentAt.clear();
  const end = performance.now() + HEARD_FOR_MS;
  const sent: Promise<unknown>[] = [];
  while (performance.now() < end) {
    sentAt.set(String(number + 1), performance.now());
    sent.push(commitOne(way));
    await delay(1_000 / HEARD_A_SECOND);
  }
  await Promise.all(sent);
  await delay(500);
  const [p50, p99] = [middle(took), middle(took, 0.99)].map((ms) => ms.toFixed(1).padStart(6));
  console.log(
    `  ${way.name.padEnd(40)} p50 ${p50} ms, p99 ${p99} ms, ${took.length} of ${sent.length} heard`,
  );
}

await here.close();
await there.close();
await pool.end();
await servers.standby.end('SIGINT');
await servers.primary.end('SIGINT');
await servers.remove();
