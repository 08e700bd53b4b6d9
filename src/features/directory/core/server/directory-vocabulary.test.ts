import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { lookUpVocabulary } from './directory-vocabulary.ts';

const { db } = await testDatabase();

test('the words of a search are planned once a connection, not for each search', async () => {
  const plans = await db.transaction(async (transaction) => {
    // PostgreSQL tries five custom plans before it settles on a generic one.
    for (let search = 0; search < 8; search += 1) await lookUpVocabulary(transaction, ['dach', '%']);
    const { rows } = await transaction.execute(
      sql`select generic_plans::integer as kept from pg_prepared_statements where name = 'known_words'`,
    );
    return rows;
  });
  expect(plans).toEqual([{ kept: 3 }]);
});
