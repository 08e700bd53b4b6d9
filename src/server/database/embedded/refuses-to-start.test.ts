import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  foldersWithDatabase,
  isRoot,
  ORDINARY_USER,
  patienceMs,
  startApp,
  temporaryFolder,
} from './app.test-process.ts';

vi.setConfig(patienceMs);
const folderWithDatabase = await foldersWithDatabase();

describe('a start that cannot work says why', () => {
  test('a second application on the same folder', async () => {
    const dataDir = await folderWithDatabase();
    const first = startApp(dataDir);
    await first.says('ready');
    const second = startApp(dataDir);
    expect(await second.says('failed')).toBe(
      `failed: Another Giewel is already running on ${dataDir} (process ${first.process.pid}). Stop it or set another DATA_DIR.`,
    );
  });

  test('of two at once, one', async () => {
    const dataDir = await temporaryFolder();
    const apps = [startApp(dataDir), startApp(dataDir)];
    const firstLines = await Promise.all(
      apps.map((app) => Promise.race([app.says('ready'), app.says('failed: Another Giewel')])),
    );
    expect(firstLines.filter((line) => line === 'ready')).toHaveLength(1);
  });

  test('a folder that is a file', async () => {
    const dataDir = join(await temporaryFolder(), 'file');
    writeFileSync(dataDir, '');
    expect(await startApp(dataDir).says('failed')).toBe(
      `failed: Giewel cannot write to ${dataDir} (EEXIST). Set DATA_DIR to a folder it may write to.`,
    );
  });

  test('a folder that may not be written to', async () => {
    const dataDir = await temporaryFolder();
    chmodSync(dataDir, 0o555);
    const app = startApp(dataDir, 'wait', isRoot ? ORDINARY_USER : []);
    expect(await app.says('failed')).toContain(`Giewel cannot write to ${dataDir} (EACCES).`);
  });

  test.skipIf(!isRoot)('a folder whose files belong to somebody else', async () => {
    const dataDir = await folderWithDatabase();
    chownSync(dataDir, 1, 1);
    const next = startApp(dataDir, 'wait', ORDINARY_USER);
    expect(await next.says('failed')).toMatch(new RegExp(`^failed: Giewel cannot write to ${dataDir}/?`));
  });

  test('a damaged database', async () => {
    const dataDir = await folderWithDatabase();
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    expect(await startApp(dataDir).says('failed')).toMatch(
      /PostgreSQL did not start: .*incompatible.*postgres\.log/,
    );
  });
});
