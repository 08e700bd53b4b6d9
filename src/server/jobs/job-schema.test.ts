import { getConstructionPlans, PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { PG_BOSS_OPTIONS } from './job-queue.ts';

const { pool } = await testDatabase();
const boss = new PgBoss({
  ...PG_BOSS_OPTIONS,
  db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
});

// On another day (npm run test:dates) the function that tells its time is one of the tests'.
const onAnotherDay = process.env['CLOCK_OFF_BY_MS'] !== undefined;

test.skipIf(onAnotherDay)('the tables of the queue are those that the installed pg-boss wants', async () => {
  const [, version] =
    /INSERT INTO \w+\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans()) ?? [];
  // If this fails after an update, add a migration with the output of getMigrationPlans().
  expect(await boss.schemaVersion()).toBe(Number(version));
  const { ok, ...drift } = await boss.detectSchemaDrift();
  expect(ok, JSON.stringify(drift, null, 2)).toBe(true);
});
