import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildRoomFile } from '#demo/builders/room-file.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import type { Message } from '#features/messaging/core/contract/messaging-fields.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { projectEvents } from '#features/projects/core/server/tables.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { listenAt } from '#testing/live-listener.ts';
import { roomCalls } from '#testing/room.ts';
import type { TeamLogEntry } from './contract/team.ts';

const host = await testHost();
const { app, db, ask, signIn } = host;
const rooms = roomCalls(host);
const here = await app.listen({ port: 0, host: '127.0.0.1' });

let company: CompanyRow;
let owner: number;
let member: number;
let client: number;

beforeEach(async () => {
  company = await buildCompanyOnPlan(db, 'premium');
  owner = company.userId;
  member = (await buildCompanyMember(db, { companyId: company.id })).userId;
  client = (await buildUser(db)).id;
  await buildMessage(db, { senderId: client, receiverId: owner });
});

const send = (as: number) =>
  ask('POST', '/api/messages', { as, body: { receiverId: client, content: 'On Monday.' } });
const workOf = async () => {
  const { body } = await ask('GET', '/api/company-team/log', { as: owner });
  return (body as TeamLogEntry[]).map(({ action, by, about }) => ({ action, by, about }));
};
const nameOf = async (id: number) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.fullName ?? '';

describe('a member answers as the company', () => {
  test('a message is the company’s, and who wrote it stands beside it', async () => {
    const response = await send(member);
    expect(response).toMatchObject({ status: 201, body: { senderId: owner, sender: { id: owner } } });
    const { id } = response.body as { id: number };
    const [row] = await db.select().from(messages).where(eq(messages.id, id));
    expect(row?.writtenBy).toBe(member);
    const thread = await ask('GET', `/api/messages/conversation/${owner}`, { as: client });
    expect(thread.body).toMatchObject([{}, { content: 'On Monday.', senderId: owner }]);
    expect(thread.text).not.toContain('writtenBy');
    expect(await ask('GET', `/api/messages/conversation/${member}`, { as: client })).toMatchObject({
      body: [],
    });
  });

  test('the company’s side is told which member wrote, the client is not', async () => {
    const [owners, clients] = [
      await listenAt(here, await signIn(owner)),
      await listenAt(here, await signIn(client)),
    ];
    await send(member);
    await send(owner);
    for (const as of [owner, member]) {
      const { body } = await ask('GET', `/api/messages/conversation/${client}`, { as });
      const [clientMessage, ofMember, ofOwner] = body as Message[];
      expect(ofMember).toMatchObject({ senderId: owner, writtenBy: await nameOf(member) });
      for (const message of [clientMessage, ofOwner]) expect(message).not.toHaveProperty('writtenBy');
    }
    const thread = await ask('GET', `/api/messages/conversation/${owner}`, { as: client });
    expect(thread.body).toHaveLength(3);
    expect(thread.text).not.toContain('writtenBy');
    expect(thread.text).not.toContain(await nameOf(member));
    const liveMessagesOf = async ({ heard }: typeof owners) => {
      await eventually(() => expect(heard.filter(({ event }) => event === 'message')).toHaveLength(2));
      return heard.filter(({ event }) => event === 'message').map(({ data }) => data);
    };
    const [first, second] = await liveMessagesOf(owners);
    expect(first).toMatchObject({ isByMember: true });
    expect(second).not.toHaveProperty('isByMember');
    for (const liveMessage of await liveMessagesOf(clients))
      expect(liveMessage).not.toHaveProperty('isByMember');
  });

  test('what the owner writes stands for itself', async () => {
    const { body } = await send(owner);
    const [row] = await db
      .select()
      .from(messages)
      .where(eq(messages.id, (body as { id: number }).id));
    expect(row?.writtenBy).toBeNull();
  });

  test('reads what the company reads', async () => {
    for (const address of [
      '/api/messages',
      '/api/messages/conversations',
      '/api/messages/unread',
      `/api/messages/conversation/${client}`,
      '/api/company-insights?days=30',
      '/api/company-insights/csv?days=30',
      '/api/company-leads',
      '/api/companies/reviews',
      '/api/projects',
    ]) {
      const [ownerResponse, memberResponse] = [
        await ask('GET', address, { as: owner }),
        await ask('GET', address, { as: member }),
      ];
      expect([address, memberResponse.status, memberResponse.text]).toEqual([
        address,
        200,
        ownerResponse.text,
      ]);
    }
  });

  test('hears what the company hears, and nothing more once out of the team', async () => {
    const stream = await listenAt(here, await signIn(member));
    await ask('POST', '/api/messages', { as: client, body: { receiverId: owner, content: 'Still there?' } });
    await eventually(() => expect(stream.heard.map(({ event }) => event)).toContain('message'));
    await ask('DELETE', `/api/company-team/members/${member}`, { as: owner });
    await eventually(() => expect(stream.hasEnded()).toBe(true));
  });

  test('and who did what is noted', async () => {
    const project = await buildProject(db, { clientId: client, companyId: company.id });
    const review = await buildReview(db, { companyId: company.id });
    const flagged = await buildReview(db, { companyId: company.id });
    const responses = [
      await send(member),
      await ask('PATCH', `/api/company-leads/${client}`, { as: member, body: { stage: 'quoted' } }),
      await ask('POST', `/api/reviews/${review.id}/reply`, {
        as: member,
        body: { text: 'Thank you, it was a pleasure to work for you.' },
      }),
      await ask('POST', `/api/reviews/${flagged.id}/flag`, {
        as: member,
        body: { reason: 'This was another company.' },
      }),
      await ask('POST', `/api/projects/${project.id}/complete`, { as: member, body: {} }),
      await ask('POST', `/api/company-leads/${client}/decline`, {
        as: owner,
        body: { reason: 'other', message: 'We are sorry.' },
      }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 200, 201, 201, 200, 201]);
    const [by, about] = [await nameOf(member), await nameOf(client)];
    expect(await workOf()).toEqual([
      { action: 'decline-lead', by: await nameOf(owner), about },
      { action: 'complete-project', by, about },
      { action: 'report-review', by, about: null },
      { action: 'reply-to-review', by, about: null },
      { action: 'move-lead', by, about },
      { action: 'message', by, about },
    ]);
    const [event] = await db.select().from(projectEvents).where(eq(projectEvents.projectId, project.id));
    expect(event).toMatchObject({ actorId: member, side: 'company' });
  });

  test('a company without a team has nothing to note', async () => {
    const alone = await buildCompany(db);
    await buildMessage(db, { senderId: client, receiverId: alone.userId });
    await send(alone.userId);
    expect(await ask('GET', '/api/company-team/log', { as: alone.userId })).toMatchObject({ body: [] });
  });
});

describe('a member works in a project’s room', () => {
  const statusOf = async (as: number, path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
    (await ask(method, path, { as, body })).status;

  test('as the company’s side, and what they did there is noted', async () => {
    const { id } = await buildProject(db, { clientId: client, companyId: company.id });
    const milestone = { name: 'Roof is tight', dueOn: '2099-03-01' };
    expect(await statusOf(member, `/api/projects/${id}/milestones`, milestone)).toBe(201);
    const file = await rooms.uploaded(member, id);
    expect(file).toMatchObject({ side: 'company', abilities: { mayChange: true } });
    expect((await rooms.read(owner, id)).files).toMatchObject([{ abilities: { mayChange: true } }]);
    expect((await rooms.fetched(member, id, file.id)).status).toBe(200);
    expect((await rooms.removed(member, id, file.id)).status).toBe(200);
    const report = { clientId: client, reason: 'insults', additionalInfo: 'Shouted at the site.' };
    expect(await statusOf(member, '/api/client-reports', report)).toBe(201);
    const [by, about] = [await nameOf(member), await nameOf(client)];
    expect(await workOf()).toEqual([
      { action: 'report-client', by, about },
      ...Array.from({ length: 3 }, () => ({ action: 'change-room', by, about })),
    ]);
  });

  test('to publish its pictures, and to take them back, as a manager', async () => {
    const manager = (await buildCompanyMember(db, { companyId: company.id, role: 'manager' })).userId;
    const { id } = await buildProject(db, {
      clientId: client,
      companyId: company.id,
      state: 'completed',
      publication: 'none',
      publishedAt: null,
    });
    const picture = await buildRoomFile(db, {
      projectId: id,
      ownerId: owner,
      side: 'company',
      kind: 'picture',
      stage: 'after',
      width: 800,
      height: 600,
    });
    expect((await rooms.asked(member, id, [picture.id])).status).toBe(403);
    expect((await rooms.read(member, id)).abilities).toMatchObject({ mayPublish: false, mayAsk: false });
    expect((await rooms.asked(manager, id, [picture.id])).status).toBe(200);
    expect((await ask('DELETE', `/api/projects/${id}/publication`, { as: manager })).status).toBe(200);
    expect((await workOf()).map(({ action }) => action)).toEqual(['withdraw-pictures', 'ask-to-publish']);
  });
});

describe('it ends at once', () => {
  let project: number;
  beforeEach(async () => {
    project = (await buildProject(db, { clientId: client, companyId: company.id })).id;
    expect(await ask('GET', `/api/projects/${project}/room`, { as: member })).toMatchObject({ status: 200 });
  });
  const cannot = async () => {
    expect(await ask('GET', '/api/company-profile', { as: member })).toMatchObject({ status: 404 });
    expect(await ask('GET', '/api/company-leads', { as: member })).toMatchObject({ body: [] });
    expect(await ask('GET', '/api/companies/reviews', { as: member })).toMatchObject({ body: [] });
    expect(await ask('GET', '/api/messages', { as: member })).toMatchObject({ body: [] });
    expect(
      await ask('PATCH', `/api/company-leads/${client}`, { as: member, body: { stage: 'won' } }),
    ).toMatchObject({
      status: 404,
    });
    expect(await ask('GET', `/api/projects/${project}/room`, { as: member })).toMatchObject({ status: 404 });
    // In their own name a member is a stranger to the company's clients.
    expect(await send(member)).toMatchObject({ status: 404 });
  };

  test('when a member is removed, also for a session that was there before', async () => {
    const cookie = await signIn(member);
    const desk = () => app.inject({ url: '/api/company-profile', headers: { cookie } });
    expect((await desk()).statusCode).toBe(200);
    await ask('DELETE', `/api/company-team/members/${member}`, { as: owner });
    expect((await desk()).statusCode).toBe(404);
    await cannot();
  });

  test('also for what was answered before, when it is sent again with its key', async () => {
    const body = { description: 'Slate', kind: 'materials', unit: 'm2', unitPrice: '82.50', vatRate: 17 };
    const headers = { 'idempotency-key': 'slate' };
    const repeat = () => ask('POST', '/api/price-book', { as: member, body, headers });
    const first = await repeat();
    expect(first.status).toBe(201);
    expect((await repeat()).text).toBe(first.text);
    await ask('DELETE', `/api/company-team/members/${member}`, { as: owner });
    const { status, text } = await repeat();
    expect(status).toBe(404);
    expect(text).not.toContain('Slate');
  });

  test('when the company’s own account is suspended', async () => {
    const suspension = () => ask('GET', '/api/company-team/suspension', { as: member });
    expect((await suspension()).body).toBeNull();
    const reason = 'It sends the same offer to everybody.';
    const suspendedUntil = new Date('2027-03-31T21:59:59Z');
    await db
      .update(users)
      .set({ isSuspended: true, suspensionReason: reason, suspendedUntil })
      .where(eq(users.id, owner));
    await cannot();
    expect((await suspension()).body).toEqual({
      company: company.name,
      reason,
      until: suspendedUntil.toISOString(),
    });
    const stranger = await buildCompany(db);
    expect((await ask('GET', '/api/company-team/suspension', { as: stranger.userId })).body).toBeNull();
  });
});

describe('what is a person’s own stays their own', () => {
  test('a member is signed in as themselves, and works at their own account', async () => {
    expect(await ask('GET', '/api/user', { as: member })).toMatchObject({ body: { id: member } });
    const name = { fullName: 'Anouk Reding' };
    expect(await ask('PATCH', '/api/user', { as: member, body: name })).toMatchObject({ body: name });
    expect(await ask('GET', '/api/user', { as: owner })).not.toMatchObject({ body: name });
  });
});
