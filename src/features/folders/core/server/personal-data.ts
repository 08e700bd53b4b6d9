import { asc, eq, getTableColumns } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { companyLikes, folderCompanies, folderShares, folders } from './tables.ts';

export const personalData: PersonalData = {
  name: 'folders',
  tables: [folders, companyLikes],

  async collect(db, userId) {
    const company = companyProfiles.name;
    return {
      folders: await db.select().from(folders).where(eq(folders.userId, userId)).orderBy(asc(folders.id)),
      savedCompanies: await db
        .select({ ...getTableColumns(folderCompanies), company })
        .from(folderCompanies)
        .innerJoin(folders, eq(folders.id, folderCompanies.folderId))
        .innerJoin(companyProfiles, eq(companyProfiles.id, folderCompanies.companyId))
        .where(eq(folders.userId, userId))
        .orderBy(asc(folderCompanies.id)),
      links: await db
        .select({ folderId: folderShares.folderId, createdAt: folderShares.createdAt })
        .from(folderShares)
        .innerJoin(folders, eq(folders.id, folderShares.folderId))
        .where(eq(folders.userId, userId)),
      likedCompanies: await db
        .select({ ...getTableColumns(companyLikes), company })
        .from(companyLikes)
        .innerJoin(companyProfiles, eq(companyProfiles.id, companyLikes.companyId))
        .where(eq(companyLikes.userId, userId))
        .orderBy(asc(companyLikes.id)),
    };
  },

  async erase(transaction, userId) {
    await transaction.delete(folders).where(eq(folders.userId, userId));
    await transaction.delete(companyLikes).where(eq(companyLikes.userId, userId));
  },
};
