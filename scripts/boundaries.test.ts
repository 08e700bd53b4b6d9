import { expect, test } from 'vitest';
import { breachesIn, sourceFiles } from './boundaries.ts';

const tree = (path: string, text: string) => new Map([[path, text]]);

const at = (path: string) => `src/features/${path}`;

test.each([
  // The folders are ordered from the bottom up.
  ['src/kernel/id-schema.ts', "import { x } from '#server/config/config.ts';"],
  ['src/design/button.tsx', "import { x } from '#web/strings.tsx';"],
  ['src/design/button.tsx', "import type { x } from '#strings/strings.ts';"],
  ['src/web/app.tsx', "export { x } from '#features/folders/core/contract/folders.ts';"],
  ['src/web/app.tsx', "import { x } from '#server/config/config.ts';"],
  ['src/web/app.tsx', "const x = () => import('#app/routes.ts');"],
  ['src/server/http/build-server.ts', "import { x } from '#features/folders/core/server/index.ts';"],
  ['src/server/http/build-server.ts', "import type { x } from '#features/accounts/core/server/tables.ts';"],
  ['src/server/http/build-server.ts', "import { x } from '#web/app.tsx';"],
  ['src/server/http/build-server.ts', "import { x } from '#design/icon.tsx';"],
  ['src/design/button.tsx', "import { x } from '#sheet/page.tsx';"],
  ['src/server/http/build-server.ts', "import { x } from '#testing/host.ts';"],
  ['src/server/http/build-server.ts', "import { x } from '#demo/load-demo.ts';"],
  [at('folders/core/server/api.ts'), "import { x } from '#app/registry.ts';"],
  // The order of modules holds for every kind of import.
  [
    at('companies/core/server/company-item.ts'),
    "import { x } from '#features/reviews/core/server/index.ts';",
  ],
  [
    at('companies/core/server/company-item.ts'),
    "import { x } from '#features/reviews/core/server/tables.ts';",
  ],
  [
    at('companies/core/contract/company-item.ts'),
    "import type { x } from '#features/reviews/core/contract/reviews.ts';",
  ],
  [
    at('companies/core/rules/distinct-trades.ts'),
    "import { x } from '#features/reviews/core/rules/reviews.ts';",
  ],
  [
    at('companies/core/strings/en/companies.ts'),
    "import { x } from '#features/reviews/core/strings/en/reviews.ts';",
  ],
  [at('accounts/sign-in/web/login-form.tsx'), "import { x } from '#features/messaging/core/web/index.ts';"],
  [
    at('accounts/sign-in/web/login-form.tsx'),
    "const x = () => import('#features/messaging/core/web/index.ts');",
  ],
  // Both sides read contracts and rules.
  [at('folders/core/rules/folders.ts'), "import { x } from '#features/folders/core/server/store.ts';"],
  [at('folders/core/contract/folders.ts'), "import type { x } from '#server/services/services.ts';"],
  [at('folders/core/contract/folders.ts'), "import { x } from '#design/button.tsx';"],
  [at('folders/core/rules/folders.ts'), "import { useState } from 'react';"],
  [at('folders/core/rules/folders.ts'), "import { readFileSync } from 'node:fs';"],
  [at('folders/core/rules/folders.ts'), 'const now = Date.now();'],
  [at('folders/core/rules/folders.ts'), 'const now = new Date();'],
  [at('folders/core/contract/folders.ts'), 'const chance = Math.random();'],
  ['src/kernel/format-money.ts', "const rate = process.env['RATE'];"],
  // Other modules are imported by their index.ts.
  [
    at('folders/core/server/store.ts'),
    "import { x } from '#features/companies/core/server/company-item.ts';",
  ],
  [
    at('folders/core/server/api.ts'),
    "import { x } from '#features/folders/core/web/save-to-folder-dialog.tsx';",
  ],
  [
    at('folders/core/web/save-to-folder-dialog.tsx'),
    "import { x } from '#features/folders/core/server/store.ts';",
  ],
  [
    at('folders/core/web/save-to-folder-dialog.tsx'),
    "import { x } from '#features/companies/core/web/gallery-image.tsx';",
  ],
  [
    at('folders/core/web/save-to-folder-dialog.tsx'),
    "const x = () => import('#features/companies/core/server/index.ts');",
  ],
  // A module may read the tables of others, but writes only within its feature.
  [
    at('folders/core/server/store.ts'),
    "import { companyProfiles as c } from '#features/companies/core/server/tables.ts';\nawait db.update(c).set({});",
  ],
  [
    at('folders/core/server/store.ts'),
    "import { users } from '#features/accounts/core/server/tables.ts';\nawait db.delete( users ).where(true);",
  ],
  // Paths use the prefixes of package.json, and every module has its place in the order.
  [at('folders/core/web/like.ts'), "import { x } from '../../companies/web/index.ts';"],
  [at('garden/core/web/like.ts'), "import { x } from './tree.ts';"],
])('a planted breach in %s is found: %s', (path, text) => {
  expect(breachesIn(tree(path, text)).breaches).toHaveLength(1);
});

test.each([
  [at('folders/core/server/store.ts'), "import { x } from '#features/companies/core/server/tables.ts';"],
  [at('folders/core/server/api.ts'), "import { x } from '#features/companies/core/server/index.ts';"],
  [
    at('folders/core/web/save-to-folder-dialog.tsx'),
    "import { x } from '#features/companies/core/web/index.ts';",
  ],
  [
    at('folders/core/contract/folders.ts'),
    "import { x } from '#features/companies/core/contract/company-item.ts';",
  ],
  [at('folders/core/rules/folders.ts'), "import { x } from './names.ts';"],
  [
    at('companies/profile-editor/server/logo-api.ts'),
    "import { c } from '#features/companies/core/server/tables.ts';\ndb.update(c);",
  ],
])('what the rules allow in %s passes: %s', (path, text) => {
  expect(breachesIn(tree(path, text))).toMatchObject({ breaches: [], imports: 1 });
});

test('files that import each other in a circle are found, however long it is', () => {
  const circle = new Map([
    ['src/kernel/a.ts', "import type { B } from './b.ts';"],
    ['src/kernel/b.ts', "import { c } from './c.ts';"],
    ['src/kernel/c.ts', "const a = () => import('./a.ts');"],
    ['src/kernel/d.ts', "import { a } from './a.ts';"],
  ]);
  expect(breachesIn(circle)).toMatchObject({
    circles: 1,
    breaches: ['These import each other in a circle: src/kernel/a.ts, src/kernel/b.ts, src/kernel/c.ts'],
  });
});

test('the sources are all found, and keep to the rules', () => {
  const findings = breachesIn(sourceFiles());
  expect(findings.imports).toBeGreaterThan(5000);
  expect(findings).toMatchObject({ breaches: [], circles: 0, upwards: 0 });
});
