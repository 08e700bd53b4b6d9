// PostgreSQL is restarted again and again while people add jobs in transactions of their own and two instances do them. What
// became of each job is read from a journal beside the database. It began as the trial of decision 36, which has its table.
// node bench/faults/queue-restarts.ts [RESTARTS] [SIGINT|SIGKILL] [SECONDS AWAY AT EACH TENTH]
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '#server/database/migrate.ts';
import { openDb } from '#server/database/open-db.ts';
import { createPool } from '#server/database/pool.ts';
import { jobQueue } from '#server/job-queue.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { connectBy } from './connect.ts';
import { startServer } from './one-server.ts';
import { printFigure } from './report.ts';

const [restarts = '50', signal = 'SIGINT', secondsAway = '4'] = process.argv.slice(2);
const PEOPLE = 6;
const INSTANCES = 2;
const DRAIN_MS = 180_000;
const LOCKED_MS = 60_000;

const folder = await mkdtemp(join(tmpdir(), 'giewel-queue-'));
const ADDRESS = '127.44.0.1';
let server = await startServer(folder, ADDRESS);
const { connection } = server;
await migrate(connection, resolve('db/migrations'), quietLog);
const setup = await connectBy(connection);
await setup.query(`create table causes (id text primary key, kind text not null); create table copies (id text primary key);
  create table told (id text primary key); create table pictures (id text primary key)`);
await setup.end();

const journal = join(folder, 'journal');
await writeFile(journal, '');
let [gone, isOver] = [0, false];
const instances = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of instances) child.kill('SIGKILL');
});
const startInstance = () => {
  const program = join(import.meta.dirname, 'queue-worker.ts');
  const child = spawn('node', [program, JSON.stringify(connection), journal], { stdio: 'inherit' });
  instances.add(child);
  child.on('exit', () => {
    instances.delete(child);
    if (isOver) return;
    gone += 1;
    startInstance();
  });
};
for (let count = 0; count < INSTANCES; count += 1) startInstance();

const pool = createPool(connection, quietLog);
const db = openDb(pool);
/** When each job was added, by its kind and what it is of. */
const added = new Map<string, number>();
const kinds = {
  acceptance: ['copy', 'tell', 'mail'],
  upload: ['picture'],
  message: ['mail'],
} as const;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** How long each run was seen to hold its job. */
const runs = new Map<string, { first: number; last: number }>();
let isLooking = true;
const look = async () => {
  while (isLooking) {
    const { rows } = await pool
      .query<{ mark: string }>('select locked_by as mark from jobs where locked_by is not null')
      .catch(() => ({ rows: [] }));
    for (const { mark } of rows) {
      const run = runs.get(mark);
      if (run) run.last = Date.now();
      else runs.set(mark, { first: Date.now(), last: Date.now() });
    }
    await delay(500);
  }
};
const looking = look();

let isAdding = true;
const cause = (id: string, kind: keyof typeof kinds) =>
  db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(
      `insert into causes (id, kind) values ('${id}', '${kind}') on conflict do nothing`,
    );
    if (rowCount !== 1) return; // The answer was lost, the commit was not.
    for (const name of kinds[kind]) {
      const later = name === 'tell' && { inSeconds: 1, key: `tell ${id}` };
      await jobQueue.add(transaction, name, { id }, later || {});
    }
  });
const people = Array.from({ length: PEOPLE }, async (_, person) => {
  for (let count = 0; isAdding; count += 1) {
    const id = `${person}-${count}`;
    const kind = kindNames[count % kindNames.length] ?? 'message';
    while (
      !(await cause(id, kind).then(
        () => true,
        () => false,
      ))
    )
      await delay(100);
    for (const name of kinds[kind]) added.set(`${name} ${id}`, Date.now());
    await delay(150);
  }
});

/** What a killed server leaves behind may hold its place for a moment. */
const startAgain = async (tries = 20): Promise<typeof server> => {
  try {
    return await startServer(folder, ADDRESS);
  } catch (error) {
    if (tries === 0) throw error;
    await delay(500);
    return startAgain(tries - 1);
  }
};

await delay(4_000);
for (let round = 0; round < Number(restarts); round += 1) {
  // Never the same moment twice.
  await delay(1_500 + ((round * 97) % 700));
  await server.end(signal === 'SIGKILL' ? 'SIGKILL' : 'SIGINT');
  if (round % 10 === 9) await delay(Number(secondsAway) * 1_000);
  server = await startAgain();
}
await delay(2_000);
isAdding = false;
await Promise.all(people);

const readJournal = async () => {
  const [begun, ended, sent] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  for (const line of (await readFile(journal, 'utf8')).split('\n')) {
    const [what, kind, id, at] = line.split(' ');
    const key = `${kind} ${id}`;
    if (what === 'begin' && !begun.has(key)) begun.set(key, Number(at));
    if (what === 'end') ended.set(key, Number(at));
    if (what === 'sent') sent.set(key, (sent.get(key) ?? 0) + 1);
  }
  return { begun, ended, sent };
};
const drainedBy = Date.now() + DRAIN_MS;
let lost = 0;
do {
  const { ended } = await readJournal();
  lost = [...added.keys()].filter((key) => !ended.has(key)).length;
  await delay(500);
} while (lost > 0 && Date.now() < drainedBy);

const { begun, ended, sent } = await readJournal();
const now = Date.now();
isLooking = false;
await looking;
const spans = [...begun].map(([key, at]) => (ended.get(key) ?? now) - at);
const holds = [...runs.values()].map(({ first, last }) => last - first);
const waits = [...added].map(([key, at]) => (ended.get(key) ?? now) - at);
const locked = holds.filter((ms) => ms > LOCKED_MS).length;
const twice = [...sent.values()].filter((count) => count > 1).length;
console.log(
  `\nPostgreSQL restarted ${restarts} times (${signal}), away ${secondsAway} s at each tenth; two instances`,
);
printFigure('jobs', added.size);
printFigure('instances gone', gone, '0');
printFigure('lost', lost, '0');
printFigure('locked for longer than a minute', locked, '0');
printFigure('longest locked', `${(Math.max(...holds) / 1000).toFixed(1)} s`);
printFigure('mails sent twice', twice, '0');
printFigure('longest from first begun to done', `${(Math.max(...spans) / 1000).toFixed(1)} s`);
printFigure('longest from added to done', `${(Math.max(...waits) / 1000).toFixed(1)} s`);
if (gone + lost + twice + locked > 0) process.exitCode = 1;

isOver = true;
for (const child of instances) child.kill('SIGTERM');
while (instances.size > 0) await delay(50);
await pool.end();
await server.end('SIGINT');
await rm(folder, { recursive: true, force: true });
