// npm test: everything that proves the product, what is quickest to fail first.
import { ensureInstalled } from './installed.mjs';
import { checks, keepTimes, runLanes } from './steps.mjs';

const started = Date.now();
await ensureInstalled();
const [types = [], otherChecks = []] = checks;
const results = [
  // The linter takes longer than the types: what is built for the browser tests is built beside it.
  ...(await runLanes([[...types, ['build', 'node', ['scripts/build.ts']]], otherChecks])),
  ...(await runLanes([[['tests', 'vitest', ['run']]]])),
];
keepTimes(results, started);
const minutes = (seconds) => (seconds / 60).toFixed(1);
console.log(
  `\nAll passed in ${minutes((Date.now() - started) / 1000)} minutes. Of these, some beside each other:`,
);
for (const { name, seconds } of results) console.log(`${minutes(seconds).padStart(6)}  ${name}`);
