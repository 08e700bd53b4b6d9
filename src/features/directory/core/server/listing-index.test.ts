import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import type { CompanySort } from '#features/directory/core/contract/directory.ts';
import { testDatabase } from '#testing/database.ts';
import { emptySearch } from '#testing/empty-search.ts';
import { type SearchFields, createSearchInterpreter } from './interpret-search.ts';
import { createListingIndexReader, listingIndexKeyOf } from './listing-index.ts';
import { searchConditionSql } from './search-condition-and-rank.ts';
import { createDirectoryReader } from './store.ts';
import { sumListingIndexCounts } from './sum-listing-index-counts.ts';

const { db, pool } = await testDatabase();
const reader = createDirectoryReader(db);
const shelves = createListingIndexReader(db);

const categories = [
  await buildCategory(db, { name: 'Roofing' }),
  await buildCategory(db, { name: 'Painting' }),
  await buildCategory(db, { name: 'Tiling' }),
];
const towns = ['Wiltz', 'Mersch', 'Esch-sur-Alzette', 'Luxembourg', null];

const searches: SearchFields[] = [undefined, ...categories.map(({ id }) => id)].flatMap((categoryId) => [
  { ...emptySearch, categoryId },
  ...['Wiltz', 'Mersch', 'Esch-sur-Alzette', 'Luxembourg'].map((commune) => ({
    ...emptySearch,
    categoryId,
    commune,
  })),
  ...['Wiltz', 'Esch-sur-Alzette'].map((canton) => ({ ...emptySearch, categoryId, canton })),
]);

/** Always returns the same numbers below one. */
const chance = (() => {
  let state = 20261126;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
})();
const oneOf = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)] as One;

const plans = ['premium', 'professional', null] as const;

const addCompany = async () => {
  const subscriptionPlan = oneOf(plans);
  const { id } = await buildCompany(db, {
    city: oneOf(towns),
    subscriptionPlan,
    subscriptionStatus: subscriptionPlan ? 'active' : 'none',
  });
  if (chance() < 0.8) await buildService(db, { companyId: id, categoryId: oneOf(categories).id });
};

const idsOfSome = async () => {
  const { rows } = await pool.query<{ id: number }>('select id from company_profiles order by id');
  return rows.map(({ id }) => id).filter(() => chance() < 0.2);
};

const change = async () => {
  const ids = await idsOfSome();
  const [first] = ids;
  if (first === undefined) return addCompany();
  const ways = [
    addCompany,
    () =>
      pool.query(
        'insert into company_services (company_id, category_id) values ($1, $2) on conflict do nothing',
        [first, oneOf(categories).id],
      ),
    () => buildReview(db, { companyId: first, rating: oneOf([1, 3, 5]) }),
    () => pool.query('delete from company_services where company_id = $1', [first]),
    () => pool.query('update company_profiles set city = $2 where id = any($1)', [ids, oneOf(towns)]),
    () => pool.query('update company_profiles set is_withheld = not is_withheld where id = any($1)', [ids]),
    () => pool.query(`update company_profiles set subscription_status = 'none' where id = any($1)`, [ids]),
    () => sumListingIndexCounts(db),
  ];
  await oneOf(ways)();
};

const readTerms = createSearchInterpreter(db, async () => categories);

/** Finds companies by the search document alone, without shelves. */
const foundBySearching = async (search: SearchFields) => {
  const condition = searchConditionSql((await readTerms(search, 'none')).understoodSearch) ?? sql`true`;
  const { rows } = await db.execute<{ id: number; score: number; commune: string | null }>(
    sql`select company_id as id, rating_score as score, commune from company_search found where ${condition}`,
  );
  return rows;
};

const pagesOf = async (search: SearchFields, sort: CompanySort) => {
  const ids: number[] = [];
  const totals: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.companies({ ...search, sort, limit: 7, cursor });
    if (!page) throw new Error('An unknown cursor');
    ids.push(...page.items.map(({ id }) => id));
    totals.push(page.total);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { ids, totals };
};

const numerically = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

test('shelves hold, order and count what a search would find, whatever changed', async () => {
  for (let count = 0; count < 25; count += 1) await addCompany();
  for (let round = 0; round < 8; round += 1) {
    for (let changes = 0; changes < 12; changes += 1) await change();
    for (const search of searches) {
      const listingKey = listingIndexKeyOf(search);
      const results = await foundBySearching(search);
      expect(listingKey).not.toBeNull();
      expect(await shelves.count(listingKey ?? '')).toBe(results.length);
      const byScore = results.toSorted((a, b) => b.score - a.score || b.id - a.id);
      const expected = {
        rating: byScore.map(({ id }) => id),
        newest: numerically(results.map(({ id }) => id)).toReversed(),
      };
      for (const sort of ['rating', 'newest'] as const) {
        const { ids, totals } = await pagesOf(search, sort);
        expect(ids).toEqual(expected[sort]);
        expect(new Set(totals)).toEqual(new Set([results.length]));
      }
      const relevant = await pagesOf(search, 'relevance');
      expect(numerically(relevant.ids)).toEqual(numerically(results.map(({ id }) => id)));
    }
    for (const categoryId of [undefined, ...categories.map(({ id }) => id)]) {
      const search = { ...emptySearch, categoryId };
      const communes = (await foundBySearching(search)).flatMap(({ commune }) => commune ?? []);
      const communeCounts = new Map(
        (await reader.places(search)).map(({ commune, count }) => [commune, count]),
      );
      const expected = new Map(
        communes.map((commune) => [commune, communes.filter((name) => name === commune).length]),
      );
      expect(communeCounts).toEqual(expected);
    }
  }
}, 60_000);

test('counts that were summed are one row a shelf, and come to the same', async () => {
  const counts = () => Promise.all(searches.map((search) => shelves.count(listingIndexKeyOf(search) ?? '')));
  const countsBefore = await counts();
  await sumListingIndexCounts(db);
  const { rows } = await pool.query(
    'select shelf from company_shelf_counts group by shelf having count(*) > 1',
  );
  expect(rows).toEqual([]);
  expect(await counts()).toEqual(countsBefore);
});

test('what else is asked has no shelf', () => {
  const unindexedSearches: Partial<SearchFields>[] = [
    { query: 'roof' },
    { place: 'Wiltz' },
    { location: 'Wiltz' },
    { minRating: '4' },
    { isEmergency: true },
    { isVerified: true },
    { commune: 'Wiltz', canton: 'Wiltz' },
  ];
  for (const search of unindexedSearches)
    expect(listingIndexKeyOf({ ...emptySearch, categoryId: 1, ...search })).toBeNull();
});

test('a card is as its company’s row is now', async () => {
  const list = async () =>
    (await reader.companies({ ...emptySearch, sort: 'newest', limit: 1, cursor: undefined }))?.items[0];
  const { id } = await buildCompany(db, { name: 'Before' });
  expect(await list()).toMatchObject({ id, name: 'Before', logoUrl: null });
  await pool.query(`update company_profiles set logo_url = '/plates/seal.svg' where id = $1`, [id]);
  expect(await list()).toMatchObject({ id, name: 'Before', logoUrl: '/plates/seal.svg' });
  await pool.query('delete from company_profiles where id = $1', [id]);
  expect(await list()).not.toMatchObject({ id });
});
