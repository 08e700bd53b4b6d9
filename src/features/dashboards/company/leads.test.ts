import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyLead } from '#demo/builders/company-lead.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { personBlocks, messages } from '#features/messaging/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import type { LeadDeclineReason, LeadStage } from './rules/lead-stage.ts';
import { companyLeads } from './server/tables.ts';

const { db, ask } = await testHost();

let company: CompanyRow;

beforeAll(async () => {
  company = await buildCompany(db);
});

/** Adds somebody who has written to the company. */
const buildInquirer = async (to: CompanyRow = company) => {
  const client = await buildUser(db);
  await buildMessage(db, { senderId: client.id, receiverId: to.userId });
  return client;
};

const leadsOf = ({ userId }: CompanyRow, query = '') =>
  ask('GET', `/api/company-leads${query}`, { as: userId });
const stageOf = async (client: { id: number }, leadCompany: CompanyRow = company) => {
  const { body } = await leadsOf(leadCompany);
  return (body as { userId: number; stage: LeadStage }[]).find(({ userId }) => userId === client.id)?.stage;
};
const move = (client: { id: number }, stage: string, as = company.userId) =>
  ask('PATCH', `/api/company-leads/${client.id}`, { as, body: { stage } });
const decline = (client: { id: number }, body: object = {}, as = company.userId) =>
  ask('POST', `/api/company-leads/${client.id}/decline`, {
    as,
    body: { reason: 'fully-booked', message: 'We are sorry.', ...body },
  });
const messagesTo = (client: { id: number }) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.receiverId, client.id), eq(messages.senderId, company.userId)));

describe('where a lead stands', () => {
  test('is new until it is answered, then in talks, and won with a project', async () => {
    const client = await buildInquirer();
    expect(await stageOf(client)).toBe('new');
    await buildMessage(db, { senderId: company.userId, receiverId: client.id });
    expect(await stageOf(client)).toBe('talking');
    const parties = { clientId: client.id, companyId: company.id };
    await buildProject(db, { ...parties, createdAt: new Date(), status: 'cancelled' });
    // This project is from an earlier year.
    await buildProject(db, { ...parties, state: 'completed' });
    expect(await stageOf(client)).toBe('talking');
    await buildProject(db, { ...parties, createdAt: new Date() });
    expect(await stageOf(client)).toBe('won');
  });

  test('is where it was put, whatever happens afterwards', async () => {
    const client = await buildInquirer();
    expect(await move(client, 'quoted')).toMatchObject({
      status: 200,
      body: { userId: client.id, stage: 'quoted', declinedFor: null },
    });
    await buildProject(db, { clientId: client.id, companyId: company.id, createdAt: new Date() });
    expect(await stageOf(client)).toBe('quoted');
  });

  test('is each company’s own', async () => {
    const client = await buildInquirer();
    const otherCompany = await buildCompany(db);
    await buildMessage(db, { senderId: client.id, receiverId: otherCompany.userId });
    await move(client, 'won');
    expect(await stageOf(client, otherCompany)).toBe('new');
    expect(await stageOf(client)).toBe('won');
  });

  test('is told in the order and by the pages of the conversations', async () => {
    const busy = await buildCompany(db);
    const clients = [];
    for (let count = 0; count < 3; count += 1) clients.push(await buildInquirer(busy));
    const conversations = await ask('GET', '/api/messages?limit=2', { as: busy.userId });
    const first = await leadsOf(busy, '?limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    const idsOf = (body: unknown) => (body as { userId: number }[]).map(({ userId }) => userId);
    expect(idsOf(first.body)).toEqual(
      (conversations.body as { otherUser: { id: number } }[]).map(({ otherUser }) => otherUser.id),
    );
    const cursor = /cursor=(\d+)/.exec(String(first.headers['link']))?.[1];
    const second = await leadsOf(busy, `?limit=2&cursor=${cursor}`);
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(clients.map(({ id }) => id).toReversed());
    expect(second.headers['link']).toBeUndefined();
  });
});

describe('a lead is moved', () => {
  test('to nowhere but a column', async () => {
    const client = await buildInquirer();
    expect(await move(client, 'elsewhere')).toMatchObject({ status: 400 });
    expect(await ask('GET', '/api/company-leads?limit=0', { as: company.userId })).toMatchObject({
      status: 400,
    });
  });

  test('by the company it wrote to; to others it does not exist', async () => {
    const client = await buildInquirer();
    const otherCompany = await buildCompany(db);
    const lead = { status: 404, body: { code: 'leadNotFound' } };
    expect(await move(client, 'won', otherCompany.userId)).toMatchObject(lead);
    expect(await decline(client, { reason: 'other' }, otherCompany.userId)).toMatchObject(lead);
    expect(await move({ id: 2_000_000_000 }, 'won')).toMatchObject(lead);
    expect(await move(client, 'won', client.id)).toMatchObject({ status: 403 });
    expect(await ask('GET', '/api/company-leads')).toMatchObject({ status: 401 });
    expect(await stageOf(client)).toBe('new');
  });

  test('by many at once, and stands in one place', async () => {
    const client = await buildInquirer();
    const stages: LeadStage[] = ['talking', 'quoted', 'won', 'lost', 'new'];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => move(client, stages[index % stages.length] ?? 'new')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db.$count(companyLeads, eq(companyLeads.userId, client.id))).toBe(1);
  });
});

describe('a lead that waits', () => {
  test('stands first of all, the longest wait first, however many were written with since', async () => {
    const busy = await buildCompany(db);
    const [july, september] = [await buildUser(db), await buildUser(db)];
    const wrote = (client: { id: number }, sentAt: string) =>
      buildMessage(db, { senderId: client.id, receiverId: busy.userId, createdAt: new Date(sentAt) });
    await wrote(july, '2026-07-31T08:00:00Z');
    await wrote(september, '2026-09-02T08:00:00Z');
    const answeredIds = [];
    for (let index = 0; index < 3; index += 1) {
      const client = await buildInquirer(busy);
      await buildMessage(db, { senderId: busy.userId, receiverId: client.id });
      answeredIds.unshift(client.id);
    }
    const idsOf = (body: unknown) => (body as { userId: number }[]).map(({ userId }) => userId);
    const first = await leadsOf(busy, '?sort=waiting&limit=2');
    expect(idsOf(first.body)).toEqual([july.id, september.id, ...answeredIds.slice(0, 2)]);
    expect(first.body).toMatchObject([
      { waitingSince: '2026-07-31T08:00:00.000Z', otherUser: { id: july.id } },
      { waitingSince: '2026-09-02T08:00:00.000Z' },
      { waitingSince: null },
      { waitingSince: null },
    ]);
    const cursor = /cursor=(\d+)/.exec(String(first.headers['link']))?.[1];
    const second = await leadsOf(busy, `?sort=waiting&limit=2&cursor=${cursor}`);
    expect(idsOf(second.body)).toEqual(answeredIds.slice(2));
    expect(await ask('GET', `/api/company-leads/${july.id}`, { as: busy.userId })).toMatchObject({
      body: { userId: july.id, stage: 'new', otherUser: { username: july.username } },
    });
    await move(july, 'lost', busy.userId);
    expect(idsOf((await leadsOf(busy, '?stage=new')).body)).toEqual([september.id]);
  });

  test('is found by its name, and says what is known of the work', async () => {
    const askedCompany = await buildCompany(db);
    const client = await buildInquirer(askedCompany);
    await buildInquirer(askedCompany);
    const category = await buildCategory(db, { name: 'Gutters', names: { fr: 'Gouttières' } });
    const request = await buildRequest(db, {
      clientId: client.id,
      categoryId: category.id,
      title: 'Gutters on a terrace',
      commune: 'Schifflange',
      budgetMin: '4000',
      budgetMax: '4200',
      sentAt: new Date(),
    });
    await buildRequestInvitation(db, { requestId: request.id, companyId: askedCompany.id });
    const { body } = await leadsOf(
      askedCompany,
      `?search=${encodeURIComponent(client.fullName?.toUpperCase() ?? '')}`,
    );
    expect(body).toMatchObject([
      {
        userId: client.id,
        work: {
          isRequest: true,
          trade: { name: 'Gutters', names: { fr: 'Gouttières' } },
          place: { name: 'Schifflange', names: { lb: 'Schëffleng', de: 'Schifflingen' } },
          budget: { min: 4000, max: 4200 },
        },
      },
    ]);
  });

  test('is counted and added up with all others, whatever page is looked at', async () => {
    const firm = await buildCompany(db);
    const people = [];
    for (let index = 0; index < 4; index += 1) people.push(await buildInquirer(firm));
    const [first, second, third] = people;
    await buildProject(db, {
      companyId: firm.id,
      clientId: first?.id ?? 0,
      budget: '4500',
      createdAt: new Date(),
    });
    await buildProject(db, {
      companyId: firm.id,
      clientId: second?.id ?? 0,
      budget: 'not much',
      createdAt: new Date(),
    });
    if (third) await move(third, 'quoted', firm.userId);
    expect((await leadsOf(firm, '?limit=1')).body).toHaveLength(1);
    const totals = async (query = '') =>
      (await ask('GET', `/api/company-leads/totals${query}`, { as: firm.userId })).body;
    expect(await totals()).toEqual([
      { stage: 'new', count: 1, waiting: 1, value: 0 },
      { stage: 'talking', count: 0, waiting: 0, value: 0 },
      { stage: 'quoted', count: 1, waiting: 1, value: 0 },
      { stage: 'won', count: 2, waiting: 0, value: 4500 },
      { stage: 'lost', count: 0, waiting: 0, value: 0 },
    ]);
    expect(await totals(`?search=${encodeURIComponent(first?.fullName ?? '')}`)).toMatchObject([
      { count: 0 },
      { count: 0 },
      { count: 0 },
      { stage: 'won', count: 1, value: 4500 },
      { count: 0 },
    ]);
    expect((await leadsOf(firm, `?search=${encodeURIComponent(first?.fullName ?? '')}`)).body).toMatchObject([
      { work: { isRequest: false } },
    ]);
  });

  test('has a note that the team alone reads', async () => {
    const client = await buildInquirer();
    const writeNote = (text: string) =>
      ask('PATCH', `/api/company-leads/${client.id}/note`, { as: company.userId, body: { text } });
    expect(await writeNote(' Rings in the evening. ')).toMatchObject({
      status: 200,
      body: { note: 'Rings in the evening.', stage: 'new' },
    });
    const clientMessages = await ask('GET', '/api/messages', { as: client.id });
    expect(clientMessages.text).not.toContain('Rings in the evening');
    expect(await writeNote('a'.repeat(1001))).toMatchObject({ status: 400 });
    expect(await writeNote('')).toMatchObject({ body: { note: null } });
  });
});

describe('a lead is declined', () => {
  test('with a reason: it is lost, and the client reads what was written, word for word', async () => {
    const client = await buildInquirer();
    expect(
      await decline(client, { reason: 'too-far', message: ' Too far. Try in the north. ' }),
    ).toMatchObject({
      status: 201,
      body: { userId: client.id, stage: 'lost', declinedFor: 'too-far' },
    });
    const [message] = await messagesTo(client);
    expect(message?.content).toBe('Too far. Try in the north.');
    const thread = await ask('GET', `/api/messages/conversation/${company.userId}`, { as: client.id });
    expect(thread.body).toMatchObject([{}, { content: message?.content, sender: { id: company.userId } }]);
  });

  test('once, however often the button is pressed', async () => {
    const client = await buildInquirer();
    const responses = await Promise.all(Array.from({ length: 50 }, () => decline(client)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'alreadyDeclined' },
    });
    expect(await messagesTo(client)).toHaveLength(1);
  });

  test('for a reason of the list, in words that fit', async () => {
    const client = await buildInquirer();
    expect(await decline(client, { reason: 'mood' })).toMatchObject({ status: 400 });
    expect(await decline(client, { message: 'a'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { fields: { message: 'Message must be 2,000 characters or less' } },
    });
    expect(await decline(client, { message: ' ' })).toMatchObject({ status: 400 });
    expect(await messagesTo(client)).toEqual([]);
  });

  test('and stays where it is when the client cannot be written to', async () => {
    const client = await buildInquirer();
    await db.insert(personBlocks).values({ userId: client.id, blockedId: company.userId });
    expect(await decline(client)).toMatchObject({ status: 403, body: { code: 'blocked' } });
    expect(await stageOf(client)).toBe('new');
  });

  test('and not any more once it is taken back', async () => {
    const client = await buildInquirer();
    await decline(client);
    expect(await move(client, 'lost')).toMatchObject({ body: { declinedFor: 'fully-booked' } });
    expect(await move(client, 'talking')).toMatchObject({ body: { declinedFor: null } });
    expect(await decline(client)).toMatchObject({ status: 201 });
  });
});

describe('who was declined is shown similar companies', () => {
  const trade = async () => (await buildCategory(db)).id;

  test('of the same trade, the nearest first, three at most', async () => {
    const [roofing, painting] = [await trade(), await trade()];
    const inTown = async (city: string, categoryId = roofing) => {
      const built = await buildCompany(db, { city, postalCode: null });
      await buildService(db, { companyId: built.id, categoryId });
      return built;
    };
    const localCompany = await inTown('Mersch');
    const farCompany = await inTown('Remich');
    const sameCanton = await inTown('Lintgen');
    await inTown('Mersch', painting);
    const sameTown = await inTown('Mersch');
    const suspended = await inTown('Mersch');
    await buildCompany(db, { city: 'Mersch', postalCode: null });
    await db.update(users).set({ isSuspended: true }).where(eq(users.id, suspended.userId));

    const client = await buildInquirer(localCompany);
    const similar = () =>
      ask('GET', `/api/messages/similar-companies/${localCompany.userId}`, { as: client.id });
    expect(await similar()).toMatchObject({ status: 200, body: [] });
    await buildCompanyLead(db, {
      companyId: localCompany.id,
      userId: client.id,
      stage: 'lost',
      declinedFor: 'fully-booked' satisfies LeadDeclineReason,
    });
    const { body } = await similar();
    expect((body as { id: number }[]).map(({ id }) => id)).toEqual([
      sameTown.id,
      sameCanton.id,
      farCompany.id,
    ]);
    expect(body).toMatchObject([{ name: sameTown.name, city: sameTown.city }, {}, {}]);
    const stranger = await buildUser(db);
    expect(
      await ask('GET', `/api/messages/similar-companies/${localCompany.userId}`, { as: stranger.id }),
    ).toMatchObject({ status: 200, body: [] });
    expect(await ask('GET', '/api/messages/similar-companies/x', { as: client.id })).toMatchObject({
      status: 400,
    });
  });
});
