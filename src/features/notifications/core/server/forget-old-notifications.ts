import { lt, sql } from 'drizzle-orm';
import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import type { Db } from '#server/database/db.ts';
import { notifications } from './tables.ts';

export const forgetOldNotifications = (db: Db) =>
  db
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - make_interval(days => ${BELL_RETENTION_DAYS})`));
