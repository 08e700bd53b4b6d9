import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { createDeliverNotificationsJob } from '#features/notifications/core/server/index.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';

const deliverNotifications = createDeliverNotificationsJob({ calendarOf: async () => null, worksOf: [] });

const SECRET = 'a-secret-of-many-letters';
const env = { INBOUND_MAIL_ADDRESS: 'reply@in.giewel.example', INBOUND_MAIL_SECRET: SECRET };
const { app, ask, db, pool, services } = await testHost({ env });

let company: CompanyRow;
let owner: number;
let manager: number;
let member: number;
let client: number;

beforeEach(async () => {
  await pool.query(
    'delete from notifications; delete from messages; delete from answered_mails; delete from rate_limits; delete from pgboss.job',
  );
  company = await buildCompany(db);
  owner = company.userId;
  manager = (await buildCompanyMember(db, { companyId: company.id, role: 'manager' })).userId;
  member = (await buildCompanyMember(db, { companyId: company.id })).userId;
  client = (await buildUser(db)).id;
});

const write = (content = 'When could you come?') =>
  ask('POST', '/api/messages', { as: client, body: { receiverId: owner, content } });

interface QueuedMail {
  to: string;
  replyTo: string;
  letter: { quote: string[] };
}

const jobsOf = async <Payload>(name: string) => {
  const { rows } = await pool.query<{ payload: Payload }>(
    `select payload from ${storedJobsSql} j
     where j.name = $1 order by j.created_at, place`,
    [name],
  );
  return rows.map(({ payload }) => payload);
};

/** Delivers the emails that are due, by recipient. */
const mailed = async () => {
  for (const { id } of await jobsOf<{ id: number }>('tell')) await deliverNotifications.run({ id }, services);
  const rows = await db.select({ id: users.id, email: users.email }).from(users);
  const sentMails = await jobsOf<QueuedMail>('mail');
  return sentMails.map((mail) => ({
    ...mail,
    personId: rows.find(({ email }) => email === mail.to)?.id,
  }));
};
const mailedTo = async () => new Set((await mailed()).map(({ personId }) => personId));

const emailOf = async (id: number) =>
  (await pool.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email ?? '';

let mails = 0;
const reply = async (from: string, to: string) => {
  const payload = `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${++mails}@mail.example>\r\n\r\nOn Monday.`;
  const response = await app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    payload,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
  });
  return response.json<{ outcome: string }>().outcome;
};

describe('a mail about a message goes to each of the team', () => {
  test('who wants mails', async () => {
    await ask('PATCH', '/api/user', { as: manager, body: { emailNotifications: false } });
    await write();
    expect(await mailedTo()).toEqual(new Set([owner, member]));
  });

  test('who has not read it meanwhile, whoever else has', async () => {
    await write();
    const body = { conversationPartnerId: client };
    expect(await ask('POST', '/api/messages/mark-read', { as: member, body })).toMatchObject({ status: 200 });
    expect(await ask('POST', '/api/messages/mark-read', { as: owner, body })).toMatchObject({ status: 200 });
    const sentMails = await mailed();
    expect(sentMails.map(({ personId }) => personId)).toEqual([manager]);
    expect(sentMails[0]?.letter.quote).toEqual(['When could you come?']);
  });

  test('and quotes what this reader has not read, not what they have', async () => {
    await write('First');
    await ask('POST', '/api/messages/mark-read', { as: manager, body: { conversationPartnerId: client } });
    await write('Second');
    const quotes = (await mailed()).map(({ personId, letter }) => [personId, letter.quote] as const);
    expect(new Map(quotes)).toEqual(
      new Map([
        [owner, ['First', 'Second']],
        [member, ['First', 'Second']],
        [manager, ['Second']],
      ]),
    );
  });
});

describe('a member’s reply by mail', () => {
  const replyAddressFor = async (id: number) => {
    await write();
    return (await mailed()).find(({ personId }) => personId === id)?.replyTo ?? '';
  };

  test('is written in the company’s name, and says to it who wrote', async () => {
    expect(await reply(await emailOf(member), await replyAddressFor(member))).toBe('sent');
    const { rows } = await pool.query(
      'select sender_id as "by", receiver_id as "to", written_by as "writtenBy" from messages order by id desc limit 1',
    );
    expect(rows).toEqual([{ by: owner, to: client, writtenBy: member }]);
    const bell = async (as: number) => (await ask('GET', '/api/notifications/unread', { as })).body;
    expect([await bell(member), await bell(owner)]).toEqual([{ unread: 0 }, { unread: 1 }]);
  });

  test('is not delivered once they have left, in nobody’s name', async () => {
    const address = await replyAddressFor(member);
    await pool.query('delete from company_members where user_id = $1', [member]);
    expect(await reply(await emailOf(member), address)).toBe('refused');
    expect((await pool.query('select from messages')).rowCount).toBe(1);
  });

  test('nor once they were taken out, when its token is gone', async () => {
    const address = await replyAddressFor(member);
    await ask('DELETE', `/api/company-team/members/${member}`, { as: owner });
    expect(await reply(await emailOf(member), address)).toBe('ignored');
    expect((await pool.query('select from messages')).rowCount).toBe(1);
  });
});
