// npm run check: format, types, lint, boundaries, unused code, and the sizes of pages where a build is there.
import { existsSync } from 'node:fs';
import { checks, endIfFailed, runLanes } from './check-and-test-steps.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
endIfFailed(await runLanes(checks));
if (existsSync('dist/.built-from'))
  endIfFailed(await runLanes([[['sizes of pages', 'node', ['scripts/page-sizes.ts']]]]));
