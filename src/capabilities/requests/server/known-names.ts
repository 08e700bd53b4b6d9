import { eq, sql } from 'drizzle-orm';
import { serviceCategories } from '#companies/server/tables.ts';
import type { Db } from '#server/database/db.ts';

export const tradeNameOf = async (db: Db, categoryId: number): Promise<string | undefined> => {
  const [category] = await db
    .select({ name: serviceCategories.name })
    .from(serviceCategories)
    .where(eq(serviceCategories.id, categoryId));
  return category?.name;
};

export const isCommune = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from communes where name = ${name}`);
  return rows.length > 0;
};
