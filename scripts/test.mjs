import { endIfFailed, everything, keepTimes, runLanes } from './check-and-test-steps.mjs';
// npm test: everything that proves the product, what is quickest to fail first.
import { ensureInstalled } from './ensure-installed.mjs';

const started = Date.now();
await ensureInstalled();
const results = [];
for (const lanes of everything) {
  results.push(...(await runLanes(lanes)));
  // At night everything runs, whatever failed before it.
  if (process.env.TEST_ALL === undefined) endIfFailed(results);
}
endIfFailed(results);
keepTimes(results, started);
const minutes = (seconds) => (seconds / 60).toFixed(1);
console.log(
  `\nAll passed in ${minutes((Date.now() - started) / 1000)} minutes. Of these, some beside each other:`,
);
for (const { name, seconds } of results) console.log(`${minutes(seconds).padStart(6)}  ${name}`);
