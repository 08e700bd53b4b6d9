import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { serviceCategories } from './tables.ts';

interface NewCategory {
  name: string;
  description: string;
}

/** Names are compared without case; of two who take one at once the database lets one through. */
const isTaken = async (transaction: Db, name: string, ownId = 0) => {
  const { rows } = await transaction.execute(
    sql`select from service_categories where lower(name) = lower(${name}) and id <> ${ownId}`,
  );
  return rows.length > 0;
};

/** The id of the new category, or null where there is one of that name. */
export const addCategory = async (transaction: Db, category: NewCategory): Promise<number | null> => {
  if (await isTaken(transaction, category.name)) return null;
  const [row] = await transaction
    .insert(serviceCategories)
    .values(category)
    .onConflictDoNothing()
    .returning({ id: serviceCategories.id });
  return row?.id ?? null;
};

/** Removes a category that nobody has, or answers why not. */
export const removeCategory = async (
  transaction: Db,
  id: number,
): Promise<{ name: string } | 'notFound' | 'inUse'> => {
  // Held, so that nobody chooses it meanwhile.
  const [category] = await transaction
    .select({ name: serviceCategories.name })
    .from(serviceCategories)
    .where(eq(serviceCategories.id, id))
    .for('update');
  if (!category) return 'notFound';
  const { rows } = await transaction.execute(sql`
    select from company_services where category_id = ${id} union all
    select from requests where category_id = ${id} limit 1`);
  if (rows.length > 0) return 'inUse';
  await transaction.delete(serviceCategories).where(eq(serviceCategories.id, id));
  return category;
};

/** Renames a category, or answers why not. Whatever shows its name follows by triggers. */
export const changeCategory = async (
  transaction: Db,
  id: number,
  category: NewCategory,
): Promise<'notFound' | 'nameTaken' | null> => {
  if (await isTaken(transaction, category.name, id)) return 'nameTaken';
  const changed = await transaction
    .update(serviceCategories)
    .set(category)
    .where(eq(serviceCategories.id, id))
    .returning({ id: serviceCategories.id });
  return changed.length > 0 ? null : 'notFound';
};
