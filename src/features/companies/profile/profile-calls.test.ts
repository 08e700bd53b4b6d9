import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();

const calls = ['services', 'gallery', 'projects', 'reviews', 'price-examples', 'similar'] as const;

const on = (day: number) => new Date(Date.UTC(2026, 0, day, 10));

const finished = (companyId: number, day: number, overrides = {}) =>
  buildProject(db, {
    companyId,
    state: 'completed',
    createdAt: on(day - 20),
    completedAt: on(day),
    ...overrides,
  });

describe.each(calls)('GET /api/companies/{id}/%s', (call) => {
  test('answers an empty list for a company that has none, and may be kept', async () => {
    const company = await buildCompany(db);
    const { status, body, headers } = await ask('GET', `/api/companies/${company.id}/${call}`);
    expect(status).toBe(200);
    expect(body).toEqual([]);
    expect(headers['etag']).toBeDefined();
  });

  test('of a company that is not there is 404 with the sentence', async () => {
    const { status, body } = await ask('GET', `/api/companies/999999/${call}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Company not found', code: 'companyNotFound' });
  });

  test.each(['abc', '0', '-1', '12abc', '1e3', '2147483648', '%00'])('refuses the id %s', async (id) => {
    expect((await ask('GET', `/api/companies/${id}/${call}`)).status).toBe(400);
  });
});

test(
  'services have their category with its description',
  {
    meta: { requirements: ['API-018'] },
  },
  async () => {
    const company = await buildCompany(db);
    const category = await buildCategory(db, {
      name: 'Slating',
      names: { de: 'Schiefer' },
      description: 'Roofs of slate.',
    });
    const service = await buildService(db, { companyId: company.id, categoryId: category.id });
    const { body } = await ask('GET', `/api/companies/${company.id}/services`);
    expect(body).toEqual([
      {
        id: service.id,
        categoryId: category.id,
        category: {
          id: category.id,
          name: 'Slating',
          names: { de: 'Schiefer' },
          description: 'Roofs of slate.',
        },
      },
    ]);
  },
);

test(
  'the gallery has id, imageUrl, title and description, the cover first',
  {
    meta: { requirements: ['API-019', 'DATA-018'] },
  },
  async () => {
    const company = await buildCompany(db);
    const cover = await buildPicture(db, {
      companyId: company.id,
      title: 'Cover',
      description: 'From the east.',
    });
    await buildPicture(db, { companyId: company.id, title: 'Second' });
    await buildPicture(db);
    const { body } = await ask('GET', `/api/companies/${company.id}/gallery`);
    expect(body).toEqual([
      { id: cover.id, imageUrl: cover.imageUrl, title: 'Cover', description: 'From the east.' },
      expect.objectContaining({ title: 'Second', description: null }),
    ]);
  },
);

describe('GET /api/companies/{id}/projects', () => {
  test(
    'answers completed projects alone, newest first, each with gallery and reviews',
    {
      meta: { requirements: ['API-020', 'DATA-019', 'DATA-024'] },
    },
    async () => {
      const company = await buildCompany(db);
      const claire = await buildUser(db, { username: 'claire-p' });
      const older = await finished(company.id, 3, { budget: 'about 4,000' });
      const newer = await finished(company.id, 9, {
        clientId: claire.id,
        name: 'Oak stairs',
        budget: '12500.4',
      });
      await buildProject(db, { companyId: company.id, name: 'Not finished' });
      await finished((await buildCompany(db)).id, 9);
      await buildPicture(db, { companyId: company.id, projectId: newer.id, title: 'Stairs' });
      await buildPicture(db, { companyId: company.id, title: 'Of no project' });
      await buildReview(db, { project: newer, rating: 4, comment: 'Straight.' });
      await buildReview(db, { project: older, status: 'pending', comment: 'not yet' });

      const { body, text, headers } = await ask('GET', `/api/companies/${company.id}/projects`);
      expect(body).toMatchObject([
        {
          id: newer.id,
          title: 'Oak stairs',
          description: newer.description,
          budget: 12_500.4,
          budgetWords: null,
          completedAt: on(9).toISOString(),
          status: 'completed',
          gallery: [{ title: 'Stairs' }],
          reviews: [{ rating: 4, comment: 'Straight.', user: { username: 'claire-p' } }],
        },
        { id: older.id, budget: null, budgetWords: 'about 4,000', gallery: [], reviews: [] },
      ]);
      expect(text).not.toContain('Not finished');
      expect(text).not.toContain('not yet');
      expect(text).not.toContain('clientId');
      expect(headers['x-total-count']).toBe('2');
    },
  );

  test('goes on where the last page ended, also among projects of one moment', async () => {
    const company = await buildCompany(db);
    for (const day of [2, 2, 2, 4]) await finished(company.id, day);
    const seen: number[] = [];
    let next: string | null = `/api/companies/${company.id}/projects?limit=3`;
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof ask>> = await ask('GET', next);
      seen.push(...(body as { id: number }[]).map(({ id }) => id));
      next = /<([^>]+)>/.exec((headers['link'] as string | undefined) ?? '')?.[1] ?? null;
    }
    expect(new Set(seen).size).toBe(4);
    const all = (await ask('GET', `/api/companies/${company.id}/projects`)).body as unknown[];
    const { body } = await ask('GET', `/api/companies/${company.id}`);
    expect(body).toMatchObject({ projects: all.slice(0, 2), shownProjectCount: 4 });
    expect(seen).toHaveLength(4);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=-1', 'cursor=x'])(
    'refuses %s',
    async (query) => {
      const company = await buildCompany(db);
      expect((await ask('GET', `/api/companies/${company.id}/projects?${query}`)).status).toBe(400);
    },
  );
});

describe('reviews of a company', () => {
  test(
    'are counted by stars from 5 down to 1, approved ones alone',
    {
      meta: { requirements: ['PROFILE-027'] },
    },
    async () => {
      const company = await buildCompany(db);
      for (const rating of [5, 5, 3, 1]) await buildReview(db, { companyId: company.id, rating });
      await buildReview(db, { companyId: company.id, rating: 2, status: 'rejected' });
      const { body } = await ask('GET', `/api/companies/${company.id}`);
      expect(body).toMatchObject({
        reviewCount: 4,
        ratingCounts: [
          { rating: 5, count: 2 },
          { rating: 4, count: 0 },
          { rating: 3, count: 1 },
          { rating: 2, count: 0 },
          { rating: 1, count: 1 },
        ],
      });
    },
  );

  test(
    'are all there: the newest hundred with the company, the rest a page at a time',
    {
      meta: { requirements: ['PROFILE-028'] },
    },
    async () => {
      const company = await buildCompany(db);
      const client = await buildUser(db);
      for (let index = 0; index < 103; index += 1) {
        const project = await finished(company.id, 2, { clientId: client.id });
        await buildReview(db, { project, createdAt: on(index % 3 === 0 ? 5 : 6) });
      }
      const { body } = await ask('GET', `/api/companies/${company.id}`);
      const embedded = (body as { reviews: { id: number }[]; reviewCount: number }).reviews;
      expect(embedded).toHaveLength(100);
      expect(body).toMatchObject({ reviewCount: 103 });
      const last = embedded.at(-1)?.id;
      const older = await ask('GET', `/api/companies/${company.id}/reviews?cursor=${last}`);
      const rest = (older.body as { id: number }[]).map(({ id }) => id);
      expect(rest).toHaveLength(3);
      expect(new Set([...embedded.map(({ id }) => id), ...rest]).size).toBe(103);
      expect(older.headers['link']).toBeUndefined();
      expect(older.headers['x-total-count']).toBe('103');

      // A review withdrawn meanwhile does not break the next page.
      await db
        .update(reviews)
        .set({ status: 'rejected', withheldFor: 'other', withheldAt: new Date() })
        .where(eq(reviews.id, Number(last)));
      const response = await ask('GET', `/api/companies/${company.id}/reviews?cursor=${last}&limit=100`);
      expect(response.body).toHaveLength(3);
    },
  );

  const rated = async (ratings: readonly number[]) => {
    const company = await buildCompany(db);
    for (const [index, rating] of ratings.entries()) {
      const project = await finished(company.id, 2);
      // Each moment has two reviews: their order must stay the same from page to page.
      await buildReview(db, { project, rating, createdAt: on(3 + Math.floor(index / 2)) });
    }
    return company;
  };

  const walk = async (address: string) => {
    const seen: { id: number; rating: number }[] = [];
    let next: string | null = address;
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof ask>> = await ask('GET', next);
      seen.push(...(body as typeof seen));
      next = /<([^>]+)>/.exec((headers['link'] as string | undefined) ?? '')?.[1] ?? null;
    }
    return seen;
  };

  test.each([
    ['newest', [2, 4, 5, 1, 3, 5, 4, 5]],
    ['highest', [5, 5, 5, 4, 4, 3, 2, 1]],
    ['lowest', [1, 2, 3, 4, 4, 5, 5, 5]],
  ])('come %s first, page after page', async (sort, ratings) => {
    const company = await rated([5, 4, 5, 3, 1, 5, 4, 2]);
    const seen = await walk(`/api/companies/${company.id}/reviews?limit=3&sort=${sort}`);
    expect(seen.map(({ rating }) => rating)).toEqual(ratings);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(8);
  });

  test('can be those of so many stars alone, and are counted so', async () => {
    const company = await rated([5, 4, 5, 3, 1, 5, 4, 2]);
    const { body, headers } = await ask('GET', `/api/companies/${company.id}/reviews?rating=4`);
    expect(body).toMatchObject([{ rating: 4 }, { rating: 4 }]);
    expect(headers['x-total-count']).toBe('2');
    expect(await walk(`/api/companies/${company.id}/reviews?rating=5&limit=2&sort=lowest`)).toHaveLength(3);
  });

  test.each(['sort=best', 'rating=0', 'rating=6', 'rating=x'])('refuse %s', async (query) => {
    const company = await buildCompany(db);
    expect((await ask('GET', `/api/companies/${company.id}/reviews?${query}`)).status).toBe(400);
  });
});

test('price examples are of shown projects whose budget is a sum, the newest six', async () => {
  const company = await buildCompany(db);
  await finished(company.id, 20, { name: 'Secret', budget: '900', publishedAt: null, publication: 'none' });
  await finished(company.id, 21, { name: 'Vague', budget: 'about 4,000' });
  for (let day = 1; day <= 7; day += 1)
    await finished(company.id, day, { name: `Roof ${day}`, budget: `${day}00` });
  const { body } = await ask('GET', `/api/companies/${company.id}/price-examples`);
  expect((body as { title: string }[]).map(({ title }) => title)).toEqual(
    [7, 6, 5, 4, 3, 2].map((day) => `Roof ${day}`),
  );
  expect(body).toMatchObject([{ budget: 700, completedAt: on(7).toISOString() }, {}, {}, {}, {}, {}]);
});

test('similar companies are of the same trade, the nearest first, three at most', async () => {
  const tiling = await buildCategory(db);
  const painting = await buildCategory(db);
  const inTown = async (city: string, trade = tiling) => {
    const built = await buildCompany(db, { city, postalCode: null });
    await buildService(db, { companyId: built.id, categoryId: trade.id });
    return built;
  };
  const localCompany = await inTown('Mersch');
  await inTown('Remich');
  const nearer = await inTown('Vianden');
  const sameCanton = await inTown('Lintgen');
  await inTown('Mersch', painting);
  const sameTown = await inTown('Mersch');
  // A company with another main trade does not displace those that have this one.
  const painter = await inTown('Mersch', painting);
  await buildService(db, { companyId: painter.id, categoryId: tiling.id });
  const { body } = await ask('GET', `/api/companies/${localCompany.id}/similar`);
  expect((body as { id: number }[]).map(({ id }) => id)).toEqual([sameTown.id, sameCanton.id, nearer.id]);
  expect(body).toMatchObject([{ name: sameTown.name, city: 'Mersch' }, {}, {}]);
});
