import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'giewel-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (message: string) => {
  const file = join(folder, 'message');
  writeFileSync(file, message);
  return spawnSync(process.execPath, ['scripts/commit-message.mjs', file], { encoding: 'utf8' });
};

test.each([
  'messaging: Send what waits once\n\nWhy.',
  'mail-replies: drop it',
  "Merge branch 'main'",
  `search: ${'x'.repeat(64)}`,
])('%j is taken', (message) => {
  expect(check(message)).toMatchObject({ status: 0, stderr: '' });
});

test.each(['Send what waits', 'messaging:Send', '', `search: ${'x'.repeat(65)}`])(
  '%j is refused and told what a title is',
  (message) => {
    const { status, stderr } = check(message);
    expect(status).toBe(1);
    expect(stderr).toContain('area: what changed');
  },
);
