import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import {
  countAcknowledgedTicks,
  waitForCleanExit,
  foldersWithDatabase,
  lastTick,
  patienceMs,
  postmasterPid,
  startApp,
  temporaryFolder,
} from './app.test-process.ts';

vi.setConfig(patienceMs);
const folderWithDatabase = await foldersWithDatabase();

describe('the embedded database heals', () => {
  test('when PostgreSQL is killed under a living application', async () => {
    const dataDir = await folderWithDatabase();
    const app = startApp(dataDir);
    await app.says('ready');
    const killed = await postmasterPid(dataDir);
    process.kill(killed, 'SIGKILL');
    await app.says('PostgreSQL ended by itself (SIGKILL)');
    await app.says('PostgreSQL is running again.');
    expect(await postmasterPid(dataDir)).not.toBe(killed);
    expect(await lastTick(dataDir)).toBe(0);
    await app.end('SIGTERM');
  });

  test('when both are killed at once', async () => {
    const dataDir = await folderWithDatabase();
    const app = startApp(dataDir, 'write');
    await app.says('tick 5');
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    await app.end('SIGKILL');
    const next = startApp(dataDir);
    await next.says('ready');
    expect(await lastTick(dataDir)).toBeGreaterThanOrEqual(countAcknowledgedTicks(app));
  });

  test('when the first start is killed at any point', async () => {
    const dataDir = await temporaryFolder();
    for (let pause = 150; pause <= 750; pause += 200) {
      const app = startApp(dataDir);
      await delay(pause);
      await app.end('SIGKILL');
    }
    const app = startApp(dataDir, 'once');
    await app.says('ready');
    await waitForCleanExit(app);
    expect(readdirSync(dataDir).sort()).toEqual(['giewel.lock', 'giewel.pid', 'postgres', 'postgres.log']);
  });

  test('when the number in a leftover file belongs to another process now', async () => {
    const dataDir = await folderWithDatabase();
    const app = startApp(dataDir);
    await app.says('ready');
    const file = join(dataDir, 'postgres/postmaster.pid');
    const leftover = readFileSync(file, 'utf8');
    await app.end('SIGTERM');
    writeFileSync(file, leftover.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const next = startApp(dataDir);
    await next.says('ready');
  });
});
