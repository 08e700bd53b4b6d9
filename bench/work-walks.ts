// npm run bench -- work-walks [WALKS [SEED]]: random people do random things to a request, its invitations, quotes and
// project: whether a step is taken that no rule has, and whether what was signed ever changes.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const [walks = '10000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', 'src/app/walks-of-work.test.ts', '--tags-filter', 'nightly'],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_ALL: 'yes', TEST_SEED: seed, WORK_WALKS: walks },
  },
);
process.exitCode = status ?? 1;
