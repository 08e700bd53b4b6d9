import { desc, eq, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { MAX_LATEST_COMPANIES_OF_FOLDER } from '#features/folders/core/contract/fields.ts';
import { folders, savedCompanies as saved } from '#features/folders/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Reads the companies saved last in each of many folders; the statement is prepared once. */
export const createLatestCompaniesReader = (db: Db) => {
  const entry = db
    .select({ id: saved.id, companyId: saved.companyId, savedAt: saved.createdAt })
    .from(saved)
    .where(eq(saved.folderId, folders.id))
    .orderBy(desc(saved.id))
    .limit(MAX_LATEST_COMPANIES_OF_FOLDER)
    .as('entry');
  const statement = db
    .select({ folderId: folders.id, savedAt: entry.savedAt, id: c.id, name: c.name, cover: c.cover })
    .from(folders)
    .crossJoinLateral(entry)
    .innerJoin(c, eq(c.id, entry.companyId))
    .where(sql`${folders.id} = any(${sql.placeholder('ids')}::integer[])`)
    .orderBy(desc(entry.id))
    .prepare('latest_companies');

  return async (ids: readonly number[]) => {
    const rows = ids.length === 0 ? [] : await statement.execute({ ids });
    return Map.groupBy(rows, ({ folderId }) => folderId);
  };
};

export type LatestCompaniesReader = ReturnType<typeof createLatestCompaniesReader>;
export type LatestCompanyRow =
  Awaited<ReturnType<LatestCompaniesReader>> extends Map<number, (infer Row)[]> ? Row : never;
