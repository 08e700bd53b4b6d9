import { and, count, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { MAX_LIKED_AND_SAVED_COMPANIES } from '#features/folders/core/contract/liked-and-saved-companies.ts';
import type { Like } from '#features/folders/core/contract/likes.ts';
import { LIKED_FOLDER_NAME } from '#features/folders/core/rules/folders.ts';
import {
  type FolderPageOptions,
  folderPlaceholders,
  listPageOfRows,
} from '#features/folders/core/server/store.ts';
import { companyLikes, folderCompanies, folders } from '#features/folders/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const likeColumns = {
  id: companyLikes.id,
  userId: companyLikes.userId,
  companyId: companyLikes.companyId,
  createdAt: companyLikes.createdAt,
};

const likePage = (db: Db, condition?: SQL) =>
  db
    .select({
      ...likeColumns,
      company: { id: c.id, userId: c.userId, name: c.name, logoUrl: c.logoUrl, services: c.services },
    })
    .from(companyLikes)
    .innerJoin(c, eq(c.id, companyLikes.companyId))
    .where(and(eq(companyLikes.userId, folderPlaceholders.user), eq(c.isHidden, false), condition))
    .orderBy(desc(companyLikes.id))
    .limit(folderPlaceholders.limit)
    .prepare(condition ? 'contacts_after' : 'contacts');

/** Reads a person's likes; its statements are prepared once. */
export const createLikeReader = (db: Db) => {
  const pages = {
    first: likePage(db),
    after: likePage(db, lt(companyLikes.id, folderPlaceholders.cursor)),
  };
  const all = db
    .select({ total: count() })
    .from(companyLikes)
    .innerJoin(c, and(eq(c.id, companyLikes.companyId), eq(c.isHidden, false)))
    .where(eq(companyLikes.userId, folderPlaceholders.user))
    .prepare('contacts_all');
  const check = db
    .select({ isLiked: isNotNull(companyLikes.id).mapWith(Boolean) })
    .from(c)
    .leftJoin(
      companyLikes,
      and(eq(companyLikes.companyId, c.id), eq(companyLikes.userId, folderPlaceholders.user)),
    )
    .where(eq(c.id, folderPlaceholders.company))
    .prepare('contacts_check');

  const liked = db
    .select({ companyId: companyLikes.companyId })
    .from(companyLikes)
    .where(eq(companyLikes.userId, folderPlaceholders.user))
    .orderBy(desc(companyLikes.id))
    .limit(MAX_LIKED_AND_SAVED_COMPANIES)
    .prepare('contacts_liked');
  const saved = db
    .select({ companyId: folderCompanies.companyId, folderId: folders.id, folder: folders.name })
    .from(folders)
    .innerJoin(folderCompanies, eq(folderCompanies.folderId, folders.id))
    .where(eq(folders.userId, folderPlaceholders.user))
    .orderBy(desc(folderCompanies.id))
    .limit(MAX_LIKED_AND_SAVED_COMPANIES)
    .prepare('contacts_saved');

  return {
    async kept(userId: number) {
      const [likes, inFolders] = await Promise.all([liked.execute({ userId }), saved.execute({ userId })]);
      return { liked: likes.map(({ companyId }) => companyId), saved: inFolders };
    },

    /** Returns undefined if there is no such company. */
    check: async (userId: number, companyId: number) => (await check.execute({ userId, companyId }))[0],

    async contacts(userId: number, { limit, cursor }: FolderPageOptions) {
      const page = cursor === undefined ? pages.first : pages.after;
      const [rows, [countRow]] = await Promise.all([
        page.execute({ userId, cursor, limit: limit + 1 }),
        all.execute({ userId }),
      ]);
      return listPageOfRows(rows, limit, countRow?.total ?? 0);
    },
  };
};

export type LikeReader = ReturnType<typeof createLikeReader>;
type ContactRow = Awaited<ReturnType<LikeReader['contacts']>>['items'][number];

export const presentLike = ({ company, createdAt, ...row }: ContactRow): Like => ({
  ...row,
  createdAt: createdAt.toISOString(),
  company: { ...company, categories: company.services.map(({ category }) => category) },
});

/** Likes a company or finds the existing like. The first like also creates the folder of likes. */
export const insertLike = async (transaction: Db, userId: number, companyId: number) => {
  const [row] = await transaction
    .insert(companyLikes)
    .values({ userId, companyId })
    // Changes nothing but returns the existing row; only a row just inserted has no xmax.
    .onConflictDoUpdate({ target: [companyLikes.userId, companyLikes.companyId], set: { userId } })
    .returning({ ...likeColumns, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('An insert without a row');
  if (row.isNew) {
    await transaction
      .insert(folders)
      .values({ userId, name: LIKED_FOLDER_NAME, isLiked: true })
      // Written out: with a parameter PostgreSQL would plan before it knows the value and not match the index.
      .onConflictDoNothing({ target: folders.userId, where: sql`${folders.isLiked}` });
  }
  return row;
};

export const deleteLike = (db: Db, userId: number, companyId: number) =>
  db.delete(companyLikes).where(and(eq(companyLikes.userId, userId), eq(companyLikes.companyId, companyId)));
