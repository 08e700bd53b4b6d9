import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { testDatabase } from '#testing/database.ts';
import { createSuggestionReader } from './read-suggestions.ts';

const { connection, db } = await testDatabase();
const plumbing = await buildCategory(db, { name: 'Plumbing' });

// Only descriptions contain these words, so a typed beginning may mean each of them.
const SPELLINGS = 'plumber plumbers plumbery plumbed plumbs roofer roofers roofed roofing';

const MANY = 30_000;
const PATIENCE_MS = 60_000;

// The test needs a connection of its own because PostgreSQL counts the rows that each has read.
const client = await connectOutsidePool(connection);
afterAll(() => client.end());
const alone = openDrizzle(client);
const suggestions = createSuggestionReader(alone, { categories: async () => [plumbing] });

let lastId = 0;

/** Every tenth company is a Sanitaire, and one in thirty pays. Only descriptions mention plumbing. */
beforeAll(async () => {
  await client.query(`
    insert into users (username, password, email, user_type)
    select 'many-' || n, '-', 'many-' || n || '@many.example', 'company' from generate_series(1, ${MANY}) n`);
  // The trigger would add each company to the vocabulary, which only needs these few words.
  await client.query('alter table company_profiles disable trigger user');
  await client.query(`
    insert into company_profiles (user_id, name, description, subscription_status, subscription_plan, placement)
    select id, case when n % 10 = 0 then 'Sanitaire' else 'Atelier' end || ' Weber', 'Plumbing and roofs',
      case when n % 30 = 0 then 'active' else 'none' end, case when n % 30 = 0 then 'premium' end,
      case when n % 30 = 0 then 2 else 0 end
    from (select id, row_number() over (order by id) as n from users where username like 'many-%') numbered`);
  await client.query(`
    insert into company_search (company_id, name, document, placement, rating_score)
    select id, fold_text(name), search_document(c), placement, rating_score from company_profiles c`);
  await client.query('alter table company_profiles enable trigger user');
  lastId = Number((await client.query('select max(id) from company_profiles')).rows[0].max);
  await buildCompany(db, {
    name: 'Sanitaire Atelier Weber',
    description: `Plumbing and roofs: ${SPELLINGS}`,
  });
  await buildCompany(db, { name: 'Zwirbel' });
  await client.query('vacuum analyze');
}, PATIENCE_MS);

/** Returns how many rows of the directory were read until now. */
const looked = async (): Promise<number> => {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await alone.execute<{ rows: number }>(sql`
    select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_user_tables where relname = 'company_search'`);
  return rows[0]?.rows ?? 0;
};

describe('among many companies', () => {
  test.each([
    ['plumb', 0],
    ['roof', 0],
    ['plumbing', 0],
    ['plumber sanitaire', 0],
    ['zwirb', 1],
    ['sanit', 5],
    ['sanitaire web', 5],
  ])('%s looks at those alone whose name fits', async (query, expectedRows) => {
    const rowsBefore = await looked();
    const { companies } = await suggestions(query);
    const rows = (await looked()) - rowsBefore;
    expect(companies).toHaveLength(expectedRows);
    expect(rows).toBeGreaterThanOrEqual(expectedRows);
    // Every tenth company is a Sanitaire.
    expect(rows).toBeLessThanOrEqual(MANY / 10 + 10);
  });

  test.each([
    ['sanitaire', [-1, 0, 10, 20, 30]],
    ['atelier', [1, 2, 3, 4, 5]],
    ['web', [-1, 0, 1, 2, 3]],
  ])('of %s the best rated are named first, and among equals the newest', async (query, less) => {
    const { companies } = await suggestions(query);
    expect(companies.map(({ id }) => id)).toEqual(less.map((number) => lastId - number));
  });
});
