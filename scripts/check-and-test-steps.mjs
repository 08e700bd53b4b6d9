// The steps that npm run check and npm test are made of. Plain JavaScript, as ensure-installed.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './ensure-installed.mjs';

/** @typedef {[name: string, command: string, args: string[], options?: { isShown?: boolean }]} Step What is shown is shown while it runs. */

/** These steps check the code without running it. */
const types = [
  ['types', 'tsc', ['--checkers', '1']],
  ['types of the component sheet', 'tsc', ['-p', 'sheet', '--checkers', '1']],
];
const format = ['format', 'oxfmt', ['--check', '.']];
const boundaries = ['boundaries', 'node', ['scripts/boundaries.ts']];
const links = ['links', 'node', ['scripts/links-by-hand.ts']];
const sentences = ['sentences', 'node', ['scripts/strings.ts', 'check']];
const unused = ['unused', 'knip', []];
const lint = ['lint', 'oxlint', ['--type-aware', '--deny-warnings']];
const build = ['build', 'node', ['scripts/build.ts']];
const tests = ['tests', 'vitest', ['run'], { isShown: true }];
const browserTests = ['browser tests', 'playwright', ['test']];

/** One lane for each of two processors. */
/** @type {Step[][]} */
export const checks = [types, [format, boundaries, links, sentences, unused, lint]];

/** Everything, each before what takes longer: the linter fills what the tests leave idle while they get ready. */
/** @type {Step[][][]} */
export const everything = [
  [types, [format, boundaries, links, sentences, build]],
  [[tests], [unused, lint]],
  // Not beside the other tests: both are mostly browsers, and two processors carry one of them in time.
  [[browserTests]],
];

const TIMES = join(import.meta.dirname ?? '.', '../.cache/step-times.json');

/**
 * The type checker and the linter are written in Go. With two processors (or two `--checkers`) each works
 * out the same types twice, beside what runs there already; and for a twentieth more memory garbage is collected a third
 * as often.
 */
const HALF_THE_MACHINE = { GOMAXPROCS: '1', GOGC: '300' };

/** @param {Step} step */
const runStep = async ([name, command, args, { isShown = false } = {}]) => {
  const started = Date.now();
  if (isShown) console.log(`\n── ${name}`);
  let said = '';
  const code = await run(command, args, {
    // A step that runs beside others prints its output at its end, so that outputs don’t mix.
    ...(!isShown && { stdio: ['ignore', 'pipe', 'pipe'] }),
    env: HALF_THE_MACHINE,
    onChild: (child) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text) => {
          said += text;
        });
      }
    },
  });
  const seconds = (Date.now() - started) / 1000;
  if (!isShown) console.log(`\n── ${name}\n${said.trimEnd()}`);
  console.log(`   ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, code };
};

/** Runs lanes beside each other, and the steps of a lane in turn. */
export const runLanes = async (lanes) => {
  const done = await Promise.all(
    lanes.map(async (lane) => {
      const ran = [];
      for (const step of lane) ran.push(await runStep(step));
      return ran;
    }),
  );
  return done.flat();
};

/** Ends the process where a step has failed. */
export const endIfFailed = (results) => {
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length === 0) return;
  console.error(`\n${failed.map(({ name }) => name).join(', ')} failed.`);
  process.exit(1);
};

/** Keeps how long a whole run took, for npm run figures (scripts/figures/last-test-times.ts). */
export const keepTimes = (results, started) => {
  mkdirSync(join(TIMES, '..'), { recursive: true });
  const steps = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]));
  const times = { at: new Date(started).toISOString(), seconds: (Date.now() - started) / 1000, steps };
  writeFileSync(TIMES, JSON.stringify(times, null, 2));
};
