import { lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { companyDays } from './tables.ts';

export const forgetOldDays = (db: Db) =>
  db
    .delete(companyDays)
    .where(lt(companyDays.day, sql`current_date - ${RETENTION_DAYS.companyDays}::integer`));
