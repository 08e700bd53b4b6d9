import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { deliveryJobs } from '#features/notifications/email/server/index.ts';
import type { MailMessage } from '#features/notifications/email/server/send-email-by-smtp.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { endHeartbeats } from '#testing/end-heartbeats.ts';
import { testHost } from '#testing/host.ts';
import { hurryJobs } from '#testing/jobs.ts';
import { mailServer } from '#testing/mail-server.ts';
import { turnTo } from '#testing/turn-to.ts';
import { createDeliverNotificationsJob } from './server/deliver-notifications.ts';
import { type NewNotification, notifyPerson } from './server/notify-person.ts';

const deliverNotifications = createDeliverNotificationsJob({ calendarOf: async () => null, worksOf: [] });

const server = await mailServer();
const PUBLIC = 'https://giewel.example';
const host = await testHost({
  env: {
    SMTP_URL: server.url,
    PUBLIC_URL: PUBLIC,
    INBOUND_MAIL_ADDRESS: 'reply@in.giewel.example',
    INBOUND_MAIL_SECRET: 'a-secret-of-many-letters',
  },
});
const { ask, connection, db, pool, services, url } = host;
const company = await buildUser(db, { username: 'schmit', userType: 'company' });
const aRoof = { projectId: 7, name: 'New roof', from: 'claire' };

beforeEach(async () => {
  await pool.query(
    'delete from notifications; delete from messages; delete from blocks; delete from rate_limits; delete from pgboss.job',
  );
  server.received.length = 0;
});

const reader = (settings: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(db, { phoneNumber: '+352621123456', isPhoneVerified: true, ...settings });

/** Returns the waiting jobs that deliver notifications, and in how many minutes they may run. */
const waiting = async () => {
  const { rows } = await pool.query<{ id: number; minutes: number }>(
    `select (payload ->> 'id')::integer as id, round(extract(epoch from run_at - created_at) / 60)::integer as minutes
     from ${storedJobsSql} j
     where j.name = 'tell' order by j.created_at, place`,
  );
  return rows;
};

/** Runs the waiting jobs, as the worker would once they are due, and returns the mails and SMS sent. */
const deliverAll = async () => {
  for (const { id } of await waiting()) await deliverNotifications.run({ id }, services);
  await pool.query(`delete from pgboss.job where data ->> 'kind' = 'tell'`);
  return sent();
};

const sent = async () => {
  const { rows } = await pool.query<{ kind: 'mail' | 'sms'; payload: MailMessage & { text: string } }>(
    `select j.name as kind, payload
     from ${storedJobsSql} j
     where j.name in ('mail', 'sms') order by j.created_at, j.name, place`,
  );
  return rows;
};
const kinds = async () => (await deliverAll()).map(({ kind }) => kind);

const write = async (receiverId: number, content = 'When could you come?', from = company) => {
  await turnTo(pool, receiverId, from.id);
  const response = await ask('POST', '/api/messages', { as: from.id, body: { receiverId, content } });
  expect(response.status).toBe(201);
};
const readAll = (personId: number) =>
  pool.query('update messages set is_read = true where receiver_id = $1', [personId]);

describe('the settings at the time of sending', () => {
  test.each([
    [{}, ['mail', 'sms']],
    [{ emailNotifications: false }, ['sms']],
    [{ smsNotifications: false }, ['mail']],
    [{ emailNotifications: false, smsNotifications: false }, []],
    [{ phoneNumber: null }, ['mail']],
    [{ isPhoneVerified: false }, ['mail']],
    [{ isSuspended: true }, []],
    [{ erasedAt: new Date() }, []],
  ])('%j: %j', async (settings, ways) => {
    const { id } = await reader();
    await notifyPerson(db, services, {
      personId: id,
      kind: 'projectCreated',
      senderId: null,
      subject: aRoof,
    });
    // The setting changes between the cause and the sending.
    const columns = { emailNotifications: 'email_notifications', smsNotifications: 'sms_notifications' };
    const phoneColumns = { phoneNumber: 'phone_number', isPhoneVerified: 'is_phone_verified' };
    const names: Record<string, string> = {
      ...columns,
      ...phoneColumns,
      isSuspended: 'is_suspended',
      erasedAt: 'erased_at',
    };
    for (const [name, value] of Object.entries(settings)) {
      await pool.query(`update users set ${names[name]} = $2 where id = $1`, [id, value]);
    }
    expect(await kinds()).toEqual(ways);
  });

  test(
    'what is turned off for a kind of news is not sent that way, and the rest is',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { id } = await reader();
      const mute = async (about: string, channel: string, isMuted = true) => {
        const body = { about, channel, isMuted };
        return (await ask('PATCH', '/api/notifications/muted', { as: id, body })).body;
      };
      await mute('projects', 'sms');
      expect(await mute('messages', 'email')).toEqual([
        { about: 'messages', channel: 'email' },
        { about: 'projects', channel: 'sms' },
      ]);
      await notifyPerson(db, services, {
        personId: id,
        kind: 'projectCreated',
        senderId: null,
        subject: aRoof,
      });
      await write(id);
      expect(await kinds()).toEqual(['mail', 'sms']);
      expect((await sent()).map(({ payload }) => payload.text)[1]).toContain('schmit');
      await pool.query('delete from pgboss.job; delete from notifications');

      expect(await mute('projects', 'sms', false)).toEqual([{ about: 'messages', channel: 'email' }]);
      await mute('projects', 'email');
      await notifyPerson(db, services, {
        personId: id,
        kind: 'projectCreated',
        senderId: null,
        subject: aRoof,
      });
      expect(await kinds()).toEqual(['sms']);
      const wrong = await ask('PATCH', '/api/notifications/muted', {
        as: id,
        body: { about: 'account', channel: 'email', isMuted: true },
      });
      expect(wrong.status).toBe(400);
    },
  );

  test('what the settings page turns off is not sent', { meta: { requirements: ['SET-006'] } }, async () => {
    const { id } = await reader();
    await notifyPerson(db, services, {
      personId: id,
      kind: 'projectMarkedDone',
      senderId: null,
      subject: aRoof,
    });
    const body = { emailNotifications: false, smsNotifications: false };
    expect((await ask('PATCH', '/api/user', { as: id, body })).status).toBe(200);
    expect(await kinds()).toEqual([]);
  });

  test.each<[NewNotification['kind'], object, string[]]>([
    ['projectMarkedDone', aRoof, ['mail', 'sms']],
    ['reviewReceived', { reviewId: 1, projectId: 7, name: 'New roof', rating: 4 }, ['mail']],
    ['reviewApproved', { reviewId: 1, companyId: 2, company: 'Schmit' }, ['mail']],
    ['vatNumberChecked', { vatNumber: 'LU15027442', outcome: 'refused' }, ['mail']],
    ['subscriptionChanged', { outcome: 'trialEnded' }, ['mail']],
    ['moderationWaits', { queue: 'content-reports' }, ['mail']],
  ])('%s goes its own ways, at once', async (kind, subject, ways) => {
    await notifyPerson(db, services, { personId: (await reader()).id, kind, subject } as NewNotification);
    expect(await waiting()).toMatchObject([{ minutes: 0 }]);
    expect(await kinds()).toEqual(ways);
  });
});

test.each<[NewNotification['kind'], object]>([
  ['reviewWaiting', { reviewId: 1, company: 'Schmit' }],
  ['reviewFlagged', { reviewId: 1, company: 'Schmit' }],
  ['moderationWaits', { queue: 'appeals' }],
])('%s stands in the bell alone: a mail at certain hours tells what waits', async (kind, subject) => {
  await notifyPerson(db, services, { personId: (await reader()).id, kind, subject } as NewNotification);
  expect(await waiting()).toEqual([]);
});

test('what the law owes is mailed whatever the settings say', async () => {
  const { id } = await reader();
  await ask('PATCH', '/api/user', { as: id, body: { emailNotifications: false, smsNotifications: false } });
  const subject = { takedownId: 1, what: 'logo', statement: 'It is the mark of another.' } as const;
  await notifyPerson(db, services, { personId: id, kind: 'contentTakenDown', subject });
  expect(await kinds()).toEqual(['mail']);
});

const ofReview = { reviewId: 1, projectId: 7, company: 'Schmit', statement: 'It names a fitter in full.' };
test.each<[NewNotification['kind'], object]>([
  ['contentTakenDown', { takedownId: 1, what: 'logo', statement: ofReview.statement }],
  ['reviewWithheld', ofReview],
  ['reviewEditRefused', ofReview],
  ['reviewStaysWithheld', ofReview],
  ['standingChanged', { outcome: 'warning', statement: ofReview.statement, partner: '', lastDay: '' }],
])(
  '%s brings its reasons also to who is suspended or wants no mail, and offers no end to such mails (DSA, article 17)',
  async (kind, subject) => {
    const { id, email } = await reader({ emailNotifications: false, isSuspended: true });
    await notifyPerson(db, services, { personId: id, kind, subject } as NewNotification);
    const messages = await deliverAll();
    expect(messages).toMatchObject([{ kind: 'mail', payload: { to: email } }]);
    expect(JSON.stringify(messages)).toContain(ofReview.statement);
    expect(JSON.stringify(messages)).not.toMatch(/unsubscribe|in your settings/);
  },
);

describe('a message', () => {
  test('is mailed after ten minutes, with what was written, in order', async () => {
    const { id, email } = await reader();
    await write(id, 'The gutter leaks.');
    await write(id, 'And so does\nthe roof.');
    expect(await waiting()).toMatchObject([{ minutes: 10 }]);
    expect(await deliverAll()).toMatchObject([
      {
        kind: 'mail',
        payload: {
          to: email,
          letter: {
            subject: 'schmit sent you a message',
            quote: ['The gutter leaks.', 'And so does\nthe roof.'],
            button: { address: `${PUBLIC}/messages/${company.id}` },
          },
        },
      },
      {
        kind: 'sms',
        payload: { text: `Giewel: schmit sent you a message. ${PUBLIC}/messages/${company.id}` },
      },
    ]);
  });

  test('that has been read by then is not', async () => {
    const { id } = await reader();
    await write(id);
    await readAll(id);
    expect(await kinds()).toEqual([]);
  });

  test('that comes once the first is read waits its own ten minutes', async () => {
    const { id } = await reader();
    await write(id, 'First');
    const [first] = await waiting();
    await readAll(id);
    await write(id, 'Second');
    const [, second] = await waiting();
    await deliverNotifications.run(first ?? {}, services);
    expect(await sent()).toEqual([]);
    await deliverNotifications.run(second ?? {}, services);
    expect((await sent()).map(({ payload }) => payload.letter?.quote)).toEqual([['Second'], undefined]);
  });

  test('one mail for a conversation until it is read, whatever the bell says', async () => {
    const { id } = await reader({ smsNotifications: false });
    await write(id, 'One');
    expect(await kinds()).toEqual(['mail']);
    await write(id, 'Two');
    await ask('POST', '/api/notifications/mark-all-read', { as: id });
    await write(id, 'Three');
    expect(await kinds()).toEqual(['mail']);
    await readAll(id);
    await write(id, 'Four');
    expect(await kinds()).toEqual(['mail', 'mail']);
  });

  test('of each conversation one', async () => {
    const { id } = await reader({ smsNotifications: false });
    const otherCompany = await buildUser(db, { username: 'majerus' });
    for (const from of [company, otherCompany, company]) await write(id, 'Moien', from);
    expect((await deliverAll()).map(({ payload }) => payload.letter.subject)).toEqual([
      'schmit sent you a message',
      'majerus sent you a message',
    ]);
  });

  test('of somebody blocked meanwhile is not mailed', async () => {
    const { id } = await reader();
    await write(id);
    await ask('POST', '/api/blocks', { as: id, body: { userId: company.id } });
    expect(await kinds()).toEqual([]);
  });

  test('that was not stored is told to nobody', async () => {
    const { id } = await reader();
    const send = (body: object) => ask('POST', '/api/messages', { as: company.id, body });
    expect((await send({ receiverId: id, content: ' ' })).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });
});

test('a lead that waits is told of by mail and text message, also to whoever opened it', async () => {
  const client = await reader();
  const owner = await reader({ userType: 'company', smsNotifications: true });
  await buildMessage(db, {
    senderId: client.id,
    receiverId: owner.id,
    content: 'Is there a free day?',
    isRead: true,
    createdAt: new Date(Date.now() - DAY_MS),
  });
  const subject = { userId: client.id, from: client.username };
  await notifyPerson(db, services, { personId: owner.id, kind: 'leadWaiting', senderId: null, subject });
  const messages = await deliverAll();
  expect(messages.length).toBeGreaterThan(0);
  expect(
    messages.filter(({ kind }) => kind === 'mail').map(({ payload }) => JSON.stringify(payload)),
  ).toEqual([expect.stringContaining('Is there a free day?')]);
});

describe('a mail', () => {
  const work = async () => {
    const database = { connection, db, pool, close: async () => undefined };
    const runner = await startJobWorker(database, [deliverNotifications, ...deliveryJobs], services, {
      pollSeconds: 0.5,
      superviseSeconds: 1,
    });
    onTestFinished(() => runner.stop());
  };
  const header = (source: string, name: string) =>
    new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)\\r$`, 'im').exec(source)?.[1]?.replace(/\r\n/g, '').trim();

  test('has its button to unsubscribe in the header and its link below, an address to answer to, both forms', async () => {
    const { id, email } = await reader({ smsNotifications: false });
    await buildMessage(db, { senderId: company.id, receiverId: id, content: '<b>Moien</b>' });
    const subject = { userId: company.id, from: 'Toiture <Schmit>' };
    await notifyPerson(db, services, { personId: id, kind: 'messageReceived', senderId: null, subject });
    await hurryJobs(pool);
    await work();
    // The first mail waits for a process that draws its mark.
    await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1);
    const { to, source } = server.received[0] ?? { to: [], source: '' };
    expect(to).toEqual([email]);
    expect(header(source, 'List-Unsubscribe')).toMatch(
      /^<https:\/\/giewel\.example\/unsubscribe\/[0-9a-f]{40}>$/,
    );
    expect(header(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(source, 'Reply-To')).toMatch(/reply\+[0-9a-f]{40}@in\.giewel\.example/);
    const readable = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(readable).toContain('---- Write your reply above this line ----');
    expect(readable).toContain('    <b>Moien</b>');
    expect(readable).toContain('&lt;b&gt;Moien&lt;/b&gt;');
    expect(readable.match(/https:\/\/giewel\.example\/unsubscribe\/[0-9a-f]{40}/g)).toHaveLength(3);
  });

  test('of anything but a message cannot be answered', async () => {
    await notifyPerson(db, services, {
      personId: (await reader()).id,
      kind: 'projectCreated',
      senderId: null,
      subject: aRoof,
    });
    const [mail] = await deliverAll();
    expect(mail?.payload.replyTo).toBeUndefined();
    expect(mail?.payload.letter.replyAbove).toBeUndefined();
  });

  test('speaks the language the person last read Giewel in, or ours where that has no words', async () => {
    for (const language of ['en', 'xx', null]) {
      await notifyPerson(db, services, {
        personId: (await reader({ language })).id,
        kind: 'projectCreated',
        senderId: null,
        subject: aRoof,
      });
    }
    const mails = (await deliverAll()).filter(({ kind }) => kind === 'mail');
    expect(mails.map(({ payload }) => payload.language)).toEqual(['en', 'en', 'en']);
  });

  test('is sent once, though the job is tried ten times at once and again', async () => {
    const { id } = await reader();
    await write(id);
    const [job] = await waiting();
    await Promise.all(Array.from({ length: 10 }, () => deliverNotifications.run(job ?? {}, services)));
    await deliverNotifications.run(job ?? {}, services);
    expect((await sent()).map(({ kind }) => kind)).toEqual(['mail', 'sms']);
  });

  test(
    'is sent once, though its worker is killed while it sends',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      const { id } = await reader({ smsNotifications: false });
      await notifyPerson(db, services, {
        personId: id,
        kind: 'projectCreated',
        senderId: null,
        subject: aRoof,
      });
      server.isStuck = true;
      const killed = spawn(process.execPath, [join(import.meta.dirname, 'run-jobs.fixture.ts')], {
        env: { ...process.env, DATABASE_URL: url, SMTP_URL: server.url, LOG_LEVEL: 'silent' },
        stdio: 'inherit',
      });
      onTestFinished(() => void killed.kill('SIGKILL'));
      await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1);
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      await endHeartbeats(pool);
      server.isStuck = false;
      await work();
      await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(2);
      // The server never confirmed the first; the id shows that the second is the same mail.
      const ids = server.received.map(({ source }) => header(source, 'Message-ID'));
      expect(new Set(ids).size).toBe(1);
      await expect.poll(sent).toEqual([]);
      expect(server.received).toHaveLength(2);
      // A separate worker process has to load its part of the product first.
    },
  );
});
