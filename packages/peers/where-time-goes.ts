// Shows where the time of a query goes, in Giewel and in the version by hand: the parts of the server's process, and each
// statement of PostgreSQL. npm run bench -- where-time-goes
//   --questions list,company,…   --seconds 8   --connections 32   --companies 10000
import { parseArgs } from 'node:util';
import { sendRequestsFromChildProcess } from '../../bench/load/send-requests-from-child-process.ts';
import {
  freePort,
  type Question,
  questions,
  type Requests,
  type RunningSide,
} from '../../bench/load/compared-side.ts';
import { tableOf } from '../../bench/load/result-table.ts';
import type { World } from '../../bench/load/filled-product.ts';
import { processorMs } from '../../bench/process-figures.ts';
import { openPeerWorld } from './peer-world.ts';
import { makeSides, type SideName } from './sides.ts';
import { type AreaTimes, watchProcess } from './where-time-goes/watch-process.ts';

const DEFAULT_QUESTIONS =
  'list,place,company,search,sentence,page,comparison,message,cached-list,cached-company,cached-page';
/** Areas below this share, and statements with fewer calls per response, get no row of their own. */
const WORTH_A_ROW = 0.02;
const STATEMENTS = 14;
const LONGEST = 100;

const { values: args } = parseArgs({
  options: {
    questions: { type: 'string', default: DEFAULT_QUESTIONS },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '32' },
    companies: { type: 'string', default: '10000' },
  },
});
const [seconds, connections] = [Number(args.seconds), Number(args.connections)];

interface Watched {
  name: string;
  asks: Partial<Record<Question, Requests>>;
  running: RunningSide;
  watch: Awaited<ReturnType<typeof watchProcess>>;
}

const startWatched = async (name: SideName, world: World): Promise<Watched> => {
  const port = await freePort();
  const side = await makeSides[name](world);
  const running = await side.start([`--inspect=127.0.0.1:${port}`]);
  return { ...side, running, watch: await watchProcess(port) };
};

interface Statement {
  query: string;
  calls: number;
  ms: number;
}

/** Lists the statements, those within functions and triggers too; of a write only its own part counts. */
const readStatements = async ({ pool }: World, responseCount: number): Promise<string[][]> => {
  const { rows } = await pool.query<Statement>(
    `select query, sum(calls)::float calls, sum(total_exec_time) ms from pg_stat_statements
     where query !~ 'pg_stat_statements' group by 1 order by 3 desc limit $1`,
    [STATEMENTS],
  );
  return rows
    .filter(({ ms, calls }) => calls / responseCount > WORTH_A_ROW && ms / responseCount > 0)
    .map(({ query, calls, ms }) => [
      (ms / responseCount).toFixed(3),
      (calls / responseCount).toFixed(2),
      query.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, LONGEST),
    ]);
};

interface Looked {
  name: string;
  perSecond: number;
  /** Milliseconds per response, as in `database`. */
  server: number;
  database: number;
  areas: AreaTimes;
  statements: string[][];
}

const profileSide = async (watched: Watched, requests: Requests, world: World): Promise<Looked> => {
  const { name, running, watch } = watched;
  const load = (forSeconds: number) =>
    sendRequestsFromChildProcess({ ports: [running.port], requests, seconds: forSeconds, connections });
  await load(Math.min(2, seconds));
  // Statements planned while a table was empty are planned again; autovacuum would do this within minutes.
  await world.pool.query('vacuum analyze');
  await world.pool.query('select pg_stat_statements_reset()');
  await watch.start();
  const [server, database] = [processorMs(running.pid), processorMs(world.postmaster)];
  const { perSecond } = await load(seconds);
  const responseCount = perSecond * seconds;
  const took = {
    server: (processorMs(running.pid) - server) / responseCount,
    database: (processorMs(world.postmaster) - database) / responseCount,
  };
  const areas = new Map([...(await watch.stop())].map(([area, ms]) => [area, ms / responseCount]));
  const main = [...areas.values()].reduce((sum, value) => sum + value, 0);
  areas.set('other threads (garbage, compressing, compiling)', Math.max(0, took.server - main));
  return { name, perSecond, ...took, areas, statements: await readStatements(world, responseCount) };
};

/** Digits enough for what takes a hundredth of a millisecond. */
const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 0.1 ? 4 : 3));

const print = (question: Question, profiles: readonly Looked[]) => {
  const rest = new Map<Looked, number>();
  const areas = [...new Set(profiles.flatMap((profile) => [...profile.areas.keys()]))].filter((area) => {
    const isLarge = profiles.some(({ areas: its, server }) => (its.get(area) ?? 0) > WORTH_A_ROW * server);
    if (!isLarge)
      for (const profile of profiles)
        rest.set(profile, (rest.get(profile) ?? 0) + (profile.areas.get(area) ?? 0));
    return isLarge;
  });
  const [first] = profiles;
  const largest = (a: string, b: string) => (first?.areas.get(b) ?? 0) - (first?.areas.get(a) ?? 0);
  const row = (name: string, read: (profile: Looked) => number | undefined) => [
    name,
    ...profiles.map((profile) => ms(read(profile))),
  ];
  console.log(`\n### ${questions[question]}\n`);
  console.log(
    tableOf(
      ['milliseconds of one answer', ...profiles.map(({ name }) => name)],
      [
        row('Node, the whole process', ({ server }) => server),
        ...areas.toSorted(largest).map((area) => row(`· ${area}`, (profile) => profile.areas.get(area))),
        row('· everything else', (profile) => rest.get(profile)),
        row('PostgreSQL, all processes', ({ database }) => database),
        row('· statements, as below', ({ statements }) =>
          statements.reduce((sum, [took]) => sum + Number(took), 0),
        ),
      ],
    ),
  );
  for (const { name, statements } of profiles) {
    if (statements.length > 0)
      console.log(`\n${name}\n\n${tableOf(['ms an answer', 'times', 'statement'], statements)}`);
  }
};

const world = await openPeerWorld(Number(args.companies), console.log, {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
});
await world.pool.query('create extension if not exists pg_stat_statements');
const sides: Watched[] = [];
for (const name of ['giewel', 'cached', 'by-hand', 'bare'] as const)
  sides.push(await startWatched(name, world));
for (const question of args.questions.split(',') as Question[]) {
  const profiles: Looked[] = [];
  for (const side of sides) {
    const requests = side.asks[question];
    if (requests) profiles.push(await profileSide(side, requests, world));
  }
  print(question, profiles);
}
for (const { watch, running } of sides) {
  watch.end();
  await running.end();
}
await world.close();
