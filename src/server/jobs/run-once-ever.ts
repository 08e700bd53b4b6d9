import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/** Handles data from before a feature existed: once the work has succeeded, it never runs again. */
export const runOnceEver = async (db: Db, name: string, work: () => Promise<void>): Promise<void> => {
  const { rows } = await db.execute(sql`select from work_done where name = ${name}`);
  if (rows.length > 0) return;
  await work();
  await db.execute(sql`insert into work_done (name) values (${name}) on conflict do nothing`);
};
