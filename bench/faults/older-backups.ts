// Restores a backup of each earlier schema into today's: all its data must be there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { readAppliedMigrations, applyMigrations, readSchemaVersion } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrations.ts';
import { restoreBackup } from '#server/database/restore-backup.ts';
import { writeBackup } from '#server/database/write-backup.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { printFigure } from './print-figure.ts';

const MIGRATIONS = 'db/migrations';

const folder = await mkdtemp(join(tmpdir(), 'giewel-backups-'));
const server = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
const allMigrations = await readMigrations(MIGRATIONS);
const admin = await connectOutsidePool(server.connection);
const newDatabase = async (name: string) => {
  await admin.query(`create database ${name} template template0`);
  return { ...server.connection, database: name };
};

let whole = 0;
for (const [at, { version }] of allMigrations.entries()) {
  const from = await newDatabase(`from_${version}`);
  const client = await connectOutsidePool(from);
  await readAppliedMigrations(client);
  for (const migration of allMigrations.slice(0, at + 1)) await applyMigrations(client, migration);
  await client.query(
    `insert into users (username, password, email) values ('claire', 'hash', 'claire@mail.example')`,
  );
  await client.end();
  const archive = join(folder, `${version}.giewel`);
  const filesFolder = join(folder, `files-${version}`);
  await writeBackup({ connection: from, filesFolder, archive, migrationsFolder: MIGRATIONS });

  const to = await newDatabase(`to_${version}`);
  await restoreBackup({
    connection: to,
    filesFolder: `${filesFolder}-restored`,
    archive,
    migrationsFolder: MIGRATIONS,
    log: quietLog,
  });
  const restored = await connectOutsidePool(to);
  const { rowCount } = await restored.query(`select from users where username = 'claire'`);
  if (rowCount === 1 && (await readSchemaVersion(restored)) === allMigrations.at(-1)?.version) whole += 1;
  await restored.end();
}
console.log('\nA backup of each earlier schema');
printFigure('restored whole, at the newest schema', whole, String(allMigrations.length));
if (whole < allMigrations.length) process.exitCode = 1;
await admin.end();
await server.stop();
await rm(folder, { recursive: true, force: true });
