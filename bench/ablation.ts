// Shows how much each mechanism gives: the first branch has them all, and each other one lacks one of them.
// npm run bench -- ablation --refs main,off-cards,…
//   --questions list,company,search,mistyped,page,message,cached-page   --rounds 5 --seconds 1.5 --connections 8
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Question, Requests, RunningSide } from './load/compared-side.ts';
import { openWorld } from './load/filled-product.ts';
import { cachedRequests, productRequests, startProductOf, WITHOUT_CACHE } from './load/product-requests.ts';
import { median, tableOf } from './load/result-table.ts';
import { runCommandInFolder } from './load/run-command-in-folder.ts';
import { sendRequestsFromChildProcess } from './load/send-requests-from-child-process.ts';
import { processorMs } from './process-figures.ts';

const { values: cliArgs } = parseArgs({
  options: {
    refs: { type: 'string', default: 'HEAD' },
    questions: { type: 'string', default: 'list,company,search,mistyped,page,message,cached-page' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1.5' },
    connections: { type: 'string', default: '8' },
  },
});
const [rounds = 0, seconds = 0, connections = 0] = [cliArgs.rounds, cliArgs.seconds, cliArgs.connections].map(
  Number,
);
const refs = cliArgs.refs.split(',');
const [base = ''] = refs;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The built product of a ref, in a worktree of its own. */
const buildOf = async (ref: string): Promise<string> => {
  const folder = resolve('.cache/ablation', ref.replaceAll('/', '-'));
  const commit = git('rev-parse', ref);
  if (existsSync(folder)) git('-C', folder, 'checkout', '-q', '--detach', commit);
  else git('worktree', 'add', '-q', '--detach', folder, commit);
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  await runCommandInFolder(folder, ['node', 'scripts/build.ts']);
  return folder;
};

/** Strings, styles, demo and tests are no mechanism. */
const NOT_PRODUCTION = [
  'src/**/strings/**',
  'src/**/*.test.ts*',
  'src/**/*.fixture.ts',
  'src/testing/**',
  'src/demo/**',
  '*.css',
];

const linesRemoved = (ref: string): number =>
  git('diff', '--numstat', base, ref, '--', 'src', ...NOT_PRODUCTION.map((glob) => `:(glob,exclude)${glob}`))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').map(Number))
    .reduce((sum, [added = 0, removed = 0]) => sum + removed - added, 0);

const folders = new Map<string, string>();
for (const ref of refs) folders.set(ref, await buildOf(ref));

// Every server has pools of its own, which stay open through its neighbours' turns.
const world = await openWorld(10_000, console.log, { max_connections: '600' });

interface LoadResult {
  perSecond: number;
  /** Milliseconds of the processor per response, in the server and in PostgreSQL. */
  milliseconds: number;
}

const measureLoad = async ({ port, pid }: RunningSide, requests: Requests): Promise<LoadResult> => {
  const cpuMs = () => processorMs(pid) + processorMs(world.postmaster);
  const cpuMsBefore = cpuMs();
  const { perSecond, failed } = await sendRequestsFromChildProcess({
    ports: [port],
    requests,
    seconds,
    connections,
  });
  if (failed > 0) console.log(`${failed} were not answered with 2xx`);
  return { perSecond, milliseconds: (cpuMs() - cpuMsBefore) / Math.max(1, perSecond * seconds) };
};

interface Measured {
  ref: string;
  /** Responses a second, as a share of the first ref's. */
  ratio: number;
  milliseconds: number;
}

const measured = new Map<Question, Measured[]>();

let turn = 0;
/** Each run begins with other people, because messages per person and minute are limited. */
const turned = (requests: Requests): Requests => {
  turn += 400;
  const offset = turn % requests.length;
  return [...requests.slice(offset), ...requests.slice(0, offset)];
};

type Side = readonly [ref: string, running: RunningSide];

/** Measures every ref in turn, round by round; the first one rotates, so that none always follows the same one. */
const measure = async (question: Question, requests: Requests, sides: readonly Side[]) => {
  const resultsByRef = new Map<string, LoadResult[]>(refs.map((ref) => [ref, []]));
  for (const [, side] of sides) await measureLoad(side, turned(requests));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sides.length;
    for (const [ref, side] of [...sides.slice(first), ...sides.slice(0, first)])
      resultsByRef.get(ref)?.push(await measureLoad(side, turned(requests)));
  }
  const ofBase = resultsByRef.get(base) ?? [];
  const ratiosOf = (results: readonly LoadResult[]) =>
    results.map(({ perSecond }, round) => perSecond / (ofBase[round]?.perSecond ?? Number.NaN));
  const figures = Array.from(resultsByRef, ([ref, results]) => ({
    ref,
    ratio: median(ratiosOf(results)),
    milliseconds: median(results.map((result) => result.milliseconds)),
  }));
  measured.set(question, figures);
  console.log(
    question,
    ...figures.map((figure) => `${figure.ref} ${figure.ratio.toFixed(2)} ${figure.milliseconds.toFixed(2)}`),
  );
};

const started: RunningSide[] = [];

const measureAll = async (
  requestsByQuestion: Partial<Record<Question, Requests>>,
  options: readonly string[],
) => {
  const selectedEntries = Object.entries(requestsByQuestion).filter(([question]) =>
    cliArgs.questions.split(',').includes(question),
  );
  if (selectedEntries.length === 0) return;
  const sides: Side[] = [];
  for (const [ref, folder] of folders) {
    const running = await startProductOf(world, options, join(folder, 'scripts/serve.sh'));
    started.push(running);
    sides.push([ref, running]);
  }
  for (const [question, requests] of selectedEntries) await measure(question as Question, requests, sides);
  for (const [, side] of sides) await side.end();
};

try {
  await measureAll(productRequests(world), ['--import', WITHOUT_CACHE]);
  await measureAll(cachedRequests(world), []);
} finally {
  for (const { end } of started) await end();
  await world.close();
}

const measuredEntries = [...measured];
const rowsOf = (cell: (measuredRefs: Measured) => string) =>
  refs.map((ref, index) => [
    ref,
    ...measuredEntries.map(([, figures]) => cell(figures[index] as Measured)),
    ref === base ? '' : String(linesRemoved(ref)),
  ]);
const heads = ['', ...measuredEntries.map(([question]) => question), 'lines fewer'];
console.log(
  `\nAnswers a second, of those of ${base}\n${tableOf(
    heads,
    rowsOf(({ ratio }) => ratio.toFixed(2)),
  )}`,
);
console.log(
  `\nms of the processor an answer\n${tableOf(
    heads,
    rowsOf(({ milliseconds }) => milliseconds.toFixed(2)),
  )}`,
);
