// npm run bench -- plan-walks [WALKS [SEED …]]: walks of changes of plan, whether a day is paid twice or money is lost.
import { spawnSync } from 'node:child_process';

const [walks = '10000', ...seeds] = process.argv.slice(2);
const test = 'src/capabilities/subscriptions/rules/plan-walks.test.ts';
const { status } = spawnSync('vitest', ['run', '--project', 'unit', test], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PLAN_WALKS: walks,
    ...(seeds.length > 0 && { PLAN_SEEDS: seeds.join(',') }),
  },
});
process.exit(status ?? 1);
