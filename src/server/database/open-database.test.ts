import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { openDatabase } from './open-database.ts';

const { url, connection } = await emptyDatabase();
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere', log: quietLog });

test('a server is used by its address', async () => {
  const database = await open(url);
  const { rows } = await database.db.execute(sql`SELECT current_database() AS name`);
  await database.close();
  expect(rows).toEqual([{ name: connection.database }]);
});

test('a server that cannot be reached is named without its password', async () => {
  await expect(open('postgresql://anna:secret@localhost:1/giewel?password=secret')).rejects.toThrow(
    /^The database postgresql:\/\/localhost:1\/giewel cannot be reached: connect ECONNREFUSED [^ ]+\.$/,
  );
});

test('one that takes no writes says so, and what to do', async () => {
  const readOnly = `${url}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  await expect(open(readOnly)).rejects.toThrow(
    /^The database postgresql:\S+ takes no writes at the moment \(default_transaction_read_only is on\)\./,
  );
});

test('a database that is not there', async () => {
  await expect(open(url.replace(/test_\w+/, 'nothing'))).rejects.toThrow(
    /: database "nothing" does not exist\.$/,
  );
});
