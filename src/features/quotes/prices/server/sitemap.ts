import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { serviceCategories } from '#features/companies/core/server/tables.ts';
import { tradeSlug } from '#features/requests/core/rules/question-sets.ts';
import { href } from '#kernel/href.ts';
import type { Db } from '#server/database/db.ts';
import { tradePrices } from './tables.ts';

/** The sitemap lists a trade only if its page has something to say. */
const pathsOf = async (db: Db): Promise<string[]> => {
  const trades = await db
    .select({ name: serviceCategories.name })
    .from(serviceCategories)
    .innerJoin(tradePrices, sql`${tradePrices.categoryId} = ${serviceCategories.id}`)
    .where(
      and(
        eq(serviceCategories.isHidden, false),
        isNotNull(sql`nullif(${tradePrices.figures} -> 'all', 'null')`),
      ),
    )
    .orderBy(asc(serviceCategories.id));
  return [
    href('/prices'),
    href('/vat-on-housing'),
    ...trades.map(({ name }) => href('/prices/:trade', { trade: tradeSlug(name) })),
  ];
};

export const pricesSitemapSection = (db: Db) => ({
  name: 'prices',
  parts: async () => [1],
  paths: async (part: number) => (part === 1 ? pathsOf(db) : []),
});
