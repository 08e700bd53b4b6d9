import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { deploySettings, LOOPBACK_PREFIX, type TextReplacements, writeDeployFile } from './deploy-files.ts';
import { type RunningProcess, startProgram, untilSo } from './processes.ts';
import type { ProgramPaths } from './programs.ts';

/** From the root of a hundred thousand sockets to the name of one there are 107 letters: folders have short names. */
const SOCKETS = 's';

export interface DatabaseMachine {
  name: string;
  address: string;
  folder: string;
  start(): void;
  /** Kills every process at the same time, as a power cut does. */
  kill(): Promise<void>;
  isPrimary(): Promise<boolean>;
  isFollowing(): Promise<boolean>;
  /** The path of pgBackRest’s configuration. */
  backupConfig: string;
}

const isOk = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.ok ?? false;
};

const postmasterOf = (dataFolder: string) =>
  Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** etcd, Patroni with its PostgreSQL, and PgBouncer: what deploy/ puts on each of three machines. */
export const databaseMachine = (number: number, root: string, programs: ProgramPaths): DatabaseMachine => {
  const name = `db${number}`;
  const address = `${LOOPBACK_PREFIX}1${number}`;
  const folder = join(root, name);
  const sockets = join(folder, SOCKETS);
  const dataFolder = join(folder, 'postgres');
  for (const inside of [SOCKETS, 'spool', 'lock'])
    mkdirSync(join(folder, inside), { recursive: true, mode: 0o700 });

  const backupConfig = join(folder, 'pgbackrest.conf');
  const ofMachine: TextReplacements = [
    ['db1', name],
    [`${LOOPBACK_PREFIX}11`, address],
  ];
  writeDeployFile('pgbackrest.conf', backupConfig, [
    ['/backup/pgbackrest', join(root, 'backup')],
    ['/var/spool/pgbackrest', join(folder, 'spool')],
    ['/var/log/pgbackrest', folder],
    ['/run/lock/pgbackrest', join(folder, 'lock')],
    ['/var/lib/postgresql/17/giewel', dataFolder],
    ['/var/run/postgresql', sockets],
  ]);
  writeDeployFile('patroni.yml', join(folder, 'patroni.yml'), [
    ['/usr/lib/postgresql/17/bin', programs.postgres],
    ['/var/lib/postgresql/17/giewel', dataFolder],
    ['/var/run/postgresql', sockets],
    ['pgbackrest --stanza', `${programs.pgbackrest} --config=${backupConfig} --stanza`],
    // Nobody is called postgres here, and the folder of the socket is ours alone.
    ['local all postgres peer', 'local all postgres trust'],
    // All machines of the rehearsal are addresses of this one.
    ['10.0.0.0/24', '127.0.0.0/8'],
    ['mode: automatic', 'mode: off'],
  ]);
  writeDeployFile('pgbouncer.ini', join(folder, 'pgbouncer.ini'), [
    ['listen_addr = *', `listen_addr = ${address}`],
    ['/var/run/postgresql', sockets],
    ['/etc/pgbouncer', folder],
  ]);
  copyFileSync(join(import.meta.dirname, '../../deploy/userlist.txt'), join(folder, 'userlist.txt'));

  let running: RunningProcess[] = [];
  return {
    name,
    address,
    folder,
    backupConfig,
    start() {
      const etcd = deploySettings('etcd.env', ofMachine, [['/var/lib/etcd/giewel', join(folder, 'etcd')]]);
      const patroni = deploySettings('patroni.env', ofMachine, []);
      running = [
        startProgram('etcd', programs.etcd, [], { folder, env: etcd }),
        startProgram('patroni', programs.patroni, [join(folder, 'patroni.yml')], { folder, env: patroni }),
        startProgram('pgbouncer', programs.pgbouncer, [join(folder, 'pgbouncer.ini')], { folder }),
      ];
    },
    async kill() {
      // Patroni first, or it would start its PostgreSQL again.
      const all = running.toReversed().map((child) => child.end('SIGKILL'));
      process.kill(postmasterOf(dataFolder), 'SIGKILL');
      await Promise.all(all);
    },
    isPrimary: () => isOk(`http://${address}:8008/primary`),
    isFollowing: () => isOk(`http://${address}:8008/replica?replication_state=streaming`),
  };
};

export const primaryOf = async (machines: readonly DatabaseMachine[]): Promise<DatabaseMachine> => {
  let primary: DatabaseMachine | undefined;
  await untilSo('a server takes writes', async () => {
    const are = await Promise.all(machines.map((machine) => machine.isPrimary()));
    primary = machines[are.indexOf(true)];
    return primary !== undefined;
  });
  return primary as DatabaseMachine;
};

const connectionOf = (machine: DatabaseMachine, user: string, database: string, password: string) => ({
  host: machine.address,
  port: 5432,
  user,
  database,
  password,
});

/** Operators have to change the passwords of deploy/; here nobody else connects. */
const SUPERUSER_PASSWORD = 'change-me-superuser';
const PASSWORD = 'change-me-giewel';

export const connectTo = async (machine: DatabaseMachine): Promise<Client> => {
  const client = new Client(connectionOf(machine, 'giewel', 'giewel', PASSWORD));
  client.on('error', () => {}); // It goes with its machine.
  await client.connect();
  return client;
};

/** Does what deploy/README.md tells an operator to type once. */
export const makeDatabase = async (primary: DatabaseMachine) => {
  const client = new Client(connectionOf(primary, 'postgres', 'postgres', SUPERUSER_PASSWORD));
  await client.connect();
  await client.query(`create role giewel login password '${PASSWORD}'`);
  await client.query(`create database giewel owner giewel encoding 'UTF8' template template0`);
  await client.end();
};
