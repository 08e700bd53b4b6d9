import { Client } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { personalData } from './server/personal-data.ts';

// This precedes the first connection, as each connection keeps its own `query`.
const statements = vi.spyOn(Client.prototype, 'query');
const { ask, db, pool } = await testHost();
const [claire, paul, stranger] = [
  await buildUser(db, { username: 'claire' }),
  await buildUser(db, { username: 'paul' }),
  await buildUser(db),
];
const company = await buildCompany(db, { name: 'Toiture Schmit' });

beforeEach(async () => {
  await pool.query(
    'delete from notifications; delete from blocks; delete from conversation_reports; delete from messages; delete from rate_limits',
  );
  for (const receiverId of [paul.id, company.userId])
    await buildMessage(db, { senderId: claire.id, receiverId });
});

const block = (userId: unknown, as = claire.id) => ask('POST', '/api/blocks', { as, body: { userId } });
const unblock = (userId: number | string, as = claire.id) => ask('DELETE', `/api/blocks/${userId}`, { as });
const blocked = async (search = '', as = claire.id) => ask('GET', `/api/blocks${search}`, { as });
const write = (from: number, receiverId: number) =>
  ask('POST', '/api/messages', { as: from, body: { receiverId, content: 'Moien' } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];

describe('blocking', () => {
  test('ends the messages of whoever is blocked, with a plain sentence, until it is taken back', async () => {
    expect(await block(paul.id)).toMatchObject({ status: 201, body: { userId: paul.id, name: 'paul' } });
    const refused = await write(paul.id, claire.id);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'blocked', message: 'This person doesn’t accept messages from you' },
    ]);
    expect((await unblock(paul.id)).status).toBe(200);
    expect((await write(paul.id, claire.id)).status).toBe(201);
  });

  test('leaves no trace where the message was refused', async () => {
    await block(paul.id);
    await write(paul.id, claire.id);
    expect((await ask('GET', '/api/notifications', { as: claire.id })).body).toEqual([]);
    const { rows } = await pool.query('select from messages where sender_id = $1', [paul.id]);
    expect(rows).toEqual([]);
  });

  test('is asked about once a message', async () => {
    statements.mockClear();
    const blockStatements = () =>
      statements.mock.calls.filter((call) => JSON.stringify(call).includes('from blocks '));
    expect((await write(claire.id, paul.id)).status).toBe(201);
    expect(blockStatements()).toHaveLength(1);
  });

  test('is one-sided, and changes nothing between others', async () => {
    await block(paul.id);
    expect((await write(claire.id, paul.id)).status).toBe(201);
    expect((await write(paul.id, company.userId)).status).toBe(201);
    expect((await blocked('', paul.id)).body).toEqual([]);
    expect(codeOf(await unblock(claire.id, paul.id))).toEqual([404, 'notBlocked']);
  });

  test('fifty times at once is once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => block(paul.id)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await blocked()).body).toHaveLength(1);
  });

  test('the list is one’s own, last first, with the company’s name, in pages', async () => {
    await block(paul.id);
    await block(company.userId);
    const first = await blocked('?limit=1');
    expect([first.body, first.headers['x-total-count']]).toMatchObject([[{ name: 'Toiture Schmit' }], '2']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await ask('GET', next, { as: claire.id })).body).toMatchObject([{ name: 'paul' }]);
  });

  test('is for people one has written with', async () => {
    expect(codeOf(await block(stranger.id))).toEqual([404, 'notInTouch']);
    expect(codeOf(await block(2_000_000))).toEqual([404, 'notInTouch']);
    expect(codeOf(await block(claire.id))).toEqual([409, 'blockSelf']);
    expect((await block(claire.id, paul.id)).status).toBe(201);
    expect((await block('x')).status).toBe(400);
    expect((await unblock('x')).status).toBe(400);
    expect((await unblock(paul.id)).status).toBe(404);
  });
});

describe('reporting a conversation', () => {
  const REASON = 'He asks for money in advance.';
  const report = (reason: unknown, userId: unknown = paul.id, as = claire.id) =>
    ask('POST', '/api/conversation-reports', { as, body: { userId, reason } });

  test('is kept for the moderators, once while it waits, from either side', async () => {
    expect(await report(`  ${REASON} `)).toMatchObject({
      status: 201,
      body: { userId: paul.id, reason: REASON },
    });
    expect(codeOf(await report(REASON))).toEqual([409, 'alreadyReported']);
    expect((await report(REASON, claire.id, paul.id)).status).toBe(201);
    const { rows } = await pool.query(
      'select reporter_id, reported_id, reason, status from conversation_reports order by id',
    );
    expect(rows).toEqual([
      { reporter_id: claire.id, reported_id: paul.id, reason: REASON, status: 'pending' },
      { reporter_id: paul.id, reported_id: claire.id, reason: REASON, status: 'pending' },
    ]);
    await pool.query("update conversation_reports set status = 'resolved'");
    expect((await report(REASON)).status).toBe(201);
  });

  test('fifty at once are one', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => report(REASON)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test('wants a reason, and a conversation', async () => {
    expect((await report('Too short')).body).toMatchObject({
      message: 'Describe the problem in at least 10 characters',
    });
    expect([(await report('x'.repeat(1001))).status, (await report(`${REASON}\0`)).status]).toEqual([
      400, 400,
    ]);
    expect(codeOf(await report(REASON, stranger.id))).toEqual([404, 'notInTouch']);
    expect(codeOf(await report(REASON, claire.id))).toEqual([404, 'notInTouch']);
  });
});

test('the person’s own data name whom they blocked and reported, and never who reported them', async () => {
  const reason = 'He asks for money in advance.';
  await block(paul.id);
  await ask('POST', '/api/conversation-reports', { as: claire.id, body: { userId: paul.id, reason } });
  expect(await personalData.collect(db, claire.id)).toMatchObject({
    blocked: [{ who: 'paul' }],
    reported: [{ about: 'paul', reason }],
  });
  expect(await personalData.collect(db, paul.id)).toMatchObject({ blocked: [], reported: [] });
});

test.each([
  ['GET', '/api/blocks', undefined],
  ['POST', '/api/blocks', { userId: 1 }],
  ['DELETE', '/api/blocks/1', undefined],
  ['POST', '/api/conversation-reports', { userId: 1, reason: 'He asks for money.' }],
] as const)(
  '%s %s is for people who are signed in',
  { meta: { requirements: ['SESSION-012'] } },
  async (method, address, body) => {
    expect((await ask(method, address, { body })).status).toBe(401);
  },
);
