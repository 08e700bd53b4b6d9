import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoppedDuringStartError } from '#server/errors/startup-error.ts';
import { emptyDatabase, urlOf } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { readableLog } from '#testing/readable-log.ts';
import { migrateSchema, readSchemaVersion, takeMigrationLock } from './migrate.ts';

const { pool, connection } = await emptyDatabase();
const untouched = await emptyDatabase();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giewel-migrations-'));
  write('0001_first.sql', 'CREATE TABLE first (id integer)');
  write('0003_third.sql', 'CREATE TABLE third (id integer); INSERT INTO third VALUES (3)');
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
const run = () => migrateSchema(connection, folder, quietLog);

test('migrations land in order, once', async () => {
  await run();
  await run();
  expect(await readSchemaVersion(pool)).toBe(3);
  expect((await pool.query('SELECT id FROM third')).rows).toEqual([{ id: 3 }]);
});

test('whoever owns the database may land all of ours, being nothing else', async () => {
  const { database } = untouched.connection;
  const owner = `owner_of_${database}`;
  await untouched.pool.query(`CREATE ROLE ${owner} LOGIN; ALTER DATABASE ${database} OWNER TO ${owner}`);
  const asOwner = { connectionString: urlOf({ ...untouched.connection, user: owner }) };
  await migrateSchema(asOwner, 'db/migrations', quietLog);
  const { rows } = await untouched.pool.query(`SELECT relowner::regrole::text AS owner FROM pg_class
    WHERE relname = 'search_words'`);
  expect(rows).toEqual([{ owner }]);
});

// PostgreSQL 17.12 can't add a column with a default to a table whose rows such a function takes.
test('no function of ours that takes rows of a table is kept parsed', async () => {
  await migrateSchema(connection, 'db/migrations', quietLog);
  const { rows } = await pool.query(`select distinct p.oid::regprocedure::text as name from pg_proc p
    join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_type'::regclass
    join pg_type t on t.oid = d.refobjid and t.typrelid <> 0 where p.prosqlbody is not null`);
  expect(rows).toEqual([]);
});

test('a migration whose text was changed goes by the sum of its first one', async () => {
  await run();
  const { rows } = await pool.query('SELECT checksum FROM schema_migrations WHERE version = 3');
  write(
    '0003_third.sql',
    `CREATE TABLE third (id integer); INSERT INTO third SELECT 3;\n-- Landed as ${rows[0].checksum} (decision 30).`,
  );
  await run();
  write('0003_third.sql', `CREATE TABLE third (id integer);\n-- Landed as ${'0'.repeat(64)}.`);
  await expect(run()).rejects.toThrow('was changed after it had landed');
});

test('several instances starting together all succeed', async () => {
  await Promise.all([run(), run(), run()]);
  const { rows } = await pool.query('SELECT version, name FROM schema_migrations ORDER BY version');
  expect(rows).toEqual([
    { version: 1, name: 'first' },
    { version: 3, name: 'third' },
  ]);
});

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  write('0004_broken.sql', 'CREATE TABLE fourth (id integer); SELECT nonsense');
  await expect(run()).rejects.toThrow(
    'The migration 0004_broken.sql failed: column "nonsense" does not exist.',
  );
  expect(await readSchemaVersion(pool)).toBe(3);
  const { rows } = await pool.query(`SELECT to_regclass('fourth') AS fourth`);
  expect(rows).toEqual([{ fourth: null }]);
});

test.each([
  ['changed', () => write('0001_first.sql', 'SELECT 1'), /^The migration 0001_first.sql was changed after/],
  [
    'missing',
    () => rmSync(join(folder, '0001_first.sql')),
    /^The migration 0001_first.sql has landed .* missing/,
  ],
  ['late', () => write('0002_late.sql', 'SELECT 1'), /^A migration was added before 0003_third.sql/],
  ['older code', () => rmSync(join(folder, '0003_third.sql')), /^The database is newer than this Giewel/],
  ['two of one number', () => write('0003_also.sql', 'SELECT 1'), /^Two migrations have the number 0003/],
  ['badly named', () => write('4.sql', 'SELECT 1'), /^The migration 4.sql is not named like/],
])('code and database that do not belong together are refused: %s', async (_name, change, message) => {
  await run();
  change();
  await expect(run()).rejects.toThrow(message);
});

test('a Giewel starts again on what a newer one has changed, where that suits it', async () => {
  write('0004_more.sql', '-- The version before goes on with this.\nCREATE TABLE fourth (id integer)');
  await run();
  rmSync(join(folder, '0004_more.sql'));
  const { log, lines } = readableLog();
  await migrateSchema(connection, folder, log);
  expect(lines.join()).toContain(
    'A newer Giewel has changed the database (0004_more.sql). This one goes on with it.',
  );
  write('0005_other.sql', 'CREATE TABLE fifth (id integer)');
  await expect(run()).rejects.toThrow(/^The migration 0004_more.sql has landed .* missing/);
});

test('the tables of an empty database are one line of the log, and each change of them after is one', async () => {
  const { log, lines } = readableLog();
  await migrateSchema(connection, folder, log);
  write('0004_more.sql', 'CREATE TABLE fourth (id integer)');
  await migrateSchema(connection, folder, log);
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(['Made the tables of the database', 'Migrated the database: 0004_more.sql']);
});

test('an index can be built while others write, and again after it was cut off', async () => {
  const built =
    '-- Each statement by itself.\ndrop index concurrently if exists third_id;\ncreate index concurrently third_id on third (id);\n';
  await run();
  write('0004_index.sql', `${built}select nonsense`);
  await expect(run()).rejects.toThrow(
    'The migration 0004_index.sql failed: column "nonsense" does not exist.',
  );
  expect(await readSchemaVersion(pool)).toBe(3);
  write('0004_index.sql', built);
  await run();
  expect((await pool.query(`select to_regclass('third_id')::text as name`)).rows).toEqual([
    { name: 'third_id' },
  ]);
});

test('each migration says whether the version before goes on with it', () => {
  const files = readdirSync('db/migrations').filter((file) => Number(file.slice(0, 4)) > 48);
  const silent = files.filter(
    (file) =>
      !/^-- The version before (goes on with this|cannot)/.test(
        readFileSync(join('db/migrations', file), 'utf8'),
      ),
  );
  expect(silent).toEqual([]);
});

test('a migration that meets a table in use lets others pass, says that it waits, and lands afterwards', async () => {
  await run();
  write('0004_wider.sql', 'ALTER TABLE third ADD COLUMN name text');
  const holder = await pool.connect();
  await holder.query('BEGIN; SELECT FROM third');
  const { log, lines } = readableLog();
  const landing = migrateSchema(connection, folder, log);
  await eventually(() => expect(lines.join()).toContain('The migration 0004_wider.sql waits for a table'));
  expect((await pool.query('SELECT id FROM third')).rows).toEqual([{ id: 3 }]);
  await holder.query('COMMIT');
  holder.release();
  await landing;
  expect(await readSchemaVersion(pool)).toBe(4);
});

test('a migration that meets a write which takes its tables the other way round lands after it', async () => {
  await run();
  write('0004_both.sql', 'ALTER TABLE third ADD COLUMN name text; ALTER TABLE first ADD COLUMN name text');
  const writer = await pool.connect();
  // The transaction that detects the deadlock first has to give way: the migration.
  await writer.query("BEGIN; SET LOCAL deadlock_timeout = '1min'; SELECT FROM first");
  const { log, lines } = readableLog();
  const landing = migrateSchema(connection, folder, log);
  await eventually(async () => {
    const { rows } = await pool.query(
      "SELECT FROM pg_locks WHERE NOT granted AND relation = 'first'::regclass",
    );
    expect(rows).toHaveLength(1);
  });
  expect((await writer.query('SELECT id FROM third')).rows).toEqual([{ id: 3 }]);
  await writer.query('COMMIT');
  writer.release();
  await landing;
  expect(lines.join()).toContain('The migration 0004_both.sql waits for a table');
  expect(await readSchemaVersion(pool)).toBe(4);
});

test('an instance that waits for another one’s migrations says so', async () => {
  const holder = await pool.connect();
  await takeMigrationLock(holder, quietLog);
  const { log, lines } = readableLog();
  const waiting = migrateSchema(connection, folder, log);
  await eventually(() => expect(lines.join()).toContain('Another instance changes the database.'));
  holder.release(true);
  await waiting;
  expect(await readSchemaVersion(pool)).toBe(3);
});

describe('what changes many rows goes in slices', () => {
  const SLICED = `-- The version before goes on with this.
-- In slices of 4 by houses.id.
UPDATE houses SET rooms = rooms + 1 WHERE id BETWEEN $1 AND $2 AND note_slice($1)`;

  beforeEach(async () => {
    write(
      '0004_houses.sql',
      `CREATE TABLE houses (id integer PRIMARY KEY, rooms integer NOT NULL);
       CREATE TABLE slices (first integer);
       CREATE FUNCTION note_slice(first bigint) RETURNS boolean LANGUAGE sql AS 'INSERT INTO slices SELECT first WHERE NOT EXISTS (SELECT FROM slices s WHERE s.first = note_slice.first); SELECT true';
       INSERT INTO houses SELECT id, 1 FROM generate_series(1, 10) id`,
    );
    await run();
  });

  const rooms = async () =>
    (await pool.query<{ rooms: number }>('SELECT rooms FROM houses ORDER BY id')).rows.map(
      (row) => row.rooms,
    );
  const slices = async () =>
    (await pool.query('SELECT first FROM slices ORDER BY first')).rows.map(({ first }) => first);

  test('each by itself, and each row once', async () => {
    write('0005_more_rooms.sql', SLICED);
    await run();
    await run();
    expect(await rooms()).toEqual(Array.from({ length: 10 }, () => 2));
    expect(await slices()).toEqual([1, 5, 9]);
    expect(await readSchemaVersion(pool)).toBe(5);
  });

  test('one that failed in the middle goes on where it ended', async () => {
    write('0005_more_rooms.sql', SLICED);
    await pool.query('ALTER TABLE houses ADD CONSTRAINT low CHECK (id < 9 OR rooms < 2)');
    await expect(run()).rejects.toThrow('0005_more_rooms.sql failed');
    expect(await rooms()).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1, 1]);
    await pool.query('ALTER TABLE houses DROP CONSTRAINT low');
    await run();
    expect(await rooms()).toEqual(Array.from({ length: 10 }, () => 2));
  });

  test('a signal ends the slice that is under way, and leaves those before it and no lock', async () => {
    write(
      '0005_more_rooms.sql',
      SLICED.replace('note_slice($1)', `pg_sleep(CASE WHEN id = 5 THEN 600 ELSE 0 END) IS NOT NULL`),
    );
    const stopping = new AbortController();
    const landing = migrateSchema(connection, folder, quietLog, stopping.signal);
    const isAsleep = `SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
    await eventually(async () => expect((await pool.query(isAsleep)).rowCount).toBe(1));
    stopping.abort();
    await expect(landing).rejects.toThrow(StoppedDuringStartError);
    expect((await pool.query(isAsleep)).rowCount).toBe(0);
    expect(await rooms()).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    write('0005_more_rooms.sql', SLICED);
    await run();
    expect(await rooms()).toEqual(Array.from({ length: 10 }, () => 2));
  });
});
