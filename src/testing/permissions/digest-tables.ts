import type { Pool } from 'pg';

// What is refused is counted too.
const counting = ['rate_limits'];

// A database whose jobs were never started has no tables for them, and the files of a worker share this module.
const statements = new WeakMap<Pool, string>();

const statementFor = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> all ($1) order by 1`,
    [counting],
  );
  const statement = rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as digest from ${name}`,
    )
    .join(' union all ');
  statements.set(pool, statement);
  return statement;
};

/**
 * How many rows every table has and which transactions wrote them, the queue of jobs among them. To read what they say
 * would take most of the time of the suite, and would not see a row that was written over with the same.
 */
export const digestTables = async (pool: Pool): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string; digest: string }>(
    statements.get(pool) ?? (await statementFor(pool)),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
};
