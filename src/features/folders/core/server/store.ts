import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { folders } from './tables.ts';

export const folderPlaceholders = {
  user: sql.placeholder('userId'),
  folder: sql.placeholder('folderId'),
  company: sql.placeholder('companyId'),
  cursor: sql.placeholder('cursor'),
  limit: sql.placeholder('limit'),
};

export interface FolderPageOptions {
  limit: number;
  cursor?: number | undefined;
}

/** One row more than the limit was read: it says whether there is a next page. */
export const listPageOfRows = <Row extends { id: number }>(
  rows: Row[],
  limit: number,
  total: number,
): ListPage<Row> => {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
};

const folderColumns = {
  id: folders.id,
  userId: folders.userId,
  name: folders.name,
  description: folders.description,
  createdAt: folders.createdAt,
  isLiked: folders.isLiked,
};

// The table name is written out: drizzle leaves it away in a selection, and two tables have an id.
export const companyCountSql = sql<number>`(
  select count(*)::integer from saved_companies s where s.folder_id = folders.id)`;

const folderPage = (db: Db, condition?: SQL) =>
  db
    .select({ ...folderColumns, companyCount: companyCountSql })
    .from(folders)
    .where(and(eq(folders.userId, folderPlaceholders.user), condition))
    .orderBy(desc(folders.id))
    .limit(folderPlaceholders.limit)
    .prepare(condition ? 'folders_after' : 'folders');

/** Reads a person's folders; its statements are prepared once. */
export const createFolderReader = (db: Db) => {
  const pages = { first: folderPage(db), after: folderPage(db, lt(folders.id, folderPlaceholders.cursor)) };
  const folderQuery = db
    .select({ ...folderColumns, companyCount: companyCountSql })
    .from(folders)
    .where(and(eq(folders.id, folderPlaceholders.folder), eq(folders.userId, folderPlaceholders.user)))
    .prepare('folder');
  const countQuery = db
    .select({ total: count() })
    .from(folders)
    .where(and(eq(folders.userId, folderPlaceholders.user), eq(folders.isLiked, false)))
    .prepare('folders_made');

  return {
    folder: async (userId: number, folderId: number) => (await folderQuery.execute({ userId, folderId }))[0],

    async folders(userId: number, { limit, cursor }: FolderPageOptions) {
      const page = cursor === undefined ? pages.first : pages.after;
      const [rows, [countRow]] = await Promise.all([
        page.execute({ userId, cursor, limit: limit + 1 }),
        countQuery.execute({ userId }),
      ]);
      return listPageOfRows(rows, limit, countRow?.total ?? 0);
    },
  };
};

export type FolderReader = ReturnType<typeof createFolderReader>;
export type FolderRow = NonNullable<Awaited<ReturnType<FolderReader['folder']>>>;

interface FolderWords {
  name?: string | undefined;
  description?: string | null | undefined;
}

/** Counts a person's folders and locks the person, so that nothing adds another until the transaction ends. */
export const lockAndCountFolders = async (transaction: Db, userId: number): Promise<number> => {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return transaction.$count(folders, and(eq(folders.userId, userId), eq(folders.isLiked, false)));
};

export const insertFolder = async (db: Db, userId: number, { name = '', description }: FolderWords) => {
  const [row] = await db
    .insert(folders)
    .values({ userId, name, description: description || null })
    .returning(folderColumns);
  if (!row) throw new Error('An insert without a row');
  return { ...row, companyCount: 0 };
};

/** Undefined fields stay as they are. */
export const updateFolder = (db: Db, folderId: number, { name, description }: FolderWords) =>
  db
    .update(folders)
    .set({
      name: name ?? sql`${folders.name}`,
      description: description === undefined ? sql`${folders.description}` : description || null,
    })
    .where(eq(folders.id, folderId));

export const deleteFolderRow = (db: Db, folderId: number) =>
  db.delete(folders).where(eq(folders.id, folderId));

/** Locks the folder so that it is not deleted until the transaction ends. */
export const lockFolder = async (transaction: Db, userId: number, folderId: number) => {
  const [row] = await transaction
    .select({ id: folders.id, userId: folders.userId, isLiked: folders.isLiked })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.userId, userId)))
    .for('key share');
  return row;
};
