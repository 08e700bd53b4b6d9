import type { Client } from 'pg';

/** `npm run test:dates` shifts the clocks of a run by this; shifted-clock.mjs does it for Node. */
const offByMs = Number(process.env['CLOCK_OFF_BY_MS'] ?? 0);

/**
 * PostgreSQL looks for functions in its own schema first unless the path says otherwise. New objects go into the
 * first schema of the path.
 */
export const shiftedSettings: Record<string, string> =
  offByMs === 0 ? {} : { search_path: 'public, shifted, pg_catalog' };

/** Gives a database a now() that is shifted as Node's clock is. */
export const shiftClock = async (client: Pick<Client, 'query'>): Promise<void> => {
  if (offByMs === 0) return;
  const body = (name: string) => `select pg_catalog.${name}() + interval '${offByMs} milliseconds'`;
  await client.query(`
    create schema shifted;
    create function shifted.now() returns timestamptz language sql stable parallel safe as $$ ${body('now')} $$;
    create function shifted.clock_timestamp() returns timestamptz language sql volatile parallel safe
      as $$ ${body('clock_timestamp')} $$`);
};

/** pg-boss asks a function of its own, which names the server's clock outright. Call it once the tables are there. */
export const shiftJobClock = async (client: Pick<Client, 'query'>): Promise<void> => {
  if (offByMs === 0) return;
  await client.query(`
    create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select shifted.now() $$`);
};
