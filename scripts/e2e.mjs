// npm run e2e -- NAME …: the browser tests of these names, on a build of today's sources. Those that have moved to
// Playwright's runner are e2e/NAME.spec.ts, the others e2e/NAME.test.ts. With --all and no name: all of Playwright's.
import { existsSync } from 'node:fs';
import { ensureInstalled, runOrExit } from './installed.mjs';

const words = process.argv.slice(2);
const isAll = words.includes('--all');
const names = words.filter((word) => !word.startsWith('-'));
// What begins with a dash is the runner's.
const options = words.filter((word) => word.startsWith('-') && word !== '--all');
if (isAll) Object.assign(process.env, { TEST_ALL: 'yes', PROVE_ALL: 'yes' });
const missing = names.find((name) => !['spec', 'test'].some((kind) => existsSync(`e2e/${name}.${kind}.ts`)));
if (missing !== undefined || (names.length === 0 && !isAll)) {
  console.error(missing ? `There is no e2e/${missing}.spec.ts.` : 'Say which: npm run e2e -- folder');
  process.exit(1);
}
const filesOf = (kind) => names.map((name) => `e2e/${name}.${kind}.ts`).filter((file) => existsSync(file));
const [specs, tests] = [filesOf('spec'), filesOf('test')];
await ensureInstalled();
await runOrExit('node', ['scripts/build.ts']);
if (specs.length > 0 || names.length === 0) await runOrExit('playwright', ['test', ...specs, ...options]);
if (tests.length > 0) await runOrExit('vitest', ['run', '--project', 'e2e', ...tests, ...options]);
