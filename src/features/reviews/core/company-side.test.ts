import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview, buildReviewFlag } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { Review } from './contract/review-schemas.ts';
import { reviews } from './server/tables.ts';

const { ask, db, services } = await testHost();

const claire = await buildUser(db);
const daach = await buildCompany(db);
const other = await buildCompany(db);

const day = (date: number) => new Date(Date.UTC(2026, 1, date));
const written = async (overrides: Parameters<typeof buildReview>[1] = {}) =>
  buildReview(db, {
    project: await buildProject(db, { clientId: claire.id, companyId: daach.id, state: 'completed' }),
    ...overrides,
  });

beforeEach(() => db.delete(reviews));

describe('GET /api/companies/reviews', () => {
  const list = async (as: number, query = '') => {
    const response = await ask('GET', `/api/companies/reviews${query}`, { as });
    return { ...response, items: response.body as Review[] };
  };

  test(
    'is the company’s own, newest first, and no company’s id',
    {
      meta: { requirements: ['API-047', 'O-66'] },
    },
    async () => {
      const first = await written({ createdAt: day(1) });
      const waiting = await written({ createdAt: day(2), status: 'pending', comment: 'Not yet public.' });
      const withheld = await written({ createdAt: day(3), status: 'rejected', comment: 'Rude.' });
      await buildReview(db, { companyId: other.id });
      const { items, text, status } = await list(daach.userId);
      expect([status, items.map(({ id }) => id)]).toEqual([200, [withheld.id, waiting.id, first.id]]);
      expect(items.map((review) => [review.status, review.comment])).toEqual([
        ['rejected', null],
        ['pending', 'Not yet public.'],
        ['approved', first.comment],
      ]);
      expect(text).not.toContain(claire.email);
    },
  );

  test('comes page by page', async () => {
    for (const date of [1, 2, 3]) await written({ createdAt: day(date), rating: date });
    const page = await list(daach.userId, '?limit=2');
    expect([page.headers['x-total-count'], page.items.map(({ rating }) => rating)]).toEqual(['3', [3, 2]]);
    const rest = await list(daach.userId, `?cursor=${page.items[1]?.id}`);
    expect(rest.items.map(({ rating }) => rating)).toEqual([1]);
  });

  test('tells what can be done with each', { meta: { requirements: ['REVIEW-003'] } }, async () => {
    const fresh = await written({ createdAt: day(3) });
    const flagged = await written({ createdAt: day(2), reply: 'Thank you.', repliedAt: day(4) });
    await buildReviewFlag(db, flagged);
    const { items } = await list(daach.userId);
    expect(items.map(({ isReported }) => isReported)).toEqual([false, true]);
    expect(items.map(({ id, abilities }) => [id, abilities])).toEqual([
      [
        fresh.id,
        {
          mayEdit: false,
          mayAddPictures: false,
          mayFlag: true,
          mayReply: true,
          mayChangeReply: false,
          mayAppeal: false,
        },
      ],
      [
        flagged.id,
        {
          mayEdit: false,
          mayAddPictures: false,
          mayFlag: false,
          mayReply: false,
          mayChangeReply: false,
          mayAppeal: false,
        },
      ],
    ]);
  });

  test('is for companies alone', async () => {
    expect((await list(claire.id)).status).toBe(403);
    expect((await ask('GET', '/api/companies/reviews')).status).toBe(401);
    expect((await list(other.userId)).items).toEqual([]);
  });
});

describe('POST /api/reviews/{reviewId}/reply', () => {
  const reply = (id: number, as: number, text: unknown = 'Thank you very much, Claire.') =>
    ask('POST', `/api/reviews/${id}/reply`, { as, body: { text } });

  test('stands under the review for everybody', async () => {
    const { id } = await written();
    const answer = await reply(id, daach.userId);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        reply: { text: 'Thank you very much, Claire.' },
        abilities: { mayReply: false, mayChangeReply: true },
      },
    ]);
    for (const path of ['', '/reviews', '/projects']) {
      await eventually(async () => {
        const { text } = await ask('GET', `/api/companies/${daach.id}${path}`);
        expect(text).toContain('Thank you very much, Claire.');
      });
    }
  });

  test('is given once, also of fifty at once, and to what is public', async () => {
    const { id } = await written();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => reply(id, daach.userId, `Thank you very much, number ${nth}.`)),
    );
    const through = answers.filter(({ status }) => status === 201);
    expect(through).toHaveLength(1);
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
    expect(through[0]?.body).toMatchObject({ reply: { text: row?.reply } });
    expect(refusalOf(await reply(id, daach.userId))).toBe('alreadyReplied');
    expect(refusalOf(await reply((await written({ status: 'pending' })).id, daach.userId))).toBe(
      'replyTooEarly',
    );
  });

  test('is the reviewed company’s alone, of 20 to 1,000 characters', async () => {
    const { id } = await written();
    expect((await reply(id, other.userId)).status).toBe(404);
    expect((await reply(id, claire.id)).status).toBe(403);
    expect((await reply(999_999, daach.userId)).status).toBe(404);
    for (const text of ['', 'Ok', 'x'.repeat(19), ' '.repeat(30), 'x'.repeat(1001), 3]) {
      expect((await reply(id, daach.userId, text)).status).toBe(400);
    }
    expect((await reply(id, daach.userId, 'x'.repeat(1000))).status).toBe(201);
  });
});

describe('PATCH /api/reviews/{reviewId}/reply', () => {
  const change = (id: number, as: number, text = 'We came again on Tuesday and sealed it.') =>
    ask('PATCH', `/api/reviews/${id}/reply`, { as, body: { text } });
  const HOUR = 3_600_000;
  const ago = (hours: number) => new Date(services.clock.now().getTime() - hours * HOUR);
  const replied = (hours: number) =>
    written({ reply: 'Thank you very much, Claire.', repliedAt: ago(hours) });

  test('puts another answer in its place for a day, and not a new one', async () => {
    const { id } = await replied(23);
    const { status, body } = await change(id, daach.userId);
    expect([status, body]).toMatchObject([
      200,
      {
        reply: { text: 'We came again on Tuesday and sealed it.', createdAt: expect.stringContaining('T') },
        abilities: { mayReply: false, mayChangeReply: true },
      },
    ]);
  });

  test('stands as it was read after that, and is no way to a first one', async () => {
    expect((await change((await replied(25)).id, daach.userId)).body).toMatchObject({ code: 'replySettled' });
    expect((await change((await written()).id, daach.userId)).body).toMatchObject({ code: 'notReplied' });
    expect((await change((await replied(1)).id, daach.userId, 'Ok')).status).toBe(400);
    expect((await change((await replied(1)).id, other.userId)).status).toBe(404);
    expect((await change((await replied(1)).id, claire.id)).status).toBe(403);
  });
});
