import { asc, count, eq, sql } from 'drizzle-orm';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { companyServices, serviceCategories } from './tables.ts';

interface NewCategory {
  name: string;
  names: TranslatedNames;
  description: string;
}

/**
 * Says whether another category has the name in one of the languages, in any case. The table lock makes a concurrent
 * change wait.
 */
const isNameTaken = async (transaction: Db, { name, names }: NewCategory, ownId = 0) => {
  await transaction.execute(sql`lock table service_categories in share row exclusive mode`);
  const { rows } = await transaction.execute(sql`
    select from service_categories k where id <> ${ownId} and (lower(name) = lower(${name}) or exists (
      select from jsonb_each_text(k.names) other join jsonb_each_text(${JSON.stringify(names)}::jsonb) given using (key)
      where lower(other.value) = lower(given.value)))`);
  return rows.length > 0;
};

/** Returns the id of the new category, or null if the name is taken. */
export const addCategory = async (transaction: Db, category: NewCategory): Promise<number | null> => {
  if (await isNameTaken(transaction, category)) return null;
  const [row] = await transaction
    .insert(serviceCategories)
    .values(category)
    .returning({ id: serviceCategories.id });
  return row?.id ?? null;
};

/** Locks the row so that nobody chooses or removes it meanwhile. */
const lockCategory = async (transaction: Db, id: number) => {
  const [category] = await transaction
    .select({ name: serviceCategories.name, isHidden: serviceCategories.isHidden })
    .from(serviceCategories)
    .where(eq(serviceCategories.id, id))
    .for('update');
  return category;
};

/** Moves companies and requests from one category to another, whose name they then show. */
const moveCategory = async (transaction: Db, from: number, into: number) => {
  await transaction.execute(sql`
    insert into company_services (company_id, category_id)
    select company_id, ${into} from company_services where category_id = ${from}
    on conflict (company_id, category_id) do nothing`);
  await transaction.execute(sql`delete from company_services where category_id = ${from}`);
  await transaction.execute(sql`update requests set category_id = ${into} where category_id = ${from}`);
};

/** Removes a category or returns why not: one in use can only be merged into another. */
export const removeOrMergeCategory = async (
  transaction: Db,
  id: number,
  into?: number,
): Promise<{ name: string } | 'notFound' | 'inUse'> => {
  // Locks in the order of ids, so that two crosswise merges do not deadlock.
  const lockedCategories = new Map<number, { name: string } | undefined>();
  for (const categoryId of [id, into ?? id].toSorted((a, b) => a - b))
    lockedCategories.set(categoryId, await lockCategory(transaction, categoryId));
  const category = lockedCategories.get(id);
  if (!category) return 'notFound';
  if (into !== undefined && into !== id) {
    const targetCategory = lockedCategories.get(into);
    if (!targetCategory) return 'notFound';
    await moveCategory(transaction, id, into);
    await transaction.delete(serviceCategories).where(eq(serviceCategories.id, id));
    return { name: `${category.name} → ${targetCategory.name}` };
  }
  const { rows } = await transaction.execute(sql`
    select from company_services where category_id = ${id} union all
    select from requests where category_id = ${id} limit 1`);
  if (rows.length > 0) return 'inUse';
  await transaction.delete(serviceCategories).where(eq(serviceCategories.id, id));
  return category;
};

/** Renames a category or returns why not. Triggers update every row that shows its name. */
export const changeCategory = async (
  transaction: Db,
  id: number,
  category: NewCategory,
): Promise<'notFound' | 'nameTaken' | null> => {
  if (await isNameTaken(transaction, category, id)) return 'nameTaken';
  const updatedRows = await transaction
    .update(serviceCategories)
    .set(category)
    .where(eq(serviceCategories.id, id))
    .returning({ id: serviceCategories.id });
  return updatedRows.length > 0 ? null : 'notFound';
};

/** Lists all categories, also hidden ones, with the number of companies in each. */
export const listCategoriesWithUse = async (db: Db) => {
  const { id, name, names, description, isHidden } = serviceCategories;
  return db
    .select({ id, name, names, description, isHidden, companies: count(companyServices.id) })
    .from(serviceCategories)
    .leftJoin(companyServices, eq(companyServices.categoryId, id))
    .groupBy(id)
    .orderBy(asc(id));
};

/** Hides a category from new choices or shows it again. Returns its name if that changed it, else whether it exists. */
export const setCategoryHidden = async (
  transaction: Db,
  id: number,
  isHidden: boolean,
): Promise<{ name: string } | 'notFound' | 'unchanged'> => {
  const category = await lockCategory(transaction, id);
  if (!category) return 'notFound';
  if (category.isHidden === isHidden) return 'unchanged';
  await transaction.update(serviceCategories).set({ isHidden }).where(eq(serviceCategories.id, id));
  return category;
};
