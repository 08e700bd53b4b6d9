import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '../../demo/builders/user.ts';
import { testHost } from '../../testing/host.ts';
import { messages } from './server/tables.ts';

const { ask, db, pool } = await testHost();
const [claire, company] = [await buildUser(db), await buildUser(db, { userType: 'company' })];

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  await db.delete(messages);
});

const send = (content: unknown, receiverId: unknown = company.id, headers = {}) =>
  ask('POST', '/api/messages', { as: claire.id, body: { content, receiverId }, headers });
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

describe('POST /api/messages', () => {
  test('API-025 stores a message, trimmed and unread', async () => {
    const answer = await send('  When could you come?  ');
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { senderId: claire.id, receiverId: company.id, content: 'When could you come?', isRead: false },
    ]);
    expect(await db.$count(messages, eq(messages.receiverId, company.id))).toBe(1);
  });

  test('VALID-051 two letters are a message to the server, nothing but spaces is none', async () => {
    expect((await send('ok')).status).toBe(201);
    expect([(await send('   ')).status, messageOf(await send('   '))]).toEqual([400, 'Message is required']);
    expect((await send('x'.repeat(5000))).status).toBe(201);
    expect(messageOf(await send('x'.repeat(5001)))).toBe('Message cannot exceed 5,000 characters');
  });

  test.each([['x'], [0], [null], [2_147_483_648]])('refuses %j as a receiver', async (receiverId) => {
    expect((await send('Moien', receiverId)).status).toBe(400);
  });

  test('knows nobody who is not there, or was erased, and nobody writes to themselves', async () => {
    const gone = await buildUser(db, { erasedAt: new Date() });
    expect([(await send('Moien', 2_000_000)).status, (await send('Moien', gone.id)).status]).toEqual([
      404, 404,
    ]);
    expect((await send('Moien', claire.id)).status).toBe(409);
  });

  test('SESSION-012 is for people who are signed in', async () => {
    const answer = await ask('POST', '/api/messages', { body: { content: 'Moien', receiverId: company.id } });
    expect(answer.status).toBe(401);
  });

  test('a retry with the same key makes no second message', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, again] = [await send('Moien', company.id, key), await send('Moien', company.id, key)];
    expect(again.body).toEqual(first.body);
    expect(await db.$count(messages)).toBe(1);
  });

  test('twenty a minute are let through', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, turn) => send(`Message ${turn}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
