import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import { companyProfiles as c, serviceCategories } from '#features/companies/core/server/tables.ts';
import { href } from '#kernel/href.ts';
import type { Db } from '#server/database/db.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';

/**
 * A part is a range of ids, so that the hundredth is found as fast as the first. Each company has five languages with
 * five links in it: a thousand take 4 MB.
 */
const IDS_IN_PART = 1_000;

/** Search engines must not show demo companies, which belong to nobody, nor hidden or unlisted ones. */
const isReal = sql`(not ${c.isDemo} and not ${c.isHidden} and ${c.isListed})`;

const inPart = (part: SQL) =>
  between(
    c.id,
    sql`(${part} - 1) * ${inlineSqlNumber(IDS_IN_PART)} + 1`,
    sql`${part} * ${inlineSqlNumber(IDS_IN_PART)}`,
  );

const pagesOf = async (db: Db): Promise<string[]> => {
  const categories = await db
    .select({ id: serviceCategories.id })
    .from(serviceCategories)
    .where(eq(serviceCategories.isHidden, false))
    .orderBy(asc(serviceCategories.id));
  const { rows: cantons } = await db.execute<{ canton: string }>(
    sql`select distinct canton from communes order by canton`,
  );
  return [
    href('/'),
    href('/search'),
    ...categories.map(({ id }) => href('/search', { category: id })),
    ...cantons.map(({ canton }) => href('/search', { canton })),
  ];
};

/** The directory's lists and every company's page stand in the sitemap. */
export const directorySitemapSections = (db: Db) => [
  {
    name: 'pages',
    parts: async () => [1],
    paths: async (part: number) => (part === 1 ? pagesOf(db) : []),
  },
  {
    name: 'companies',
    parts: async () => {
      const { rows } = await db.execute<{ part: number }>(sql`
        select part from generate_series(1, (select max(id) / ${inlineSqlNumber(IDS_IN_PART)} + 1 from ${c})) part
        where exists (select from ${c} where ${inPart(sql`part`)} and ${isReal})`);
      return rows.map(({ part }) => part);
    },
    paths: async (part: number) => {
      const rows = await db
        .select({ id: c.id, name: c.name })
        .from(c)
        .where(and(inPart(sql`${part}::integer`), isReal))
        .orderBy(asc(c.id));
      return rows.map(profilePath);
    },
  },
];
