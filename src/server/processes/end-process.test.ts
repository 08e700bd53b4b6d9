import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (kind: string) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const fixture = join(import.meta.dirname, 'end-process.fixture.ts');
    execFile(process.execPath, [fixture, kind], (error, output) => resolve({ code: error?.code, output }));
  });

test.each(['idle', 'busy'])('an %s process ends with its code, and its output is whole', async (kind) => {
  const { code, output } = await run(kind);
  expect(code).toBe(3);
  expect(output.trimEnd().split('\n')).toHaveLength(5_000);
});
