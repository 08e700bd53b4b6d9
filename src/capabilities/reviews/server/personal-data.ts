import { and, asc, eq, getTableColumns, isNotNull, or } from 'drizzle-orm';
import type { PersonalData } from '../../../server/personal-data.ts';
import { companyProfiles } from '../../companies/server/tables.ts';
import { reviewFlags, reviews } from './tables.ts';

export const personalData: PersonalData = {
  name: 'reviews',
  tables: [reviews],

  async collect(db, userId) {
    return {
      written: await db
        .select({ ...getTableColumns(reviews), company: companyProfiles.name })
        .from(reviews)
        .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
        .where(eq(reviews.userId, userId))
        .orderBy(asc(reviews.id)),
      flagged: await db
        .select(getTableColumns(reviewFlags))
        .from(reviewFlags)
        .innerJoin(companyProfiles, eq(companyProfiles.id, reviewFlags.companyId))
        .where(eq(companyProfiles.userId, userId))
        .orderBy(asc(reviewFlags.id)),
    };
  },

  /**
   * What was said of a company's work stays true; who said it is no longer named. What moderators and the
   * author wrote to each other goes.
   */
  async erase(transaction, userId) {
    await transaction
      .update(reviews)
      .set({ withheldWhy: null, appeal: null })
      .where(and(eq(reviews.userId, userId), or(isNotNull(reviews.withheldWhy), isNotNull(reviews.appeal))));
  },
};
