import { and, asc, eq } from 'drizzle-orm';
import { companyServices, serviceCategories } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

export const readCompanyServices = (db: Db, companyId: number) =>
  db
    .select({
      id: companyServices.id,
      categoryId: companyServices.categoryId,
      category: { id: serviceCategories.id, name: serviceCategories.name, names: serviceCategories.names },
    })
    .from(companyServices)
    .innerJoin(serviceCategories, eq(serviceCategories.id, companyServices.categoryId))
    .where(eq(companyServices.companyId, companyId))
    .orderBy(asc(companyServices.id));

const ofCategory = (companyId: number, categoryId: number) =>
  and(eq(companyServices.companyId, companyId), eq(companyServices.categoryId, categoryId));

/** Adds a service or returns why not. The caller holds the lock of the company's row, so the count stays true. */
export const addCompanyService = async (
  transaction: Db,
  companyId: number,
  categoryId: number,
  limit: number | null,
): Promise<'categoryNotFound' | 'serviceLimit' | null> => {
  if ((await transaction.$count(companyServices, ofCategory(companyId, categoryId))) > 0) return null;
  const canBeChosen = and(eq(serviceCategories.id, categoryId), eq(serviceCategories.isHidden, false));
  if ((await transaction.$count(serviceCategories, canBeChosen)) === 0) return 'categoryNotFound';
  const offered = await transaction.$count(companyServices, eq(companyServices.companyId, companyId));
  if (limit !== null && offered >= limit) return 'serviceLimit';
  await transaction.insert(companyServices).values({ companyId, categoryId });
  return null;
};

/** Returns whether there was such a service. */
export const removeCompanyService = async (transaction: Db, companyId: number, categoryId: number) => {
  const deletedRows = await transaction
    .delete(companyServices)
    .where(ofCategory(companyId, categoryId))
    .returning({ id: companyServices.id });
  return deletedRows.length > 0;
};
