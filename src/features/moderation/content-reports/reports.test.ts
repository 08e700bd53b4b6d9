import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { reportReceiptFrom } from '#features/moderation/core/rules/moderation.ts';
import { personalData } from '#features/moderation/core/server/personal-data.ts';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emailOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { REPORT_RECEIPT_PATTERN } from './contract/content-reports.ts';

const host = await testHost({ withPages: true });
const { ask, db, pool } = host;

const reportBody = {
  kind: 'privacy',
  address: '/companies/1?tab=reviews',
  explanation: 'It shows the number plate of our car.',
};
const report = (body: object = reportBody) => ask('POST', '/api/reports', { body });
const receiptOf = ({ body }: { body: unknown }) => (body as { receipt: string }).receipt;
const forgetLimits = () => pool.query('delete from rate_limits');

describe('POST /api/reports', () => {
  test('needs no account, and gives a receipt that leads back', async () => {
    const response = await report({ ...reportBody, name: 'Nora', email: 'nora@mail.example' });
    expect(response.status).toBe(201);
    const receipt = receiptOf(response);
    expect(receipt).toMatch(REPORT_RECEIPT_PATTERN);
    const state = await ask('GET', `/api/reports/${receipt}`);
    expect(state.body).toMatchObject({ receipt, state: 'waiting', decidedAt: null, statement: null });
    // A receipt in strange hands does not name the sender.
    expect(state.text).not.toMatch(/nora|number plate/i);
    const page = await ask('GET', `/report/${receipt}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(receipt)]);
  });

  test('confirms by mail that it has arrived, and repeats nothing that was typed (DSA, article 16(4))', async () => {
    await forgetJobs(pool);
    const receipt = receiptOf(await report({ ...reportBody, name: 'Nora', email: 'nora@mail.example' }));
    await report();
    const { rows } = await pool.query<{ payload: { to: string } }>(
      `select payload from ${storedJobsSql} j where j.name = 'mail'`,
    );
    expect(rows).toMatchObject([
      { payload: { to: 'nora@mail.example', letter: { subject: `We’ve received your report ${receipt}` } } },
    ]);
    const mail = JSON.stringify(rows);
    expect(mail).toContain(`/report/${receipt}`);
    // The address may be a stranger's.
    expect(mail).not.toMatch(/number plate|Nora"|tab=reviews|unsubscribe/);
    for (let nth = 0; nth < 10; nth += 1) {
      await pool.query(`delete from rate_limits where key like 'content-reports:%'`);
      await report({ ...reportBody, email: 'NORA@mail.example' });
    }
    expect((await report({ ...reportBody, email: 'nora@mail.example' })).status).toBe(429);
    await forgetLimits();
  });

  test('tells staff by mail which page it is about, and what is said of it', async () => {
    const { id } = await buildUser(db, { userType: 'admin' });
    await forgetLimits();
    await report();
    const mail = JSON.parse(await emailOfNotification(host, 'moderationWaits', id)) as {
      letter: { subject: string; facts: string[] };
    };
    expect(mail.letter).toMatchObject({
      subject: 'Report to review: Someone’s personal data, /companies/1?tab=reviews',
      facts: ['Someone’s personal data', 'Where: /companies/1?tab=reviews'],
    });
  });

  test.each([
    [{ ...reportBody, kind: 'noise' }, 'kind'],
    [{ ...reportBody, address: ' ' }, 'address'],
    [{ ...reportBody, address: 'x'.repeat(501) }, 'address'],
    [{ ...reportBody, explanation: 'Not long enough.' }, 'explanation'],
    [{ ...reportBody, explanation: 'x'.repeat(2001) }, 'explanation'],
    [{ ...reportBody, email: 'nora' }, 'email'],
    [{ ...reportBody, name: 'x'.repeat(121) }, 'name'],
  ])('is refused with %j', async (body, field) => {
    await forgetLimits();
    const response = await report(body);
    expect([response.status, response.body]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
  });

  test('keeps nothing of what fills in the field that nobody sees', async () => {
    const countBefore = await db.$count(contentReports);
    const response = await report({ ...reportBody, website: 'https://buy.example' });
    expect([response.status, receiptOf(response)]).toEqual([
      201,
      expect.stringMatching(REPORT_RECEIPT_PATTERN),
    ]);
    expect(await db.$count(contentReports)).toBe(countBefore);
    expect((await ask('GET', `/api/reports/${receiptOf(response)}`)).status).toBe(404);
  });

  test('ends for an hour after ten', async () => {
    await forgetLimits();
    const responses = [];
    for (let nth = 0; nth < 11; nth += 1) responses.push((await report()).status);
    expect(responses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    await forgetLimits();
  });
});

test('what is no receipt, or nobody’s, leads nowhere', async () => {
  expect((await ask('GET', '/api/reports/1')).status).toBe(400);
  expect((await ask('GET', '/api/reports/AAAA-AAAA-AAAA-AAAA')).status).toBe(404);
  expect((await ask('GET', '/report/AAAA-AAAA-AAAA-AAAA')).status).toBe(404);
  expect((await ask('GET', '/report')).status).toBe(200);
});

test('a receipt is 16 signs that nobody misreads', () => {
  const receipt = reportReceiptFrom(Uint8Array.from({ length: 16 }, (_, nth) => nth * 16 + nth));
  expect(receipt).toMatch(REPORT_RECEIPT_PATTERN);
  expect(reportReceiptFrom(new Uint8Array(16).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(receipt).not.toMatch(/[ILOU]/);
});

test('a report is given to whoever has proved that its address is theirs', async () => {
  await forgetLimits();
  await report({ ...reportBody, email: 'Sandy@mail.example' });
  const [row] = await db.select().from(contentReports).orderBy(desc(contentReports.id)).limit(1);
  const sandy = await buildUser(db, { email: 'sandy@mail.example', isEmailVerified: false });
  const collected = async () => (await personalData.collect(db, sandy.id)) as { contentReports: unknown[] };
  expect((await collected()).contentReports).toEqual([]);
  await pool.query('update users set is_email_verified = true where id = $1', [sandy.id]);
  expect((await collected()).contentReports).toMatchObject([{ id: row?.id, kind: 'privacy' }]);
});
