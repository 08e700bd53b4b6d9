import { and, count, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#companies/server/tables.ts';
import type { Contact } from '#folders/contract/contacts.ts';
import { LARGEST_COMPANY_PAGE } from '#folders/contract/fields.ts';
import { MOST_KEPT } from '#folders/contract/kept-companies.ts';
import { LIKED_FOLDER_NAME } from '#folders/rules/folders.ts';
import { type FolderSlice, folderPlaceholders, pageOfRows } from '#folders/server/store.ts';
import { contacts, folderCompanies, folders } from '#folders/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const contactColumns = {
  id: contacts.id,
  userId: contacts.userId,
  companyId: contacts.companyId,
  createdAt: contacts.createdAt,
};

const contactPage = (db: Db, after?: SQL) =>
  db
    .select({
      ...contactColumns,
      company: { id: c.id, userId: c.userId, name: c.name, logoUrl: c.logoUrl, services: c.services },
    })
    .from(contacts)
    .innerJoin(c, eq(c.id, contacts.companyId))
    .where(and(eq(contacts.userId, folderPlaceholders.user), eq(c.isHidden, false), after))
    .orderBy(desc(contacts.id))
    .limit(folderPlaceholders.limit)
    .prepare(after ? 'contacts_after' : 'contacts');

/** Reads of a person's likes. Its statements are prepared once. */
export const contactReader = (db: Db) => {
  const pages = {
    first: contactPage(db),
    after: contactPage(db, lt(contacts.id, folderPlaceholders.cursor)),
  };
  const all = db
    .select({ total: count() })
    .from(contacts)
    .innerJoin(c, and(eq(c.id, contacts.companyId), eq(c.isHidden, false)))
    .where(eq(contacts.userId, folderPlaceholders.user))
    .prepare('contacts_all');
  const check = db
    .select({ isLiked: isNotNull(contacts.id).mapWith(Boolean) })
    .from(c)
    .leftJoin(contacts, and(eq(contacts.companyId, c.id), eq(contacts.userId, folderPlaceholders.user)))
    .where(eq(c.id, folderPlaceholders.company))
    .prepare('contacts_check');

  const liked = db
    .select({ companyId: contacts.companyId })
    .from(contacts)
    .where(eq(contacts.userId, folderPlaceholders.user))
    .orderBy(desc(contacts.id))
    .limit(MOST_KEPT)
    .prepare('contacts_liked');
  const saved = db
    .select({ companyId: folderCompanies.companyId, folderId: folders.id, folder: folders.name })
    .from(folders)
    .innerJoin(folderCompanies, eq(folderCompanies.folderId, folders.id))
    .where(eq(folders.userId, folderPlaceholders.user))
    .orderBy(desc(folderCompanies.id))
    .limit(MOST_KEPT)
    .prepare('contacts_saved');

  return {
    async kept(userId: number) {
      const [likes, inFolders] = await Promise.all([liked.execute({ userId }), saved.execute({ userId })]);
      return { liked: likes.map(({ companyId }) => companyId), saved: inFolders };
    },

    /** Undefined where there is no such company. */
    check: async (userId: number, companyId: number) => (await check.execute({ userId, companyId }))[0],

    async contacts(userId: number, { limit = LARGEST_COMPANY_PAGE, cursor }: FolderSlice) {
      const page = cursor === undefined ? pages.first : pages.after;
      const [rows, [counted]] = await Promise.all([
        page.execute({ userId, cursor, limit: limit + 1 }),
        all.execute({ userId }),
      ]);
      return pageOfRows(rows, limit, counted?.total ?? 0);
    },
  };
};

export type ContactReader = ReturnType<typeof contactReader>;
type ContactRow = Awaited<ReturnType<ContactReader['contacts']>>['items'][number];

export const presentContact = ({ company, createdAt, ...row }: ContactRow): Contact => ({
  ...row,
  createdAt: createdAt.toISOString(),
  company: { ...company, categories: company.services.map(({ category }) => category) },
});

/** Likes a company, or finds that it is liked. The first like brings the folder of likes with it. */
export const addLike = async (transaction: Db, userId: number, companyId: number) => {
  const [row] = await transaction
    .insert(contacts)
    .values({ userId, companyId })
    // Changes nothing, but answers the row that is there; only a row just inserted has no xmax.
    .onConflictDoUpdate({ target: [contacts.userId, contacts.companyId], set: { userId } })
    .returning({ ...contactColumns, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('An insert without a row');
  if (row.isNew) {
    await transaction
      .insert(folders)
      .values({ userId, name: LIKED_FOLDER_NAME, isLiked: true })
      // Written out: a value that is given would not name the index where PostgreSQL plans before it knows values.
      .onConflictDoNothing({ target: folders.userId, where: sql`${folders.isLiked}` });
  }
  return row;
};

export const removeLike = (db: Db, userId: number, companyId: number) =>
  db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.companyId, companyId)));
