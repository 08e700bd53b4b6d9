import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#testing/database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateSchema, readSchemaVersion } from './migrate.ts';
import { readMigrations, tablesMadeBy } from './migrations.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// These can trip up a backup: references in a circle and to the same table, an identity that is always generated, a
// generated and a dropped column, a trigger that would write a second time.
const FIRST = `
  CREATE TABLE authors (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "odd ""Name" text,
    gone text, favourite integer, boss integer REFERENCES authors);
  ALTER TABLE authors DROP COLUMN gone;
  CREATE TABLE books (id bigserial PRIMARY KEY, author integer NOT NULL REFERENCES authors,
    cover bytea, facts jsonb, tags text[], price numeric, weight double precision, added timestamptz,
    took interval, place inet, title text NOT NULL, size integer GENERATED ALWAYS AS (length(title)) STORED);
  ALTER TABLE authors ADD FOREIGN KEY (favourite) REFERENCES books;
  CREATE TABLE changes (what text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO changes VALUES (TG_TABLE_NAME); RETURN NULL; END';
  CREATE TRIGGER note AFTER INSERT ON books FOR EACH STATEMENT EXECUTE FUNCTION note();
  CREATE INDEX books_by_place ON books (place) WHERE size > 1;
  CREATE TABLE kinds (name text); INSERT INTO kinds VALUES ('from the migration')`;
const SECOND = 'ALTER TABLE books ADD COLUMN rating integer NOT NULL DEFAULT 3';
const ROWS = `
  INSERT INTO authors ("odd ""Name") VALUES (E'Zoë\\t\\\\N\\n"é" 🏠'), (NULL), (''), ('\\N'), ('\\.');
  UPDATE authors SET boss = 1 WHERE id > 1;
  INSERT INTO books (author, cover, facts, tags, price, weight, added, took, place, title) VALUES
    (1, '\\x00ff0a5c', '{"a": [1, null, "\\\\u00e9\\\\n"]}', '{a,"b,c",NULL,"\\"q\\""}', 'NaN', 0.1::float8 + 0.2,
     '2024-03-31 02:30:00.123456+02', '1 mon -2 days 03:04', '2001:db8::1/64', 'Ëtt'),
    (2, NULL, 'null', '{}', 12345678901234567890.123456789, 'Infinity', 'infinity', NULL, NULL, '');
  UPDATE authors SET favourite = 2 WHERE id = 1;
  INSERT INTO books (author, title) SELECT 1, repeat('page ', 2000) FROM generate_series(1, 500);
  DELETE FROM books WHERE id = 502`;

let folder: string;
let migrationsFolder: string;
let archive: string;

const target = await emptyDatabase();
const second = await emptyDatabase();
const spoilt = await emptyDatabase();
const source = await emptyDatabase();
const real = await testDatabase();
const last = await emptyDatabase();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giewel-backup-'));
  migrationsFolder = join(folder, 'migrations');
  mkdirSync(migrationsFolder);
  writeFileSync(join(migrationsFolder, '0001_first.sql'), FIRST);
  await migrateSchema(source.connection, migrationsFolder, quietLog);
  await source.pool.query(ROWS);
  mkdirSync(join(folder, 'data/files/pictures'), { recursive: true });
  writeFileSync(join(folder, 'data/files/pictures/Haus ë.jpg'), Buffer.from([0, 1, 2, 255]));
  writeFileSync(join(folder, 'data/files/empty'), '');
  archive = join(folder, 'out.giewel');
  // A killed backup may leave such a file, and anybody may have made it.
  writeFileSync(`${archive}.unfinished`, 'x'.repeat(100));
  chmodSync(`${archive}.unfinished`, 0o666);
  await source.pool.query('CREATE TABLE of_somebody_else (id integer)');
  const { leftOut } = await writeBackup({
    connection: source.connection,
    filesFolder: join(folder, 'data/files'),
    archive,
    migrationsFolder,
  });
  expect(leftOut).toEqual(['of_somebody_else']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const restoreInto = (to: TestDatabase, files = 'unused', from = archive) =>
  restoreBackup({
    log: quietLog,
    connection: to.connection,
    filesFolder: join(folder, files),
    archive: from,
    migrationsFolder,
  });

async function everything(pool: Pool) {
  const content: Record<string, unknown[]> = {};
  for (const table of ['authors', 'books', 'changes', 'kinds']) {
    const { rows } = await pool.query(`SELECT t::text FROM ${table} t ORDER BY 1`);
    content[table] = rows;
  }
  const sequences = await pool.query(
    `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const constraints = await pool.query(
    `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const indexes = await pool.query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`);
  const triggers = await pool.query(
    `SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
  );
  return {
    ...content,
    sequences: sequences.rows,
    constraints: constraints.rows,
    indexes: indexes.rows,
    triggers: triggers.rows,
  };
}

test('what comes back is what went in, row for row', async () => {
  await restoreInto(target, 'restored/files');
  expect(await everything(target.pool)).toEqual(await everything(source.pool));
  expect(readFileSync(join(folder, 'restored/files/pictures/Haus ë.jpg'))).toEqual(
    Buffer.from([0, 1, 2, 255]),
  );
  expect(readFileSync(join(folder, 'restored/files/empty'), 'utf8')).toBe('');
  const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
  expect(['out.giewel', 'restored/files/empty', 'restored/files'].map(modeOf)).toEqual(['600', '600', '700']);
  const { rows } = await target.pool.query(`INSERT INTO authors (boss) VALUES (1) RETURNING id`);
  expect(rows).toEqual([{ id: 6 }]);
});

test('an owner without special rights can restore, also an older backup into a newer schema', async () => {
  const { database } = second.connection;
  await second.pool.query(`CREATE ROLE plain_owner LOGIN; ALTER DATABASE ${database} OWNER TO plain_owner`);
  writeFileSync(join(migrationsFolder, '0002_second.sql'), SECOND);
  const connection = { ...second.connection, user: 'plain_owner' };
  await restoreBackup({
    log: quietLog,
    connection,
    filesFolder: join(folder, 'owned/files'),
    archive,
    migrationsFolder,
  });
  expect(await readSchemaVersion(second.pool)).toBe(2);
  const { rows } = await second.pool.query('SELECT count(*)::int AS count, min(rating) AS rating FROM books');
  expect(rows).toEqual([{ count: 501, rating: 3 }]);
  await rm(join(migrationsFolder, '0002_second.sql'));
});

test('a database with rows and a folder with files are left alone', async () => {
  await expect(restoreInto(target)).rejects.toThrow(
    /^The database is not empty: there are rows in authors\./,
  );
  await expect(restoreInto(spoilt, 'data/files')).rejects.toThrow(
    /^There are files in .*data\/files already/,
  );
});

test('the tables of ours are those our migrations make', async () => {
  const { rows } = await real.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations' ORDER BY 1`,
  );
  const ownTables = tablesMadeBy(await readMigrations('db/migrations'));
  expect([...ownTables].sort()).toEqual([...rows.map(({ name }) => name), 'pgboss.job'].sort());
});

test('damage is found before anything is changed', async () => {
  const whole = readFileSync(archive);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(whole.readUInt8(1000) ^ 0x55, 1000);
  const plain = gunzipSync(whole);
  const spoiltCopies = {
    cut: whole.subarray(0, whole.length - 100),
    flipped,
    early: gzipSync(plain.subarray(0, plain.length - 30)),
    longer: gzipSync(Buffer.concat([plain, Buffer.from('more')])),
    foreign: gzipSync('something else'),
    text: Buffer.from('not even compressed'),
    empty: Buffer.alloc(0),
    fewer: gzipSync(Buffer.from(plain.toString('latin1').replace('"rows":501', '"rows":999'), 'latin1')),
  };
  for (const [name, bytes] of Object.entries(spoiltCopies)) {
    const file = join(folder, `${name}.giewel`);
    writeFileSync(file, bytes);
    await expect(restoreInto(spoilt, 'unused', file), name).rejects.toThrow(/Nothing was changed\.$/);
  }
  await expect(restoreInto(spoilt, 'unused', join(folder, 'none'))).rejects.toThrow(/^There is no file/);
  const { rows } = await spoilt.pool.query(`SELECT * FROM pg_tables WHERE schemaname = 'public'`);
  expect(rows).toEqual([]);
  expect(existsSync(join(folder, 'unused'))).toBe(false);
});

test('a file that would leave its folder is refused', async () => {
  const file = join(folder, 'escape.giewel');
  const plain = gunzipSync(readFileSync(archive))
    .toString('latin1')
    .replace('"path":"empty"', '"path":"../xx"');
  writeFileSync(file, gzipSync(Buffer.from(plain, 'latin1')));
  await expect(restoreInto(spoilt, 'unused', file)).rejects.toThrow('outside its folder');
});

test(
  'from a server to an embedded database, and from a running one back, by the two commands',
  { tags: ['nightly'] },
  async () => {
    const dataDir = join(folder, 'embedded');
    const run = (script: string, file: string, env: object) =>
      promisify(execFile)(process.execPath, [resolve(`scripts/${script}.ts`), file], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env },
      });
    await real.pool.query(`INSERT INTO service_categories (name) VALUES ('Daach'), ('Gaart')`);
    // A waiting job, its payload and a failed job must all come back.
    const jobs = await openJobQueue(real.db);
    await jobs.add(real.db, 'mail', { to: 'claire@mail.example' }, { key: 'k', inSeconds: 60 });
    await jobs.add(real.db, 'sms', { to: '+352621123456' });
    await real.pool.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message": "away"}' WHERE data ->> 'kind' = 'sms'`,
    );
    await run('db-backup', join(folder, 'there.giewel'), { DATABASE_URL: real.url });
    await run('db-restore', join(folder, 'there.giewel'), {});
    const running = await startEmbeddedPostgres({ dataDir, log: quietLog });
    await run('db-backup', join(folder, 'back.giewel'), {});
    await expect(run('db-restore', join(folder, 'back.giewel'), {})).rejects.toThrow(
      'Another Giewel is already running',
    );
    await running.stop();
    const { stdout } = await run('db-restore', join(folder, 'back.giewel'), { DATABASE_URL: last.url });
    // Each start fills in the places and their names, beside the two rows and their two jobs.
    const places = await last.pool.query('SELECT FROM gazetteer UNION ALL SELECT FROM place_names');
    expect(stdout).toContain(`Restored ${4 + (places.rowCount ?? 0)} rows as they were on `);
    const names = 'SELECT id, name FROM service_categories ORDER BY id';
    expect((await last.pool.query(names)).rows).toEqual((await real.pool.query(names)).rows);
    const queued = `SELECT * FROM pgboss.job ORDER BY data ->> 'kind'`;
    expect((await last.pool.query(queued)).rows).toEqual((await real.pool.query(queued)).rows);
    expect((await last.pool.query(queued)).rows).toMatchObject([
      { data: { kind: 'mail' }, singleton_key: 'k' },
      { data: { kind: 'sms' }, state: 'failed', output: { message: 'away' } },
    ]);
    // The queue must still work.
    await (await openJobQueue(last.db)).add(last.db, 'mail', {});
  },
);
