import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { fieldsOf, refusalOf } from '#testing/response-parts.ts';

const host = await testHost();
const { ask, db, pool } = host;

const moderator = await buildUser(db, { userType: 'admin' });
const firm = await buildCompany(db);
const words = { reason: 'absence', additionalInfo: 'Nobody was there, three times in a row.' };
const statement = 'We have written to the client about it.';

const report = (clientId: number, body: object = {}, as = firm.userId) =>
  ask('POST', '/api/client-reports', { as, body: { clientId, ...words, ...body } });
const clientOf = async (companyId = firm.id) => {
  const client = await buildUser(db);
  await buildProject(db, { clientId: client.id, companyId });
  return client;
};
const decide = (queue: string, id: number, body: object) =>
  decidingAtOnce(host)(queue, id, body, moderator.id);
const bellOf = async (as: number) => {
  const { body } = await ask('GET', '/api/notifications', { as });
  return (body as { text: string; href: string }[]).map(({ text, href }) => `${text} ${href}`);
};

describe('POST /api/client-reports', () => {
  test('waits in the queue with its reason and words', async () => {
    const client = await clientOf();
    const response = await report(client.id);
    expect([response.status, response.body]).toMatchObject([201, { clientId: client.id, ...words }]);
    const { body } = await ask('GET', '/api/admin/queues/client-reports', { as: moderator.id });
    expect((body as QueueEntry[]).find(({ person }) => person?.id === client.id)).toMatchObject({
      company: { id: firm.id },
      complaint: words.additionalInfo,
      facts: [{ name: 'reportedFor', value: 'absence' }],
    });
  });

  test('also about a client one only wrote with', async () => {
    const client = await buildUser(db);
    expect((await report(client.id)).status).toBe(404);
    await buildMessage(db, { senderId: client.id, receiverId: firm.userId });
    expect((await report(client.id)).status).toBe(201);
  });

  test('is for companies, about clients they know', async () => {
    const client = await clientOf();
    const otherCompany = await buildCompany(db);
    expect((await report(client.id, {}, client.id)).status).toBe(403);
    expect((await report(client.id, {}, moderator.id)).status).toBe(403);
    expect(refusalOf(await report(client.id, {}, otherCompany.userId))).toBe('clientNotFound');
    await buildMessage(db, { senderId: otherCompany.userId, receiverId: firm.userId });
    expect(refusalOf(await report(otherCompany.userId))).toBe('clientNotFound');
    expect((await report(999_999)).status).toBe(404);
    expect(
      (await ask('POST', '/api/client-reports', { body: { clientId: client.id, ...words } })).status,
    ).toBe(401);
  });

  test.each([
    [{ reason: undefined }, { reason: 'Choose a reason' }],
    [{ reason: 'ugly' }, { reason: 'Choose a reason' }],
    [{ additionalInfo: 'Rude.' }, { additionalInfo: 'Say what happened in at least 10 characters' }],
    [
      { additionalInfo: 'x'.repeat(1001) },
      { additionalInfo: 'Say what happened in 1,000 characters or less' },
    ],
  ])('refuses %j', async (body, fields) => {
    expect(fieldsOf(await report((await clientOf()).id, body))).toEqual(fields);
  });

  test('of fifty at once about one client one waits, and another may come after the decision', async () => {
    await pool.query('delete from rate_limits');
    const client = await clientOf();
    const responses = await Promise.all(Array.from({ length: 50 }, () => report(client.id)));
    const [firstResponse, ...more] = responses.filter(({ status }) => status === 201);
    expect(more).toEqual([]);
    await pool.query('delete from rate_limits');
    expect(refusalOf(await report(client.id))).toBe('clientAlreadyReported');
    if (!firstResponse) throw new Error('No report was taken');
    const { id } = firstResponse.body as { id: number };
    await decide('client-reports', id, { verdict: 'approve' });
    expect((await report(client.id)).status).toBe(201);
  });
});

describe('whoever is concerned hears of the decision', () => {
  test.each([
    ['withhold', 'upheld'],
    ['approve', 'dismissed'],
  ])('%s: the company that its report was %s', async (verdict, outcome) => {
    await pool.query('delete from rate_limits');
    const [company, client] = [await buildCompany(db), await buildUser(db)];
    await buildProject(db, { clientId: client.id, companyId: company.id });
    const { body } = await report(client.id, {}, company.userId);
    await decide('client-reports', (body as { id: number }).id, {
      verdict,
      statement,
      consequences: ['warning'],
    });
    expect(await bellOf(company.userId)).toEqual([
      `Your report about ${client.fullName} was ${outcome} /messages/${client.id}`,
    ]);
    // The client learns the consequences, and nothing about a dismissed report.
    const notifications = outcome === 'upheld' ? ['A moderator has warned you /contact'] : [];
    expect(await bellOf(client.id)).toEqual(notifications);
  });

  test('the author that new words were not taken', async () => {
    const author = await buildUser(db);
    const editedAt = new Date();
    const { id, projectId } = await buildReview(db, {
      userId: author.id,
      companyId: firm.id,
      editedAt,
      editRating: 1,
      editComment: 'Crooks.',
    });
    const seenAt = editedAt.toISOString();
    const body = { verdict: 'withhold', reason: 'insult', statement, seen: seenAt };
    expect((await decide('reviews', id, body)).status).toBe(200);
    expect(await bellOf(author.id)).toEqual([
      `Your changes to the review of ${firm.name} weren’t accepted /projects/${projectId}`,
    ]);
  });

  const mailsTo = async (address: string) => {
    const { rows } = await pool.query<{ letter: object }>(
      `select payload -> 'letter' as letter from ${storedJobsSql} jobs where payload ->> 'to' = $1`,
      [address],
    );
    return rows.map(({ letter }) => letter);
  };

  test('by mail, once, who reported something illegal and gave an address', async () => {
    const email = 'marie@example.lu';
    const { id, receipt } = await buildContentReport(db, { email });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        decide('content-reports', id, { verdict: 'withhold', statement, isGone: true }),
      ),
    );
    expect(await mailsTo(email)).toMatchObject([
      {
        subject: `Decision on your report ${receipt}`,
        paragraphs: [
          expect.stringContaining('The content was already gone when we checked'),
          expect.stringContaining('go to court'),
          expect.any(String),
        ],
        quote: [statement],
        button: { address: expect.stringMatching(new RegExp(`/report/${receipt}$`)) },
      },
    ]);
  });

  test('a dismissed report says so; without an address nothing is mailed', async () => {
    const email = 'paul@example.lu';
    const { id: companyId } = await buildCompany(db, { name: 'Daach & Co' });
    const { id } = await buildContentReport(db, { email, address: `/fr/companies/${companyId}` });
    await decide('content-reports', id, { verdict: 'approve', statement });
    const [emailContent] = await mailsTo(email);
    expect(emailContent).toMatchObject({
      paragraphs: [
        expect.stringMatching(/found nothing illegal\. Your report was about Daach & Co’s page\.$/),
        expect.any(String),
        expect.any(String),
      ],
      quote: [statement],
    });
    const jobsBefore = await pool.query(`select from ${storedJobsSql} jobs`);
    await decide('content-reports', (await buildContentReport(db)).id, { verdict: 'approve', statement });
    expect((await pool.query(`select from ${storedJobsSql} jobs`)).rowCount).toBe(jobsBefore.rowCount);
  });
});
