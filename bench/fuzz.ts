// npm run bench -- fuzz [REQUESTS [SEED …]]: runs the fuzz test at length and judges work beside the responses. Each seed
// is a run of its own, printed as soon as it ends: a hundred thousand requests take an hour or more.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const SEEDS = 10;

const [requests = '10000', ...named] = process.argv.slice(2);
const seeds = named.length > 0 ? named : Array.from({ length: SEEDS }, () => String(randomInt(2 ** 31)));

let sent = 0;
for (const seed of seeds) {
  const began = performance.now();
  const { status, stdout } = spawnSync(
    'vitest',
    ['run', '--project', 'unit', 'src/app/fuzz.test.ts', '--tags-filter', 'nightly'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: {
        ...process.env,
        TEST_ALL: 'yes',
        TEST_SEED: seed,
        FUZZ_REQUESTS: requests,
        FUZZ_CPU: 'yes',
      },
    },
  );
  sent += Number(requests);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  if (status !== 0) {
    console.log(stdout);
    process.exitCode = 1;
  }
  console.log(
    `seed ${seed}: ${requests} requests, ${status === 0 ? 'none wrong' : 'WRONG, see above'}, ${minutes} minutes; ${sent} sent so far`,
  );
}
