// npm run test:changed: the unit and HTTP tests of what has changed since main.
import { ensureInstalled, run, runOrExit } from './ensure-installed.mjs';

await ensureInstalled();
const isKnown = (await run('git', ['rev-parse', '--verify', '--quiet', 'main'], { stdio: 'ignore' })) === 0;
// On main itself only uncommitted changes count.
const since = isKnown ? 'main' : 'HEAD';
await runOrExit('vitest', ['run', '--project', 'unit', `--changed=${since}`, '--passWithNoTests']);
