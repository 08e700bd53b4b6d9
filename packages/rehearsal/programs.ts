import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartupError } from '../../src/server/errors/startup-error.ts';

/** Giewel's own oldest. Each version of PostgreSQL has a folder of its own in Debian's packages. */
const OLDEST_POSTGRES = 16;
const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin';

/** Debian's packages put administrators' programs into these folders. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const named = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'pgbackrest', 'openssl', 'socat', 'curl'] as const;
const ofPostgres = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata'];

export type ProgramPaths = Record<(typeof named)[number], string> & {
  /** The folder of a whole PostgreSQL; the one that Giewel brings has no pg_basebackup. */
  postgres: string;
};

const findProgram = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

const versionIn = (folder: string) =>
  Number(/ (\d+)/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1]);

const findPostgres = () =>
  [...globSync(POSTGRES_FOLDERS), ...folders]
    .filter((folder) => ofPostgres.every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST_POSTGRES)
    .sort((a, b) => b.version - a.version)[0]?.folder;

/** All that is needed, or a sentence that says what is missing. */
export const findPrograms = (): ProgramPaths => {
  const pathsByName = Object.fromEntries(named.map((name) => [name, findProgram(name)]));
  const postgres = findPostgres();
  const missingPrograms = named.filter((name) => !pathsByName[name]).map(String);
  if (!postgres) missingPrograms.push(`PostgreSQL ${OLDEST_POSTGRES} or newer with pg_rewind`);
  if (missingPrograms.length > 0) {
    throw new StartupError(
      `Not on this machine, and needed: ${missingPrograms.join(', ')}. Debian 13 has them all: apt install etcd-server patroni haproxy pgbouncer pgbackrest postgresql-17 openssl socat curl.`,
    );
  }
  return { ...(pathsByName as Record<(typeof named)[number], string>), postgres: postgres as string };
};

const firstNumber = /\d+(\.\d+)+/;

/** Readers of the results need the versions. */
export const versionsOf = (programs: ProgramPaths): string =>
  (
    [
      ['PostgreSQL', join(programs.postgres, 'postgres'), '--version'],
      ['Patroni', programs.patroni, '--version'],
      ['etcd', programs.etcd, '--version'],
      ['HAProxy', programs.haproxy, '-v'],
      ['PgBouncer', programs.pgbouncer, '--version'],
      ['pgBackRest', programs.pgbackrest, 'version'],
    ] as const
  )
    .map(([name, program, flag]) => {
      const versionText = execFileSync(program, [flag], { encoding: 'utf8' });
      return `${name} ${firstNumber.exec(versionText)?.[0]}`;
    })
    .join(', ');
