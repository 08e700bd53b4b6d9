import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { authority, otherAuthority, serverCertificate, serverKey } from '#testing/tls-certificates.ts';
import { findPostgresBinaries } from './embedded/postgres-binaries.ts';
import { EMBEDDED_DATABASE_USER, clusterFolderIn, ensureCluster } from './embedded/postgres-cluster.ts';
import { openPostgresLog } from './embedded/postgres-log.ts';
import { choosePostgresOsUser } from './embedded/postgres-os-user.ts';
import { startPostmaster } from './embedded/postmaster.ts';
import { makeSocketFolder, removeStandInSocketFolder } from './embedded/socket-folder.ts';
import { openDatabase } from './open-database.ts';
import { parseTlsOptions } from './parse-tls-options.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts a real PostgreSQL with a certificate of its own authority, like a provider's. */
const startServer = async (isEncrypted: boolean) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'giewel-tls-'));
  chmodSync(dataDir, 0o755);
  const user = await choosePostgresOsUser();
  const { initdb, postgres } = await findPostgresBinaries();
  await ensureCluster({ dataDir, initdb, user });
  const dataFolder = clusterFolderIn(dataDir);
  const { uid, gid } = statSync(dataFolder);
  for (const [name, content] of [
    ['server.crt', serverCertificate],
    ['server.key', serverKey],
  ] as const) {
    writeFileSync(join(dataFolder, name), content, { mode: 0o600 });
    chownSync(join(dataFolder, name), uid, gid);
  }
  const port = await freePort();
  const postgresLog = await openPostgresLog(dataDir);
  const postmaster = await startPostmaster({
    program: postgres,
    dataFolder,
    socketFolder: await makeSocketFolder(dataFolder, user),
    user,
    postgresLog,
    settings: { listen_addresses: 'localhost', port: String(port), ssl: isEncrypted ? 'on' : 'off' },
  });
  afterAll(async () => {
    process.kill(postmaster.pid, 'SIGINT');
    await postmaster.ended;
    await postgresLog.file.close();
    await removeStandInSocketFolder(dataFolder);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { port, at: (host: string) => `postgresql://${EMBEDDED_DATABASE_USER}@${host}:${port}/postgres` };
};

const folder = mkdtempSync(join(tmpdir(), 'giewel-ca-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const known = join(folder, 'known.pem');
const unknown = join(folder, 'unknown.pem');
writeFileSync(known, authority);
writeFileSync(unknown, otherAuthority);

const encrypting = await startServer(true);
const plain = await startServer(false);

/** Connects, and says whether the connection is encrypted. */
const isEncryptedAt = async (databaseUrl: string) => {
  const warnings: Error[] = [];
  const keep = (warning: Error) => warnings.push(warning);
  process.on('warning', keep);
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: quietLog });
  try {
    const { rows } = await database.pool.query<{ ssl: boolean }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(warnings).toEqual([]);
    return rows[0]?.ssl;
  } finally {
    process.off('warning', keep);
    await database.close();
  }
};

describe('DATABASE_URL as providers write it', () => {
  test.each([
    ['sslmode=require', true],
    ['sslmode=require&channel_binding=require', true],
    ['sslmode=no-verify', true],
    ['ssl=true', true],
    ['uselibpqcompat=true&sslmode=require', true],
    [`sslmode=require&sslrootcert=${known}`, true],
    [`sslmode=verify-ca&sslrootcert=${known}`, true],
    [`sslmode=verify-full&sslrootcert=${known}`, true],
    [`sslrootcert=${known}`, true],
    [`sslmode=verify-full&sslrootcert=${known}&target_session_attrs=read-write`, true],
    ['sslmode=disable', false],
    ['', false],
  ])('?%s connects without a warning, encrypted: %s', async (query, isEncrypted) => {
    expect(await isEncryptedAt(`${encrypting.at('localhost')}?${query}`)).toBe(isEncrypted);
  });

  test('the authority alone counts for verify-ca, and the name too for verify-full', async () => {
    const query = (mode: string) => `${encrypting.at('127.0.0.1')}?sslmode=${mode}&sslrootcert=${known}`;
    expect(await isEncryptedAt(query('verify-ca'))).toBe(true);
    await expect(isEncryptedAt(query('verify-full'))).rejects.toThrow(
      /does not match certificate's altnames/,
    );
  });

  test.each(['require', 'verify-ca', 'verify-full'])(
    'an authority that is not the server’s is refused with %s',
    async (mode) => {
      const query = `${encrypting.at('localhost')}?sslmode=${mode}&sslrootcert=${unknown}`;
      await expect(isEncryptedAt(query)).rejects.toThrow(/certificate/);
    },
  );

  test.each(['require', 'verify-ca', 'verify-full'])(
    'a server without TLS is refused with %s',
    async (mode) => {
      await expect(isEncryptedAt(`${plain.at('localhost')}?sslmode=${mode}`)).rejects.toThrow(
        'The server does not support SSL connections',
      );
    },
  );

  test('without the authority at hand a private one is not taken', async () => {
    await expect(isEncryptedAt(`${encrypting.at('localhost')}?sslmode=verify-full`)).rejects.toThrow(
      /cannot be reached: /,
    );
  });

  test('each of several servers is asked the same way', async () => {
    const addresses = `localhost:${plain.port},localhost:${encrypting.port}`;
    const url = `postgresql://${EMBEDDED_DATABASE_USER}@${addresses}/postgres?sslmode=verify-full&sslrootcert=${known}`;
    expect(await isEncryptedAt(url)).toBe(true);
  });

  test('an authority that cannot be read is named', () => {
    expect(() =>
      parseTlsOptions('postgresql://one/giewel?sslmode=verify-full&sslrootcert=/none.pem'),
    ).toThrow('DATABASE_URL names /none.pem as sslrootcert, which cannot be read (ENOENT).');
  });

  test.each(['prefer', 'allow', 'yes'])('sslmode=%s is refused in a sentence', (mode) => {
    expect(() => readConfig({ DATABASE_URL: `postgresql://one/giewel?sslmode=${mode}` })).toThrow(
      'DATABASE_URL must have sslmode=require, verify-ca, verify-full or disable.',
    );
  });
});
