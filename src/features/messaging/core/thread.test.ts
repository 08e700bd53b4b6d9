import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage, messageRow } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import type { Message } from './contract/messaging-fields.ts';
import { messages } from './server/tables.ts';

const { ask, db } = await testHost();

const newPerson = async () => (await buildUser(db)).id;
const write = (senderId: number, receiverId: number, content = 'Moien') =>
  buildMessage(db, { senderId, receiverId, content });
const thread = (as: number, partnerId: number | string) =>
  ask('GET', `/api/messages/conversation/${partnerId}`, { as });
const partner = (as: number, partnerId: number) => ask('GET', `/api/messages/partner/${partnerId}`, { as });
const markRead = (as: number, conversationPartnerId: unknown) =>
  ask('POST', '/api/messages/mark-read', { as, body: { conversationPartnerId } });
const typing = (as: number, receiverId: unknown) =>
  ask('POST', '/api/messages/typing', { as, body: { receiverId } });

describe('who may be sent a quote or proposed a visit without a request (reading 84)', () => {
  const abilities = async (as: number, partnerId: number) =>
    ((await partner(as, partnerId)).body as { abilities: object }).abilities;

  test('is a client who has turned to the company, and no longer once either blocks the other', async () => {
    const [client, { userId: owner }] = [await newPerson(), await buildCompany(db)];
    await write(owner, client);
    expect(await abilities(owner, client)).toEqual({ maySend: true, mayPropose: false });
    await write(client, owner);
    expect(await abilities(owner, client)).toEqual({ maySend: true, mayPropose: true });
    expect(await abilities(client, owner)).toEqual({ maySend: true, mayPropose: false });
    await ask('POST', '/api/blocks', { as: owner, body: { userId: client } });
    expect(await abilities(owner, client)).toMatchObject({ mayPropose: false });
    expect(await abilities(client, owner)).toMatchObject({ maySend: false });
    await ask('DELETE', `/api/blocks/${client}`, { as: owner });
    await ask('POST', '/api/blocks', { as: client, body: { userId: owner } });
    expect((await partner(owner, client)).body).toMatchObject({
      hasBlockedMe: true,
      abilities: { maySend: false, mayPropose: false },
    });
  });

  test('is no company and nobody of the staff', async () => {
    const [ownCompany, otherCompany] = [await buildCompany(db), await buildCompany(db)];
    await write(otherCompany.userId, ownCompany.userId);
    const { id: moderator } = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
    await write(moderator, ownCompany.userId);
    for (const partnerId of [otherCompany.userId, moderator])
      expect(await abilities(ownCompany.userId, partnerId)).toMatchObject({ mayPropose: false });
  });
});

describe('a thread', () => {
  test(
    'is what the two wrote, oldest first, markup as text',
    {
      meta: { requirements: ['API-029', 'DATA-028'] },
    },
    async () => {
      const [person, other, third] = [await newPerson(), await newPerson(), await newPerson()];
      const first = await write(person, other, '<b>Moien</b>');
      const second = await write(other, person);
      await write(third, person);
      const { body, headers } = await thread(person, other);
      expect(body).toEqual([
        {
          id: first.id,
          senderId: person,
          receiverId: other,
          content: '<b>Moien</b>',
          isWithheld: false,
          attachments: [],
          isRead: false,
          createdAt: first.createdAt.toISOString(),
          sender: { id: person, username: expect.any(String), userType: 'private' },
          receiver: { id: other, username: expect.any(String), userType: 'private' },
        },
        expect.objectContaining({ id: second.id, senderId: other }),
      ]);
      expect(headers['x-total-count']).toBe('2');
      expect((await thread(other, person)).body).toHaveLength(2);
    },
  );

  test('goes on upwards, and misses or repeats nothing when somebody writes meanwhile', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const rows = await db
      .insert(messages)
      .values(Array.from({ length: 120 }, () => messageRow({ senderId: person, receiverId: other })))
      .returning({ id: messages.id });
    const listedIds: number[] = [];
    let address: string | undefined = `/api/messages/conversation/${other}`;
    while (address) {
      const { body, headers } = await ask('GET', address, { as: person });
      listedIds.unshift(...(body as Message[]).map(({ id }) => id));
      await write(other, person);
      address = /<([^>]+)>/.exec(String(headers['link']))?.[1];
    }
    expect(listedIds).toEqual(rows.map(({ id }) => id));
  });

  test(
    'with a company one has not written to is empty',
    {
      meta: { requirements: ['MSG-018'] },
    },
    async () => {
      const person = await newPerson();
      const company = await buildCompany(db, { name: 'Toiture Schmit', city: 'Esch-sur-Alzette' });
      expect(await thread(person, company.userId)).toMatchObject({ status: 200, body: [] });
      expect((await partner(person, company.userId)).body).toEqual({
        id: company.userId,
        username: expect.any(String),
        userType: 'company',
        name: 'Toiture Schmit',
        company: { id: company.id, name: 'Toiture Schmit', logoUrl: null, city: 'Esch-sur-Alzette' },
        isBlocked: false,
        hasBlockedMe: false,
        hasNews: false,
        lastWrittenAt: null,
        abilities: { maySend: true, mayPropose: false },
      });
      await ask('POST', '/api/messages', {
        as: person,
        body: { receiverId: company.userId, content: 'Moien' },
      });
      expect((await partner(person, company.userId)).body).toMatchObject({
        lastWrittenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
      expect((await partner(company.userId, person)).body).toMatchObject({ lastWrittenAt: null });
      await ask('POST', '/api/blocks', { as: person, body: { userId: company.userId } });
      expect((await partner(person, company.userId)).body).toMatchObject({ isBlocked: true });
    },
  );

  test('is nobody else’s, and of a stranger one learns nothing', async () => {
    const [person, other, stranger] = [await newPerson(), await newPerson(), await newPerson()];
    await write(person, other);
    const suspended = await buildUser(db, { userType: 'company', isSuspended: true });
    for (const id of [person, other, suspended.id, stranger, 999_999]) {
      expect((await thread(stranger, id)).status).toBe(404);
      expect((await partner(stranger, id)).status).toBe(404);
      expect((await markRead(stranger, id)).status).toBe(404);
      expect((await typing(stranger, id)).status).toBe(404);
    }
  });

  test('a project opens it to its two sides', async () => {
    const company = await buildCompany(db);
    const client = await newPerson();
    expect((await thread(company.userId, client)).status).toBe(404);
    await buildProject(db, { clientId: client, companyId: company.id });
    expect((await thread(company.userId, client)).status).toBe(200);
  });

  test('stays when the other can no longer be written to', async () => {
    const person = await newPerson();
    for (const overrides of [{ isSuspended: true }, { erasedAt: new Date() }]) {
      const other = await buildUser(db, overrides);
      await write(other.id, person);
      expect((await thread(person, other.id)).body).toHaveLength(1);
      expect((await partner(person, other.id)).body).toMatchObject({ abilities: { maySend: false } });
    }
  });

  test.each(['0', 'x', '1e3', '2147483648', '%00'])('refuses %s as a partner', async (id) => {
    expect((await thread(await newPerson(), id)).status).toBe(400);
  });
});

describe('POST /api/messages/mark-read', () => {
  test(
    'marks what was received, and answers what is left',
    {
      meta: { requirements: ['API-030'] },
    },
    async () => {
      const [person, other, third] = [await newPerson(), await newPerson(), await newPerson()];
      for (const from of [other, other, third]) await write(from, person);
      await write(person, other);
      expect(await markRead(person, other)).toMatchObject({
        status: 200,
        body: { messages: 1, conversations: 1 },
      });
      const { body } = await thread(person, other);
      expect((body as Message[]).map(({ isRead }) => isRead)).toEqual([true, true, false]);
      expect((await markRead(person, other)).body).toEqual({ messages: 1, conversations: 1 });
      const { body: list } = await ask('GET', '/api/messages/conversations', { as: person });
      expect(list).toMatchObject([
        { userId: other, unreadCount: 0 },
        { userId: third, unreadCount: 1 },
      ]);
    },
  );

  test.each([0, '1', null, undefined, 2 ** 31])('refuses %j', async (id) => {
    expect((await markRead(await newPerson(), id)).status).toBe(400);
  });
});
