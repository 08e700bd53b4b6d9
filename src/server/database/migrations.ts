import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '#server/errors/startup-error.ts';

export interface AppliedMigration {
  version: number;
  name: string;
  checksum: string;
  /** The previous Giewel works with the changed database, and may start on it. Backups don't store this. */
  suitsOlder?: boolean;
}

const SUITS_OLDER = /^-- The version before goes on with this\b/m;
const IS_STEPWISE = /^-- Each statement by itself\b/m;
/** The line names the table and the number of ids in a slice; the statement takes the first and last id as $1 and $2. */
const IN_SLICES = /^-- In slices of (\d+) by (\w+)\.id\b/m;
/** A migration whose text had to change makes the same tables: it counts by the checksum of its first text (decision 30). */
const LANDED_AS = /^-- Landed as ([0-9a-f]{64})\b/m;

export interface MigrationFile extends AppliedMigration {
  sql: string;
  suitsOlder: boolean;
  /** Each statement runs outside a transaction, as a concurrent index build must. */
  isStepwise: boolean;
  /** A migration that changes many rows is one statement, run for some ids at a time. */
  slices: MigrationSlices | null;
}

export interface MigrationSlices {
  table: string;
  size: number;
}

const FILE_NAME = /^(?<version>\d{4})_(?<name>[a-z0-9_]+)\.sql$/;

/** Reads the migrations of this code, in the order they land. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  migrations.forEach((migration, index) => {
    if (migration.version === migrations[index - 1]?.version) {
      throw new StartupError(`Two migrations have the number ${migrationFileName(migration).slice(0, 4)}.`);
    }
  });
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<MigrationFile> {
  const { version, name } = FILE_NAME.exec(file)?.groups ?? {};
  if (!version || !name)
    throw new StartupError(`The migration ${file} is not named like 0001_what_it_does.sql.`);
  const sql = await readFile(join(folder, file), 'utf8');
  const [, size, table] = IN_SLICES.exec(sql) ?? [];
  return {
    version: Number(version),
    name,
    sql,
    checksum: LANDED_AS.exec(sql)?.[1] ?? createHash('sha256').update(sql).digest('hex'),
    suitsOlder: SUITS_OLDER.test(sql),
    isStepwise: IS_STEPWISE.test(sql),
    slices: size && table ? { size: Number(size), table } : null,
  };
}

/**
 * Returns the migrations that still have to land. The landed ones must be the first of this code's, file for file:
 * otherwise this code and this database don't belong together. There is one exception: a newer Giewel has begun to take
 * over, and all its changes suit this one.
 */
export function findPendingMigrations(
  migrations: MigrationFile[],
  landed: AppliedMigration[],
  holder: 'database' | 'backup' = 'database',
): MigrationFile[] {
  const newest = migrations.at(-1)?.version ?? 0;
  landed.forEach((appliedMigration, index) => {
    if (
      holder === 'database' &&
      appliedMigration.version > newest &&
      index >= migrations.length &&
      appliedMigration.suitsOlder
    )
      return;
    const expected = migrations[index];
    if (expected?.version === appliedMigration.version && expected.checksum === appliedMigration.checksum)
      return;
    throw new StartupError(whyUnfit(appliedMigration, migrations, holder));
  });
  return migrations.slice(landed.length);
}

function whyUnfit(landed: AppliedMigration, migrations: MigrationFile[], holder: string): string {
  const newest = migrations.at(-1)?.version ?? 0;
  const same = migrations.find(({ version }) => version === landed.version);
  if (landed.version > newest) {
    return `The ${holder} is newer than this Giewel: it has ${migrationFileName(landed)}, this Giewel ends at ${newest}. Start the newer Giewel.`;
  }
  if (!same)
    return `The migration ${migrationFileName(landed)} has landed in the ${holder}, but its file is missing.`;
  if (same.checksum !== landed.checksum) {
    return `The migration ${migrationFileName(landed)} was changed after it had landed in the ${holder}. Restore the file and put the change in a new one.`;
  }
  return `A migration was added before ${migrationFileName(landed)}, which has already landed in the ${holder}. Give it the next free number.`;
}

export const migrationFileName = ({ version, name }: AppliedMigration) =>
  `${String(version).padStart(4, '0')}_${name}.sql`;

/** Returns the tables that the migrations make, since a database may hold others. */
export const tablesMadeBy = (migrations: readonly MigrationFile[]): Set<string> => {
  const tableNames = new Set<string>();
  for (const { sql } of migrations) {
    for (const [, verb, name = ''] of sql.matchAll(
      /\b(create|drop) table (?:if (?:not )?exists )?(pgboss\.job\b|\w+\b(?![.]))/gi,
    )) {
      if (verb?.toLowerCase() === 'create') tableNames.add(name);
      else tableNames.delete(name);
    }
  }
  return tableNames;
};
