import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { fieldsOf, messageOf, refusalOf } from '#testing/response-parts.ts';
import type { Review } from './contract/review-schemas.ts';
import { reviewFlags, reviews } from './server/tables.ts';

const { ask, db } = await testHost();

const claire = await buildUser(db);
const stranger = await buildUser(db);
const admin = await buildUser(db, { userType: 'admin' });
const daach = await buildCompany(db);
const other = await buildCompany(db);

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const completed = (overrides?: Parameters<typeof buildProject>[1]) =>
  buildProject(db, {
    clientId: claire.id,
    companyId: daach.id,
    state: 'completed',
    createdAt: daysAgo(60),
    ...overrides,
  });
const stored = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0];

/** Waits until the profile passes, because its cached copy is dropped a moment later. */
const onProfile = (check: (text: string) => void) =>
  eventually(async () => check((await ask('GET', `/api/companies/${daach.id}`)).text));

beforeEach(() => db.delete(reviews));

describe('GET /api/review-eligibility/{companyId}', () => {
  const eligible = async (as: number, companyId = daach.id) =>
    (await ask('GET', `/api/review-eligibility/${companyId}`, { as })).body;

  test(
    'is true while a completed project waits for its review',
    {
      meta: { requirements: ['API-044', 'DATA-035', 'O-89'] },
    },
    async () => {
      const person = await buildUser(db);
      await buildProject(db, { clientId: person.id, companyId: daach.id, state: 'client-confirmed' });
      expect(await eligible(person.id)).toEqual({ eligible: false });
      const project = await completed({ clientId: person.id });
      expect(await eligible(person.id)).toEqual({ eligible: true });
      expect([await eligible(person.id, other.id), await eligible(daach.userId)]).toEqual([
        { eligible: false },
        { eligible: false },
      ]);
      await buildReview(db, { project, status: 'pending' });
      expect(await eligible(person.id)).toEqual({ eligible: false });
    },
  );

  test(
    'not after a year, not of one’s own company, not without signing in',
    {
      meta: { requirements: ['API-044'] },
    },
    async () => {
      const [late, owner] = [await buildUser(db), await buildUser(db)];
      await completed({ clientId: late.id, createdAt: daysAgo(420), completedAt: daysAgo(370) });
      const own = await buildCompany(db, { userId: owner.id });
      await completed({ clientId: owner.id, companyId: own.id });
      expect([await eligible(late.id), await eligible(owner.id, own.id)]).toEqual([
        { eligible: false },
        { eligible: false },
      ]);
      expect((await ask('GET', `/api/review-eligibility/${daach.id}`)).status).toBe(401);
      expect((await ask('GET', '/api/review-eligibility/999999', { as: late.id })).status).toBe(404);
    },
  );
});

describe('POST /api/companies/{companyId}/reviews', () => {
  const post = (projectId: unknown, body: object = {}, as = claire.id, companyId = daach.id) =>
    ask('POST', `/api/companies/${companyId}/reviews`, {
      as,
      body: {
        rating: 5,
        comment: 'Done as agreed.',
        isAnonymous: false,
        projectId,
        ...body,
      },
    });

  test(
    'is stored as pending, and neither public nor counted',
    {
      meta: { requirements: ['API-045', 'DATA-025', 'REVIEW-007', 'REVIEW-009'] },
    },
    async () => {
      const project = await completed();
      const answer = await post(project.id);
      expect([answer.status, answer.body]).toMatchObject([
        201,
        {
          projectId: project.id,
          companyId: daach.id,
          userId: claire.id,
          rating: 5,
          comment: 'Done as agreed.',
          isAnonymous: false,
          status: 'pending',
          reply: null,
          user: { username: claire.username },
        },
      ]);
      expect(await stored((answer.body as Review).id)).toMatchObject({
        status: 'pending',
        userId: claire.id,
      });
      expect((await reloadCompany(db, daach.id)).reviewCount).toBe(0);
      await onProfile((text) => expect(text).not.toContain('Done as agreed.'));
    },
  );

  test(
    'an anonymous one says of its author nothing, to nobody',
    {
      meta: { requirements: ['REVIEW-001', 'O-86'] },
    },
    async () => {
      const project = await completed();
      const { body, text } = await post(project.id, { isAnonymous: true });
      expect(body).toMatchObject({ isAnonymous: true, userId: null, user: { username: null } });
      const { id } = body as Review;
      await db.update(reviews).set({ status: 'approved' }).where(eq(reviews.id, id));
      const own = await ask('GET', '/api/companies/reviews', { as: daach.userId });
      const isSilent = (said: string) => {
        expect(said).not.toContain(`"${claire.username}"`);
        expect(said).not.toContain(`"userId":${claire.id},`);
      };
      for (const said of [text, own.text]) isSilent(said);
      expect(own.text).toContain(`"id":${id},`);
      for (const path of ['', '/reviews']) {
        await eventually(async () => {
          const publicResponse = await ask('GET', `/api/companies/${daach.id}${path}`);
          expect(publicResponse.text).toContain('Done as agreed.');
          isSilent(publicResponse.text);
        });
      }
    },
  );

  test.each([
    [{ rating: 0 }, 'VALID-044', 'rating', 'Rating must be at least 1'],
    [{ rating: 6 }, 'VALID-045', 'rating', 'Rating cannot exceed 5'],
    [{ rating: 4.5 }, 'VALID-044', 'rating', 'Rating must be a whole number of stars'],
    [{ rating: '5' }, 'VALID-044', 'rating', 'Rating must be a whole number of stars'],
    [{ comment: 'x'.repeat(501) }, 'VALID-047', 'comment', 'Comment cannot exceed 500 characters'],
  ])('refuses %j (%s)', { meta: { requirements: ['LIMIT-026'] } }, async (body, _, field, message) => {
    const answer = await post((await completed()).id, body);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { [field]: message }]);
    expect(await db.$count(reviews)).toBe(0);
  });

  test(
    'a comment may be missing, empty, or 500 long',
    {
      meta: { requirements: ['VALID-047', 'LIMIT-026'] },
    },
    async () => {
      for (const comment of [undefined, null, '', 'x'.repeat(500)]) {
        expect((await post((await completed()).id, { comment })).status).toBe(201);
      }
    },
  );

  test(
    'only a completed project of one’s own with this company, within a year',
    {
      meta: { requirements: ['REVIEW-006'] },
    },
    async () => {
      const project = await completed();
      const [open, half] = [
        await completed({ state: 'open' }),
        await completed({ state: 'company-confirmed' }),
      ];
      const late = await completed({ createdAt: daysAgo(420), completedAt: daysAgo(370) });
      const said = async (...given: Parameters<typeof post>) => {
        const answer = await post(...given);
        return [answer.status, refusalOf(answer)];
      };
      expect(await said(open.id)).toEqual([409, 'projectNotCompleted']);
      expect(await said(half.id)).toEqual([409, 'projectNotCompleted']);
      expect(await said(late.id)).toEqual([409, 'reviewTooLate']);
      expect(await said(999_999)).toEqual([404, 'projectNotFound']);
      expect(await said(project.id, {}, stranger.id)).toEqual([404, 'projectNotFound']);
      expect(await said(project.id, {}, claire.id, other.id)).toEqual([404, 'projectNotFound']);
      expect((await post(project.id, {}, daach.userId)).status).toBe(403);
      expect((await post(project.id, {}, admin.id)).status).toBe(403);
      expect((await post(undefined)).status).toBe(400);
      expect(await db.$count(reviews)).toBe(0);
    },
  );

  test('nobody reviews their own company, however they came to be its client', async () => {
    const owner = await buildUser(db);
    const own = await buildCompany(db, { userId: owner.id });
    const project = await completed({ clientId: owner.id, companyId: own.id });
    const answer = await post(project.id, {}, owner.id, own.id);
    expect([answer.status, refusalOf(answer), await db.$count(reviews)]).toEqual([403, 'ownCompany', 0]);
  });

  test(
    'a body cannot approve itself, nor speak for somebody else',
    {
      meta: { requirements: ['O-28'] },
    },
    async () => {
      const { body } = await post((await completed()).id, {
        status: 'approved',
        userId: stranger.id,
        companyId: other.id,
        reply: 'Thank you.',
      });
      expect(await stored((body as Review).id)).toMatchObject({
        status: 'pending',
        userId: claire.id,
        companyId: daach.id,
        reply: null,
      });
    },
  );

  test('twice is once, and fifty at once are one', { meta: { requirements: ['REVIEW-009'] } }, async () => {
    const project = await completed();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(project.id)));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(refusalOf(await post(project.id))).toBe('alreadyReviewed');
    expect(await db.$count(reviews, eq(reviews.projectId, project.id))).toBe(1);
  });
});

describe('PATCH /api/reviews/{reviewId}', () => {
  const change = (id: number, body: object, as = claire.id) =>
    ask('PATCH', `/api/reviews/${id}`, { as, body });
  const written = async (overrides: Parameters<typeof buildReview>[1] = {}) =>
    buildReview(db, {
      project: await completed(),
      rating: 5,
      comment: 'Fine.',
      createdAt: daysAgo(3),
      ...overrides,
    });

  test('one that waits is changed, and waits on', { meta: { requirements: ['REVIEW-007'] } }, async () => {
    const { id } = await written({ status: 'pending' });
    const { body } = await change(id, { rating: 3, comment: 'Less so.' });
    expect(body).toMatchObject({ rating: 3, comment: 'Less so.', status: 'pending', edit: null });
  });

  test('an approved one stays as it is, public and counted, while its edit waits', async () => {
    const { id } = await written();
    const { body } = await change(id, { rating: 1 });
    expect(body).toMatchObject({ rating: 5, status: 'approved', edit: { rating: 1, comment: 'Fine.' } });
    expect((await change(id, { comment: 'Late.' })).body).toMatchObject({
      edit: { rating: 1, comment: 'Late.' },
    });
    await onProfile((text) => {
      expect([text.includes('Fine.'), text.includes('Late.')]).toEqual([true, false]);
    });
    expect((await reloadCompany(db, daach.id)).ratingSum).toBe(5);
  });

  test(
    'whether it is named holds at once, and stays where it is left out',
    {
      meta: { requirements: ['REVIEW-001'] },
    },
    async () => {
      const { id } = await written();
      await change(id, { isAnonymous: true });
      expect((await change(id, { rating: 4 })).body).toMatchObject({ isAnonymous: true, userId: null });
      await onProfile((text) => expect(text).not.toContain(`"${claire.username}"`));
    },
  );

  test('what was withheld is put right and waits again, with nothing left of the decision', async () => {
    const { id } = await written({
      status: 'rejected',
      withheldFor: 'insult',
      withheldAt: daysAgo(1),
      withheldWhy: 'It insults the fitters.',
      createdAt: daysAgo(40),
    });
    const appeal = { appeal: 'It is not rude.', appealedAt: daysAgo(1) };
    await db.update(reviews).set(appeal).where(eq(reviews.id, id));
    expect(refusalOf(await change(id, { comment: 'Dry since.' }))).toBe('reviewAppealed');
    await db
      .update(reviews)
      .set({ appealDecidedAt: daysAgo(0) })
      .where(eq(reviews.id, id));
    const { body } = await change(id, { comment: 'Dry since.' });
    expect(body).toMatchObject({
      status: 'pending',
      comment: 'Dry since.',
      withheld: null,
      abilities: { mayEdit: true, mayAddPictures: true, mayAppeal: false },
    });
    await onProfile((text) => expect(text).not.toContain('Dry since.'));
    const withheld = await ask('GET', `/api/companies/${daach.id}/withheld-reviews`);
    expect(withheld.text).not.toContain(`"id":${id},`);
  });

  test('moderators hear once that a changed review waits', async () => {
    const moderator = await buildUser(db, { userType: 'admin' });
    const { id } = await written();
    await change(id, { comment: 'Late.' });
    await change(id, { comment: 'Later.' });
    const notifications = await ask('GET', '/api/notifications', { as: moderator.id });
    const lines = (notifications.body as { text: string }[]).filter(({ text }) => text.includes(daach.name));
    expect(lines).toHaveLength(1);
  });

  test('within 14 days, by its author', async () => {
    const late = await written({ createdAt: daysAgo(15) });
    expect(refusalOf(await change(late.id, { rating: 1 }))).toBe('editTooLate');
    const { id } = await written();
    expect((await change(id, { rating: 1 }, stranger.id)).status).toBe(404);
    expect((await change(id, { rating: 1 }, daach.userId)).status).toBe(403);
    expect((await change(id, { rating: 6 })).status).toBe(400);
    expect((await change(id, { status: 'approved' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ rating: 5, status: 'approved' });
  });
});

describe('POST /api/reviews/{reviewId}/flag', () => {
  const reason = 'This is about another company.';
  const flag = (id: number, as: number, body: object = { reason }) =>
    ask('POST', `/api/reviews/${id}/flag`, { as, body });
  const written = async () => buildReview(db, { project: await completed() });

  test(
    'the company and a moderator may; it stays public',
    {
      meta: { requirements: ['API-046', 'REVIEW-008', 'SESSION-010', 'SESSION-017'] },
    },
    async () => {
      const { id } = await written();
      const answer = await flag(id, daach.userId);
      expect([answer.status, answer.body]).toMatchObject([
        201,
        { reviewId: id, companyId: daach.id, reason },
      ]);
      expect(await stored(id)).toMatchObject({ status: 'approved' });
      expect((await reloadCompany(db, daach.id)).reviewCount).toBe(1);
      expect((await flag((await written()).id, admin.id)).body).toMatchObject({ companyId: daach.id });
    },
  );

  test(
    'an outsider may not, whoever wrote it neither',
    {
      meta: { requirements: ['SESSION-017'] },
    },
    async () => {
      const { id } = await written();
      for (const as of [stranger.id, other.userId, claire.id]) {
        const answer = await flag(id, as);
        expect([answer.status, refusalOf(answer)]).toEqual([403, 'notYoursToFlag']);
      }
      expect((await ask('POST', `/api/reviews/${id}/flag`, { body: { reason } })).status).toBe(401);
      expect((await flag(999_999, daach.userId)).status).toBe(404);
      expect(await db.$count(reviewFlags)).toBe(0);
    },
  );

  test('of one that is not public, an outsider does not learn that it is there', async () => {
    for (const status of ['pending', 'rejected'] as const) {
      const { id } = await buildReview(db, { project: await completed(), status });
      for (const as of [stranger.id, other.userId]) {
        const answer = await flag(id, as);
        expect([answer.status, refusalOf(answer)]).toEqual([404, 'reviewNotFound']);
      }
      const byAuthor = await flag(id, claire.id);
      expect([byAuthor.status, refusalOf(byAuthor)]).toEqual([403, 'notYoursToFlag']);
    }
  });

  test.each([
    ['x'.repeat(9), 'VALID-048', 'Reason must be at least 10 characters'],
    ['          ', 'VALID-048', 'Reason must be at least 10 characters'],
    ['x'.repeat(201), 'VALID-049', 'Reason cannot exceed 200 characters'],
  ])('refuses %j (%s)', { meta: { requirements: ['LIMIT-026'] } }, async (given, _, message) => {
    const answer = await flag((await written()).id, daach.userId, { reason: given });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { reason: message }]);
  });

  test('it is reported once, and fifty at once are one', async () => {
    const { id } = await written();
    const answers = await Promise.all(Array.from({ length: 50 }, () => flag(id, daach.userId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await db.$count(reviewFlags, eq(reviewFlags.reviewId, id))).toBe(1);
    expect(messageOf(await flag(id, daach.userId))).toBe('This review has already been reported');
  });
});
