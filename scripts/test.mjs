// npm test: everything that proves the product, what is quickest to fail first.
import { ensureInstalled } from './installed.mjs';
import { checks, keepTimes, runLanes } from './steps.mjs';

const started = Date.now();
await ensureInstalled();
const results = [
  ...(await runLanes(checks)),
  ...(await runLanes([
    [
      ['build', 'node', ['scripts/build.ts']],
      ['unit and HTTP', 'vitest', ['run', '--project', 'unit']],
      ['browser', 'vitest', ['run', '--project', 'e2e']],
    ],
  ])),
];
keepTimes(results, started);
console.log(`\nAll passed in ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
