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
import { listTodoItems } from './rules/todo-items.ts';

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
  // Other times were proposed for a visit that has taken place since.
  await buildVisit(db, { clientId, state: 'agreed', turn: 'client', startsAt: daysAgo(2) });
  await buildProject(db, { clientId, companyId, state: 'company-confirmed' });
  await buildProject(db, { clientId, companyId, state: 'client-confirmed' });
  expect(await waitingFor(clientId)).toEqual({ requests: 1, quotes: 1, visits: 1, projects: 1 });

  // The dashboard lists exactly what the places count.
  const listed = async <Item>(address: string) =>
    (await ask('GET', address, { as: clientId })).body as Item[];
  const items = listTodoItems({
    requests: await listed('/api/requests'),
    quotes: await listed('/api/quotes?state=sent'),
    projects: await listed('/api/projects'),
    visits: await listed('/api/visits?turn=mine'),
    conversations: [],
    unreadConversations: 0,
  });
  expect(items.map(({ what }) => what).toSorted()).toEqual(['confirm', 'question', 'quote', 'visit']);
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

  // The dashboard asks for the same by these calls.
  for (const [address, count] of [
    ['/api/invitations?show=to-answer', 2],
    ['/api/quotes?state=change-asked', 1],
    ['/api/visits?turn=mine', 1],
    ['/api/projects?confirmed=theirs', 1],
  ] as const)
    expect([address, (await ask('GET', address, { as: userId })).body]).toEqual([
      address,
      expect.toSatisfy((items: unknown[]) => items.length === count),
    ]);
});

test('the first HTML of a client’s page has their places with the counts, the active one marked', async () => {
  const { id: clientId } = await buildUser(db, { username: 'demo.client', fullName: 'Claire Hoffmann' });
  const company = await buildCompany(db);
  await buildQuote(db, { clientId, companyId: company.id, state: 'sent' });
  await buildMessage(db, { senderId: company.userId, receiverId: clientId });
  const { text } = await ask('GET', '/quotes', { as: clientId });
  const [, row = ''] = /<nav[^>]*aria-label="Your pages"[^>]*>(.*?)<\/nav>/s.exec(text) ?? [];
  expect(text).toMatch(/title="Account of Claire Hoffmann"[^>]*><span[^>]*aria-hidden="true">DC<\/span>/);
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
