import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  waitForCleanExit,
  isRoot,
  ORDINARY_USER,
  patienceMs,
  startApp,
  temporaryFolder,
} from './app.test-process.ts';
import { findRunningEmbeddedPostgres } from './start-embedded-postgres.ts';

vi.setConfig(patienceMs);

describe('the embedded database runs', () => {
  test('in a folder whose path is too long for a socket, and leaves no other folder behind', async () => {
    const dataDir = join(await temporaryFolder(), 'd'.repeat(100));
    const app = startApp(dataDir);
    await app.says('ready');
    const socketFolder = (await findRunningEmbeddedPostgres(dataDir))?.host ?? '';
    expect(socketFolder).toContain('giewel-socket-');
    await app.end('SIGKILL');
    const next = startApp(dataDir, 'once');
    await next.says('ready');
    await waitForCleanExit(next);
    expect(existsSync(socketFolder)).toBe(false);
  });

  test.skipIf(!isRoot)('for an ordinary user', async () => {
    const dataDir = await temporaryFolder();
    chownSync(dataDir, 1, 1);
    const app = startApp(dataDir, 'once', ORDINARY_USER);
    await app.says('ready');
  });

  test.skipIf(!isRoot)('for an ordinary user whom the system knows no name for', async () => {
    const dataDir = await temporaryFolder();
    chownSync(dataDir, 54_321, 54_321);
    const app = startApp(dataDir, 'once', ['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups']);
    await app.says('ready');
  });

  test.skipIf(!isRoot)('for root without user namespaces, and again with them', async () => {
    const dataDir = await temporaryFolder();
    chmodSync(dataDir, 0o755);
    const fakes = await temporaryFolder();
    mkdirSync(join(fakes, 'bin'));
    writeFileSync(join(fakes, 'bin/unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const without = startApp(dataDir, 'once', ['env', `PATH=${fakes}/bin:${process.env.PATH}`]);
    await without.says('ready');
    await waitForCleanExit(without);
    const owner = execFileSync('stat', ['-c', '%U', join(dataDir, 'postgres')], { encoding: 'utf8' });
    expect(owner.trim()).toBe('nobody');
    const withThem = startApp(dataDir, 'once');
    await withThem.says('ready');
  });
});
