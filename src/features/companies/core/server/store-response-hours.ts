import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/**
 * Stores each company's response hours by its id and clears those of all others. Only changes are written, because a
 * company's row takes its search document along.
 */
export const storeResponseHours = (db: Db, hoursById: ReadonlyMap<number, number>) =>
  db.execute(sql`
    update company_profiles c set response_hours = m.hours
    from company_profiles own left join
      unnest(${sql.param([...hoursById.keys()])}::integer[], ${sql.param([...hoursById.values()])}::integer[])
        m (id, hours) on m.id = own.id
    where own.id = c.id and c.response_hours is distinct from m.hours`);
