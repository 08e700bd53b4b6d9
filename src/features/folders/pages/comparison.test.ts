import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { testHost } from '#testing/host.ts';
import type { ComparedCompany } from './contract/compare-companies.ts';

const { ask, db } = await testHost();

const compare = async (...ids: unknown[]) => {
  const response = await ask('GET', `/api/compare?ids=${ids.join(',')}`);
  return { ...response, companies: response.body as ComparedCompany[] };
};
const other = (await buildCompany(db)).id;
const comparedOf = async (id: number) => (await compare(id, other)).companies[0];

describe('GET /api/compare', () => {
  test('measures from a commune, where both places are known', async () => {
    const wiltz = await buildCompany(db, { city: 'Wiltz', postalCode: 'L-9530' });
    const nowhere = await buildCompany(db, { city: null, postalCode: null });
    const distances = async (from: string) => {
      const { status, body } = await ask(
        'GET',
        `/api/compare?ids=${wiltz.id},${nowhere.id}&from=${encodeURIComponent(from)}`,
      );
      expect(status).toBe(200);
      return (body as ComparedCompany[]).map(({ distanceKm }) => distanceKm);
    };
    expect(await distances('Esch-sur-Alzette')).toEqual([expect.closeTo(53, -1), null]);
    expect(await distances('Wiltz')).toEqual([0, null]);
    expect(await distances("Nirgends' or 1=1 --")).toEqual([null, null]);
  });

  test('puts the companies side by side, in the order asked for', async () => {
    const checkedAt = new Date('2026-02-03T10:00:00Z');
    const company = await buildCompany(db, {
      name: 'Thill',
      logoUrl: '/logo.png',
      city: 'Clervaux',
      postalCode: 'L-9701',
      businessHours: '{"Monday":"08:00–17:00"}',
      hasEmergencyService: true,
      vatCheckedAt: checkedAt,
    });
    const carpentry = await buildCategory(db, { name: 'Carpentry' });
    await buildService(db, { companyId: company.id, categoryId: carpentry.id });
    for (const rating of [5, 4]) await buildReview(db, { companyId: company.id, rating });
    await buildReview(db, { companyId: company.id, rating: 1, status: 'pending' });

    const { status, companies } = await compare(other, company.id);
    expect(status).toBe(200);
    expect(companies.map(({ id }) => id)).toEqual([other, company.id]);
    expect(companies[1]).toEqual({
      id: company.id,
      userId: company.userId,
      name: 'Thill',
      logoUrl: '/logo.png',
      ratingAverage: 4.5,
      reviewCount: 2,
      ratingCounts: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating >= 4 ? 1 : 0 })),
      services: [expect.objectContaining({ category: { id: carpentry.id, name: 'Carpentry', names: {} } })],
      city: 'Clervaux',
      postalCode: 'L-9701',
      businessHours: { Monday: '08:00–17:00' },
      hasEmergencyService: true,
      isVatVerified: true,
      isVerified: true,
      vatVerifiedAt: checkedAt.toISOString(),
      verifiedFacts: [
        {
          kind: 'vat',
          number: company.vatNumber,
          insurer: null,
          source: 'moderator',
          verifiedAt: checkedAt.toISOString(),
          expiresOn: null,
        },
      ],
      responseHours: null,
      projectCount: 3,
      distanceKm: null,
      medianBudget: null,
    });
  });

  test('says nothing of a company it knows nothing of', async () => {
    const { id } = await buildCompany(db, { isVatVerified: false, vatCheckedAt: new Date() });
    expect(await comparedOf(id)).toMatchObject({
      ratingAverage: null,
      reviewCount: 0,
      services: [],
      businessHours: null,
      isVatVerified: false,
      isVerified: false,
      vatVerifiedAt: null,
      verifiedFacts: [],
      responseHours: null,
      projectCount: 0,
      medianBudget: null,
    });
  });

  test('takes four', async () => {
    const ids = [other];
    while (ids.length < 4) ids.push((await buildCompany(db)).id);
    expect((await compare(...ids)).companies).toHaveLength(4);
  });

  test('a company that is not there is 404', async () => {
    expect(await compare(other, 999_999)).toMatchObject({
      status: 404,
      body: { message: 'Company not found', code: 'companyNotFound' },
    });
  });

  test.each([
    '',
    '?ids=',
    '?ids=1',
    '?ids=1,1',
    '?ids=1,2,3,4,5',
    '?ids=1,2,1',
    '?ids=1,x',
    '?ids=1,0',
    '?ids=1,,2',
    '?ids=1&ids=2',
  ])('refuses %s with the sentence', async (query) => {
    expect(await ask('GET', `/api/compare${query}`)).toMatchObject({
      status: 400,
      body: { message: 'Choose 2 to 4 different companies to compare.' },
    });
  });

  test('refuses an id no company can have', async () => {
    expect((await compare(1, 2 ** 31)).status).toBe(400);
  });
});

describe('the median budget', () => {
  const company = async (...budgets: (string | null)[]) => {
    const { id } = await buildCompany(db);
    for (const budget of budgets) await buildProject(db, { companyId: id, budget, state: 'completed' });
    return id;
  };

  test.each([
    [['1000', '3000'], null],
    [['1000', 'about 2000', null, '3000'], null],
    [['9000', '1000', '3000.50'], 3000.5],
    [['1000', '2000', '3000', '9000', '€ 5'], 2500],
  ])('of %o is %s', async (budgets, median) => {
    expect((await comparedOf(await company(...budgets)))?.medianBudget).toBe(median);
  });

  test('counts completed projects alone', async () => {
    const id = await company('1000', '2000');
    await buildProject(db, { companyId: id, budget: '3000' });
    expect((await comparedOf(id))?.medianBudget).toBeNull();
  });
});

test('the typical response time is the one that the card says, or nothing', async () => {
  const [measured, unmeasured] = [await buildCompany(db, { responseHours: 3 }), await buildCompany(db)];
  expect(await comparedOf(measured.id)).toMatchObject({ responseHours: 3 });
  expect(await comparedOf(unmeasured.id)).toMatchObject({ responseHours: null });
});
