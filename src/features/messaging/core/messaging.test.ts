import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { messageOf } from '#testing/response-parts.ts';
import { messages } from './server/tables.ts';

const { ask, db, pool } = await testHost();
const [claire, company] = [await buildUser(db), await buildUser(db, { userType: 'company' })];

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  await db.delete(messages);
});

const send = (content: unknown, receiverId: unknown = company.id, headers = {}) =>
  ask('POST', '/api/messages', { as: claire.id, body: { content, receiverId }, headers });

describe('POST /api/messages', () => {
  test('stores a message, trimmed and unread', { meta: { requirements: ['API-025'] } }, async () => {
    const response = await send('  When could you come?  ');
    expect([response.status, response.body]).toMatchObject([
      201,
      { senderId: claire.id, receiverId: company.id, content: 'When could you come?', isRead: false },
    ]);
    expect(await db.$count(messages, eq(messages.receiverId, company.id))).toBe(1);
  });

  test(
    'two letters are a message to the server, nothing but spaces is none',
    {
      meta: { requirements: ['VALID-051'] },
    },
    async () => {
      expect((await send('ok')).status).toBe(201);
      expect([(await send('   ')).status, messageOf(await send('   '))]).toEqual([
        400,
        'Message is required',
      ]);
      expect((await send('x'.repeat(5000))).status).toBe(201);
      expect(messageOf(await send('x'.repeat(5001)))).toBe('Message must be 5,000 characters or less');
    },
  );

  test.each([['x'], [0], [null], [2_147_483_648]])('refuses %j as a receiver', async (receiverId) => {
    expect((await send('Moien', receiverId)).status).toBe(400);
  });

  test('knows nobody who is not there, or was erased, and nobody writes to themselves', async () => {
    const erasedUser = await buildUser(db, { erasedAt: new Date() });
    expect([(await send('Moien', 2_000_000)).status, (await send('Moien', erasedUser.id)).status]).toEqual([
      404, 404,
    ]);
    expect((await send('Moien', claire.id)).status).toBe(409);
  });

  test('names both sides', { meta: { requirements: ['DATA-028'] } }, async () => {
    expect((await send('Moien')).body).toMatchObject({
      sender: { id: claire.id, username: claire.username, userType: 'private' },
      receiver: { id: company.id, username: company.username, userType: 'company' },
    });
  });

  test('a suspended person receives nothing', async () => {
    const suspended = await buildUser(db, { isSuspended: true });
    await buildMessage(db, { senderId: suspended.id, receiverId: claire.id });
    const response = await send('Moien', suspended.id);
    expect([response.status, messageOf(response)]).toEqual([
      409,
      'This person can’t receive messages at the moment',
    ]);
  });

  test('tells a stranger of nobody whether they exist or are suspended, nor costs less to ask', async () => {
    const newcomer = await buildUser(db, { createdAt: new Date() });
    const [reachable, suspended, suspendedCompany] = [
      await buildUser(db, { userType: 'company' }),
      await buildUser(db, { isSuspended: true }),
      await buildUser(db, { isSuspended: true, userType: 'company' }),
    ];
    const ids = [reachable.id, suspended.id, suspendedCompany.id, 2_000_000];
    const responsesWith = async (more: object) => {
      const responses = [];
      for (const receiverId of ids)
        responses.push(
          await ask('POST', '/api/messages', {
            as: newcomer.id,
            body: { content: 'Moien', receiverId, ...more },
          }),
        );
      return responses.map(({ status, body }) => [status, (body as { code?: string }).code]);
    };
    const notAttached = await responsesWith({ attachmentIds: [2_000_000] });
    expect(notAttached).toEqual(ids.map(() => [404, 'attachmentNotFound']));
    const nobody = [404, 'receiverNotFound'];
    expect(await responsesWith({})).toEqual([[201, undefined], nobody, nobody, nobody]);
    await ask('POST', '/api/messages', {
      as: newcomer.id,
      body: { content: 'Moien', receiverId: 1_999_999 },
    });
    expect((await responsesWith({})).slice(1)).toEqual(ids.slice(1).map(() => [429, 'tooManyRequests']));
  });

  test('is for people who are signed in', { meta: { requirements: ['SESSION-012'] } }, async () => {
    const response = await ask('POST', '/api/messages', {
      body: { content: 'Moien', receiverId: company.id },
    });
    expect(response.status).toBe(401);
  });

  test('a retry with the same key makes no second message', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [await send('Moien', company.id, key), await send('Moien', company.id, key)];
    expect(second.body).toEqual(first.body);
    expect(await db.$count(messages)).toBe(1);
  });

  test('the key it was sent with is its sender’s alone to read', async () => {
    const response = await send('Moien', company.id, { 'idempotency-key': 'waiting' });
    expect(response.body).toHaveProperty('clientKey', 'waiting');
    expect((await send('Moien')).body).not.toHaveProperty('clientKey');
    const threadOf = async (as: number, partnerId: number) => {
      const { body } = await ask('GET', `/api/messages/conversation/${partnerId}`, { as });
      return (body as { clientKey?: string }[]).map(({ clientKey }) => clientKey);
    };
    expect(await threadOf(claire.id, company.id)).toEqual(['waiting', undefined]);
    expect(await threadOf(company.id, claire.id)).toEqual([undefined, undefined]);
  });

  test('twenty a minute are let through', async () => {
    const responses = await Promise.all(Array.from({ length: 25 }, (_, turn) => send(`Message ${turn}`)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('somebody new begins five conversations an hour, and answers as many as they like', async () => {
    const otherUsers = await Promise.all(
      Array.from({ length: 8 }, () => buildUser(db, { userType: 'company' })),
    );
    await buildMessage(db, { senderId: otherUsers[7]?.id, receiverId: claire.id });
    const responses = await Promise.all(otherUsers.slice(0, 7).map(({ id }) => send('Moien', id)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status === 429);
    const words = 'You’ve messaged a lot of new people. Wait 60 min before you message someone new.';
    for (const { body } of refused) expect(body).toMatchObject({ message: expect.stringContaining(words) });
    expect(refused).toHaveLength(2);
    const reachedUser = otherUsers[responses.findIndex(({ status }) => status === 201)];
    expect((await send('Once more', reachedUser?.id)).status).toBe(201);
    expect((await send('Of course', otherUsers[7]?.id)).status).toBe(201);
  });

  test('somebody who has been here for a week begins more than five an hour', async () => {
    const aWeekAgo = new Date(Date.now() - 7 * DAY_MS);
    const oldUser = await buildUser(db, { createdAt: aWeekAgo });
    const otherUsers = await Promise.all(
      Array.from({ length: 6 }, () => buildUser(db, { userType: 'company' })),
    );
    const body = (receiverId: number) => ({ content: 'Moien', receiverId });
    const responses = await Promise.all(
      otherUsers.map(({ id }) => ask('POST', '/api/messages', { as: oldUser.id, body: body(id) })),
    );
    expect(responses.map(({ status }) => status)).toEqual(otherUsers.map(() => 201));
  });

  test('fifty at once with keys of their own, from and to each other, all end', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => buildUser(db, { userType: 'company' })),
    );
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const [from, to] = [people[turn % 10], people[(turn + 1 + (turn % 2) * 8) % 10]];
        return ask('POST', '/api/messages', {
          as: from?.id ?? 0,
          body: { content: `Turn ${turn}`, receiverId: to?.id },
          headers: { 'idempotency-key': `turn ${turn}` },
        });
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const { rows } = await pool.query('select sum(unread_count)::int as unread from conversations');
    expect(rows).toEqual([{ unread: 50 }]);
  });
});

describe('who begins a conversation (reading 84, M4)', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const write = (as: number, receiverId: number) =>
    ask('POST', '/api/messages', { as, body: { content: 'Moien', receiverId } });
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ];
  const nobody = [404, 'receiverNotFound'];
  const staff = () => buildUser(db, { userType: 'admin' });

  test('by counting ids a company finds no client, a client no client, and nobody any staff', async () => {
    const [clients, admin] = [await Promise.all([1, 2, 3].map(() => buildUser(db))), await staff()];
    for (const sender of [company, claire])
      for (const receiver of [...clients, admin]) {
        expect(codeOf(await write(sender.id, receiver.id))).toEqual(nobody);
        await pool.query('delete from rate_limits');
      }
    expect(await db.$count(messages)).toBe(0);
  });

  test('a company answers a client who wrote, and a conversation that exists goes on', async () => {
    expect((await write(claire.id, company.id)).status).toBe(201);
    expect((await write(company.id, claire.id)).status).toBe(201);
    const stranger = await buildUser(db);
    await buildMessage(db, { senderId: stranger.id, receiverId: claire.id });
    expect((await write(claire.id, stranger.id)).status).toBe(201);
  });

  test('without a proved address nobody writes to a stranger, there or not; answers go out', async () => {
    const unproved = await buildUser(db, { isEmailVerified: false });
    for (const receiverId of [company.id, claire.id, 2_000_000])
      expect(codeOf(await write(unproved.id, receiverId))).toEqual([403, 'emailNotVerified']);
    await buildMessage(db, { senderId: company.id, receiverId: unproved.id });
    expect((await write(unproved.id, company.id)).status).toBe(201);
    await pool.query('update users set is_email_verified = true where id = $1', [unproved.id]);
    const another = await buildUser(db, { userType: 'company' });
    expect((await write(unproved.id, another.id)).status).toBe(201);
  });

  test('forty-five ids in a row are ten conversations, and no more while nobody answers', async () => {
    const old = await buildUser(db, { createdAt: daysAgo(60) });
    const companies = await Promise.all(
      Array.from({ length: 45 }, () => buildUser(db, { userType: 'company' })),
    );
    const statuses = [];
    for (const { id } of companies) {
      await pool.query(`delete from rate_limits where key like 'messages:%'`);
      statuses.push((await write(old.id, id)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.slice(-30)).toEqual(Array.from({ length: 30 }, () => 429));
  });

  test('somebody who was reported by three begins two a day', async () => {
    const old = await buildUser(db, { createdAt: daysAgo(60) });
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await buildUser(db);
      await pool.query(
        `insert into conversation_reports (reporter_id, reported_id, reason) values ($1, $2, 'He asks for money.')`,
        [id, old.id],
      );
    }
    const companies = await Promise.all([1, 2, 3].map(() => buildUser(db, { userType: 'company' })));
    const responses = await Promise.all(companies.map(({ id }) => write(old.id, id)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses).toContain(429);
  });
});
