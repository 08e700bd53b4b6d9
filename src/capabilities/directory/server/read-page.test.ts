import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import type { CompanySort } from '#directory/contract/directory.ts';
import { testDatabase } from '#testing/database.ts';
import { countByPlacement, countUpTo, estimateBySample } from './count-found.ts';
import type { Cursor } from './cursor.ts';
import { conditionOf, foundAllOf, ranksOf } from './ranks.ts';
import { gatherFew, walkMany } from './read-page.ts';
import { type SearchTerms, searchTermsReader } from './search-terms.ts';
import { sortOrders } from './sort-orders.ts';

const { db } = await testDatabase();
const PAGE = 4;

const roofing = await buildCategory(db, { name: 'Roofing' });
const nothing: SearchTerms = {
  query: undefined,
  location: undefined,
  categoryId: undefined,
  minRating: undefined,
  isEmergency: false,
  isVerified: false,
  commune: undefined,
  canton: undefined,
};

/** Names, plans and trades that go together in every way. */
beforeAll(async () => {
  const names = ['Slate', 'Slate & Sons', 'Old Slate', 'Zinc'];
  const plans = ['premium', 'professional', null] as const;
  for (const [place, name] of [...names, ...names, ...names, ...names, ...names, ...names].entries()) {
    const subscriptionPlan = plans[Math.floor(place / 4) % 3] ?? null;
    const { id } = await buildCompany(db, {
      name,
      description: place % 5 === 0 ? 'Zinc and slate.' : 'Roofs.',
      hasEmergencyService: place % 2 === 0,
      subscriptionPlan,
      subscriptionStatus: subscriptionPlan ? 'active' : 'none',
    });
    if (place % 3 > 0) await buildService(db, { companyId: id, categoryId: roofing.id });
  }
});

const wantedFor = (search: Partial<SearchTerms>) =>
  searchTermsReader(db, async () => [roofing])({ ...nothing, ...search }, false);

const walkFor = async (sort: CompanySort, search: Partial<SearchTerms>) => {
  const wanted = await wantedFor(search);
  const condition = conditionOf(wanted);
  if (!condition) throw new Error('Nothing is looked for');
  const order = sortOrders[sort];
  const ranks = order.isRanked ? ranksOf(wanted) : [{ rank: 0, condition }];
  return { order, ranks, condition };
};

describe.each(['relevance', 'rating', 'newest', 'name'] as const)('by %s', (sort) => {
  test.each([
    { query: 'slate' },
    { query: 'roofing' },
    { query: 'slate roofing' },
    { categoryId: roofing.id },
    { query: 'zinc', isEmergency: true },
  ])('a walk finds what gathering finds, page by page, for %j', async (search) => {
    const walk = await walkFor(sort, search);
    const whole = await gatherFew(db, { ...walk, most: 100, cursor: [] });
    expect(whole.rows).toHaveLength(whole.total);
    expect(whole.total).toBeGreaterThan(PAGE);
    // Every effort: a walk that ends, one that is given up, one of the lesser ranks alone, and none.
    for (const effort of [
      { walked: 1000, gathered: 0 },
      { walked: 3, gathered: 0 },
      { walked: 1000, gathered: 2 },
      { walked: 1000, gathered: 1000 },
    ]) {
      const ids: unknown[] = [];
      let cursor: Cursor = [];
      for (;;) {
        const rows = await walkMany(db, { ...walk, most: PAGE, cursor }, effort);
        ids.push(...rows.map(({ id }) => id));
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) break;
        cursor = walk.order.cursorAt(last);
      }
      expect(ids).toEqual(whole.rows.map(({ id }) => id));
    }
  });
});

test.each([
  [{ query: 'slate' }, 23],
  [{ query: 'slate sons' }, 6],
  [{ categoryId: roofing.id, isEmergency: true }, 8],
])('%j is counted the same placement by placement, and guessed from a look', async (search, total) => {
  await db.execute(sql`analyze company_search`);
  const condition = conditionOf(await wantedFor(search)) ?? sql`true`;
  const [counted] = await countUpTo(db, condition);
  expect(counted?.total).toBe(total);
  expect(await countByPlacement(db, condition)).toBe(total);
  // Of so few, every one is looked at.
  expect(await estimateBySample(db, condition)).toBeCloseTo(total);
});

test.each([
  ['one word', { query: 'slate' }, 23],
  ['one fact', { isEmergency: true }, 12],
  ['a category that every word names', { query: 'slate roofing' }, 16],
  ['two words', { query: 'old sons' }, null],
  ['a category that one word names', { query: 'slate sons' }, null],
  ['a category of a place', { query: 'roofing', commune: 'Wiltz' }, null],
])('all that one thing has is surely found for %s', async (_, search, total) => {
  const part = foundAllOf(await wantedFor(search));
  const [counted] = part ? await countUpTo(db, part) : [];
  expect(counted?.total ?? null).toBe(total);
});
