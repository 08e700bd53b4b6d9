import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { listenAt } from '#testing/live-listener.ts';
import type { Conversation, WrittenLead } from './contract/conversations.ts';
import type { LiveMessagingEvents } from './contract/live-messaging-events.ts';

const host = await testHost();
const { app, ask, db, pool, signIn } = host;
const here = await app.listen({ port: 0, host: '127.0.0.1' });

let companyId: number;
let owner: number;
let member: number;
let client: number;

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  ({ id: companyId, userId: owner } = await buildCompany(db));
  member = (await buildCompanyMember(db, { companyId })).userId;
  client = (await buildUser(db)).id;
});

const write = (content = 'When could you come?') =>
  ask('POST', '/api/messages', { as: client, body: { receiverId: owner, content } });
const open = (as: number) =>
  ask('POST', '/api/messages/mark-read', { as, body: { conversationPartnerId: client } });
const unread = async (as: number) => (await ask('GET', '/api/messages/unread', { as })).body;
const inList = async (as: number) => {
  const conversations = (await ask('GET', '/api/messages/conversations', { as })).body as Conversation[];
  const [lead] = (await ask('GET', '/api/company-leads', { as })).body as WrittenLead[];
  return [conversations[0]?.unreadCount, lead?.unreadCount];
};

describe('of a team each has read what they have read themselves', () => {
  test('what one opens stays unread for the other: count, list and leads', async () => {
    await write();
    await write();
    expect(await open(member)).toMatchObject({ status: 200, body: { messages: 0, conversations: 0 } });
    expect([await unread(member), await inList(member)]).toEqual([{ messages: 0, conversations: 0 }, [0, 0]]);
    expect([await unread(owner), await inList(owner)]).toEqual([{ messages: 2, conversations: 1 }, [2, 2]]);
    await write();
    expect([await inList(member), await inList(owner)]).toEqual([
      [1, 1],
      [3, 3],
    ]);
    await open(owner);
    expect([await unread(owner), await inList(member)]).toEqual([{ messages: 0, conversations: 0 }, [1, 1]]);
  });

  test('the client is told that it was read when the first of them reads it', async () => {
    await write();
    const isRead = async () => {
      const { body } = await ask('GET', `/api/messages/conversation/${owner}`, { as: client });
      return (body as { isRead: boolean }[]).map((message) => message.isRead);
    };
    expect(await isRead()).toEqual([false]);
    await open(member);
    expect(await isRead()).toEqual([true]);
  });

  test('who joins begins with nothing unread, and who comes back does too', async () => {
    await write();
    const later = (await buildCompanyMember(db, { companyId })).userId;
    expect(await unread(later)).toEqual({ messages: 0, conversations: 0 });
    await write();
    expect(await unread(later)).toEqual({ messages: 1, conversations: 1 });
    await ask('DELETE', `/api/company-team/members/${later}`, { as: owner });
    await buildCompanyMember(db, { companyId, userId: later });
    expect(await unread(later)).toEqual({ messages: 0, conversations: 0 });
  });

  test('a company without a team counts as before, and what is gone is not counted', async () => {
    const alone = (await buildCompany(db)).userId;
    const { senderId } = await buildMessage(db, { receiverId: alone });
    const { id } = await buildMessage(db, { receiverId: alone, senderId });
    expect(await unread(alone)).toEqual({ messages: 2, conversations: 1 });
    await pool.query('delete from messages where id = $1', [id]);
    expect(await unread(alone)).toEqual({ messages: 1, conversations: 1 });
  });

  test('an open page hears its own person’s counts', async () => {
    const [owners, members] = [
      await listenAt(here, await signIn(owner)),
      await listenAt(here, await signIn(member)),
    ];
    await write();
    await open(member);
    await write();
    const counts = async ({ wait }: typeof owners, count: number) =>
      (await wait('message', count)).map(({ data }) => (data as LiveMessagingEvents['message']).unreadCount);
    expect([await counts(owners, 2), await counts(members, 2)]).toEqual([
      [1, 2],
      [1, 1],
    ]);
    await members.wait('seen');
    expect(owners.heard.filter(({ event }) => event === 'seen')).toEqual([]);
  });

  test('messages that come while all of a team read hold up nobody, and nobody misses one', async () => {
    for (let round = 0; round < 15; round += 1) {
      await pool.query('delete from rate_limits');
      const actions = [write, () => open(member), () => open(owner)];
      const responses = await Promise.all(
        Array.from({ length: 9 }, async (_, nth) => await (actions[nth % 3] ?? write)()),
      );
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    }
    await pool.query('delete from rate_limits');
    await write('The last one');
    for (const reader of [owner, member]) {
      expect(await unread(reader)).toMatchObject({ conversations: 1 });
      await open(reader);
      expect(await unread(reader)).toEqual({ messages: 0, conversations: 0 });
    }
  });
});
