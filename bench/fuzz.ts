// npm run bench -- fuzz [REQUESTS [SEED …]]: the fuzz test at length, where work is judged besides the answers.
import { spawnSync } from 'node:child_process';

const [requests = '5000', ...seeds] = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'src/app/fuzz.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_REQUESTS: requests,
    FUZZ_CPU: 'yes',
    ...(seeds.length > 0 && { FUZZ_SEEDS: seeds.join(',') }),
  },
});
process.exit(status ?? 1);
