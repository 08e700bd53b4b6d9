import { lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { companyDayCounts } from './tables.ts';

export const deleteOldCompanyDays = (db: Db) =>
  db
    .delete(companyDayCounts)
    .where(
      lt(
        companyDayCounts.day,
        sql`(app_now() at time zone 'Europe/Luxembourg')::date - ${RETENTION_DAYS.companyDays}::integer`,
      ),
    );
