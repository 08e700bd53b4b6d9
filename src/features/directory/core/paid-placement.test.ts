import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost({ withPages: true });

const roofing = await buildCategory(db, { name: 'Roofing' });
const plans = ['premium', null, 'professional', null, 'basic', 'premium', null] as const;
const towns = ['Esch-sur-Alzette', 'Schifflange', 'Differdange'];
for (let place = 0; place < 45; place += 1) {
  const subscriptionPlan = plans[place % plans.length] ?? null;
  const { id } = await buildCompany(db, {
    name: place % 4 === 0 ? `Roof ${place}` : `Maison ${place}`,
    description: place % 3 === 0 ? 'A roof is what we make.' : 'Slate.',
    city: towns[place % towns.length] ?? null,
    subscriptionPlan,
    subscriptionStatus: subscriptionPlan ? 'active' : 'none',
  });
  if (place % 5 > 0) await buildService(db, { companyId: id, categoryId: roofing.id });
  for (let count = 0; count < place % 6; count += 1) await buildReview(db, { companyId: id, rating: 5 });
}

interface Item {
  id: number;
  isFeatured: boolean;
}

const pagesOf = async (query: Record<string, string>, limit: number) => {
  const items: Item[] = [];
  let next: string | undefined = `/api/companies?${new URLSearchParams({ ...query, limit: `${limit}` })}`;
  while (next) {
    const page = await ask('GET', next);
    items.push(...(page.body as Item[]).map(({ id, isFeatured }) => ({ id, isFeatured })));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
  }
  return items;
};

const searches: Record<string, string>[] = [
  {},
  { query: 'roof' },
  { query: 'roof slate' },
  { query: 'my roof is leaking near Esch' },
  { categoryId: `${roofing.id}`, place: 'Schifflange' },
];

describe.each(searches)('of %j', (query) => {
  test('only the first and the fourth of six seats are paid for', async () => {
    const items = await pagesOf(query, 200);
    expect(items.some(({ isFeatured }) => isFeatured)).toBe(true);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const whole = items.slice(0, items.length - (items.length % 6));
    for (const [place, { isFeatured }] of whole.entries())
      if (isFeatured) expect([0, 3]).toContain(place % 6);
  });

  test.each([1, 5, 7, 24])('pages of %i add up to the whole', async (limit) => {
    expect(await pagesOf(query, limit)).toEqual(await pagesOf(query, 200));
  });
});

test('the page about ranking says which places are paid for', async () => {
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const items = await pagesOf({ query: 'roof' }, 200);
  const paid = new Set(items.flatMap(({ isFeatured }, place) => (isFeatured ? [place % 6] : [])));
  const placeText = ordinals.filter((_, place) => paid.has(place)).join(' and ');
  const { text } = await ask('GET', '/ranking');
  expect(text).toContain(`the ${placeText} of every six results are paid positions`);
  expect(text).toContain('the Premium plan, then the Professional plan');
});
