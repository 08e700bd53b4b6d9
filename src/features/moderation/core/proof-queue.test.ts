import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { securityEvents } from '#features/accounts/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { proofCalls } from '#testing/proofs.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { QueueEntry } from './contract/moderation.ts';
import { moderationLog } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool } = host;
const { enter, upload, proofOf, fetched, sent } = proofCalls(host);

const moderator = await buildUser(db, { userType: 'admin' });
const statement = 'The extract names another company.';
const rcs = { kind: 'registration', number: 'B123456' } as const;

const waiting = async (id: number) => {
  const { body } = await ask('GET', '/api/admin/queues/facts', { as: moderator.id });
  return (body as QueueEntry[]).find((entry) => entry.id === id);
};
const decide = async (id: number, decision: object, seen?: string) =>
  decidingAtOnce(host)(
    'facts',
    id,
    { seen: seen ?? (await waiting(id))?.seen ?? '', ...decision },
    moderator.id,
  );
const bellOf = async (as: number) =>
  ((await ask('GET', '/api/notifications', { as })).body as { text: string }[]).map(({ text }) => text);
const logOf = (id: number) => db.select().from(moderationLog).where(eq(moderationLog.subjectId, id));

test('what waits stands in a queue with its document, and is verified once', async () => {
  const { id: companyId, userId, name } = await buildCompany(db, { isVatVerified: false });
  const { id } = await sent(userId, rcs);
  expect(await waiting(id)).toMatchObject({
    company: { id: companyId, name },
    document: { factId: id, kind: 'pdf', name: 'extract.pdf' },
    facts: [
      { name: 'fact', value: 'registration' },
      { name: 'number', value: 'B123456' },
      { name: 'source', value: 'register' },
    ],
  });
  expect((await fetched(moderator.id, id)).status).toBe(200);
  const seen = (await waiting(id))?.seen ?? '';
  const responses = await Promise.all([1, 2, 3].map(() => decide(id, { verdict: 'approve' }, seen)));
  // The same decision is stored once; after it has taken effect it is refused as decided.
  expect([200, 409]).toEqual(expect.arrayContaining(responses.map(({ status }) => status)));
  expect((await decide(id, { verdict: 'approve' }, seen)).status).toBe(409);
  expect(await logOf(id)).toHaveLength(1);
  expect(await reloadCompany(db, companyId)).toMatchObject({
    isVatVerified: false,
    isVerified: true,
    registrationNumber: 'B123456',
  });
  expect(await proofOf(userId, 'registration')).toMatchObject({ settled: { state: 'verified' }, open: null });
  expect(await bellOf(userId)).toEqual(['RCS number: verified']);
  expect(await logOf(id)).toMatchObject([{ subject: 'fact', verdict: 'approved', personId: userId }]);
});

test('a refusal has a reason of the list and words, which its company reads', async () => {
  const { userId } = await buildCompany(db);
  const { id } = await sent(userId, rcs);
  const refuse = (details: object) => decide(id, { verdict: 'withhold', ...details });
  expect((await refuse({ statement })).body).toMatchObject({ fields: { reason: 'Choose a reason' } });
  expect((await refuse({ statement, reason: 'insult' })).status).toBe(400);
  expect((await refuse({ reason: 'other-company' })).status).toBe(400);
  expect((await refuse({ statement, reason: 'other-company' })).status).toBe(200);
  expect(await proofOf(userId, 'registration')).toMatchObject({
    settled: null,
    open: { state: 'refused', refusedFor: 'other-company', refusedWhy: statement },
  });
  expect(await bellOf(userId)).toEqual(['RCS number: not accepted']);
  expect(await logOf(id)).toMatchObject([{ verdict: 'withheld', reason: 'other-company', statement }]);
});

test('what was changed meanwhile is not decided', async () => {
  const { userId } = await buildCompany(db);
  const { id } = await sent(userId, rcs);
  const seen = (await waiting(id))?.seen ?? '';
  await enter(userId, { ...rcs, number: 'B654321' });
  expect(refusalOf(await decide(id, { verdict: 'approve' }, seen))).toBe('changedMeanwhile');
  expect(refusalOf(await decide(999_999, { verdict: 'approve' }, '1'))).toBe('notFound');
});

test('what is over by now can only be refused', async () => {
  const { id } = await buildCompanyProof(db, { kind: 'insurance', expiresOn: '2020-12-31' });
  expect(refusalOf(await decide(id, { verdict: 'approve' }))).toBe('isOver');
  expect((await decide(id, { verdict: 'withhold', reason: 'out-of-date', statement })).status).toBe(200);
});

test('what is verified anew takes the place of what was, whose document goes', async () => {
  const { id: companyId, userId } = await buildCompany(db);
  const oldProof = await buildCompanyProof(db, { companyId, state: 'verified' });
  const { id } = await sent(userId, rcs);
  expect((await decide(id, { verdict: 'approve' })).status).toBe(200);
  expect(await proofOf(userId, 'registration')).toMatchObject({
    settled: { id, number: 'B123456' },
    open: null,
  });
  const { rows } = await pool.query<{ payload: { names: string[] } }>(
    `select payload from ${storedJobsSql} jobs`,
  );
  expect(rows.flatMap(({ payload }) => payload.names ?? [])).toContain(`facts/${oldProof.documentToken}.pdf`);
});

test('a moderator looks at the pages of a PDF as pictures, and nobody else does', async () => {
  const { userId } = await buildCompany(db);
  const { id } = await sent(userId, rcs);
  const pages = `/api/company-fact-documents/${id}/pages`;
  expect(await ask('GET', pages, { as: moderator.id })).toMatchObject({ status: 200, body: { pages: 1 } });
  const { status, headers } = await ask('GET', `${pages}/1`, { as: moderator.id });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const address of [pages, `${pages}/1`])
    expect((await ask('GET', address, { as: userId })).status).toBe(404);
  for (const page of ['2', '0', '21'])
    expect((await ask('GET', `${pages}/${page}`, { as: moderator.id })).status).not.toBe(200);
  const read = await db.select().from(securityEvents).where(eq(securityEvents.personId, userId));
  expect(read.map(({ endpoint }) => endpoint)).toEqual(
    expect.arrayContaining([
      'GET /api/company-fact-documents/:factId/pages',
      'GET /api/company-fact-documents/:factId/pages/:page',
    ]),
  );
});

test('of a PDF that cannot be read no page is shown, and it is handed out all the same', async () => {
  const { userId } = await buildCompany(db);
  await enter(userId, rcs);
  await upload(userId, 'registration', Buffer.from('%PDF-1.7\nnothing that is one'));
  const id = (await proofOf(userId, 'registration')).open?.id ?? 0;
  const pages = `/api/company-fact-documents/${id}/pages`;
  expect((await ask('GET', pages, { as: moderator.id })).body).toEqual({ pages: 0 });
  expect((await ask('GET', `${pages}/1`, { as: moderator.id })).status).toBe(404);
  expect((await fetched(moderator.id, id)).status).toBe(200);
});
