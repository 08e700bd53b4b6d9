import { and, eq, sql } from 'drizzle-orm';
import { serviceCategories } from '#features/companies/core/server/tables.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';

/** Trades that a moderator has hidden are not found. */
export const findTrade = async (db: Db, categoryId: number) => {
  const { name, names } = serviceCategories;
  const [trade] = await db
    .select({ name, names })
    .from(serviceCategories)
    .where(and(eq(serviceCategories.id, categoryId), eq(serviceCategories.isHidden, false)));
  return trade;
};

export const isKnownCommune = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from communes where name = ${name}`);
  return rows.length > 0;
};

export const readCommuneNames = async (db: Db, name: string): Promise<TranslatedNames> => {
  const { rows } = await db.execute<{ names: TranslatedNames }>(sql`select names_of_place(${name}) as names`);
  return rows[0]?.names ?? {};
};
