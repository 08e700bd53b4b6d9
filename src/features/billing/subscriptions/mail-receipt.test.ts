import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { mailReceiptJob } from './server/mail-receipt.ts';
import { receipts } from './server/tables.ts';

const { ask, db, pool, services } = await testHost();

interface SentMail {
  to: string;
  letter: { subject: string; paragraphs: string[] };
  enclosures: { name: string; content: string }[];
}

const jobsNamed = async <Payload>(name: string) => {
  const { rows } = await pool.query<{ payload: Payload }>(
    `select payload from ${storedJobsSql} j
     where j.name = $1 order by j.created_at, place`,
    [name],
  );
  return rows.map(({ payload }) => payload);
};

const payAs = (as: number, plan: string) =>
  ask('POST', '/api/subscription/payments', { as, body: { plan, period: 'yearly' } });

test('each payment is confirmed once by mail, with its paper and its lines, whoever wants no news', async () => {
  const { id, userId } = await buildCompany(db);
  await db.update(users).set({ emailNotifications: false }).where(eq(users.id, userId));
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  await payAs(userId, 'professional');
  await payAs(userId, 'professional');
  await payAs(userId, 'premium');
  await payAs(userId, 'basic');
  const waiting = await jobsNamed<{ id: number }>('mail-receipt');
  const receiptRows = await db.select().from(receipts).where(eq(receipts.companyId, id));
  expect(new Set(waiting.map((job) => job.id))).toEqual(
    new Set(receiptRows.map((receiptRow) => receiptRow.id)),
  );
  expect(waiting).toHaveLength(2);
  for (const job of [...waiting, ...waiting]) await mailReceiptJob.run(job, services);
  const mails = (await jobsNamed<SentMail>('mail')).filter(({ to }) => to === owner?.email);
  expect(mails.map(({ letter }) => letter.subject)).toEqual([
    'Your receipt: Giewel Professional, one year',
    'Your receipt: Giewel Premium, one year',
  ]);
  const [, change] = mails;
  expect(change?.letter.paragraphs).toEqual(
    expect.arrayContaining([
      'Giewel Premium, one year: €800.00',
      expect.stringMatching(/^Unused time on Professional, .*: −€500.00$/),
      'Total including VAT: €300.00',
    ]),
  );
  expect(change?.enclosures.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^giewel-demo-receipt-\d+\.pdf$/),
  ]);
  const pdf = Buffer.from(change?.enclosures[0]?.content ?? '', 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
