// Sends every writing call fifty times concurrently over two instances: none fails, and those that create something under
// one key leave the result of a single call.
import { spawnSync } from 'node:child_process';

const [atOnce = '50'] = process.argv.slice(2);

const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'src/app/at-once.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: 'yes', AT_ONCE: atOnce },
});
process.exitCode = status ?? 1;
