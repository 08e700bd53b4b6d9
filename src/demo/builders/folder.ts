import { folderCompanies, folders } from '#features/folders/core/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildUser } from './user.ts';

export type FolderRow = typeof folders.$inferSelect;
export type FolderValues = typeof folders.$inferInsert;
export type FolderCompany = typeof folderCompanies.$inferSelect;
export type FolderCompanyValues = typeof folderCompanies.$inferInsert;

export const folderRow = (overrides: Partial<FolderValues> & { userId: number }): FolderValues => ({
  name: `Folder ${nextUniqueNumber()}`,
  ...overrides,
});

export const buildFolder = async (db: Db, overrides: Partial<FolderValues> = {}): Promise<FolderRow> => {
  const userId = overrides.userId ?? (await buildUser(db)).id;
  return firstInsertedRow(
    db
      .insert(folders)
      .values(folderRow({ ...overrides, userId }))
      .returning(),
  );
};

/** Saves one company in one folder. */
export const buildFolderCompany = async (
  db: Db,
  overrides: Partial<FolderCompanyValues> = {},
): Promise<FolderCompany> =>
  firstInsertedRow(
    db
      .insert(folderCompanies)
      .values({
        ...overrides,
        folderId: overrides.folderId ?? (await buildFolder(db)).id,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
      })
      .returning(),
  );
