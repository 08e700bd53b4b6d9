import { inArray } from 'drizzle-orm';
import { serviceCategories } from '#features/companies/core/server/tables.ts';
import type { Db } from './builders/db.ts';
import { tradeMaterials } from './material/trade.ts';

/** Makes sure that the directory's categories exist, demo or not, and returns their ids. */
export const ensureCategories = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const categories = tradeMaterials.map(({ category, names, description }) => ({
    name: category,
    names,
    description,
  }));
  await db.insert(serviceCategories).values(categories).onConflictDoNothing();
  const categoryRows = await db
    .select({ id: serviceCategories.id, name: serviceCategories.name })
    .from(serviceCategories)
    .where(
      inArray(
        serviceCategories.name,
        categories.map(({ name }) => name),
      ),
    );
  return new Map(categoryRows.map(({ id, name }) => [name, id]));
};
