import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { type NewNotification, notifyPerson } from '#features/notifications/core/server/index.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { browserAtPushService } from '#testing/browser-at-push-service.ts';
import { testHost } from '#testing/host.ts';
import { listenAt } from '#testing/live-listener.ts';

const host = await testHost();
const { app, ask, db, pool, signIn, services } = host;
const here = await app.listen({ port: 0, host: '127.0.0.1' });

let company: CompanyRow;
let owner: number;
let manager: number;
let member: number;
let client: number;

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  company = await buildCompany(db);
  owner = company.userId;
  manager = (await buildCompanyMember(db, { companyId: company.id, role: 'manager' })).userId;
  member = (await buildCompanyMember(db, { companyId: company.id })).userId;
  client = (await buildUser(db)).id;
});

const write = () =>
  ask('POST', '/api/messages', { as: client, body: { receiverId: owner, content: 'When could you come?' } });
const unreadOf = async (as: number) =>
  ((await ask('GET', '/api/notifications/unread', { as })).body as { unread: number }).unread;
const unread = async () => [await unreadOf(owner), await unreadOf(manager), await unreadOf(member)];
const readConversation = (as: number) =>
  ask('POST', '/api/messages/mark-read', { as, body: { conversationPartnerId: client } });

describe('everybody of a team has a bell of their own', () => {
  test('“Mark all as read” by one leaves what the others have not read', async () => {
    await write();
    expect(await unread()).toEqual([1, 1, 1]);
    await ask('POST', '/api/notifications/mark-all-read', { as: manager });
    expect(await unread()).toEqual([1, 0, 1]);
  });

  test('a line is its reader’s to mark', async () => {
    await write();
    const [line] = (await ask('GET', '/api/notifications', { as: owner })).body as { id: number }[];
    const mark = (as: number) => ask('POST', `/api/notifications/${line?.id}/mark-read`, { as });
    expect(await mark(member)).toMatchObject({ status: 404 });
    expect(await mark(owner)).toMatchObject({ status: 200 });
    expect(await unread()).toEqual([0, 1, 1]);
  });

  test('who opens a conversation has read it, also one that a colleague has read before', async () => {
    await write();
    const partner = (as: number) => ask('GET', `/api/messages/partner/${client}`, { as });
    await readConversation(member);
    expect(await unread()).toEqual([1, 1, 0]);
    expect(await partner(member)).toMatchObject({ body: { hasNews: false } });
    expect(await partner(owner)).toMatchObject({ body: { hasNews: true } });
    await readConversation(owner);
    expect(await unread()).toEqual([0, 1, 0]);
    await write();
    expect(await unread()).toEqual([1, 1, 1]);
    const lines = async (as: number) => (await ask('GET', '/api/notifications', { as })).body as unknown[];
    expect([(await lines(owner)).length, (await lines(manager)).length]).toEqual([2, 1]);
  });
});

const subject = { projectId: 7, name: 'New roof', from: 'claire' };

test.each<[Omit<NewNotification, 'personId'>, [number, number, number]]>([
  [{ kind: 'projectCreated', subject }, [1, 1, 1]],
  [
    { kind: 'reviewReceived', subject: { reviewId: 1, projectId: 7, name: 'New roof', rating: 4 } },
    [1, 1, 1],
  ],
  [{ kind: 'proofDecided', subject: { fact: 'permit', outcome: 'verified' } }, [1, 1, 0]],
  [
    { kind: 'contentTakenDown', subject: { takedownId: 1, what: 'logo', statement: 'It is not yours.' } },
    [1, 1, 0],
  ],
  [{ kind: 'publicationAnswered', subject: { ...subject, outcome: 'agreed' } }, [1, 1, 0]],
  [{ kind: 'subscriptionChanged', subject: { outcome: 'cancelled', lastDay: '2026-03-17' } }, [1, 0, 0]],
] as [Omit<NewNotification, 'personId'>, [number, number, number]][])(
  'of %j owner, manager and member hear %j',
  async (notification, expectedUnread) => {
    await db.transaction((transaction) =>
      notifyPerson(transaction, services, { ...notification, personId: owner } as NewNotification),
    );
    expect(await unread()).toEqual(expectedUnread);
  },
);

test('somebody who was suspended, left or works elsewhere hears nothing', async () => {
  const stranger = (await buildCompanyMember(db)).userId;
  await pool.query('update users set is_suspended = true where id = $1', [manager]);
  await write();
  await pool.query('update users set is_suspended = false where id = $1', [manager]);
  expect([await unread(), await unreadOf(stranger)]).toEqual([[1, 0, 1], 0]);
  await ask('DELETE', `/api/company-team/members/${member}`, { as: owner });
  expect((await ask('GET', '/api/notifications', { as: member })).body).toEqual([]);
});

test('an open page hears its own person’s count, and nobody else’s', async () => {
  const [owners, members] = [
    await listenAt(here, await signIn(owner)),
    await listenAt(here, await signIn(member)),
  ];
  await write();
  await ask('POST', '/api/notifications/mark-all-read', { as: member });
  await write();
  await ask('POST', '/api/notifications/mark-all-read', { as: owner });
  const counts = async ({ wait }: typeof owners, count: number) =>
    (await wait('bell', count)).map(({ data }) => (data as { unread: number }).unread);
  expect(await counts(members, 3)).toEqual([1, 0, 1]);
  expect(await counts(owners, 3)).toEqual([1, 1, 0]);
});

test('a notice goes to the devices of each who turned it on', async () => {
  const browser = browserAtPushService('https://fcm.googleapis.com/fcm/send/of-a-member');
  const cookie = await signIn(member);
  await ask('POST', '/api/push', { body: browser.subscription, headers: { cookie } });
  await write();
  const { rows } = await pool.query<{ userId: number }>(
    `select n.user_id as "userId" from ${storedJobsSql} j
     join notifications n on n.id = (j.payload ->> 'id')::integer
     where j.name = 'push' and n.owner_id = $1`,
    [owner],
  );
  expect(rows).toEqual([{ userId: member }]);
});

test('messages that come while a team reads, fifty at once, hold up nobody', async () => {
  const all = (as: number) => ask('POST', '/api/notifications/mark-all-read', { as });
  const actions = [write, () => all(member), () => readConversation(manager), () => readConversation(owner)];
  await write();
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => await (actions[nth % actions.length] ?? write)()),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
});
