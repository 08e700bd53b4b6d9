import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import type { Conversation, WrittenLead } from './contract/conversations.ts';
import { messages } from './server/tables.ts';

const { ask, db, pool } = await testHost();

const newPerson = async () => (await buildUser(db)).id;
const write = (senderId: number, receiverId: number, content = 'Moien') =>
  buildMessage(db, { senderId, receiverId, content });
const leads = async (as: number, query = '') =>
  (await ask('GET', `/api/messages${query}`, { as })).body as WrittenLead[];
const conversations = async (as: number, query = '') =>
  (await ask('GET', `/api/messages/conversations${query}`, { as })).body as Conversation[];
const unread = async (as: number) => (await ask('GET', '/api/messages/unread', { as })).body;

describe('GET /api/messages', () => {
  test(
    'names the other side, what is unread and what was said last',
    {
      meta: { requirements: ['API-026', 'DATA-029', 'DASH-013', 'DASH-016'] },
    },
    async () => {
      const person = await newPerson();
      const company = await buildCompany(db, { name: 'Toiture Schmit', logoUrl: '/logo.png' });
      await write(person, company.userId, 'When could you come?');
      await write(company.userId, person, 'On Thursday.');
      const last = await write(company.userId, person, 'At eight.');
      expect(await leads(person)).toEqual([
        {
          otherUser: {
            id: company.userId,
            username: expect.stringContaining('person-'),
            name: 'Toiture Schmit',
            email: expect.stringContaining('@'),
            userType: 'company',
            company: { name: 'Toiture Schmit', logoUrl: '/logo.png' },
          },
          unreadCount: 2,
          lastMessage: {
            content: 'At eight.',
            attachmentCount: 0,
            createdAt: last.createdAt.toISOString(),
            isMine: false,
            isWithheld: false,
          },
        },
      ]);
      expect(await leads(company.userId)).toMatchObject([
        { otherUser: { id: person, company: null }, unreadCount: 1, lastMessage: { isMine: true } },
      ]);
    },
  );

  test('a private person’s address is for those who share a project with them', async () => {
    const company = await buildCompany(db);
    const [stranger, client] = [await newPerson(), await newPerson()];
    await buildProject(db, { clientId: client, companyId: company.id });
    for (const id of [stranger, client]) await write(id, company.userId);
    const [ofClient, ofStranger] = await leads(company.userId);
    expect(ofClient?.otherUser.email).toMatch('@');
    expect(ofStranger?.otherUser.email).toBeNull();
  });

  test('a company is reached by what stands on its page, by its client also without (reading 54)', async () => {
    const person = await newPerson();
    const owner = await buildUser(db, { userType: 'company' });
    const emailFor = async () => (await leads(person))[0]?.otherUser.email;
    const company = await buildCompany(db, { userId: owner.id, isContactPublic: false });
    await write(person, owner.id);
    expect(await emailFor()).toBeNull();
    await db.update(companyProfiles).set({ isContactPublic: true }).where(eq(companyProfiles.id, company.id));
    expect(await emailFor()).toBe(company.email);
    await db
      .update(companyProfiles)
      .set({ isContactPublic: false })
      .where(eq(companyProfiles.id, company.id));
    await buildProject(db, { clientId: person, companyId: company.id });
    expect(await emailFor()).toBe(owner.email);
  });

  test('somebody who was deleted is told by no name', async () => {
    const erasedUser = await buildUser(db, { erasedAt: new Date(), userType: 'company' });
    const person = await newPerson();
    await write(erasedUser.id, person);
    expect(await leads(person)).toMatchObject([
      { otherUser: { username: 'Deleted user', email: null }, lastMessage: { content: 'Moien' } },
    ]);
  });

  test('goes on where the last page ended, latest first', async () => {
    const person = await newPerson();
    const otherIds = [await newPerson(), await newPerson(), await newPerson()];
    for (const other of otherIds) await write(other, person);
    await write(person, otherIds[0] ?? 0);
    const first = await ask('GET', '/api/messages?limit=2', { as: person });
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ask('GET', next, { as: person });
    const listedIds = [first, second].flatMap(({ body }) =>
      (body as WrittenLead[]).map(({ otherUser }) => otherUser.id),
    );
    expect(listedIds).toEqual([otherIds[0], otherIds[2], otherIds[1]]);
    expect(first.headers['x-total-count']).toBe('3');
  });
});

describe('GET /api/messages/conversations', () => {
  test('is the short form', { meta: { requirements: ['API-027', 'DATA-030'] } }, async () => {
    const person = await newPerson();
    const company = await buildCompany(db, { name: 'Ateliers Thill' });
    const { createdAt } = await write(company.userId, person, 'The sample is ready.');
    expect(await conversations(person)).toEqual([
      {
        userId: company.userId,
        username: expect.stringContaining('person-'),
        userType: 'company',
        name: 'Ateliers Thill',
        logoUrl: null,
        lastMessage: 'The sample is ready.',
        attachmentCount: 0,
        lastMessageDate: createdAt.toISOString(),
        isLastMine: false,
        isLastWithheld: false,
        unreadCount: 1,
      },
    ]);
  });

  test('a stored client is a private person', async () => {
    const client = await buildUser(db, { userType: 'client' });
    const person = await newPerson();
    await write(client.id, person);
    expect(await conversations(person)).toMatchObject([{ userType: 'private' }]);
  });

  test(
    'is found by part of a username or of a company’s name',
    {
      meta: { requirements: ['MSG-001'] },
    },
    async () => {
      const person = await newPerson();
      const [jean, company] = [
        await buildUser(db, { username: 'Jean_100%' }),
        await buildCompany(db, { name: 'Elektro' }),
      ];
      for (const id of [jean.id, company.userId]) await write(id, person);
      const namesFor = async (search: string) => {
        const { body, headers } = await ask(
          'GET',
          `/api/messages/conversations?search=${encodeURIComponent(search)}`,
          { as: person },
        );
        return [headers['x-total-count'], ...(body as Conversation[]).map(({ userId }) => userId)];
      };
      expect(await namesFor('jean')).toEqual(['1', jean.id]);
      expect(await namesFor('0%')).toEqual(['1', jean.id]);
      expect(await namesFor(' LEKTR ')).toEqual(['1', company.userId]);
      expect(await namesFor('nobody')).toEqual(['0']);
      expect(await namesFor('')).toEqual(['2', company.userId, jean.id]);
    },
  );

  test('are one’s own', async () => {
    const [person, other, stranger] = [await newPerson(), await newPerson(), await newPerson()];
    await write(person, other);
    expect(await conversations(stranger)).toEqual([]);
    expect(await leads(stranger)).toEqual([]);
    expect(await unread(stranger)).toEqual({ messages: 0, conversations: 0 });
  });
});

describe('GET /api/messages/companies', () => {
  test(
    'lists companies liked or in a project',
    {
      meta: { requirements: ['API-028', 'DATA-031', 'MSG-003', 'MSG-004'] },
    },
    async () => {
      const person = await newPerson();
      const [liked, markedTwice, other] = [
        await buildCompany(db, { name: 'Gaart' }),
        await buildCompany(db, { name: 'Parkett' }),
        await buildCompany(db),
      ];
      for (const { id } of [liked, markedTwice]) await buildContact(db, { userId: person, companyId: id });
      await buildProject(db, { clientId: person, companyId: markedTwice.id });
      await buildContact(db, { companyId: other.id });
      const summaryOf = (company: typeof liked) => ({
        id: company.id,
        name: company.name,
        logoUrl: null,
        companyUser: { id: company.userId },
        isLiked: true,
      });
      expect((await ask('GET', '/api/messages/companies', { as: person })).body).toEqual([
        { ...summaryOf(markedTwice), isInProject: true },
        { ...summaryOf(liked), isInProject: false },
      ]);
    },
  );

  test('leaves out whoever cannot be written to', async () => {
    const person = await newPerson();
    const owner = await buildUser(db, { userType: 'company', isSuspended: true });
    const company = await buildCompany(db, { userId: owner.id });
    await buildContact(db, { userId: person, companyId: company.id });
    expect((await ask('GET', '/api/messages/companies', { as: person })).body).toEqual([]);
  });

  test('is for private people', { meta: { requirements: ['SESSION-020'] } }, async () => {
    const company = await buildCompany(db);
    expect((await ask('GET', '/api/messages/companies', { as: company.userId })).status).toBe(403);
  });
});

describe('a conversation’s figures', () => {
  test('count what is unread, in messages and in conversations', async () => {
    const [person, firstSender, otherId] = [await newPerson(), await newPerson(), await newPerson()];
    for (const from of [firstSender, firstSender, otherId]) await write(from, person);
    expect(await unread(person)).toEqual({ messages: 3, conversations: 2 });
  });

  test('stay right when messages are removed', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const first = await write(other, person, 'First');
    const second = await write(other, person, 'Second');
    await pool.query('delete from messages where id = $1', [second.id]);
    expect(await conversations(person)).toMatchObject([{ lastMessage: 'First', unreadCount: 1 }]);
    await pool.query('delete from messages where id = $1', [first.id]);
    expect(await conversations(person)).toEqual([]);
    expect(await conversations(other)).toEqual([]);
  });

  test('are as if counted, after fifty at once in both directions and reading meanwhile', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await Promise.all(
      Array.from({ length: 50 }, async (_, turn) => {
        await (turn % 2 ? write(person, other) : write(other, person));
        if (turn % 5 === 0) {
          await ask('POST', '/api/messages/mark-read', {
            as: person,
            body: { conversationPartnerId: other },
          });
        }
      }),
    );
    const countRows = await db
      .select()
      .from(messages)
      .then((rows) => rows.filter(({ receiverId, isRead }) => receiverId === person && !isRead).length);
    expect(await conversations(person)).toMatchObject([{ unreadCount: countRows }]);
    expect(await conversations(other)).toMatchObject([{ unreadCount: 25 }]);
    const { headers } = await ask('GET', `/api/messages/conversation/${other}`, { as: person });
    expect(headers['x-total-count']).toBe('50');
  });
});

test('all are for people who are signed in', async () => {
  const calls = ['', '/conversations', '/companies', '/unread', '/conversation/1', '/partner/1'];
  const responses = await Promise.all(calls.map((call) => ask('GET', `/api/messages${call}`)));
  expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 401));
});
