import { inArray } from 'drizzle-orm';
import { serviceCategories } from '#companies/server/tables.ts';
import type { Db } from './builders/db.ts';
import { trades } from './material/trade.ts';

/** Makes sure that the directory's categories exist, demo or not, and returns their ids. */
export const ensureCategories = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const wanted = trades.map(({ category, names, description }) => ({ name: category, names, description }));
  await db.insert(serviceCategories).values(wanted).onConflictDoNothing();
  const stored = await db
    .select({ id: serviceCategories.id, name: serviceCategories.name })
    .from(serviceCategories)
    .where(
      inArray(
        serviceCategories.name,
        wanted.map(({ name }) => name),
      ),
    );
  return new Map(stored.map(({ id, name }) => [name, id]));
};
