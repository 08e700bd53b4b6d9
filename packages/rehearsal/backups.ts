import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { DatabaseMachine } from './database-machines.ts';
import { LOOPBACK_PREFIX } from './deploy-files.ts';
import { startProgram, untilSo } from './processes.ts';
import type { ProgramPaths } from './programs.ts';

const run = promisify(execFile);

const backRest = (machine: DatabaseMachine, { pgbackrest }: ProgramPaths, ...words: string[]) =>
  run(pgbackrest, [`--config=${machine.backupConfig}`, '--stanza=giewel', ...words], {
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });

/** Does what deploy/README.md tells an operator to type once the cluster stands. */
export const beginBackups = async (primary: DatabaseMachine, programs: ProgramPaths) => {
  await backRest(primary, programs, 'stanza-create');
  await archiveAll(primary, programs);
};

/** Waits until everything so far is in the archive. */
const archiveAll = (primary: DatabaseMachine, programs: ProgramPaths) => backRest(primary, programs, 'check');

export const backUp = async (primary: DatabaseMachine, programs: ProgramPaths): Promise<number> => {
  const began = performance.now();
  await backRest(primary, programs, '--type=full', 'backup');
  return (performance.now() - began) / 1000;
};

const LONG_READING_SECONDS = 10;

/** Imitates db:backup of a large database: for everybody else it is one transaction that reads all tables. */
export const readAllForLong = async (client: Client): Promise<void> => {
  await client.query('begin isolation level repeatable read read only');
  await printOf(client);
  await client.query('select pg_sleep($1)', [LONG_READING_SECONDS]);
  await client.query('commit');
};

/** Returns a fingerprint of every table: its number of rows and a sum over their contents. */
const printOf = async (client: Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' order by 1`,
  );
  const prints = new Map<string, string>();
  for (const { name } of rows) {
    const tablePrint = await client.query<{ print: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${name} t`,
    );
    prints.set(name, tablePrint.rows[0]?.print ?? '');
  }
  return prints;
};

/** Restores the backups of an instant into a folder of its own and starts a server on it. */
const restoreTo = async (instant: string, machine: DatabaseMachine, root: string, programs: ProgramPaths) => {
  const folder = join(root, 'restored');
  const data = join(folder, 'postgres');
  const sockets = join(folder, 's');
  for (const inside of [data, sockets]) mkdirSync(inside, { recursive: true, mode: 0o700 });
  const began = performance.now();
  await backRest(
    machine,
    programs,
    `--pg1-path=${data}`,
    '--type=time',
    `--target=${instant}`,
    '--target-action=promote',
    '--archive-mode=off',
    'restore',
  );
  const address = `${LOOPBACK_PREFIX}31`;
  const settings = {
    data_directory: data,
    hba_file: join(data, 'pg_hba.conf'),
    ident_file: join(data, 'pg_ident.conf'),
    listen_addresses: address,
    unix_socket_directories: sockets,
    cluster_name: 'restored',
    // It stands alone.
    synchronous_standby_names: '',
    archive_mode: 'off',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  startProgram('restored', join(programs.postgres, 'postgres'), ['-D', data, ...words], { folder });
  const connection = { host: address, user: 'giewel', password: 'change-me-giewel', database: 'giewel' };
  let client: Client | undefined;
  await untilSo('what was restored takes writes', async () => {
    const trying = new Client(connection);
    trying.on('error', () => {});
    const isThere = await trying
      .connect()
      .then(() => trying.query<{ is: boolean }>('select not pg_is_in_recovery() as is'))
      .then(({ rows }) => rows[0]?.is === true)
      .catch(() => false);
    if (isThere) client = trying;
    else await trying.end().catch(() => {});
    return isThere;
  });
  return { client: client as Client, seconds: (performance.now() - began) / 1000 };
};

const MOMENT_MS = 1_000;

/**
 * Deletes all messages, then restores the state before from the backup: every table must be as it was.
 * Nobody else may write meanwhile.
 */
export const differencesAfterRestore = async (
  client: Client,
  primary: DatabaseMachine,
  root: string,
  programs: ProgramPaths,
) => {
  const printBefore = await printOf(client);
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  await delay(MOMENT_MS);
  await client.query('delete from messages');
  await archiveAll(primary, programs);
  const restored = await restoreTo(rows[0]?.now ?? '', primary, root, programs);
  const printAfter = await printOf(restored.client);
  await restored.client.end();
  return {
    seconds: restored.seconds,
    tables: printBefore.size,
    different: [...printBefore].flatMap(([table, print]) => (printAfter.get(table) === print ? [] : [table])),
  };
};
