import { and, eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { type FindOriginalText, originalTextOf } from '#features/translations/core/server/index.ts';
import { reviews } from './tables.ts';

/** Everybody reads an approved review, with the company's reply, on the page of a public company. */
const findText =
  (part: 'comment' | 'reply'): FindOriginalText =>
  async (db, { id }) => {
    const isPublic = and(eq(reviews.status, 'approved'), eq(companyProfiles.isHidden, false));
    const [row] = await db
      .select({ text: reviews[part] })
      .from(reviews)
      .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
      .where(and(eq(reviews.id, id), isPublic));
    return originalTextOf(row?.text);
  };

export const findReviewComment = findText('comment');

export const findReviewReply = findText('reply');
