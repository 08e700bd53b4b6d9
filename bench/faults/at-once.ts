// Fifty at once over two instances ask for the same, of every call that writes: none fails, and of all that create
// something under one key what is there afterwards is what one of them makes.
import { spawnSync } from 'node:child_process';

const [atOnce = '50'] = process.argv.slice(2);

const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'src/app/at-once.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: 'yes', AT_ONCE: atOnce },
});
process.exitCode = status ?? 1;
