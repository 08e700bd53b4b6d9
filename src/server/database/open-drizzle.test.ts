import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { announceAfterCommit, setAnnouncer } from './announce-after-commit.ts';
import type { Db } from './db.ts';
import { joinOrStartTransaction } from './open-drizzle.ts';

const { db, pool } = await emptyDatabase();
await pool.query('create table stones (id integer primary key)');
const lay = (target: Db, id: number) => target.execute(sql`insert into stones values (${id})`);
const laid = async () =>
  (
    await pool.query('with gone as (delete from stones returning id) select id from gone order by id')
  ).rows.map(({ id }) => id);

test('all of a transaction is stored, or nothing, and its connection is free again', async () => {
  await db.transaction(async (transaction) => {
    await Promise.all([lay(transaction, 1), lay(transaction, 2)]);
  });
  expect(await laid()).toEqual([1, 2]);
  const fails = db.transaction(async (transaction) => {
    await lay(transaction, 1);
    throw new Error('no more');
  });
  await expect(fails).rejects.toThrow('no more');
  expect(await laid()).toEqual([]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('of statements that were sent together the first that failed says why', async () => {
  const fails = db.transaction((transaction) =>
    Promise.all([lay(transaction, 1), lay(transaction, 1), lay(transaction, 2)]),
  );
  await expect(fails).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await laid()).toEqual([]);
});

test('a failure that nobody minds is no success', async () => {
  const fails = db.transaction(async (transaction) => {
    await lay(transaction, 1);
    await lay(transaction, 1).catch(() => undefined);
  });
  await expect(fails).rejects.toThrow('had failed');
  expect(await laid()).toEqual([]);
});

test('a part may fail by itself, whatever it had sent', async () => {
  await db.transaction(async (transaction) => {
    await lay(transaction, 1);
    const part = transaction.transaction(async (inner) => {
      await lay(inner, 2);
      throw new Error('not this');
    });
    await expect(part).rejects.toThrow('not this');
    await transaction.transaction((inner) => lay(inner, 3));
  });
  expect(await laid()).toEqual([1, 3]);
});

test('whoever is in a transaction goes on in it', async () => {
  await db.transaction(async (transaction) => {
    await joinOrStartTransaction(transaction, async (same) => expect(same).toBe(transaction));
  });
  await joinOrStartTransaction(db, async (transaction) => expect(transaction).not.toBe(db));
});

test('what is announced goes out once it is committed, and never where it is not', async () => {
  const announceSpy = vi.fn();
  setAnnouncer(db, { announce: announceSpy });
  await db.transaction(async (transaction) => {
    await announceAfterCommit(transaction, 'news', 'roof');
    await transaction.transaction((inner) => announceAfterCommit(inner, 'news', 'cellar'));
    expect(announceSpy).not.toHaveBeenCalled();
  });
  expect(announceSpy.mock.calls).toEqual([
    ['news', 'roof'],
    ['news', 'cellar'],
  ]);
  const fails = db.transaction(async (transaction) => {
    await announceAfterCommit(transaction, 'news', 'stairs');
    throw new Error('no more');
  });
  await expect(fails).rejects.toThrow();
  expect(announceSpy).toHaveBeenCalledTimes(2);
});

test('what no database would take fails the transaction, not those who say something after it', async () => {
  const fails = db.transaction(async (transaction) => {
    await lay(transaction, 1);
    await announceAfterCommit(transaction, 'news', 'x'.repeat(8_000));
  });
  await expect(fails).rejects.toThrow('8000 bytes');
  expect(await laid()).toEqual([]);
});
