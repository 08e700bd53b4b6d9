import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildReview, buildReviewFlag } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import { reviewFlags, reviews } from '#features/reviews/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { QueueEntry } from './contract/moderation.ts';
import { queueNames } from './rules/moderation.ts';
import { contentReports, moderationLog } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool } = host;
const decideAtOnce = decidingAtOnce(host);

const moderator = await buildUser(db, { userType: 'admin' });
const rival = await buildUser(db, { userType: 'admin' });
const company = await buildCompany(db);
const statement = 'It names a fitter with his full name.';
const upheld = { verdict: 'withhold', consequences: ['warning'] };
const withhold = { verdict: 'withhold', reason: 'personal-data', statement };

const list = async (queue: string, query = '') => {
  const response = await ask('GET', `/api/admin/queues/${queue}${query}`, { as: moderator.id });
  return { ...response, items: response.body as QueueEntry[] };
};
const entryOf = async (queue: string, id: number) => {
  const entry = (await list(queue)).items.find((item) => item.id === id);
  if (!entry) throw new Error(`${id} does not wait in ${queue}`);
  return entry;
};
const decide = (queue: string, id: number, body: object, as = moderator.id) =>
  decideAtOnce(queue, id, body, as);
const reviewNow = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0];
const logEntriesAbout = (id: number) =>
  db.select().from(moderationLog).where(eq(moderationLog.subjectId, id));

const waiting = (overrides: Parameters<typeof buildReview>[1] = {}) =>
  buildReview(db, { companyId: company.id, status: 'pending', ...overrides });

beforeEach(() => db.delete(reviews));

describe('who may', () => {
  const calls = [
    ['GET', '/api/admin/desk'],
    ...queueNames.map((queue) => ['GET', `/api/admin/queues/${queue}`] as const),
    ['POST', '/api/admin/queues/reviews/1/decision'],
    ['GET', '/api/admin/people?q=ab'],
    ['GET', '/api/admin/companies?q=ab'],
    ['POST', '/api/admin/people/1/suspension'],
    ['DELETE', '/api/admin/people/1/suspension'],
    ['POST', '/api/admin/categories'],
    ['PATCH', '/api/admin/categories/1'],
    ['GET', '/api/admin/figures'],
    ['GET', '/api/admin/log'],
  ] as const;

  test.each(calls)('to all but admins there is no %s %s', async (method, url) => {
    const client = await buildUser(db, { username: `admin-${crypto.randomUUID().slice(0, 8)}` });
    for (const as of [undefined, client.id, company.userId]) {
      const response = await ask(method, url, as === undefined ? {} : { as });
      expect([response.status, refusalOf(response)]).toEqual([404, 'notFound']);
    }
  });
});

describe('the queue of reviews', () => {
  test('holds new ones and new words beside public ones, oldest first, counted and page by page', async () => {
    const first = await waiting({ rating: 2, isAnonymous: true });
    await waiting({ status: 'approved' });
    const edited = await waiting({
      status: 'approved',
      editRating: 1,
      editComment: 'Worse.',
      editedAt: new Date(),
    });
    const { items, headers } = await list('reviews', '?limit=1');
    expect(headers['x-total-count']).toBe('2');
    expect(items).toMatchObject([
      { id: first.id, person: { id: first.userId }, isAnonymous: true, words: { rating: 2 }, before: null },
    ]);
    const rest = await list('reviews', `?cursor=${first.id}`);
    expect(rest.items).toMatchObject([
      { id: edited.id, words: { rating: 1, comment: 'Worse.' }, before: { comment: edited.comment } },
    ]);
    const desk = await ask('GET', '/api/admin/desk', { as: moderator.id });
    expect(desk.body).toMatchObject({ reviews: 2, appeals: 0 });
  });

  test(
    'an approved one is public and counts, with a line in the log',
    {
      meta: { requirements: ['O-90'] },
    },
    async () => {
      const { id, userId } = await waiting({ rating: 4 });
      const { seen } = await entryOf('reviews', id);
      expect((await decide('reviews', id, { verdict: 'approve', seen })).status).toBe(200);
      expect(await reloadCompany(db, company.id)).toMatchObject({ reviewCount: 1, ratingAverage: 4 });
      expect(await logEntriesAbout(id)).toMatchObject([
        { moderatorId: moderator.id, personId: userId, subject: 'review', verdict: 'approved' },
      ]);
    },
  );

  test(
    'a withheld one leaves a line with its reason and day, and is counted',
    {
      meta: { requirements: ['O-90'] },
    },
    async () => {
      const { id, comment } = await waiting();
      const { seen } = await entryOf('reviews', id);
      expect((await decide('reviews', id, { ...withhold, seen })).status).toBe(200);
      expect(await reviewNow(id)).toMatchObject({ status: 'rejected', withheldWhy: statement });
      const page = await ask('GET', `/api/companies/${company.id}/withheld-reviews`);
      expect(page.body).toMatchObject([{ id, reason: 'personal-data' }]);
      expect(page.headers['x-total-count']).toBe('1');
      expect(page.text).not.toContain(comment);
      expect(page.text).not.toContain(statement);
      expect(await logEntriesAbout(id)).toMatchObject([
        { verdict: 'withheld', reason: 'personal-data', statement },
      ]);
    },
  );

  test('its author is told what was decided, and the owner what became of a VAT number', async () => {
    const linesOf = async (as: number) =>
      ((await ask('GET', '/api/notifications', { as })).body as { text: string }[]).map(({ text }) => text);
    const review = await waiting();
    await decide('reviews', review.id, { ...withhold, seen: (await entryOf('reviews', review.id)).seen });
    expect(await linesOf(review.userId)).toEqual([`A moderator has rejected your review of ${company.name}`]);
    const otherReview = await waiting();
    await decide('reviews', otherReview.id, {
      verdict: 'approve',
      seen: (await entryOf('reviews', otherReview.id)).seen,
    });
    expect(await linesOf(otherReview.userId)).toEqual([`Your review of ${company.name} is public`]);
    const { id, userId, vatNumber } = await buildCompany(db, {
      isVatVerified: false,
      vatNumber: 'LU12345613',
    });
    await decide('vat', id, { verdict: 'approve', seen: vatNumber });
    expect(await linesOf(userId)).toEqual(['Your VAT number LU12345613 was confirmed']);
  });

  test('new words that are withheld leave the public ones as they are', async () => {
    const { id, comment } = await waiting({
      status: 'approved',
      editRating: 1,
      editComment: 'Thief!',
      editedAt: new Date(),
    });
    const { seen } = await entryOf('reviews', id);
    expect((await decide('reviews', id, { ...withhold, seen })).status).toBe(200);
    expect(await reviewNow(id)).toMatchObject({ status: 'approved', comment, editRating: null });
    const secondReview = await waiting({ status: 'approved', editRating: 2, editedAt: new Date() });
    const entry = await entryOf('reviews', secondReview.id);
    await decide('reviews', secondReview.id, { verdict: 'approve', seen: entry.seen });
    expect(await reviewNow(secondReview.id)).toMatchObject({ rating: 2, comment: null, editRating: null });
  });

  test('what was changed meanwhile is not decided about', async () => {
    const { id } = await waiting();
    const { seen } = await entryOf('reviews', id);
    await db.update(reviews).set({ editedAt: new Date() }).where(eq(reviews.id, id));
    expect(refusalOf(await decide('reviews', id, { verdict: 'approve', seen }))).toBe('changedMeanwhile');
    expect(await reviewNow(id)).toMatchObject({ status: 'pending' });
  });

  test('of fifty moderators at once one wins, and the others are told', async () => {
    const { id } = await waiting();
    const { seen } = await entryOf('reviews', id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        nth % 2 === 0
          ? decide('reviews', id, { verdict: 'approve', seen })
          : decide('reviews', id, { ...withhold, seen }, rival.id),
      ),
    );
    const isWon = ({ status }: (typeof answers)[number]) => status === 200;
    const won = answers.findIndex(isWon) % 2;
    // The winner may have pressed more than once; the other moderator never won.
    const lostResponses = answers.filter((answer_, nth) => nth % 2 !== won || !isWon(answer_));
    expect(lostResponses.length).toBeGreaterThanOrEqual(25);
    expect(new Set(lostResponses.map(refusalOf))).toEqual(new Set(['alreadyDecided']));
    expect(await reviewNow(id)).toMatchObject({ status: won === 0 ? 'approved' : 'rejected' });
    expect(await logEntriesAbout(id)).toHaveLength(1);
  });

  test('whoever withholds gives a reason of the list and a statement', async () => {
    const { id } = await waiting();
    const { seen } = await entryOf('reviews', id);
    for (const [body, field] of [
      [{ verdict: 'withhold', statement }, 'reason'],
      [{ verdict: 'withhold', reason: 'taste', statement }, 'reason'],
      [{ verdict: 'withhold', reason: 'insult' }, 'statement'],
      [{ verdict: 'withhold', reason: 'insult', statement: 'Too short' }, 'statement'],
      [{ verdict: 'withhold', reason: 'insult', statement: 'x'.repeat(1001) }, 'statement'],
      [{ verdict: 'delete' }, 'verdict'],
    ] as const) {
      const answer = await decide('reviews', id, { ...body, seen });
      expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
    }
    expect((await decide('reviews', 999_999, { verdict: 'approve' })).status).toBe(404);
    expect((await decide('wishes', id, { verdict: 'approve' })).status).toBe(400);
    expect(await reviewNow(id)).toMatchObject({ status: 'pending' });
  });
});

describe('the queue of flags', () => {
  test(
    'one that is dismissed leaves the review public',
    {
      meta: { requirements: ['REVIEW-008'] },
    },
    async () => {
      const review = await waiting({ status: 'approved' });
      const flag = await buildReviewFlag(db, review);
      expect(await entryOf('flags', flag.id)).toMatchObject({ complaint: flag.reason });
      expect((await decide('flags', flag.id, { verdict: 'approve' })).status).toBe(200);
      expect(await reviewNow(review.id)).toMatchObject({ status: 'approved' });
      expect((await list('flags')).items).toEqual([]);
      expect(refusalOf(await decide('flags', flag.id, { verdict: 'approve' }))).toBe('alreadyDecided');
    },
  );

  test('one that is upheld withholds the review', async () => {
    const review = await waiting({ status: 'approved' });
    const flag = await buildReviewFlag(db, review);
    expect((await decide('flags', flag.id, { verdict: 'withhold', statement })).status).toBe(400);
    expect((await decide('flags', flag.id, withhold)).status).toBe(200);
    expect(await reviewNow(review.id)).toMatchObject({ status: 'rejected', withheldFor: 'personal-data' });
    expect(await reloadCompany(db, company.id)).toMatchObject({ reviewCount: 0 });
    const [row] = await db.select().from(reviewFlags).where(eq(reviewFlags.id, flag.id));
    expect(row).toMatchObject({ outcome: 'upheld' });
  });

  test('is answered with the review itself, also by two at once', async () => {
    const review = await waiting();
    const flag = await buildReviewFlag(db, review);
    const { seen } = await entryOf('reviews', review.id);
    const answers = await Promise.all([
      decide('reviews', review.id, { ...withhold, seen }),
      decide('flags', flag.id, withhold, rival.id),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect((await logEntriesAbout(review.id)).filter(({ verdict }) => verdict === 'withheld')).toHaveLength(
      1,
    );
    expect((await list('flags')).items).toEqual([]);
    expect((await list('reviews')).items).toEqual([]);
  });
});

describe('an appeal', () => {
  const withheld = async () => {
    const review = await waiting();
    const { seen } = await entryOf('reviews', review.id);
    await decide('reviews', review.id, { ...withhold, seen });
    return review;
  };
  const appeal = (id: number, as: number, text: unknown = 'The name is on his own van.') =>
    ask('POST', `/api/reviews/${id}/appeal`, { as, body: { text } });

  test('is its author’s, once, of 10 to 1,000 characters, about what is withheld', async () => {
    const { id, userId } = await withheld();
    expect((await appeal(id, (await buildUser(db)).id)).status).toBe(404);
    expect((await appeal(id, company.userId)).status).toBe(403);
    for (const text of ['', 'too short', 'x'.repeat(1001), 3])
      expect((await appeal(id, userId, text)).status).toBe(400);
    expect((await appeal(id, userId)).status).toBe(201);
    expect(refusalOf(await appeal(id, userId))).toBe('alreadyAppealed');
    const open = await waiting();
    expect(refusalOf(await appeal(open.id, open.userId))).toBe('notWithheld');
  });

  test('its author is told why, and sees what became of it', async () => {
    const { id, userId, projectId } = await withheld();
    const seen = async () => {
      const { body } = await ask('GET', `/api/projects/${projectId}`, { as: userId });
      return (body as { reviews: unknown[] }).reviews[0];
    };
    expect(await seen()).toMatchObject({
      withheld: { reason: 'personal-data', statement, appeal: null },
      abilities: { mayAppeal: true },
    });
    await appeal(id, userId);
    expect(await seen()).toMatchObject({ withheld: { appeal: 'waiting' }, abilities: { mayAppeal: false } });
    const entry = await entryOf('appeals', id);
    expect(entry).toMatchObject({ complaint: 'The name is on his own van.' });
    expect(entry.facts).toContainEqual({ name: 'withheldWhy', value: statement });
    const stays = 'A full name stays a full name.';
    expect((await decide('appeals', id, { verdict: 'withhold', statement: stays }, rival.id)).status).toBe(
      200,
    );
    expect(await seen()).toMatchObject({ withheld: { statement: stays, appeal: 'refused' } });
    expect(refusalOf(await decide('appeals', id, { verdict: 'approve' }, rival.id))).toBe('alreadyDecided');
    // The text differs from the first one: they have objected, and learn where else they can turn.
    const notifications = await ask('GET', '/api/notifications', { as: userId });
    expect((notifications.body as { text: string }[])[0]?.text).toBe(
      `Your appeal wasn’t upheld: your review of ${company.name} stays unpublished`,
    );
  });

  test('that is granted makes the review public, and the line goes', async () => {
    const { id, userId } = await withheld();
    await appeal(id, userId);
    // The moderator who withheld it does not judge the appeal.
    expect(refusalOf(await decide('appeals', id, { verdict: 'approve' }))).toBe('ownDecision');
    expect((await decide('appeals', id, { verdict: 'approve' }, rival.id)).status).toBe(200);
    expect(await reviewNow(id)).toMatchObject({ status: 'approved', withheldFor: null });
    expect((await ask('GET', `/api/companies/${company.id}/withheld-reviews`)).body).toEqual([]);
    expect(await reloadCompany(db, company.id)).toMatchObject({ reviewCount: 1 });
    expect((await decide('appeals', (await waiting()).id, { verdict: 'approve' })).status).toBe(404);
  });
});

describe('the other queues', () => {
  test('a report about a client is upheld with reasons, or dismissed', async () => {
    const report = await buildClientReport(db, { companyId: company.id });
    expect(await entryOf('client-reports', report.id)).toMatchObject({ person: { id: report.clientId } });
    expect((await decide('client-reports', report.id, { verdict: 'withhold' })).status).toBe(400);
    expect((await decide('client-reports', report.id, { ...upheld, statement })).status).toBe(200);
    const [row] = await db.select().from(clientReports).where(eq(clientReports.id, report.id));
    expect(row).toMatchObject({ status: 'upheld', reviewedBy: moderator.id, actionTaken: statement });
    expect(refusalOf(await decide('client-reports', report.id, { verdict: 'approve' }))).toBe(
      'alreadyDecided',
    );
    expect((await decide('client-reports', 999_999, { verdict: 'approve' })).status).toBe(404);
  });

  test('a VAT number is confirmed, or refused until there is another', async () => {
    const { id, vatNumber } = await buildCompany(db, { isVatVerified: false });
    const entry = await entryOf('vat', id);
    expect(entry).toMatchObject({ seen: vatNumber, company: { id } });
    expect(refusalOf(await decide('vat', id, { verdict: 'approve', seen: 'LU1' }))).toBe('changedMeanwhile');
    expect((await decide('vat', id, { verdict: 'withhold', seen: entry.seen, statement })).status).toBe(200);
    expect((await list('vat')).items.filter((item) => item.id === id)).toEqual([]);
    expect(refusalOf(await decide('vat', id, { verdict: 'approve', seen: entry.seen }))).toBe(
      'alreadyDecided',
    );
    await pool.query(`update company_profiles set vat_number = 'LU10000356' where id = $1`, [id]);
    const { seen } = await entryOf('vat', id);
    expect((await decide('vat', id, { verdict: 'approve', seen })).status).toBe(200);
    expect(await reloadCompany(db, id)).toMatchObject({ isVatVerified: true, vatRefusedAt: null });
    expect((await decide('vat', 999_999, { verdict: 'approve' })).status).toBe(404);
  });

  test('a VAT number waits since it was stated, and again since its mark went', async () => {
    const joined = new Date('2024-02-01T09:00:00Z');
    const start = Date.now();
    const { id, userId } = await buildCompany(db, {
      createdAt: joined,
      vatNumber: null,
      isVatVerified: false,
    });
    const waitsSince = async () => Date.parse((await entryOf('vat', id)).since);
    const state = (vatNumber: string) =>
      ask('PATCH', '/api/company-profile', { as: userId, body: { vatNumber } });
    expect((await state('LU12345613')).status).toBe(200);
    const first = await waitsSince();
    expect(first).toBeGreaterThan(start - 1_000);
    await pool.query(`update company_profiles set name = name || ' Sàrl' where id = $1`, [id]);
    expect(await waitsSince()).toBe(first);
    expect((await state('LU10000356')).status).toBe(200);
    const second = await waitsSince();
    expect(second).toBeGreaterThan(first);
    await decide('vat', id, { verdict: 'approve', seen: 'LU10000356' });
    await pool.query('update company_profiles set is_vat_verified = false where id = $1', [id]);
    expect(await waitsSince()).toBeGreaterThan(second);
  });

  test('a report about a conversation is resolved once, and names who is reported', async () => {
    const [reporter, reported] = [await buildUser(db), await buildUser(db)];
    const [report] = await db
      .insert(conversationReports)
      .values({ reporterId: reporter.id, reportedId: reported.id, reason: 'Insults every evening.' })
      .returning();
    const id = report?.id ?? 0;
    expect(await entryOf('conversation-reports', id)).toMatchObject({
      person: { id: reported.id },
      complaint: 'Insults every evening.',
      facts: [
        {
          name: 'reporter',
          value: reporter.username,
        },
      ],
    });
    expect((await decide('conversation-reports', id, { verdict: 'withhold' })).status).toBe(400);
    await Promise.all(
      Array.from({ length: 5 }, () => decide('conversation-reports', id, { ...upheld, statement })),
    );
    expect(
      (await logEntriesAbout(id)).filter(({ subject }) => subject === 'conversation-report'),
    ).toHaveLength(1);
    const [row] = await db.select().from(conversationReports).where(eq(conversationReports.id, id));
    expect(row).toMatchObject({ status: 'resolved', reviewedBy: moderator.id, actionTaken: statement });
    expect((await decide('conversation-reports', 999_999, { verdict: 'approve' })).status).toBe(404);
  });

  test('what anybody reported is decided once', async () => {
    const { id } = await buildContentReport(db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        decide('content-reports', id, { verdict: 'withhold', statement, isGone: true }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect((await logEntriesAbout(id)).filter(({ subject }) => subject === 'content-report')).toHaveLength(1);
    const [row] = await db.select().from(contentReports).where(eq(contentReports.id, id));
    expect(row).toMatchObject({ outcome: 'upheld', statement });
    expect((await decide('content-reports', 999_999, { verdict: 'approve', statement })).status).toBe(404);
  });
});

test('the log is never changed: but for the words about somebody who is erased', async () => {
  const { id } = await waiting();
  const { seen } = await entryOf('reviews', id);
  await decide('reviews', id, { ...withhold, seen });
  for (const change of [
    'delete from moderation_log',
    'truncate moderation_log',
    `update moderation_log set verdict = 'approved'`,
    `update moderation_log set statement = 'Something else entirely.'`,
    'update moderation_log set moderator_id = null, statement = null',
  ])
    await expect(pool.query(change)).rejects.toThrow('never changed');
  await pool.query('update moderation_log set statement = null where subject_id = $1', [id]);
  expect(await logEntriesAbout(id)).toMatchObject([{ verdict: 'withheld', statement: null }]);
  const log = await ask('GET', '/api/admin/log?limit=1', { as: moderator.id });
  expect(log.body).toMatchObject([{ moderator: moderator.username, subject: 'review', subjectId: id }]);
});
