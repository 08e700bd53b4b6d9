import { describe, expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { personalDataInventory } from './rules/personal-data-inventory.ts';
import { sentences } from './strings/en/legal.ts';

const { pool, ask } = await testHost({ withPages: true });

/**
 * These contain nothing personal: trades and places, what is usual in a trade, the directory's words, the host's own
 * keys and tables.
 */
const nobodys = [
  'stored_folder',
  'service_categories',
  'gazetteer',
  'place_names',
  'search_words',
  'push_keys',
  'trade_medians',
  'trade_prices',
  'company_shelf_counts',
  'schema_migrations',
  'job_schedule',
  'work_done',
];

/** Every table has keys and row times, which reveal nothing personal. */
const isPlain = (column: string) => column === 'id' || /_(id|at|date)$/.test(column);

const { rows } = await pool.query<{ table: string; column: string }>(`
  select case c.table_schema when 'public' then c.table_name::text else 'pgboss.job' end as table, c.column_name as column
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and (c.table_schema = 'public' or (c.table_schema, c.table_name) = ('pgboss', 'job'))`);

const database = Map.groupBy(rows, ({ table }) => table);

const named = new Map<string, Set<string>>();
for (const { tables } of Object.values(personalDataInventory)) {
  for (const [table, columns] of Object.entries(tables as Record<string, string>)) {
    const namedColumns = named.get(table) ?? new Set();
    for (const column of columns.split(' ').filter(Boolean)) namedColumns.add(column);
    named.set(table, namedColumns);
  }
}

describe('what the page about privacy tells', () => {
  test('names every table that is not nobody’s', () => {
    const undescribed = [...database.keys()].filter((table) => !named.has(table) && !nobodys.includes(table));
    expect(undescribed, 'add these to rules/personal-data-inventory.ts').toEqual([]);
    expect(
      nobodys.filter((table) => !database.has(table)),
      'these are not there',
    ).toEqual([]);
    expect(database.size).toBeGreaterThan(20);
  });

  test('names nothing that does not exist', () => {
    for (const [table, columns] of named) {
      const actual = (database.get(table) ?? []).map(({ column }) => column);
      expect(actual, table).toEqual(expect.arrayContaining([...columns]));
    }
  });

  // Most columns of a job belong to the queue; personal data is in its payload.
  const tables = [...named.keys()].filter((table) => table !== 'jobs' && table !== 'pgboss.job');

  test.each(tables)('names every column of %s', (table) => {
    const describedColumns = named.get(table);
    const undescribed = (database.get(table) ?? []).filter(
      ({ column }) => !isPlain(column) && !describedColumns?.has(column),
    );
    expect(undescribed.map(({ column }) => column)).toEqual([]);
  });

  test('has words for each group, and shows them', async () => {
    const { text } = await ask('GET', '/privacy');
    expect(Object.keys(sentences.privacy.data)).toEqual(Object.keys(personalDataInventory));
    for (const { why } of Object.values(sentences.privacy.data)) expect(text).toContain(why);
  });
});
