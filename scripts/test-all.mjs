// npm run test:all: everything there is, with properties tried at length on a seed that no run had before, and all dates.
import { randomInt } from 'node:crypto';
import { ensureInstalled, run } from './ensure-installed.mjs';

const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
const parts = [
  {
    name: 'npm test with all that runs at night',
    script: 'test',
    env: { TEST_ALL: 'yes', TEST_SEED: seed },
  },
  { name: 'npm run test:dates', script: 'test-dates', env: {} },
];

console.log(`Everything, on the seed ${seed}: TEST_SEED=${seed} npm run test:all tries the same again.`);
await ensureInstalled();
const results = [];
for (const { name, script, env } of parts) {
  const started = Date.now();
  const code = await run('node', [`scripts/${script}.mjs`], { env });
  results.push({ name, code, minutes: ((Date.now() - started) / 60_000).toFixed(1) });
}
console.log(`\nRan, on the seed ${seed}:`);
for (const { name, code, minutes } of results)
  console.log(`${minutes.padStart(6)} minutes  ${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
