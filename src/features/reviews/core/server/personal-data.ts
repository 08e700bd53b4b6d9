import { and, asc, eq, getTableColumns, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { storedTranslationsSql } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { reviewFileStore } from './pictures-api.ts';
import { reviewFlags, reviewPictures, reviews } from './tables.ts';

const filesWhere = async (db: Db, isTheirs: SQL) => {
  const rows = await db
    .select({ token: reviewPictures.token })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(isTheirs);
  return rows.flatMap(({ token }) => reviewFileStore.namesOf({ kind: 'picture', token }));
};

export const personalData: PersonalData = {
  name: 'reviews',
  tables: [reviews],

  async collect(db, userId) {
    return {
      written: await db
        .select({
          ...getTableColumns(reviews),
          company: companyProfiles.name,
          translations: storedTranslationsSql('review', reviews.id),
        })
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

  /** A review is deleted with the company it is about, and so are its pictures. */
  files: (db, userId) => filesWhere(db, eq(companyProfiles.userId, userId)),

  async sharedFiles(db, userId) {
    const isElsewhere = and(eq(reviews.userId, userId), ne(companyProfiles.userId, userId));
    return isElsewhere ? filesWhere(db, isElsewhere) : [];
  },

  /** A review of a company's work stays, but its author is no longer named. Messages between author and moderators go. */
  async erase(transaction, userId, contracts) {
    // An erased account has no name left, but one that is retained for its contracts still has.
    if (contracts.length > 0)
      await transaction
        .update(reviews)
        .set({ isAnonymous: true })
        .where(and(eq(reviews.userId, userId), eq(reviews.isAnonymous, false)));
    await transaction
      .update(reviews)
      .set({ withheldWhy: null, appeal: null })
      .where(and(eq(reviews.userId, userId), or(isNotNull(reviews.withheldWhy), isNotNull(reviews.appeal))));
  },
};
