import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { LARGEST_COUNT } from '#directory/contract/directory.ts';
import { asksNothing } from '#testing/asks-nothing.ts';
import { testDatabase } from '#testing/database.ts';
import { countByPlacement, countUpTo, estimateReader, isSurelyMore } from './count-found.ts';
import type { Cursor } from './cursor.ts';
import { conditionOf, ranksOf } from './ranks.ts';
import { gatherFew, walkMany } from './read-page.ts';
import { type SearchTerms, searchTermsReader } from './search-terms.ts';
import { paidOrder, sortOrders } from './sort-orders.ts';

const { db } = await testDatabase();
const PAGE = 4;

const roofing = await buildCategory(db, { name: 'Roofing' });
/** Names, plans and trades that go together in every way. */
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

const readTerms = searchTermsReader(db, async () => [roofing]);
const wantedFor = async (search: Partial<SearchTerms>) =>
  (await readTerms({ ...asksNothing, ...search }, 'none')).wanted;

const orders = { ...sortOrders, 'who pays': paidOrder };

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
  ])('a walk finds what gathering finds, page by page, for %j', async (search) => {
    const wanted = await wantedFor(search);
    const condition = conditionOf(wanted) ?? sql`true`;
    const plain = { ranks: [{ rank: 0, condition }], rankValue: sql`0` };
    const found = { ...(order.isRanked ? ranksOf(wanted) : plain), condition };
    const whole = await gatherFew(db, found, [{ order, most: 100, cursor: [] }]);
    const [rows = []] = whole.taken;
    if (!order.isPaid) expect(rows).toHaveLength(whole.total);
    expect(rows.length).toBeGreaterThan(PAGE);
    // Every effort: a walk that ends, one that is given up, one of the lesser ranks alone, and none.
    for (const effort of [
      { walked: 1000, gathered: 0 },
      { walked: 3, gathered: 0 },
      { walked: 1000, gathered: 2 },
      { walked: 1000, gathered: 1000 },
    ]) {
      const walked: unknown[] = [];
      let cursor: Cursor = [];
      for (;;) {
        const page = await walkMany(db, found, { order, most: PAGE, cursor }, effort);
        walked.push(...page.map(({ id, rank }) => [id, rank]));
        const last = page.at(-1);
        if (!last || page.length < PAGE) break;
        cursor = order.cursorAt(last);
      }
      expect(walked).toEqual(rows.map(({ id, rank }) => [id, rank]));
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
  // Of so few, every one is looked at where anybody looks.
  expect(await estimateReader(db, 0)(condition)).toBeCloseTo(total);
  const all = await estimateReader(db)(condition);
  expect(all).toBeGreaterThan(total);
  expect(all).toBeLessThan(LARGEST_COUNT);
});

test('only what a look finds far too many of is not counted', () => {
  expect([LARGEST_COUNT, 2 * LARGEST_COUNT, 3 * LARGEST_COUNT].map(isSurelyMore)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a category that several words name is asked for once, and no way that another holds', async () => {
  const { ranks } = ranksOf(await wantedFor({ query: 'slate roofing' }));
  const all = new PgDialect().sqlToQuery(ranks.at(-1)?.condition ?? sql``);
  expect(String(all.params).replaceAll(/[()]/g, '')).toBe(`'k${roofing.id}'|'wslate'&'wroofing'`);
});
