import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { notifications } from './tables.ts';

/** Whoever names themselves no more is named no more in what the company was told, nor their project. */
export const forgetReviewer = async (transaction: Db, reviewId: number) => {
  const isAboutIt = sql`${notifications.subject} ->> 'reviewId' = ${String(reviewId)}`;
  await transaction
    .update(notifications)
    .set({ subject: sql`${notifications.subject} - 'projectId' - 'name' - 'from'` })
    .where(and(eq(notifications.kind, 'reviewReceived'), isAboutIt));
};
