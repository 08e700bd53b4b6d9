import { expect, test } from 'vitest';
import { breachesIn } from './boundaries.ts';

const tree = (path: string, text: string) => new Map([[path, text]]);

test.each([
  ['src/kernel/ids.ts', "import { x } from '../server/config.ts';"],
  ['src/design/button.tsx', "import { x } from '../web/strings.tsx';"],
  ['src/capabilities/folders/rules.ts', "import { x } from './server/store.ts';"],
  ['src/capabilities/folders/contract.ts', "import type { x } from '../../server/tools.ts';"],
  ['src/capabilities/folders/server/store.ts', "import { x } from '../../companies/server/store.ts';"],
  ['src/capabilities/companies/server/api.ts', "import { x } from '../../reviews/server/index.ts';"],
  ['src/capabilities/folders/server/api.ts', "import { x } from '../web/page.tsx';"],
  ['src/capabilities/folders/web/page.tsx', "import { x } from '../server/store.ts';"],
  ['src/capabilities/folders/web/page.tsx', "import { x } from '../../companies/web/company-card.tsx';"],
  ['src/capabilities/folders/web/page.tsx', "const x = () => import('../../companies/server/index.ts');"],
  ['src/server/host.ts', "import { x } from '../capabilities/folders/server/index.ts';"],
  ['src/web/app.tsx', "export { x } from '../capabilities/folders/contract.ts';"],
  ['src/web/app.tsx', "import { x } from '../server/config.ts';"],
  ['src/server/host.ts', "import { x } from '../testing/host.ts';"],
  ['src/server/host.ts', "import { x } from '../demo/load-demo.ts';"],
])('a planted breach in %s is found: %s', (path, text) => {
  expect(breachesIn(tree(path, text)).breaches).toHaveLength(1);
});

test.each([
  ['src/capabilities/folders/server/store.ts', "import { x } from '../../companies/server/tables.ts';"],
  ['src/capabilities/folders/server/api.ts', "import { x } from '../../companies/server/index.ts';"],
  ['src/capabilities/companies/server/api.ts', "import { x } from '../../notifications/server/index.ts';"],
  ['src/capabilities/folders/web/page.tsx', "import { x } from '../../companies/web/index.ts';"],
  ['src/capabilities/folders/contract.ts', "import { x } from '../companies/contract.ts';"],
])('what the rules allow in %s passes: %s', (path, text) => {
  expect(breachesIn(tree(path, text))).toEqual({ breaches: [], imports: 1 });
});
