import type { Pool } from 'pg';

// Refused calls are counted too.
const counting = ['rate_limits'];

// A row overwritten with the same values counts as written; a rollback removes its entry.
const NOTING = `
  create schema watching;
  create unlogged table watching.writes (name text not null);
  create function watching.note_write() returns trigger language plpgsql as $$
  begin
    insert into watching.writes values (tg_table_schema || '.' || tg_table_name);
    return null;
  end $$;
`;

const watchTables = async (pool: Pool) => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname = 'public' or schemaname = 'pgboss' and tablename = 'job_common') and tablename <> all ($1)`,
    [counting],
  );
  const triggers = rows.flatMap(({ name }) => [
    `create trigger zz_watched after insert or update or delete on ${name}
       for each row execute function watching.note_write();`,
    `create trigger zz_watched_whole after truncate on ${name} execute function watching.note_write();`,
  ]);
  await pool.query(NOTING + triggers.join('\n'));
};

/**
 * Returns a function that counts the rows written to each table since its last call, the queue of jobs included.
 * Reading every table instead would take most of the suite's time.
 */
export const watchWrites = async (pool: Pool): Promise<() => Promise<Record<string, number>>> => {
  await watchTables(pool);
  return async () => {
    const { rows } = await pool.query<{ name: string; times: number }>(
      `with noted as (delete from watching.writes returning name)
       select name, count(*)::int as times from noted group by name order by name`,
    );
    return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
  };
};
