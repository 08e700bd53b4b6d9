import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSources, builtFrom } from './build-sources.ts';

/** The state of the sources where one of them has a line more. */
const withMoreIn = (changedFile: string) =>
  builtFrom((file) => `${readFileSync(file, 'utf8')}${file === changedFile ? '\n' : ''}`);

const asItIs = withMoreIn('none of them');

test.each([
  'src/app/main.ts',
  'src/server/http/build-server.ts',
  'src/features/quotes/core/server/tables.ts',
  'src/features/notifications/email/server/send-email-by-smtp.ts',
  'illustrations/index.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/browser-half.ts',
])('what is built is built anew once %s has changed', (file) => {
  expect(buildSources()).toContain(file);
  expect(withMoreIn(file)).not.toBe(asItIs);
});
