import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { securityEvents } from '#features/accounts/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import type { CaseEvidence } from './contract/moderation.ts';

const host = await testHost();
const { ask, db } = host;
const moderator = await buildUser(db, { userType: 'admin' });

const evidenceOf = async (queue: string, id: number) =>
  (await ask('GET', `/api/admin/queues/${queue}/${id}/evidence`, { as: moderator.id })).body as CaseEvidence;

test.each([
  ['the path of its page', ({ id }: { id: number }) => `/companies/${id}`],
  [
    'the whole address, with its name',
    ({ id }) => `https://giewel.example/companies/${id}-daach?tab=reviews`,
  ],
  ['its page in French', ({ id }) => `https://giewel.example/fr/companies/${id}`],
  ['a project it shows', ({ project }) => `/projects/${project}`],
  ['one of its pictures', ({ picture }) => `https://giewel.example${picture}`],
] as [string, (ids: { id: number; project: number; picture: string }) => string][])(
  'beside illegal content at %s stands whose it is, and what else was reported',
  async (_, addressOf) => {
    const company = await buildCompany(db, { name: 'Daach & Co', registrationNumber: 'B123456' });
    const project = await buildProject(db, { companyId: company.id });
    const picture = await buildPicture(db, {
      companyId: company.id,
      imageUrl: `/pictures/gallery/${company.id}.webp`,
    });
    const address = addressOf({ id: company.id, project: project.id, picture: picture.imageUrl });
    const entry = await buildContentReport(db, { address });
    const earlier = await buildContentReport(db, {
      address: `/de/companies/${company.id}`,
      kind: 'hate',
      explanation: 'It calls for violence.',
      decidedAt: new Date(),
      outcome: 'dismissed',
    });
    // The report is about another company, whose number begins with the same digits.
    await buildContentReport(db, { address: `/companies/${company.id}000` });
    const report = await buildConversationReport(db, { reportedId: company.userId });

    const { company: facts, candidates, person, reports } = await evidenceOf('content-reports', entry.id);
    expect(facts).toMatchObject({ id: company.id, registrationNumber: 'B123456' });
    expect(candidates).toContainEqual(expect.objectContaining({ kind: 'profile', id: company.id }));
    expect(person).toBeNull();
    expect(reports).toMatchObject([
      { kind: 'conversation', id: report.id, isDecided: false },
      { kind: 'content', id: earlier.id, reason: 'hate', words: 'It calls for violence.', isDecided: true },
    ]);
    const read = await db.select().from(securityEvents).where(eq(securityEvents.personId, company.userId));
    expect(read).toMatchObject([{ actorId: moderator.id, object: `content-reports ${entry.id}` }]);
  },
);

test('beside a report about a client stands who they are, and the reports before it', async () => {
  const client = await buildUser(db, { username: 'claire-about', isPhoneVerified: false });
  const first = await buildClientReport(db, { clientId: client.id, additionalInfo: 'Not at home, twice.' });
  const entry = await buildClientReport(db, { clientId: client.id });
  await buildClientReport(db);
  const { person, company, reports } = await evidenceOf('client-reports', entry.id);
  expect(person).toMatchObject({ id: client.id, username: 'claire-about', isPhoneVerified: false });
  expect(company).not.toBeNull();
  expect(reports).toMatchObject([{ kind: 'client', id: first.id, words: 'Not at home, twice.' }]);
});

test('beside a report about a client stands what the two had written, of which messages are taken down', async () => {
  const [company, client] = [await buildCompany(db), await buildUser(db)];
  const insult = await buildMessage(db, {
    senderId: client.id,
    receiverId: company.userId,
    content: 'You are all thieves.',
  });
  const reply = await buildMessage(db, { senderId: company.userId, receiverId: client.id });
  const elsewhere = await buildMessage(db, { senderId: client.id });
  const entry = await buildClientReport(db, { companyId: company.id, clientId: client.id });
  await buildMessage(db, {
    senderId: client.id,
    receiverId: company.userId,
    createdAt: new Date(Date.now() + 60_000),
  });
  const { conversation, candidates } = await evidenceOf('client-reports', entry.id);
  expect(conversation.map(({ id }) => id)).toEqual([insult.id, reply.id]);
  expect(candidates).toMatchObject([{ kind: 'message', id: insult.id }]);

  const uphold = (id: number) =>
    decidingAtOnce(host)(
      'client-reports',
      entry.id,
      {
        verdict: 'withhold',
        statement: 'Nobody is insulted here.',
        taken: [{ kind: 'message', id }],
      },
      moderator.id,
    );
  expect((await uphold(elsewhere.id)).status).toBe(409);
  expect((await uphold(insult.id)).status).toBe(200);
  const url = `/api/messages/conversation/${client.id}`;
  expect((await ask('GET', url, { as: company.userId })).text).not.toContain('thieves');
});

test('beside a review stands its author, beside what a company wrote the company', async () => {
  const author = await buildUser(db, { username: 'nora-about' });
  const review = await buildReview(db, { userId: author.id, status: 'pending' });
  expect(await evidenceOf('reviews', review.id)).toMatchObject({
    person: { username: 'nora-about' },
    company: { id: review.companyId },
    reports: [],
  });
  const firm = await buildCompany(db);
  const entry = await buildConversationReport(db, { reportedId: firm.userId });
  expect(await evidenceOf('conversation-reports', entry.id)).toMatchObject({
    person: null,
    company: { id: firm.id },
    reports: [],
  });
});
