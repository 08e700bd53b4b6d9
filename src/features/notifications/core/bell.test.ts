import { beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildNotification } from '#demo/builders/notification.ts';
import { buildUser } from '#demo/builders/user.ts';
import { sentences } from '#features/marketing/core/strings/en/legal.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { turnTo } from '#testing/turn-to.ts';
import { BELL_RETENTION_DAYS } from './rules/bell-retention.ts';
import type { NotificationSubjects } from './rules/notification-subjects.ts';
import { type NewNotification, notifyPerson } from './server/notify-person.ts';

const { ask, db, pool, services } = await testHost();
const [claire, paul, company] = [
  await buildUser(db, { username: 'claire' }),
  await buildUser(db, { username: 'paul' }),
  await buildUser(db, { username: 'schmit', userType: 'company' }),
];

beforeEach(async () => {
  await pool.query(
    'delete from notifications; delete from messages; delete from live_events; delete from rate_limits; delete from pgboss.job',
  );
});

interface BellRow {
  id: number;
  kind: string;
  text: string;
  href: string;
  isRead: boolean;
}

const bellOf = async (id: number, search = '') =>
  (await ask('GET', `/api/notifications${search}`, { as: id })).body as BellRow[];
const unreadOf = async (id: number) =>
  ((await ask('GET', '/api/notifications/unread', { as: id })).body as { unread: number }).unread;
const sendNotification = (notification: NewNotification) => notifyPerson(db, services, notification);
const messageFrom = (sender: { id: number; username: string }, personId: number): NewNotification => ({
  personId,
  kind: 'messageReceived' as const,
  senderId: null,
  subject: {
    userId: sender.id,
    from: sender.username,
  },
});
const aRoof = { projectId: 7, name: 'New roof', from: 'claire' };

test('one’s own acts stand in the bell and are not counted, the other side’s are', async () => {
  const quote = { quoteId: 5, number: '2026-0001', from: 'schmit' };
  const visit = { visitId: 4, from: 'schmit', start: '2026-12-01T08:00:00Z', before: '' };
  const unreadCount = await unreadOf(claire.id);
  await sendNotification({ personId: claire.id, kind: 'quoteSigned', subject: quote });
  await sendNotification({ personId: claire.id, kind: 'withdrawalReceived', subject: quote });
  await sendNotification({ personId: claire.id, kind: 'visitAgreed', senderId: claire.id, subject: visit });
  expect(await unreadOf(claire.id)).toBe(unreadCount);
  expect((await bellOf(claire.id)).map(({ kind, isRead }) => [kind, isRead])).toEqual([
    ['visitAgreed', true],
    ['withdrawalReceived', true],
    ['quoteSigned', true],
  ]);
  await sendNotification({ personId: claire.id, kind: 'visitAgreed', senderId: company.id, subject: visit });
  expect(await unreadOf(claire.id)).toBe(unreadCount + 1);
});

describe('GET /api/notifications', () => {
  const review: NotificationSubjects['reviewReceived'] = {
    reviewId: 3,
    projectId: 7,
    name: 'New roof',
    rating: 4,
  };
  test.each<[NewNotification['kind'], object, string, string]>([
    ['messageReceived', { userId: 12, from: 'claire' }, 'claire sent you a message', '/messages/12'],
    ['projectCreated', aRoof, 'claire started a project with you: “New roof”', '/projects/7'],
    ['projectMarkedDone', aRoof, 'claire marked “New roof” as complete', '/projects/7'],
    [
      'reviewReceived',
      { ...review, from: 'claire' },
      'claire gave “New roof” 4 out of 5 stars',
      '/company-dashboard?tab=reviews',
    ],
    ['reviewReceived', review, 'A client gave “New roof” 4 out of 5 stars', '/company-dashboard?tab=reviews'],
    ['reviewWaiting', { reviewId: 3, company: 'Schmit' }, 'A review of Schmit needs your approval', '/admin'],
    [
      ...(['reviewApproved', { reviewId: 3, companyId: 5, company: 'Schmit' }] as const),
      ...(['Your review of Schmit is public', '/companies/5?tab=reviews'] as const),
    ],
    ['reviewFlagged', { reviewId: 3, company: 'Schmit' }, 'Schmit reported a review', '/admin?tab=flags'],
    [
      ...(['vatNumberChecked', { vatNumber: 'LU15027442', outcome: 'confirmed' }] as const),
      ...(['Your VAT number LU15027442 was confirmed', '/company-dashboard?tab=profile'] as const),
    ],
    [
      ...(['vatNumberChecked', { vatNumber: 'LU15027442', outcome: 'refused' }] as const),
      ...(['We couldn’t confirm your VAT number LU15027442', '/company-dashboard?tab=profile'] as const),
    ],
    [
      ...(['subscriptionChanged', { outcome: 'overdue', lastDay: '2026-03-17' }] as const),
      'Payment overdue: your plan stays active until 17 March 2026',
      '/company-dashboard?tab=subscription',
    ],
  ])(
    '%s %j is a line that leads to its page',
    { meta: { requirements: ['CDASH-021'] } },
    async (kind, subject, text, href) => {
      await sendNotification({ personId: company.id, kind, subject } as NewNotification);
      expect(await bellOf(company.id)).toMatchObject([{ kind, text, href, isRead: false }]);
    },
  );

  test('is newest first, paged, and nobody else’s', async () => {
    for (const name of ['Roof', 'Bath', 'Stairs']) {
      await sendNotification({
        personId: claire.id,
        kind: 'projectCreated',
        senderId: null,
        subject: { ...aRoof, name, from: 'schmit' },
      });
    }
    await sendNotification({ personId: paul.id, kind: 'projectCreated', senderId: null, subject: aRoof });
    const first = await ask('GET', '/api/notifications?limit=2', { as: claire.id });
    expect((first.body as BellRow[]).map(({ text }) => text)).toEqual([
      'schmit started a project with you: “Stairs”',
      'schmit started a project with you: “Bath”',
    ]);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ask('GET', next, { as: claire.id });
    expect(second.body).toMatchObject([{ text: 'schmit started a project with you: “Roof”' }]);
    expect(second.headers['link']).toBeUndefined();
    const [firstRow] = await bellOf(claire.id);
    expect(await bellOf(paul.id, `?cursor=${firstRow?.id}`)).toEqual([]);
  });

  test.each(['?limit=0', '?limit=101', '?cursor=x', '?cursor=0'])('refuses %s', async (search) => {
    expect((await ask('GET', `/api/notifications${search}`, { as: claire.id })).status).toBe(400);
  });
});

describe('what is read', () => {
  test(
    'the badge counts what is unread, and Mark all as read ends it',
    {
      meta: { requirements: ['CDASH-021', 'LIMIT-015'] },
    },
    async () => {
      for (const name of ['Roof', 'Bath', 'Stairs']) {
        await sendNotification({
          personId: company.id,
          kind: 'projectCreated',
          senderId: null,
          subject: { ...aRoof, name },
        });
      }
      await buildNotification(db, { userId: paul.id });
      expect(await unreadOf(company.id)).toBe(3);
      const marked = await ask('POST', '/api/notifications/mark-all-read', { as: company.id });
      expect([marked.status, marked.body]).toEqual([200, { unread: 0 }]);
      expect((await bellOf(company.id)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
      expect(await unreadOf(paul.id)).toBe(1);
    },
  );

  test('a line that was followed is read, again too, and a stranger’s is not there', async () => {
    const { id } = await buildNotification(db, { userId: claire.id });
    const follow = (as: number, line = id) => ask('POST', `/api/notifications/${line}/mark-read`, { as });
    expect((await follow(paul.id)).status).toBe(404);
    expect(await unreadOf(claire.id)).toBe(1);
    expect([(await follow(claire.id)).body, (await follow(claire.id)).body]).toEqual([
      { unread: 0 },
      { unread: 0 },
    ]);
    expect((await follow(claire.id, 2_147_483_647)).status).toBe(404);
  });

  test.each([
    ['GET', '/api/notifications'],
    ['GET', '/api/notifications/unread'],
    ['POST', '/api/notifications/mark-all-read'],
    ['POST', '/api/notifications/1/mark-read'],
  ] as const)(
    '%s %s is for people who are signed in',
    { meta: { requirements: ['SESSION-012'] } },
    async (method, address) => {
      expect((await ask(method, address)).status).toBe(401);
    },
  );
});

describe('a conversation', () => {
  const unread = () => bellOf(claire.id).then((lines) => lines.filter(({ isRead }) => !isRead));
  const readMessages = () =>
    pool.query('update messages set is_read = true where receiver_id = $1 and sender_id = $2', [
      claire.id,
      company.id,
    ]);
  const arrive = async () => {
    await buildMessage(db, { senderId: company.id, receiverId: claire.id });
    await sendNotification(messageFrom(company, claire.id));
  };

  test('is one line however many messages come, fifty at once too, and comes to the top again', async () => {
    await arrive();
    await sendNotification({ personId: claire.id, kind: 'projectCreated', senderId: null, subject: aRoof });
    await Promise.all(Array.from({ length: 50 }, arrive));
    await sendNotification(messageFrom(paul, claire.id));
    expect((await bellOf(claire.id)).map(({ text }) => text)).toEqual([
      'paul sent you a message',
      'schmit sent you a message',
      'claire started a project with you: “New roof”',
    ]);
    const { rows } = await pool.query(`select from ${storedJobsSql} jobs where name = 'tell'`);
    expect(rows).toHaveLength(3);
  });

  test('that was read elsewhere is read in the bell; the next message is a new line', async () => {
    await arrive();
    await sendNotification(messageFrom(paul, claire.id));
    await readMessages();
    expect(await unread()).toMatchObject([{ text: 'paul sent you a message' }]);
    await arrive();
    expect(await unread()).toHaveLength(2);
    expect(await bellOf(claire.id)).toHaveLength(3);
  });

  test('that was read in part is still told of', async () => {
    await arrive();
    const later = await buildMessage(db, { senderId: company.id, receiverId: claire.id });
    await pool.query('update messages set is_read = true where id < $1', [later.id]);
    expect(await unread()).toHaveLength(1);
  });
});

describe('whoever looks at the moment', () => {
  const liveEvents = async () => {
    const { rows } = await pool.query(
      'select user_id as "to", data from live_events order by user_id, position',
    );
    return rows;
  };

  test('is told how many are unread whenever that changes', async () => {
    await db.transaction(async (transaction) => {
      await notifyPerson(transaction, services, {
        personId: claire.id,
        kind: 'projectCreated',
        senderId: null,
        subject: aRoof,
      });
      await notifyPerson(transaction, services, messageFrom(paul, claire.id));
    });
    const [line] = await bellOf(claire.id);
    await ask('POST', `/api/notifications/${line?.id}/mark-read`, { as: claire.id });
    await ask('POST', '/api/notifications/mark-all-read', { as: claire.id });
    expect(await liveEvents()).toEqual([1, 2, 1, 0].map((unread) => ({ to: claire.id, data: { unread } })));
  });

  test('hears nothing of what was undone', async () => {
    const undone = db.transaction(async (transaction) => {
      await notifyPerson(transaction, services, {
        personId: claire.id,
        kind: 'projectCreated',
        senderId: null,
        subject: aRoof,
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await liveEvents(), await bellOf(claire.id)]).toEqual([[], []]);
  });

  test('messages that come while the bell is read, fifty at once, hold up nobody', async () => {
    const write = () =>
      ask('POST', '/api/messages', { as: company.id, body: { receiverId: claire.id, content: 'Moien' } });
    const read = () => ask('POST', '/api/notifications/mark-all-read', { as: claire.id });
    const markMessagesRead = () =>
      ask('POST', '/api/messages/mark-read', { as: claire.id, body: { conversationPartnerId: company.id } });
    await turnTo(pool, claire.id, company.id);
    await write();
    const responses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, nth) => await ([write, read, markMessagesRead][nth % 3] ?? write)(),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
  });
});

test('the nightly sweep forgets what is older than the page about privacy says, read or not', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const line = (days: number, readAt: Date | null = null) =>
    buildNotification(db, { userId: claire.id, createdAt: daysAgo(days), readAt });
  await line(BELL_RETENTION_DAYS + 1);
  await line(BELL_RETENTION_DAYS + 1, new Date());
  const remainingIds = [
    await line(BELL_RETENTION_DAYS - 1),
    await line(BELL_RETENTION_DAYS - 1, new Date()),
    await line(0),
  ];
  await allJobs.find(({ name }) => name === 'forget-old-news')?.run({}, services);
  const ids = (await bellOf(claire.id)).map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(remainingIds.map(({ id }) => id)));
  expect(await unreadOf(claire.id)).toBe(2);
  expect(sentences.privacy.data.notifications.until).toContain(`${BELL_RETENTION_DAYS} days`);
});

test.each([
  ['closed', 'The request “New roof” was closed'],
  ['expired', '“New roof” expired before you replied'],
] as const)('a request that is %s is named', async (outcome, text) => {
  await sendNotification({
    personId: company.id,
    kind: 'requestEnded',
    subject: { invitationId: 3, outcome, title: 'New roof' },
  });
  expect((await bellOf(company.id))[0]?.text).toBe(text);
});

test.each([
  ['quoteRevised', 'schmit has sent a new version of change order 2026-0003'],
  ['quoteWithdrawn', 'schmit has withdrawn change order 2026-0003'],
  ['quoteChangeAsked', 'schmit asked for a change to change order 2026-0003'],
  ['quoteDeclined', 'schmit has declined change order 2026-0003'],
] as const)('news of a change order calls it one: %s', async (kind, text) => {
  await sendNotification({
    personId: claire.id,
    kind,
    senderId: company.id,
    subject: { quoteId: 5, number: '2026-0003', from: 'schmit', isChange: 1 },
  });
  expect((await bellOf(claire.id))[0]?.text).toBe(text);
});
