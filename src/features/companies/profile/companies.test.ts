import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import {
  companyProfiles,
  companyServices,
  serviceCategories,
} from '#features/companies/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();

const completed = (companyId: number, overrides = {}) =>
  buildProject(db, {
    companyId,
    state: 'completed',
    completedAt: new Date('2026-03-05T10:00:00Z'),
    ...overrides,
  });

describe('GET /api/companies/{id}', () => {
  test(
    'answers the company with reviews and pictures',
    {
      meta: { requirements: ['API-017', 'DATA-017', 'DATA-018', 'DATA-020'] },
    },
    async () => {
      const company = await buildCompany(db, {
        businessHours: '{"Monday":"08:00–17:00"}',
        hasEmergencyService: true,
        website: 'https://thill.example',
      });
      const claire = await buildUser(db, { username: 'claire' });
      const project = await completed(company.id, {
        clientId: claire.id,
        name: 'Oak stairs',
        budget: '12400',
      });
      await buildReview(db, {
        project,
        rating: 5,
        comment: 'Straight as a die.',
      });
      await buildPicture(db, {
        companyId: company.id,
        title: 'Stairs',
        imageUrl: '/plates/cover/carpentry-1-stad.svg',
      });

      const { status, body } = await ask('GET', `/api/companies/${company.id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: company.id,
        userId: company.userId,
        address: company.address,
        postalCode: 'L-3236',
        city: 'Bettembourg',
        phoneNumber: company.phoneNumber,
        email: company.email,
        website: 'https://thill.example',
        businessHours: { Monday: '08:00–17:00' },
        hasEmergencyService: true,
        gallery: [{ title: 'Stairs', imageUrl: '/plates/cover/carpentry-1-stad.svg' }],
        reviews: [
          {
            rating: 5,
            comment: 'Straight as a die.',
            user: { username: 'claire' },
            project: { title: 'Oak stairs', budget: 12400, completedAt: '2026-03-05T10:00:00.000Z' },
          },
        ],
      });
      expect(body).not.toHaveProperty('vatNumber');
    },
  );

  test('an anonymous review carries no name, and one that is not approved is not there', async () => {
    const company = await buildCompany(db);
    const author = await buildUser(db, { username: 'hidden-author' });
    const first = await completed(company.id, { clientId: author.id });
    const second = await completed(company.id);
    await buildReview(db, { project: first, isAnonymous: true });
    await buildReview(db, { project: second, status: 'pending', comment: 'not yet' });
    const { body, text } = await ask('GET', `/api/companies/${company.id}`);
    expect(body).toMatchObject({
      reviews: [{ isAnonymous: true, user: { username: null } }],
      reviewCount: 1,
    });
    expect(text).not.toContain('hidden-author');
    expect(text).not.toContain('not yet');
  });

  test(
    'a company that is not there is 404 with the sentence',
    {
      meta: { requirements: ['PROFILE-003'] },
    },
    async () => {
      const { status, body } = await ask('GET', '/api/companies/999999');
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: 'Company not found', code: 'companyNotFound' });
    },
  );

  test.each(['abc', '0', '-1', '1e3', '0x10', '12abc', '2147483648', '99999999999', '%D9%A3', '%00', '1.5'])(
    'refuses the id %s with 400',
    async (id) => {
      expect((await ask('GET', `/api/companies/${id}`)).status).toBe(400);
    },
  );
});

describe('the figures on a company’s row', () => {
  test('follow reviews, projects, services and pictures in the same transaction', async () => {
    const company = await buildCompany(db);
    const category = await buildCategory(db, { name: 'Masonry' });
    const project = await completed(company.id);
    const review = await buildReview(db, { project, rating: 4 });
    await buildService(db, { companyId: company.id, categoryId: category.id });
    expect(await reloadCompany(db, company.id)).toMatchObject({
      reviewCount: 1,
      ratingAverage: 4,
      projectCount: 1,
      services: [{ category: { name: 'Masonry' } }],
    });

    await db
      .update(reviews)
      .set({ status: 'rejected', withheldFor: 'other', withheldAt: new Date() })
      .where(eq(reviews.id, review.id));
    await db.update(serviceCategories).set({ name: 'Stone' }).where(eq(serviceCategories.id, category.id));
    expect(await reloadCompany(db, company.id)).toMatchObject({
      reviewCount: 0,
      ratingAverage: null,
      recentRatings: [],
      services: [{ category: { name: 'Stone' } }],
    });

    await db.delete(companyServices).where(eq(companyServices.companyId, company.id));
    expect((await reloadCompany(db, company.id)).services).toEqual([]);

    const undone = db.transaction(async (transaction) => {
      await transaction
        .update(reviews)
        .set({ status: 'approved', withheldFor: null, withheldAt: null })
        .where(eq(reviews.id, review.id));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await reloadCompany(db, company.id)).reviewCount).toBe(0);
  });

  test('are exact when 20 reviews arrive at once', async () => {
    const company = await buildCompany(db);
    const projects = await Promise.all(Array.from({ length: 20 }, () => completed(company.id)));
    await Promise.all(
      projects.map((project, index) => buildReview(db, { project, rating: (index % 5) + 1 })),
    );
    const { reviewCount, ratingSum, projectCount } = await reloadCompany(db, company.id);
    expect({ reviewCount, ratingSum, projectCount }).toEqual({
      reviewCount: 20,
      ratingSum: 60,
      projectCount: 20,
    });
  });

  test('one 5-star review does not beat fifty at 4.9', async () => {
    const [ratedOnce, ratedOften] = [await buildCompany(db), await buildCompany(db)];
    await db
      .update(companyProfiles)
      .set({ ratingSum: 5, reviewCount: 1 })
      .where(eq(companyProfiles.id, ratedOnce.id));
    await db
      .update(companyProfiles)
      .set({ ratingSum: 245, reviewCount: 50 })
      .where(eq(companyProfiles.id, ratedOften.id));
    const [a, b] = [await reloadCompany(db, ratedOnce.id), await reloadCompany(db, ratedOften.id)];
    expect(b.ratingScore).toBeGreaterThan(a.ratingScore ?? 0);
  });
});

describe('wrong states are impossible', () => {
  test.each([
    [
      'a rating of 6',
      sql`insert into reviews (project_id, user_id, company_id, rating) select id, client_id, company_id, 6 from projects limit 1`,
    ],
    [
      'a project that is completed without a date',
      sql`update projects set completed_at = null where completed_at is not null`,
    ],
    ['a website that is no address', sql`update company_profiles set website = 'javascript:alert(1)'`],
    [
      'a message to oneself',
      sql`insert into messages (sender_id, receiver_id, content) select id, id, 'x' from users limit 1`,
    ],
    [
      'an empty message',
      sql`insert into messages (sender_id, receiver_id, content) select min(id), max(id), '' from users`,
    ],
  ])('%s', async (_, statement) => {
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('a second review of one project', async () => {
    const company = await buildCompany(db);
    const project = await completed(company.id);
    await buildReview(db, { project });
    await expect(buildReview(db, { project })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });

  test('two names that look alike', { meta: { requirements: ['DATA-001'] } }, async () => {
    await buildUser(db, { username: 'Müller' });
    await expect(buildUser(db, { username: 'mu\u0308ller' })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });
});
