import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { nameStatementsByShape } from './prepared-statements.ts';

const { db } = await emptyDatabase();

test('statements that differ only in what they are given are planned once, and only the first shapes are', async () => {
  const runNamed = nameStatementsByShape('trial');
  await db.transaction(async (transaction) => {
    const preparedNames = async () => {
      const { rows } = await transaction.execute<{ name: string }>(
        sql`select name from pg_prepared_statements where name like 'trial%'`,
      );
      return rows.length;
    };
    for (const value of [7, 8]) {
      expect(await runNamed(transaction, sql`select ${value}::integer as it`)).toEqual([{ it: value }]);
    }
    expect(await preparedNames()).toBe(1);
    for (let shape = 0; shape < 30; shape += 1) {
      const result = runNamed(transaction, sql`select ${shape}::integer as ${sql.identifier(`it${shape}`)}`);
      expect(await result).toEqual([{ [`it${shape}`]: shape }]);
    }
    expect(await preparedNames()).toBe(20);
  });
});
