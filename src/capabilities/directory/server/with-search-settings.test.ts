import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { emptyDatabase } from '#testing/database.ts';
import { askWithSearchSettings, withSearchSettings } from './with-search-settings.ts';

const { db } = await emptyDatabase();
await db.execute(sql`create sequence asked`);

interface Row extends Record<string, unknown> {
  nth: string;
  seqscan: string;
}

const row = sql<Row>`nextval('asked') as nth, current_setting('enable_seqscan') as seqscan`;
const seqscanNow = async () => (await db.execute<Row>(sql`select ${row}`)).rows[0]?.seqscan;

test.each([
  ['several statements', withSearchSettings],
  ['one statement', askWithSearchSettings],
])('the settings of a search hold for %s, and for nothing else', async (_, settled) => {
  const { rows } = await settled(db, (tx) => tx.execute<Row>(sql`select ${row}`));
  expect(rows[0]?.seqscan).toBe('off');
  expect(await Promise.all([seqscanNow(), seqscanNow(), seqscanNow()])).toEqual(['on', 'on', 'on']);
});

test('what is sent in one go is asked once', async () => {
  const next = (tx: Db) =>
    tx.select({ nth: sql<string>`nextval('asked')::text`.as('nth') }).from(sql`(select) once`);
  const [before] = await next(db);
  const [asked] = await askWithSearchSettings(db, next);
  expect(Number(asked?.nth)).toBe(Number(before?.nth) + 1);
  const [after] = await next(db);
  expect(Number(after?.nth)).toBe(Number(before?.nth) + 2);
});

test('a statement that fails says why', async () => {
  const fails = askWithSearchSettings(db, (tx) => tx.execute(sql`select 1 / 0`));
  await expect(fails).rejects.toMatchObject({ cause: { code: '22012' } });
});
