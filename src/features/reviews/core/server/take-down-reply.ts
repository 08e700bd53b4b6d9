import { and, eq, isNull } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { reviews } from './tables.ts';

interface TakenReply {
  reply: string;
  repliedAt: string;
}

/** Removes a company's reply by a moderator's decision; the company may write another. */
export const takeDownReply = async (transaction: Db, reviewId: number) => {
  const [row] = await transaction
    .select({ reply: reviews.reply, repliedAt: reviews.repliedAt, ownerId: companyProfiles.userId })
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId))
    .for('no key update', { of: reviews });
  if (!row?.reply || !row.repliedAt) return null;
  await transaction.update(reviews).set({ reply: null, repliedAt: null }).where(eq(reviews.id, reviewId));
  const was: TakenReply = { reply: row.reply, repliedAt: row.repliedAt.toISOString() };
  return { ownerId: row.ownerId, was };
};

/** Restores the reply, unless the company has replied again meanwhile. */
export const restoreReply = async (transaction: Db, reviewId: number, { reply, repliedAt }: TakenReply) => {
  await transaction
    .update(reviews)
    .set({ reply, repliedAt: new Date(repliedAt) })
    .where(and(eq(reviews.id, reviewId), isNull(reviews.reply)));
};
