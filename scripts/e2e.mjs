// npm run e2e -- NAME …: the browser tests of these names (e2e/NAME.test.ts), on a build of today's sources.
import { existsSync } from 'node:fs';
import { ensureInstalled, runOrExit } from './installed.mjs';

// What begins with a dash is vitest's.
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const options = process.argv.slice(2).filter((word) => word.startsWith('-') && word !== '--all');
// What looks at a part of all there is looks at all of it.
if (process.argv.includes('--all')) process.env['PROVE_ALL'] = 'yes';
const files = names.map((name) => `e2e/${name}.test.ts`);
const missing = files.find((file) => !existsSync(file));
if (files.length === 0 || missing) {
  console.error(missing ? `There is no ${missing}.` : 'Say which: npm run e2e -- folder');
  process.exit(1);
}
await ensureInstalled();
await runOrExit('node', ['scripts/build.ts']);
await runOrExit('vitest', ['run', '--project', 'e2e', ...files, ...options]);
