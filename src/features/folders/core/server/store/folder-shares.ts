import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { companyCountSql } from '#features/folders/core/server/store.ts';
import { folders, folderShares } from '#features/folders/core/server/tables.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import type { Db } from '#server/database/db.ts';

/** Reads folders by their links; the statement is prepared once. */
export const createSharedFolderReader = (db: Db) => {
  const byToken = db
    .select({
      id: folders.id,
      name: folders.name,
      description: folders.description,
      companyCount: companyCountSql,
    })
    .from(folderShares)
    .innerJoin(folders, eq(folders.id, folderShares.folderId))
    .where(eq(folderShares.tokenHash, sql.placeholder('hash')))
    .prepare('shared_folder');

  return async (token: string) => (await byToken.execute({ hash: hashBrowserToken(token) }))[0];
};

export type SharedFolderReader = ReturnType<typeof createSharedFolderReader>;

export const findFolderShare = async (db: Db, folderId: number) => {
  const [row] = await db
    .select({ createdAt: folderShares.createdAt })
    .from(folderShares)
    .where(eq(folderShares.folderId, folderId));
  return row;
};

/** Makes a new link for the folder and ends the previous one. The token is only in the response, never stored. */
export const replaceFolderShare = async (db: Db, folderId: number) => {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashBrowserToken(token);
  const [row] = await db
    .insert(folderShares)
    .values({ folderId, tokenHash })
    .onConflictDoUpdate({ target: folderShares.folderId, set: { tokenHash, createdAt: sql`now()` } })
    .returning({ createdAt: folderShares.createdAt });
  if (!row) throw new Error('An upsert without a row');
  return { token, createdAt: row.createdAt.toISOString() };
};

export const deleteFolderShare = (db: Db, folderId: number) =>
  db.delete(folderShares).where(eq(folderShares.folderId, folderId));
