import { asc, count, sql } from 'drizzle-orm';
import { profilePath } from '#companies/rules/profile-address.ts';
import { companyProfiles as c, serviceCategories } from '#companies/server/tables.ts';
import type { Db } from '#server/database/db.ts';

interface Range {
  from: number;
  most: number;
}

/** Companies of the demo are nobody's, so no search engine shall show them; nor what is hidden. */
const isReal = sql`(not ${c.isDemo} and not ${c.isHidden})`;

const pagesOf = async (db: Db): Promise<string[]> => {
  const categories = await db
    .select({ id: serviceCategories.id })
    .from(serviceCategories)
    .orderBy(asc(serviceCategories.id));
  const { rows: cantons } = await db.execute<{ canton: string }>(
    sql`select distinct canton from communes order by canton`,
  );
  return [
    '/',
    '/search',
    ...categories.map(({ id }) => `/search?category=${id}`),
    ...cantons.map(({ canton }) => `/search?${new URLSearchParams({ canton })}`),
  ];
};

/** What the directory has for search engines: its lists, and every company's page. */
export const sitemapSections = (db: Db) => [
  {
    name: 'pages',
    count: async () => (await pagesOf(db)).length,
    paths: async ({ from, most }: Range) => (await pagesOf(db)).slice(from, from + most),
  },
  {
    name: 'companies',
    count: async () => (await db.select({ total: count() }).from(c).where(isReal))[0]?.total ?? 0,
    paths: async ({ from, most }: Range) => {
      const rows = await db
        .select({ id: c.id, name: c.name })
        .from(c)
        .where(isReal)
        .orderBy(asc(c.id))
        .limit(most)
        .offset(from);
      return rows.map(profilePath);
    },
  },
];
