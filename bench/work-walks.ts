// npm run bench -- work-walks [WALKS [SEED …]]: random people do random things to a request, its invitations, quotes and
// project: whether a step is taken that no rule has, and whether what was signed ever changes.
import { spawnSync } from 'node:child_process';

const [walks = '10000', ...seeds] = process.argv.slice(2);
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', 'src/app/walks-of-work.test.ts', '--retry', '0'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WORK_WALKS: walks,
      ...(seeds.length > 0 && { WORK_SEEDS: seeds.join(',') }),
    },
  },
);
process.exit(status ?? 1);
