import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { requestQuestions } from '#features/requests/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost({ withPages: true });

const none = { requests: 0, quotes: 0, visits: 0, projects: 0 };
const waitingFor = async (as: number) => (await ask('GET', '/api/waiting', { as })).body;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test('a client is waited for by questions, quotes that hold, proposed times and work said to be done', async () => {
  const { id: clientId } = await buildUser(db);
  const { id: companyId } = await buildCompany(db);
  expect(await waitingFor(clientId)).toEqual(none);

  const request = await buildRequest(db, { clientId, sentAt: new Date() });
  const { id: invitationId } = await buildRequestInvitation(db, {
    requestId: request.id,
    companyId,
    state: 'talking',
  });
  await db.insert(requestQuestions).values([
    { invitationId, words: 'Is the attic heated?' },
    { invitationId, words: 'May we park in the yard?' },
  ]);
  await buildQuote(db, { clientId, companyId, state: 'sent' });
  await buildQuote(db, { clientId, companyId, state: 'sent', sentAt: daysAgo(90) });
  await buildQuote(db, { clientId, companyId, state: 'draft' });
  await buildVisit(db, { clientId, state: 'proposed' });
  await buildVisit(db, { clientId, state: 'asked' });
  await buildVisit(db, { clientId, state: 'agreed' });
  await buildProject(db, { clientId, companyId, state: 'company-confirmed' });
  await buildProject(db, { clientId, companyId, state: 'client-confirmed' });
  expect(await waitingFor(clientId)).toEqual({ requests: 1, quotes: 1, visits: 1, projects: 1 });
});

test('a company is waited for by unanswered requests, asked changes, asked times and work said to be done', async () => {
  const { id: companyId, userId } = await buildCompany(db);
  expect(await waitingFor(userId)).toEqual(none);

  await buildRequestInvitation(db, { companyId, state: 'sent' });
  await buildRequestInvitation(db, { companyId, state: 'seen' });
  await buildRequestInvitation(db, { companyId, state: 'talking' });
  await buildRequestInvitation(db, { companyId, state: 'sent', sentAt: daysAgo(20) });
  await buildQuote(db, { companyId, state: 'change-asked' });
  await buildQuote(db, { companyId, state: 'sent' });
  await buildQuote(db, { companyId, state: 'draft' });
  await buildVisit(db, { companyId, memberId: userId, state: 'asked' });
  await buildVisit(db, { companyId, memberId: userId, state: 'proposed' });
  await buildProject(db, { companyId, state: 'client-confirmed' });
  await buildProject(db, { companyId, state: 'company-confirmed' });
  expect(await waitingFor(userId)).toEqual({ requests: 2, quotes: 1, visits: 1, projects: 1 });
});

test('the first HTML of a client’s page has their places with the counts, the active one marked', async () => {
  const { id: clientId } = await buildUser(db);
  const company = await buildCompany(db);
  await buildQuote(db, { clientId, companyId: company.id, state: 'sent' });
  await buildMessage(db, { senderId: company.userId, receiverId: clientId });
  const { text } = await ask('GET', '/quotes', { as: clientId });
  const [, row = ''] = /<nav[^>]*aria-label="Your pages"[^>]*>(.*?)<\/nav>/s.exec(text) ?? [];
  expect(row).toContain('>Quotes, 1 waiting</span>');
  expect(row).toContain('>Messages, 1 unread</span>');
  expect(row.match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('href="/quotes"')]);
});

test('the first HTML of a company’s page has its initials', async () => {
  const { userId } = await buildCompany(db, { name: 'Toiture Weber' });
  const { text } = await ask('GET', '/quotes', { as: userId });
  expect(text).toMatch(/title="Account of [^"]*"[^>]*><span[^>]*aria-hidden="true">TW<\/span>/);
});

test('public pages, and those of visitors, have no row of places', async () => {
  const { id: clientId } = await buildUser(db);
  for (const as of [clientId, undefined]) {
    const { text } = await ask('GET', '/about', { as });
    expect(text).not.toContain('aria-label="Your pages"');
  }
});
