import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/db.ts';
import { BELL_DAYS } from '../rules/bell.ts';
import { notifications } from './tables.ts';

export const forgetOldNews = (db: Db) =>
  db
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - make_interval(days => ${BELL_DAYS})`));
