import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import {
  countAcknowledgedTicks,
  expectGone,
  foldersWithDatabase,
  lastTick,
  patienceMs,
  postmasterPid,
  startApp,
  watcherPid,
} from './app.test-process.ts';

vi.setConfig(patienceMs);
const folderWithDatabase = await foldersWithDatabase();

describe('the embedded database ends with its application', () => {
  test('when that is stopped', async () => {
    const dataDir = await folderWithDatabase();
    const app = startApp(dataDir);
    await app.says('ready');
    const pid = await postmasterPid(dataDir);
    await app.end('SIGTERM');
    await expectGone(dataDir, pid, 0);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  test('when that is killed, and nothing acknowledged is lost', async () => {
    const dataDir = await folderWithDatabase();
    for (let round = 1, tickCount = 0; round <= 2; round += 1) {
      const app = startApp(dataDir, 'write');
      await app.says('tick ');
      await delay(50); // The kill must come in the middle of writing.
      const pid = await postmasterPid(dataDir);
      await app.end('SIGKILL');
      await expectGone(dataDir, pid, 2_000);
      tickCount += countAcknowledgedTicks(app);
      const next = startApp(dataDir);
      await next.says('ready');
      expect(await lastTick(dataDir)).toBeGreaterThanOrEqual(tickCount);
      tickCount = await lastTick(dataDir);
      await next.end('SIGTERM');
    }
  });

  test.skipIf(process.platform !== 'linux')(
    'and is stopped by the next one when even its watcher was killed',
    async () => {
      const dataDir = await folderWithDatabase();
      const app = startApp(dataDir);
      await app.says('ready');
      const orphan = await postmasterPid(dataDir);
      process.kill(await watcherPid(dataDir), 'SIGKILL');
      await app.end('SIGKILL');
      await postmasterPid(dataDir);
      const next = startApp(dataDir);
      await next.says('Stopping a PostgreSQL that an earlier run left behind');
      await next.says('ready');
      expect(await postmasterPid(dataDir)).not.toBe(orphan);
    },
  );
});
