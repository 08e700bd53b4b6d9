import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { mailPolicyByKind } from '#features/notifications/core/rules/mail-policies.ts';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import { type NewNotification, notifyPerson } from '#features/notifications/core/server/index.ts';
import { testHost } from '#testing/host.ts';
import { turnTo } from '#testing/turn-to.ts';

const { db, pool, services } = await testHost();
const kindsMailed = (as: 'bounded' | 'asked' | 'transactional') =>
  (Object.keys(mailPolicyByKind) as NotificationKind[]).filter((kind) => mailPolicyByKind[kind] === as);

beforeEach(() =>
  pool.query('delete from notifications; delete from messages; delete from blocks; delete from pgboss.job'),
);

const subject = {
  projectId: 1,
  visitId: 1,
  quoteId: 1,
  reviewId: 1,
  companyId: 1,
  invitationId: 1,
  requestId: 1,
  name: 'Roof',
  from: 'A stranger',
  number: 'Q-1',
  start: '',
  before: '',
  by: 'client',
  title: 'Roof',
  commune: 'Mamer',
  until: '2026-12-24T12:00:00Z',
  rating: 5,
  company: 'Schmit',
  outcome: 'agreed',
};

/** Stores one notification, with its message if it is about one. */
const cause = async (kind: NotificationKind, personId: number, senderId: number, more: object = {}) => {
  const isAboutMessages = kind === 'messageReceived' || kind === 'leadWaiting';
  if (isAboutMessages) await buildMessage(db, { senderId, receiverId: personId, content: 'Buy now' });
  const about = { ...subject, userId: senderId, ...more };
  await notifyPerson(db, services, { personId, kind, senderId, subject: about } as NewNotification);
};

const jobNamed = (jobName: string) => {
  const job = allJobs.find(({ name }) => name === jobName);
  if (!job) throw new Error(`There is no job ${jobName}`);
  return job;
};

/** Runs the due jobs as workers of two instances would, and returns the emails they send. */
const deliver = async (): Promise<
  { to: string; letter: { subject: string; paragraphs: string[]; links?: { label: string }[] } }[]
> => {
  for (const name of ['tell', 'tell-held']) {
    const { rows } = await pool.query<{ payload: object }>(
      `delete from pgboss.job where data ->> 'kind' = $1 and (data ->> 'kind' = 'tell' or start_after <= now()) returning data -> 'payload' as payload`,
      [name],
    );
    const run = jobNamed(name).run;
    while (rows.length > 0) await Promise.all(rows.splice(0, 8).map(({ payload }) => run(payload, services)));
  }
  const { rows: mails } = await pool.query<{ payload: never }>(
    `delete from pgboss.job where data ->> 'kind' = 'mail' returning data -> 'payload' as payload`,
  );
  return mails.map(({ payload }) => payload);
};

/** Moves the stored times back, as if this interval had gone by. */
const pass = async (interval: string) => {
  await pool.query(
    `update notifications set told_at = told_at - $1::interval, held_until = held_until - $1::interval,
       created_at = created_at - $1::interval, begun_at = begun_at - $1::interval`,
    [interval],
  );
  await pool.query('update messages set created_at = created_at - $1::interval', [interval]);
  await pool.query(
    `update pgboss.job set start_after = start_after - $1::interval where data ->> 'kind' = 'tell-held'`,
    [interval],
  );
};

const sendersOf = (count: number) => Promise.all(Array.from({ length: count }, () => buildUser(db)));

describe('mail from people one has never written to, asked or invited (M3)', () => {
  test(
    'of forty accounts with every kind is three an hour and ten a day, the rest in one mail, none lost',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const victim = await buildUser(db);
      const kinds = kindsMailed('bounded');
      const senders = await sendersOf(40);
      const causeAll = async (causedKinds: readonly NotificationKind[], by = senders) => {
        for (const { id } of by)
          for (const kind of causedKinds) await cause(kind, victim.id, id, { visitId: id, projectId: id });
      };
      await causeAll(kinds);
      const hours: Awaited<ReturnType<typeof deliver>>[] = [];
      for (let hour = 0; hour < 24; hour += 1) {
        // Some senders go on all day, each hour with another kind.
        await causeAll(kinds.slice(hour % kinds.length, (hour % kinds.length) + 1), senders.slice(0, 5));
        hours.push(await deliver());
        await pass('59 minutes');
        await deliver().then((mails) => hours[hour]?.push(...mails));
        await pass('1 minute');
      }
      const counts = hours.map((mails) => mails.length);
      expect(Math.max(...counts)).toBe(3);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
      // An email names at most fifty of the notifications it was held for, and says how many more there are.
      const bundled = hours.flat().flatMap(({ letter }) => letter.links?.length ?? []);
      expect(Math.max(...bundled)).toBeLessThanOrEqual(50);
      expect(hours.flat().map(({ letter }) => letter.paragraphs.join(' '))).toContainEqual(
        expect.stringMatching(/There are \d{3} more in your notifications/),
      );
      await pass('2 days');
      expect(await deliver()).toHaveLength(1);
      const { rows: waiting } = await pool.query(
        'select from notifications where held_until is not null and told_at is null',
      );
      expect(waiting).toEqual([]);
    },
  );

  test('is counted in the database: of twenty at once on two instances three go out', async () => {
    const victim = await buildUser(db);
    for (const { id } of await sendersOf(20)) await cause('projectCreated', victim.id, id, { projectId: id });
    expect(await deliver()).toHaveLength(3);
    await pass('1 hour 1 second');
    expect((await deliver()).map(({ letter }) => letter.subject)).toEqual(['17 new notifications']);
  });

  test('mails of the same microsecond are counted each', async () => {
    const victim = await buildUser(db);
    for (const { id } of await sendersOf(5)) await cause('projectCreated', victim.id, id, { projectId: id });
    // Within one transaction `now()` stands still, as it can by chance for two.
    await db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ payload: object }>(
        sql`delete from pgboss.job where data ->> 'kind' = 'tell' returning data -> 'payload' as payload`,
      );
      for (const { payload } of rows) await jobNamed('tell').run(payload, { ...services, db: transaction });
    });
    expect(await deliver()).toHaveLength(3);
  });

  test('what has been read meanwhile is not mailed, and of a blocked sender nothing is', async () => {
    const victim = await buildUser(db);
    const senders = await sendersOf(6);
    for (const { id } of senders) await cause('projectCreated', victim.id, id, { projectId: id });
    expect(await deliver()).toHaveLength(3);
    const { rows: heldRows } = await pool.query<{ id: number; senderId: number }>(
      'select id, sender_id as "senderId" from notifications where told_at is null order by id',
    );
    await pool.query('update notifications set read_at = now() where id = $1', [heldRows[0]?.id]);
    await pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
      victim.id,
      heldRows[1]?.senderId,
    ]);
    await pass('2 hours');
    expect((await deliver()).map(({ letter }) => letter.subject)).toEqual([
      'A stranger started a project with you: “Roof”',
    ]);
  });

  test('is not bounded from whom one has written to, nor within a request, nor about one’s own account', async () => {
    const reader = await buildUser(db);
    const knownSender = await buildUser(db);
    await turnTo(pool, reader.id, knownSender.id);
    for (let turn = 1; turn <= 12; turn += 1) await cause('projectCreated', reader.id, knownSender.id);
    expect(await deliver()).toHaveLength(12);
    for (const { id } of await sendersOf(12)) await cause('requestReceived', reader.id, id);
    expect(await deliver()).toHaveLength(12);
    for (let turn = 1; turn <= 12; turn += 1)
      await notifyPerson(db, services, {
        personId: reader.id,
        kind: 'subscriptionChanged',
        subject: { outcome: 'trialEnded' },
      });
    expect(await deliver()).toHaveLength(12);
  });

  test('an address that nobody has proved gets none but what is owed (M3)', async () => {
    const victim = await buildUser(db, { isEmailVerified: false });
    const { id } = await buildUser(db);
    await turnTo(pool, victim.id, id);
    for (const kind of [...kindsMailed('bounded'), ...kindsMailed('asked')]) await cause(kind, victim.id, id);
    expect(await deliver()).toEqual([]);
    await pool.query('update users set is_email_verified = true where id = $1', [victim.id]);
    await pass('1 day');
    expect(await deliver()).toEqual([]);
  });
});

test('visits of one pair within ten minutes are one mail, which says how things stand', async () => {
  const reader = await buildUser(db);
  const { id } = await buildUser(db);
  await turnTo(pool, reader.id, id);
  const mails: Awaited<ReturnType<typeof deliver>> = [];
  for (let turn = 1; turn <= 40; turn += 1) {
    await cause('visitProposed', reader.id, id, { visitId: turn });
    await cause('visitCancelled', reader.id, id, { visitId: turn });
    mails.push(...(await deliver()));
  }
  expect(mails).toHaveLength(1);
  await pass('10 minutes 1 second');
  const [later, ...otherEmails] = await deliver();
  expect(otherEmails).toEqual([]);
  // Only the last notification of each visit is sent.
  expect(later?.letter.links?.length ?? 0).toBeLessThanOrEqual(40);
  await cause('visitProposed', reader.id, (await buildUser(db)).id, { visitId: 99 });
  expect(await deliver()).toHaveLength(1);
});

test('whom one blocks reaches one by no kind of mail, and what the law owes still comes (M8)', async () => {
  const reader = await buildUser(db);
  const { id } = await buildUser(db);
  await turnTo(pool, reader.id, id);
  await pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [reader.id, id]);
  for (const kind of [...kindsMailed('bounded'), ...kindsMailed('asked')])
    await cause(kind, reader.id, id, { visitId: 7 });
  expect(await deliver()).toEqual([]);
  await notifyPerson(db, services, {
    personId: reader.id,
    kind: 'contractWithdrawn',
    subject: { quoteId: 1, number: 'Q-1', from: 'A client' },
  });
  expect(await deliver()).toHaveLength(1);
});
