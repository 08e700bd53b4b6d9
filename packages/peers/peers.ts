// Giewel beside what a team would pick instead, and beside the same work by hand: npm run bench -- peers
//   --sides giewel,cached,by-hand,bare,next,payload,strapi,directus   --questions list,company,…   --rounds 3 --seconds 8 --connections 32
//   --companies 10000   --keep: writes the figures where docs/performance.md takes them from
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sendRequestsFromChildProcess } from '../../bench/load/send-requests-from-child-process.ts';
import {
  type Question,
  questions,
  type Requests,
  type RunningSide,
  type Side,
} from '../../bench/load/compared-side.ts';
import { type Measured, measuredTable, type Row, tableOf } from '../../bench/load/result-table.ts';
import { memoryOf, processorMs, treeOf } from '../../bench/process-figures.ts';
import { openPeerWorld } from './peer-world.ts';
import { makeSides, type SideName } from './sides.ts';
import { COMPARISON_CAVEATS } from './comparison-caveats.ts';
import { targetTable } from './target-figures.ts';

const { values: args } = parseArgs({
  options: {
    sides: { type: 'string', default: Object.keys(makeSides).join(',') },
    questions: { type: 'string', default: Object.keys(questions).join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '32' },
    companies: { type: 'string', default: '10000' },
    keep: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, connections] = [args.rounds, args.seconds, args.connections].map(Number) as [
  number,
  number,
  number,
];
const chosenSides = args.sides.split(',') as SideName[];
const chosenQuestions = args.questions.split(',') as Question[];

const world = await openPeerWorld(Number(args.companies), console.log);

interface Up extends Side {
  key: SideName;
  running: RunningSide;
}

const up: Up[] = [];
const refused: string[] = [];
for (const name of chosenSides) {
  try {
    const side = await makeSides[name](world);
    up.push({ ...side, key: name, running: await side.start() });
    console.log(`${side.name} is up`);
  } catch (error) {
    // The registry here may lack one of its packages: the others are measured all the same.
    refused.push(`${name}: ${(error as Error).message.slice(0, 1500)}`);
    console.log(`Not measured, ${refused.at(-1)}`);
  }
}
const atStart = new Map(up.map(({ name, running }) => [name, memoryOf(running.pid).now]));

const measure = async ({ running }: Up, requests: Requests, forSeconds: number): Promise<Row> => {
  const [server, database] = [processorMs(running.pid), processorMs(world.postmaster)];
  const load = await sendRequestsFromChildProcess({ ports: [running.port], requests, seconds: forSeconds, connections });
  const count = Math.max(1, load.perSecond * forSeconds);
  return {
    ...load,
    serverMs: (processorMs(running.pid) - server) / count,
    databaseMs: (processorMs(world.postmaster) - database) / count,
  };
};

console.log(COMPARISON_CAVEATS);
const results: { question: Question; measured: Measured[] }[] = [];
for (const question of chosenQuestions) {
  const sideRequests = up.flatMap((side) => {
    const requests = side.asks[question];
    const measured: Measured = { name: side.name, rounds: [], ratios: [] };
    return requests ? [{ side, requests, measured }] : [];
  });
  if (sideRequests.length === 0) continue;
  for (const { side, requests } of sideRequests) await measure(side, requests, Math.min(2, seconds));
  // What was planned while a table was empty is planned again, as PostgreSQL sees to by itself within minutes.
  await world.pool.query('vacuum analyze');
  for (let round = 0; round < rounds; round += 1) {
    for (const { side, requests, measured } of sideRequests)
      measured.rounds.push(await measure(side, requests, seconds));
    const [ours, ...theirs] = sideRequests.map(({ measured }) => measured);
    for (const one of ours?.name.startsWith('Giewel') ? theirs : [])
      one.ratios.push((ours?.rounds[round]?.perSecond ?? 0) / (one.rounds[round]?.perSecond ?? 0));
  }
  const measured = sideRequests.map((entry) => entry.measured);
  results.push({ question, measured });
  console.log(`\n### ${questions[question]}\n\n${measuredTable(measured)}`);
}

console.log(
  `\n### What is wanted\n\n${targetTable(results, (key) => up.find((side) => side.key === key)?.name)}`,
);
const weights = up.map(({ name, running }) => ({
  name,
  startedIn: running.startedIn,
  atStart: atStart.get(name) ?? 0,
  afterwards: memoryOf(running.pid).now,
  most: memoryOf(running.pid).most,
  processes: treeOf(running.pid).length,
}));
console.log(
  `\n### Start and memory\n\n${tableOf(
    ['side', 'first answer after (s)', 'MB after start', 'MB after all this', 'most MB', 'processes'],
    weights.map(({ name, startedIn, atStart: first, afterwards, most: largest, processes }) => [
      name,
      startedIn.toFixed(2),
      ...[first, afterwards, largest].map((mb) => mb.toFixed(0)),
      String(processes),
    ]),
  )}`,
);
for (const why of refused) console.log(`\nNot measured, ${why}`);
if (args.keep) {
  const file = join(import.meta.dirname, 'last-measured.json');
  await writeFile(file, `${JSON.stringify({ results, weights }, null, 2)}\n`);
}
for (const { running } of up) await running.end();
await world.close();
