import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { notifications } from './tables.ts';

/** Removes a reviewer's name and project from the company's notifications once the review has become anonymous. */
export const anonymizeReviewNotifications = async (transaction: Db, reviewId: number) => {
  const isAboutIt = sql`${notifications.subject} ->> 'reviewId' = ${String(reviewId)}`;
  await transaction
    .update(notifications)
    .set({ subject: sql`${notifications.subject} - 'projectId' - 'name' - 'from'` })
    .where(and(eq(notifications.kind, 'reviewReceived'), isAboutIt));
};
