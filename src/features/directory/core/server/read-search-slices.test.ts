import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { testDatabase } from '#testing/database.ts';
import { emptySearch } from '#testing/empty-search.ts';
import { countSearchMatches } from './count-matches.ts';
import { type SearchFields, createSearchInterpreter } from './interpret-search.ts';
import { readSearchSlices } from './read-search-slices.ts';
import { searchConditionSql, searchRankSql } from './search-condition-and-rank.ts';
import type { SortCursor } from './sort-cursor.ts';
import { sponsoredSortOrder, sortOrders } from './sort-orders.ts';

const { db } = await testDatabase();
const PAGE = 4;

const roofing = await buildCategory(db, { name: 'Roofing' });
/** Combines names, plans and trades in every way. */
beforeAll(async () => {
  const names = ['Slate', 'Slate & Sons', 'Old Slate', 'Zinc'];
  const towns = [
    { city: 'Esch-sur-Alzette' },
    { city: 'Schifflange' },
    { city: 'Wiltz', serviceCommunes: ['Esch-sur-Alzette'] },
  ];
  const plans = ['premium', 'professional', null] as const;
  for (const [place, name] of [...names, ...names, ...names, ...names, ...names, ...names].entries()) {
    const subscriptionPlan = plans[Math.floor(place / 4) % 3] ?? null;
    const { id } = await buildCompany(db, {
      name,
      ...towns[place % 3],
      description: place % 5 === 0 ? 'Zinc and slate.' : 'Roofs.',
      hasEmergencyService: place % 2 === 0,
      subscriptionPlan,
      subscriptionStatus: subscriptionPlan ? 'active' : 'none',
    });
    if (place % 3 > 0) await buildService(db, { companyId: id, categoryId: roofing.id });
  }
});

const readTerms = createSearchInterpreter(db, async () => [roofing]);
const understoodSearchFor = async (search: Partial<SearchFields>) =>
  (await readTerms({ ...emptySearch, ...search }, 'none')).understoodSearch;

const orders = { ...sortOrders, 'who pays': sponsoredSortOrder };

describe.each(Object.entries(orders))('by %s', (_, order) => {
  test.each([
    { query: 'slate' },
    { query: 'roofing' },
    { query: 'slate roofing' },
    { categoryId: roofing.id },
    { query: 'zinc', isEmergency: true },
    { query: 'roofing', place: 'Wiltz', radius: 'country' as const },
    { query: 'my roof needs slate near Esch' },
    { place: '4041' },
  ])('pages after cursors are the whole list, for %j', async (search) => {
    const understoodSearch = await understoodSearchFor(search);
    const condition = searchConditionSql(understoodSearch) ?? sql`true`;
    const candidates = { condition, rankValue: order.isRanked ? searchRankSql(understoodSearch) : sql`0` };
    const whole = await readSearchSlices(db, candidates, [{ order, size: 100, cursor: [] }]);
    const [rows = []] = whole.rowsBySlice;
    if (!order.isPaid) expect(rows).toHaveLength(whole.total);
    expect(rows.length).toBeGreaterThan(PAGE);
    const paged: unknown[] = [];
    let cursor: SortCursor = [];
    for (;;) {
      const { rowsBySlice } = await readSearchSlices(db, candidates, [{ order, size: PAGE, cursor }]);
      const [page = []] = rowsBySlice;
      paged.push(...page.map(({ id, rank }) => [id, rank]));
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      cursor = order.cursorAt(last);
    }
    expect(paged).toEqual(rows.map(({ id, rank }) => [id, rank]));
  });
});

test.each([
  [{ query: 'slate' }, 23],
  [{ query: 'slate sons' }, 6],
  [{ categoryId: roofing.id, isEmergency: true }, 8],
])('%j is counted', async (search, total) => {
  expect(
    await countSearchMatches(db, searchConditionSql(await understoodSearchFor(search)) ?? sql`true`),
  ).toBe(total);
});

test('a category that several words name is asked for once, and no way that another holds', async () => {
  const all = new PgDialect().sqlToQuery(
    searchConditionSql(await understoodSearchFor({ query: 'slate roofing' })) ?? sql``,
  );
  expect(String(all.params).replaceAll(/[()]/g, '')).toBe(`'k${roofing.id}'|'wslate'&'wroofing'`);
});
