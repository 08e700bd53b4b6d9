import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject, type ProjectRow } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();

const roofing = await buildCategory(db, { name: 'Roofing', description: 'Slate and zinc.' });
const painting = await buildCategory(db, { name: 'Painting' });
const thill = await buildCompany(db, {
  name: 'Ateliers Thill',
  description: 'Oak stairs. 100%_sound',
  city: 'Clervaux',
});
const schmit = await buildCompany(db, {
  name: 'Toiture Schmit',
  description: 'Slate roofs',
  city: 'Esch-sur-Alzette',
});
const bare = await buildCompany(db, {
  name: 'Zwee Bridder',
  description: '',
  city: 'Wiltz',
  address: 'rue du Esch 4',
});
await buildService(db, { companyId: schmit.id, categoryId: roofing.id });
await buildService(db, { companyId: thill.id, categoryId: painting.id });
await buildPicture(db, { companyId: schmit.id, imageUrl: '/plates/cover/roofing-1-minett.svg' });
await buildReview(db, { companyId: schmit.id, rating: 5, createdAt: new Date('2026-01-01') });
await buildReview(db, { companyId: schmit.id, rating: 4, createdAt: new Date('2026-02-01') });

interface ListedCompany {
  id: number;
  name: string;
  review: { text: string; language: string | null } | null;
  priceExample: { title: string; language: string | null; budget: number } | null;
}

const list = async (query = '') => {
  const response = await ask('GET', `/api/companies${query}`);
  return { ...response, items: response.body as ListedCompany[] };
};

describe('GET /api/categories', () => {
  test(
    'answers id and name of every category, in order',
    {
      meta: { requirements: ['API-015'] },
    },
    async () => {
      const { status, body } = await ask('GET', '/api/categories');
      expect(status).toBe(200);
      expect(body).toMatchObject([
        { id: roofing.id, name: 'Roofing', description: 'Slate and zinc.' },
        { id: painting.id, name: 'Painting' },
      ]);
    },
  );
});

test('GET /api/communes names all hundred, each with its canton', async () => {
  const { status, body } = await ask('GET', '/api/communes');
  expect(status).toBe(200);
  expect(body).toHaveLength(100);
  expect(body).toContainEqual({
    name: 'Wiltz',
    names: { lb: 'Wolz' },
    canton: 'Wiltz',
    cantonNames: { lb: 'Wolz' },
  });
  expect(body).toContainEqual({
    name: 'Dudelange',
    names: { lb: 'Diddeleng', de: 'Düdelingen' },
    canton: 'Esch-sur-Alzette',
    cantonNames: { lb: 'Esch-Uelzecht', de: 'Esch an der Alzette' },
  });
  // A place that no source has a translation for stays without one.
  expect(body).toContainEqual({
    name: 'Bech',
    names: {},
    canton: 'Echternach',
    cantonNames: { lb: 'Iechternach' },
  });
});

describe('GET /api/companies', () => {
  test('answers an array with its total', { meta: { requirements: ['API-016'] } }, async () => {
    const { status, items, headers } = await list();
    expect(status).toBe(200);
    expect(items).toHaveLength(3);
    expect(headers['x-total-count']).toBe('3');
    expect(headers['link']).toBeUndefined();
  });

  test(
    'an item has reviews with ratings, gallery, services with their category',
    {
      meta: { requirements: ['DATA-016'] },
    },
    async () => {
      const { items } = await list('?query=schmit');
      expect(items[0]).toMatchObject({
        id: schmit.id,
        name: 'Toiture Schmit',
        description: 'Slate roofs',
        reviews: [{ rating: 4 }, { rating: 5 }],
        gallery: [{ imageUrl: '/plates/cover/roofing-1-minett.svg' }],
        services: [{ categoryId: roofing.id, category: { id: roofing.id, name: 'Roofing' } }],
        ratingAverage: 4.5,
        reviewCount: 2,
        projectCount: 2,
      });
    },
  );

  test('an item carries nothing that its contract does not declare', async () => {
    const { items } = await list();
    for (const item of items) {
      for (const secret of ['vatNumber', 'password', 'ratingScore', 'subscriptionPlan', 'email']) {
        expect(item).not.toHaveProperty(secret);
      }
    }
  });

  test(
    'query finds by name, description, category, city and address, whatever the case',
    {
      meta: { requirements: ['API-016'] },
    },
    async () => {
      const foundIds = async (query: string) =>
        (await list(`?query=${encodeURIComponent(query)}`)).items.map(({ id }) => id);
      expect(await foundIds('THILL')).toEqual([thill.id]);
      expect(await foundIds('oak')).toEqual([thill.id]);
      expect(await foundIds('painting')).toEqual([thill.id]);
      // The company in the place comes before those nearby.
      expect((await foundIds('wiltz'))[0]).toBe(bare.id);
      expect(await foundIds('slate toiture')).toEqual([schmit.id]);
      expect(await foundIds('categoryId')).toEqual([]);
    },
  );

  test('% _ and \\ are letters like any other', async () => {
    expect((await list(`?query=${encodeURIComponent('100%_')}`)).items.map(({ id }) => id)).toEqual([
      thill.id,
    ]);
    expect((await list(`?query=${encodeURIComponent('%')}`)).items).toHaveLength(1);
    expect((await list(`?query=${encodeURIComponent('\\')}`)).items).toEqual([]);
    expect((await list(`?query=${encodeURIComponent("' or 1=1 --")}`)).items).toEqual([]);
  });

  test('categoryId keeps the companies of a category', { meta: { requirements: ['API-016'] } }, async () => {
    expect((await list(`?categoryId=${roofing.id}`)).items.map(({ id }) => id)).toEqual([schmit.id]);
    expect((await list('?categoryId=999999')).items).toEqual([]);
  });

  test('location matches city or address', { meta: { requirements: ['SEARCH-002'] } }, async () => {
    const { items } = await list('?location=esch&sort=name');
    expect(items.map(({ id }) => id)).toEqual([schmit.id, bare.id]);
  });

  test.each([
    ['name', () => [thill.id, schmit.id, bare.id]],
    ['newest', () => [bare.id, schmit.id, thill.id]],
    ['rating', () => [schmit.id, bare.id, thill.id]],
    ['relevance', () => [schmit.id, bare.id, thill.id]],
  ])('sorts by %s, and the pages of it add up to the whole', async (sort, ids) => {
    const whole = await list(`?sort=${sort}`);
    expect(whole.items.map(({ id }) => id)).toEqual(ids());
    const walked: number[] = [];
    let next: string | undefined = `/api/companies?sort=${sort}&limit=1`;
    while (next) {
      const page = await ask('GET', next);
      walked.push(...(page.body as { id: number }[]).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(walked).toEqual(ids());
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'sort=fame',
    'categoryId=abc',
    'cursor=%00',
    'cursor=!!',
    'query=%00',
  ])('refuses %s with 400 and the field', async (query) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalidInput',
      fields: { [query.split('=')[0] ?? '']: expect.any(String) },
    });
  });

  test('refuses a cursor of another sort', async () => {
    const { headers } = await list('?sort=newest&limit=1');
    const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
    const { status, body } = await list(`?sort=name&cursor=${cursor}`);
    expect({ status, code: (body as { code: string }).code }).toEqual({
      status: 400,
      code: 'unknownCursor',
    });
  });

  test('is kept until something public changes, and then seen by everyone', async () => {
    const first = await list();
    const secondResponse = await ask('GET', '/api/companies', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(secondResponse.status).toBe(304);
    const late = await buildCompany(db, { name: 'Newcomer' });
    await expect.poll(async () => (await list()).items.map(({ id }) => id)).toContain(late.id);
  });
});

test('the number of companies is the true one', async () => {
  await expect
    .poll(async () => (await ask('GET', '/api/directory-figures')).body)
    .toEqual({
      companyCount: (await list()).items.length,
    });
});

describe('what a row of results says', () => {
  let asked = 0;
  const factsOf = async (id: number) => {
    asked += 1;
    // Nothing remembers the response to a limit that nobody has named before.
    const { items } = await list(`?limit=${200 - asked}`);
    const company = items.find((item) => item.id === id);
    if (!company) throw new Error(`Company ${id} is not in the list`);
    return company;
  };

  test('is the review nearest the average, in its first sentence, and the newest price that may be shown', async () => {
    const company = await buildCompany(db, { name: 'Zenner' });
    const client = await buildUser(db);
    const inProject = (values: Parameters<typeof buildProject>[1]) =>
      buildProject(db, { companyId: company.id, clientId: client.id, state: 'completed', ...values });
    const older = await inProject({ name: 'Older', budget: '900', completedAt: new Date('2026-01-01') });
    const newer = await inProject({ name: 'Newer', budget: '1250.50', completedAt: new Date('2026-03-01') });
    const unpriced = await inProject({ budget: 'about 500', completedAt: new Date('2026-04-01') });
    await inProject({
      name: 'Not to be shown',
      budget: '77',
      completedAt: new Date('2026-05-01'),
      publication: 'none',
      publishedAt: null,
    });
    expect(await factsOf(company.id)).toMatchObject({
      review: null,
      priceExample: { title: 'Newer', language: null, budget: 1250.5 },
    });

    const about = { companyId: company.id, userId: client.id };
    const review = (project: ProjectRow, values: Parameters<typeof buildReview>[1]) =>
      buildReview(db, { project, ...about, ...values });
    await review(older, { rating: 5, comment: 'Nothing was ever better than this. Really nothing.' });
    const named = await review(newer, {
      rating: 4,
      comment: 'They came on the day they had named. The rest took longer than it should have.',
    });
    await review(unpriced, { rating: 3, comment: 'It took them two weeks longer than they had said.' });
    expect((await factsOf(company.id)).review).toEqual({
      text: 'They came on the day they had named.',
      language: 'en',
    });

    // Both stand in the company's own row, and follow what happens to them.
    await db.delete(reviews).where(eq(reviews.id, named.id));
    await db.update(projects).set({ isWithheld: true }).where(eq(projects.id, newer.id));
    expect(await factsOf(company.id)).toMatchObject({
      review: { text: 'It took them two weeks longer than they had said.' },
      priceExample: { title: 'Older' },
    });
  });

  test('is never a review that waits or was withheld, nor one without words', async () => {
    const company = await buildCompany(db, { name: 'Kieffer' });
    await buildReview(db, {
      companyId: company.id,
      status: 'pending',
      comment: 'Waiting for a moderator here.',
    });
    await buildReview(db, {
      companyId: company.id,
      status: 'rejected',
      comment: 'Withheld by a moderator here.',
    });
    await buildReview(db, { companyId: company.id, comment: ' ' });
    expect((await factsOf(company.id)).review).toBeNull();
  });
});
