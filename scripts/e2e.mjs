// npm run e2e -- NAME …: the browser tests e2e/NAME.spec.ts, on a build of today's sources (e2e/global-setup.ts). With --all
// also what is tagged @nightly, in all projects; without a name everything.
import { existsSync } from 'node:fs';
import { ensureInstalled, runOrExit } from './ensure-installed.mjs';

const words = process.argv.slice(2);
const isAll = words.includes('--all');
const names = words.filter((word) => !word.startsWith('-'));
// Arguments that begin with a dash are passed to the runner.
const options = words.filter((word) => word.startsWith('-') && word !== '--all');
if (isAll) process.env.TEST_ALL = 'yes';
const files = names.map((name) => `e2e/${name}.spec.ts`);
const missing = files.find((file) => !existsSync(file));
if (missing !== undefined || (names.length === 0 && !isAll)) {
  console.error(missing ? `There is no ${missing}.` : 'Say which: npm run e2e -- folder');
  process.exit(1);
}
await ensureInstalled();
await runOrExit('playwright', ['test', ...files, ...options]);
