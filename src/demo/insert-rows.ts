import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './builders/db.ts';

/**
 * Sends thousands of rows as one value rather than one for each column. Rows with the same columns go together, so
 * triggers that update figures run a few times a table.
 */
export const insertRows = async (db: Db, table: PgTable, rows: readonly object[]) => {
  const columns = getTableColumns(table);
  const columnRows = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [columns[key]?.name, value]),
    ),
  );
  for (const alike of Map.groupBy(columnRows, (row) => Object.keys(row).sort().join()).values()) {
    const names = sql.join(
      Object.keys(alike[0] ?? {}).map((name) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(alike)}::jsonb)`);
  }
};
