import { folderCompanies, folders } from '../../capabilities/folders/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, insertRow } from './insert.ts';
import { nextNumber } from './number.ts';
import { buildUser } from './user.ts';

export type Folder = typeof folders.$inferSelect;
export type FolderValues = typeof folders.$inferInsert;
export type FolderCompany = typeof folderCompanies.$inferSelect;
export type FolderCompanyValues = typeof folderCompanies.$inferInsert;

export const folderRow = (overrides: Partial<FolderValues> & { userId: number }): FolderValues => ({
  name: `Folder ${nextNumber()}`,
  ...overrides,
});

export const buildFolder = async (db: Db, overrides: Partial<FolderValues> = {}): Promise<Folder> => {
  const userId = overrides.userId ?? (await buildUser(db)).id;
  return insertRow(db, folders, folderRow({ ...overrides, userId }));
};

/** One company saved in one folder. */
export const buildFolderCompany = async (
  db: Db,
  overrides: Partial<FolderCompanyValues> = {},
): Promise<FolderCompany> =>
  insertRow(db, folderCompanies, {
    ...overrides,
    folderId: overrides.folderId ?? (await buildFolder(db)).id,
    companyId: overrides.companyId ?? (await buildCompany(db)).id,
  });
