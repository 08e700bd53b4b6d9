import { desc, eq, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { LATEST_COMPANIES } from '#features/folders/core/contract/fields.ts';
import { folders, savedCompanies as saved } from '#features/folders/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Reads the companies saved last in each of many folders; the statement is prepared once. */
export const latestReader = (db: Db) => {
  const entry = db
    .select({ id: saved.id, companyId: saved.companyId, savedAt: saved.createdAt })
    .from(saved)
    .where(eq(saved.folderId, folders.id))
    .orderBy(desc(saved.id))
    .limit(LATEST_COMPANIES)
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

export type LatestReader = ReturnType<typeof latestReader>;
export type LatestRow = Awaited<ReturnType<LatestReader>> extends Map<number, (infer Row)[]> ? Row : never;
