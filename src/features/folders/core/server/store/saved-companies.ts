import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { companyItemColumns, presentCompanyItem } from '#features/companies/core/server/index.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { SavedCompany } from '#features/folders/core/contract/saved-companies.ts';
import {
  type FolderPageOptions,
  folderPlaceholders,
  listPageOfRows,
} from '#features/folders/core/server/store.ts';
import {
  companyLikes,
  folderCompanies,
  savedCompanies as saved,
} from '#features/folders/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { insertLike } from './likes.ts';

const entryColumns = { id: saved.id, note: saved.note, savedAt: saved.createdAt };

// The page is cut first, so that a folder of thousands joins no more companies than it shows.
const savedPage = (db: Db, condition?: SQL) => {
  const page = db
    .select({ ...entryColumns, companyId: saved.companyId })
    .from(saved)
    .where(and(eq(saved.folderId, folderPlaceholders.folder), condition))
    .orderBy(desc(saved.id))
    .limit(folderPlaceholders.limit)
    .as('page');
  return db
    .select({ id: page.id, note: page.note, savedAt: page.savedAt, company: companyItemColumns })
    .from(page)
    .innerJoin(companyProfiles, eq(companyProfiles.id, page.companyId))
    .orderBy(desc(page.id))
    .prepare(condition ? 'saved_companies_after' : 'saved_companies');
};

/** Reads a folder's companies; the caller must have checked that it is the person's own or shared. */
export const createSavedCompanyReader = (db: Db) => {
  const pages = { first: savedPage(db), after: savedPage(db, lt(saved.id, folderPlaceholders.cursor)) };
  const entryQuery = db
    .select({ ...entryColumns, company: companyItemColumns })
    .from(saved)
    .innerJoin(companyProfiles, eq(companyProfiles.id, saved.companyId))
    .where(
      and(eq(saved.folderId, folderPlaceholders.folder), eq(saved.companyId, folderPlaceholders.company)),
    )
    .prepare('saved_company');

  return {
    one: async (folderId: number, companyId: number) =>
      (await entryQuery.execute({ folderId, companyId }))[0],

    async page(folder: { id: number; companyCount: number }, { limit, cursor }: FolderPageOptions) {
      const page = cursor === undefined ? pages.first : pages.after;
      const rows = await page.execute({ folderId: folder.id, cursor, limit: limit + 1 });
      return listPageOfRows(rows, limit, folder.companyCount);
    },
  };
};

export type SavedCompanyReader = ReturnType<typeof createSavedCompanyReader>;
type SavedRow = NonNullable<Awaited<ReturnType<SavedCompanyReader['one']>>>;

export const presentSavedCompany = (
  { company, note, savedAt }: Omit<SavedRow, 'id'>,
  translator: Translator,
): SavedCompany => ({
  ...presentCompanyItem(company),
  note,
  noteTranslation: translator.offerFor(note),
  savedAt: savedAt.toISOString(),
});

/** Locks the company so that it is not deleted until the transaction ends. */
export const lockCompanyAgainstDeletion = async (transaction: Db, companyId: number) => {
  const [row] = await transaction
    .select(companyItemColumns)
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId))
    .for('key share');
  return row;
};

interface FolderKey {
  id: number;
  userId: number;
  isLiked: boolean;
}

/** Returns when it was saved; null if the folder has it already. */
export const insertSavedCompany = async (transaction: Db, folder: FolderKey, companyId: number) => {
  if (folder.isLiked) {
    const { isNew, createdAt } = await insertLike(transaction, folder.userId, companyId);
    return isNew ? createdAt : null;
  }
  const [row] = await transaction
    .insert(folderCompanies)
    .values({ folderId: folder.id, companyId })
    .onConflictDoNothing()
    .returning({ savedAt: folderCompanies.createdAt });
  return row?.savedAt ?? null;
};

/** Selects the row of a company in a folder, in the table that stores it. */
const isSavedIn = (folder: FolderKey, companyId: number) =>
  folder.isLiked
    ? {
        table: companyLikes,
        row: and(eq(companyLikes.userId, folder.userId), eq(companyLikes.companyId, companyId)),
      }
    : {
        table: folderCompanies,
        row: and(eq(folderCompanies.folderId, folder.id), eq(folderCompanies.companyId, companyId)),
      };

export const updateCompanyNote = (db: Db, folder: FolderKey, companyId: number, note: string | null) => {
  const { table, row } = isSavedIn(folder, companyId);
  return db
    .update(table)
    .set({ note: note || null })
    .where(row);
};

/** Returns whether it was there. */
export const deleteSavedCompany = async (db: Db, folder: FolderKey, companyId: number): Promise<boolean> => {
  const { table, row } = isSavedIn(folder, companyId);
  const deleted = await db.delete(table).where(row).returning({ id: table.id });
  return deleted.length > 0;
};
