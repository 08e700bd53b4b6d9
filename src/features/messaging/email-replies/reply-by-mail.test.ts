import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import {
  createDeliverNotificationsJob,
  type NewNotification,
  notifyPerson,
} from '#features/notifications/core/server/index.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';

const deliverNotifications = createDeliverNotificationsJob({ calendarOf: async () => null, worksOf: [] });

const SECRET = 'a-secret-of-many-letters';
const env = { INBOUND_MAIL_ADDRESS: 'reply@in.giewel.example', INBOUND_MAIL_SECRET: SECRET };
const { app, ask, db, pool, services } = await testHost({ env });
const closed = await testHost();

const [claire, company] = [
  await buildUser(db, { username: 'claire', email: 'Claire@mail.example', smsNotifications: false }),
  await buildUser(db, { username: 'schmit', userType: 'company' }),
];

beforeEach(async () => {
  await pool.query(
    'delete from notifications; delete from messages; delete from blocks; delete from answered_mails; delete from rate_limits; delete from pgboss.job',
  );
});

interface MailPayload {
  to: string;
  replyTo: string;
  letter: { subject: string; paragraphs: string[] };
}

const mails = async () => {
  const { rows } = await pool.query<{ payload: MailPayload }>(
    `select payload from ${storedJobsSql} j
     where j.name = 'mail' order by j.created_at, place`,
  );
  return rows.map(({ payload }) => payload);
};

/** An email about the company's message can be answered at this address. */
const replyAddress = async () => {
  await buildMessage(db, { senderId: company.id, receiverId: claire.id });
  const notification: NewNotification = {
    personId: claire.id,
    kind: 'messageReceived' as const,
    senderId: null,
    subject: {
      userId: company.id,
      from: 'schmit',
    },
  };
  await notifyPerson(db, services, notification);
  const { rows } = await pool.query('select max(id) as id from notifications where user_id = $1', [
    claire.id,
  ]);
  await deliverNotifications.run(rows[0], services);
  return (await mails()).findLast(({ to }) => to === claire.email)?.replyTo ?? '';
};

let count = 0;
const replyMailTo = (
  to: string,
  text = 'Yes, at 8.\r\n\r\nOn 9 March 2026 Giewel wrote:\r\n> When?',
  head = '',
) => {
  count += 1;
  return `From: claire@mail.example\r\nTo: ${to}\r\nMessage-ID: <${count}@mail.example>\r\n${head}\r\n${text}`;
};

const post = async (payload: string, headers: Record<string, string> = {}, host = app) => {
  const response = await host.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    payload,
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Bearer ${SECRET}`,
      ...headers,
    },
  });
  return [response.statusCode, response.json().outcome ?? response.json().code];
};

const thread = async () => {
  const { rows } = await pool.query<{ who: number; content: string; isRead: boolean }>(
    'select sender_id as who, content, is_read as "isRead" from messages order by id',
  );
  return rows;
};

describe('POST /api/inbound-mail', () => {
  test('an answer becomes a message of its thread, without what it quotes, and the other is told', async () => {
    expect(await post(replyMailTo(await replyAddress()))).toEqual([200, 'sent']);
    expect(await thread()).toMatchObject([
      { who: company.id, isRead: true },
      { who: claire.id, content: 'Yes, at 8.', isRead: false },
    ]);
    const bell = await ask('GET', '/api/notifications', { as: company.id });
    expect(bell.body).toMatchObject([{ text: 'claire sent you a message' }]);
  });

  test('what came after the mail is not read by answering it', async () => {
    const address = await replyAddress();
    await buildMessage(db, { senderId: company.id, receiverId: claire.id, content: 'One more thing' });
    await post(replyMailTo(address));
    expect((await thread()).filter(({ isRead }) => !isRead)).toMatchObject([
      { content: 'One more thing' },
      { who: claire.id },
    ]);
  });

  test('the address may come in capitals, among others, and be used again', async () => {
    const address = await replyAddress();
    expect(await post(replyMailTo(`x@y.example, Giewel <${address.toUpperCase()}>`))).toEqual([200, 'sent']);
    expect(await post(replyMailTo(address, 'And bring a ladder.'))).toEqual([200, 'sent']);
  });

  test('a mail handed over ten times at once, and again, is one message', async () => {
    const mail = replyMailTo(await replyAddress());
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => post(mail)));
    expect(outcomes.filter(([, outcome]) => outcome === 'sent')).toHaveLength(1);
    expect(await post(mail)).toEqual([200, 'known']);
    expect(await thread()).toHaveLength(2);
  });

  test.each(['evil@mail.example', '"claire@mail.example" <evil@mail.example>', company.email])(
    'whoever has the token alone does not write in its reader’s name: %s',
    async (sender) => {
      const mail = replyMailTo(await replyAddress()).replace('claire@mail.example', sender);
      expect(await post(mail)).toEqual([200, 'refused']);
      expect((await thread()).map(({ who, isRead }) => [who, isRead])).toEqual([[company.id, false]]);
      const email = (await mails()).at(-1);
      expect(email).toMatchObject({
        to: claire.email,
        letter: { subject: 'We couldn’t deliver your reply' },
      });
      expect(email?.letter.paragraphs).toEqual([
        expect.stringContaining('it didn’t come from your account’s email address.'),
      ]);
    },
  );

  test('nor is the reader flooded with what was not delivered', async () => {
    const address = await replyAddress();
    const mailCount = (await mails()).length;
    const hand = () => post(replyMailTo(address).replace('claire@mail.example', 'evil@mail.example'));
    for (let nth = 0; nth < 10; nth += 1) expect(await hand()).toEqual([200, 'refused']);
    expect(await hand()).toEqual([429, 'tooManyRequests']);
    expect(await mails()).toHaveLength(mailCount + 10);
  });

  test.each([
    ['an invented token', () => replyMailTo(`reply+${'0'.repeat(40)}@in.giewel.example`)],
    [
      'a token at another domain',
      async () => replyMailTo((await replyAddress()).replace('@in.giewel.example', '@evil.example')),
    ],
    ['a mail of a list', async () => replyMailTo(await replyAddress(), 'Hello', 'List-Id: <x.example>\r\n')],
    [
      'an absence note of Outlook',
      async () =>
        replyMailTo(await replyAddress(), 'I am out of office', 'X-Auto-Response-Suppress: All\r\n'),
    ],
    ['no token', () => replyMailTo('reply@in.giewel.example')],
    ['no mail', () => ''],
    [
      'an absence note',
      async () => replyMailTo(await replyAddress(), 'Away', 'Auto-Submitted: auto-replied\r\n'),
    ],
  ])('%s is let go', async (_, mail) => {
    expect(await post(await mail())).toEqual([200, 'ignored']);
    expect((await thread()).filter(({ who }) => who === claire.id)).toEqual([]);
  });

  const age = (days: number) =>
    pool.query('update mail_tokens set created_at = created_at - make_interval(days => $1)', [days]);

  test('a mail is good until 90 days after the last one of its conversation, and no longer (m16)', async () => {
    const first = await replyAddress();
    await age(80);
    await pool.query('delete from notifications');
    await replyAddress();
    await age(80);
    expect(await post(replyMailTo(first))).toEqual([200, 'sent']);
    await age(11);
    expect(await post(replyMailTo(first))).toEqual([200, 'refused']);
    expect((await mails()).at(-1)).toMatchObject({
      to: claire.email,
      letter: { paragraphs: [expect.stringContaining('more than 90 days old')] },
    });
  });

  test('who has a forwarded mail and forges its sender writes no more than a person does in a day (m16)', async () => {
    const address = await replyAddress();
    expect(await post(replyMailTo(address))).toEqual([200, 'sent']);
    // It stands for the other 98, which the limit of a minute would spread over five.
    await pool.query(`update rate_limits set points = 99 where key like 'replies-by-mail:%'`);
    expect(await post(replyMailTo(address))).toEqual([200, 'sent']);
    expect(await post(replyMailTo(address))).toEqual([429, 'tooManyRequests']);
    expect(await thread()).toHaveLength(3);
  });

  test('somebody suspended answers no more', async () => {
    const address = await replyAddress();
    await pool.query('update users set is_suspended = true where id = $1', [claire.id]);
    expect(await post(replyMailTo(address))).toEqual([200, 'ignored']);
    await pool.query('update users set is_suspended = false where id = $1', [claire.id]);
  });
});

describe('what a mail costs', () => {
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  beforeEach(() => {
    threads = 0;
    process.on('worker', count);
    return () => process.off('worker', count);
  });

  const QUOTED_PRINTABLE = 'Content-Transfer-Encoding: quoted-printable\r\n';
  const spaces = `${' '.repeat(9_000_000)}x`;

  test('nothing of it is read before its token is known', async () => {
    expect(
      await post(replyMailTo(`reply+${'0'.repeat(40)}@in.giewel.example`, spaces, QUOTED_PRINTABLE)),
    ).toEqual([200, 'ignored']);
    expect(threads).toBe(0);
  });

  test('and then one look from end to end, at its first megabyte, in a thread of its own', async () => {
    const address = await replyAddress();
    expect(await post(replyMailTo(address, `${spaces}\r\nYes`, QUOTED_PRINTABLE))).toEqual([200, 'refused']);
    expect(await post(replyMailTo(address, `Yes.\r\n${spaces}`, QUOTED_PRINTABLE))).toEqual([200, 'sent']);
    expect((await thread()).at(-1)).toMatchObject({ who: claire.id, content: 'Yes.' });
    expect(threads).toBe(2);
  });
});

describe('what the thread refuses', () => {
  const lastMail = async () => (await mails()).at(-1);

  test('is refused here too: a block, said to the writer once', async () => {
    const mail = replyMailTo(await replyAddress());
    await ask('POST', '/api/blocks', { as: company.id, body: { userId: claire.id } });
    expect(await post(mail)).toEqual([200, 'refused']);
    expect(await post(mail)).toEqual([200, 'known']);
    expect(await mails()).toHaveLength(2);
    expect(await lastMail()).toMatchObject({
      to: claire.email,
      letter: {
        subject: 'We couldn’t deliver your reply',
        paragraphs: [expect.stringContaining('This person doesn’t accept messages from you.')],
      },
    });
    expect((await thread()).map(({ isRead, who }) => [who, isRead])).toEqual([[company.id, false]]);
  });

  test.each([
    ['x'.repeat(5001), 'Message must be 5,000 characters or less.'],
    ['> only what was quoted', 'it contained no text, and we don’t accept attachments by email.'],
  ])('%.30j', async (text, reason) => {
    expect(await post(replyMailTo(await replyAddress(), text))).toEqual([200, 'refused']);
    expect(await lastMail()).toMatchObject({ letter: { paragraphs: [expect.stringContaining(reason)] } });
  });

  test('what comes too fast may come again later, and is not lost', async () => {
    const address = await replyAddress();
    await Promise.all(Array.from({ length: 20 }, (_, nth) => post(replyMailTo(address, `Part ${nth}`))));
    const late = replyMailTo(address, 'The last part');
    expect(await post(late)).toEqual([429, 'tooManyRequests']);
    await pool.query('delete from rate_limits');
    expect(await post(late)).toEqual([200, 'sent']);
  });
});

describe('who may hand mails over', () => {
  test('nobody, unless it is configured', async () => {
    expect(await post('', {}, closed.app)).toEqual([404, 'notFound']);
  });

  test.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${SECRET}`, SECRET])(
    'not with %j',
    async (authorization = '') => {
      const mail = replyMailTo(await replyAddress());
      expect(await post(mail, { authorization })).toEqual([401, 'wrongSecret']);
      expect(await thread()).toHaveLength(1);
    },
  );

  test('nor more than ten megabytes, nor JSON in the place of a mail', async () => {
    const mail = replyMailTo(await replyAddress());
    expect(await post(mail + 'x'.repeat(10 * 1024 * 1024))).toEqual([413, 'bodyTooLarge']);
    expect(await post('{}', { 'content-type': 'application/json' })).toEqual([200, 'ignored']);
    expect(await post(mail, { 'content-type': 'text/html' })).toEqual([415, 'notJson']);
  });

  test('after too many bytes the connection goes on', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    let connections = 0;
    app.server.on('connection', () => {
      connections += 1;
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const hand = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request({
          agent,
          port,
          method: 'POST',
          path: '/api/inbound-mail',
          headers: {
            'content-type': 'message/rfc822',
            authorization: `Bearer ${SECRET}`,
          },
        });
        call.on('error', reject).on('response', (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        call.end(body);
      });
    expect(await hand('x'.repeat(30 * 1024 * 1024))).toBe(413);
    expect(await hand('no mail')).toBe(200);
    expect(connections).toBe(1);
    agent.destroy();
  });
});
