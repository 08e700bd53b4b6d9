import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allJobs, allPersonalData } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { testHost } from '#testing/host.ts';
import { operatorAccount } from '#testing/stripe-host.ts';
import { wordsInPdf } from '#testing/words-in-pdf.ts';
import { issueReceipt, type PlanPayment } from './server/receipts.ts';
import { receipts } from './server/tables.ts';

const { ask, db, services } = await testHost({ env: operatorAccount });

const at = (iso: string) => new Date(iso);

const paymentOf = (companyId: number, overrides: Partial<PlanPayment> = {}): PlanPayment => ({
  companyId,
  plan: 'professional',
  period: 'yearly',
  amountCents: 5e4,
  lines: [],
  stripeInvoiceId: null,
  paidFrom: at('2026-03-15T09:00:00Z'),
  paidUntil: at('2027-03-15T09:00:00Z'),
  ...overrides,
});

const issue = async (payment: PlanPayment, issuedAt = at('2026-03-15T09:00:00Z')) => {
  await db.transaction((transaction) => issueReceipt(transaction, services.config, payment, issuedAt));
  const rows = await db
    .select()
    .from(receipts)
    .where(eq(receipts.companyId, payment.companyId))
    .orderBy(asc(receipts.id));
  return rows.at(-1) as (typeof rows)[number];
};

let paid = 0;
const nextInvoice = () => `in_${(paid += 1)}`;

const download = (id: number, as?: number) =>
  ask('GET', `/api/receipts/${id}/pdf`, as === undefined ? {} : { as });

test('an invoice has its number, both parties, and the VAT broken out', async () => {
  const company = await buildCompany(db, {
    name: 'Gaart & Wéngert S.à r.l.',
    address: '12, Gréiweschgaass',
    postalCode: 'L-9050',
    city: 'Ettelbréck',
    vatNumber: 'LU91234567',
  });
  const row = await issue(paymentOf(company.id, { stripeInvoiceId: nextInvoice() }));
  const { status, headers, bytes } = await download(row.id, company.userId);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toContain(`giewel-invoice-${row.number}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const words = wordsInPdf(bytes);
  for (const text of [
    `Invoice ${row.number}`,
    'Giewel S.à r.l.',
    'RCS B123456',
    'VAT number LU12345613',
    'Gaart & Wéngert S.à r.l.',
    '12, Gréiweschgaass',
    'L-9050 Ettelbréck',
    'VAT number LU91234567',
    '15 March 2026',
    'Giewel Professional, one year',
    '€427.35',
    'VAT 17%',
    '€72.65',
    '€500.00',
  ]) {
    expect(words).toContain(text);
  }
});

test('a receipt of the demo has no number and says that it is no invoice', async () => {
  const company = await buildCompany(db);
  const row = await issue(paymentOf(company.id));
  expect(row.number).toBeNull();
  const words = wordsInPdf((await download(row.id, company.userId)).bytes);
  expect(words).toContain('Receipt (demo)');
  expect(words).toContain('No money was paid, and this is not an invoice');
  expect(words).not.toMatch(/Invoice \d/);
});

test('only its own company reads a receipt; to others it is not there', async () => {
  const company = await buildCompany(db);
  const otherCompany = await buildCompany(db);
  const client = await buildUser(db);
  const row = await issue(paymentOf(company.id));
  expect(await download(row.id, otherCompany.userId)).toMatchObject({
    status: 404,
    body: { code: 'notFound' },
  });
  expect((await download(999_999, company.userId)).status).toBe(404);
  expect((await download(row.id, client.id)).status).toBe(403);
  expect((await download(row.id)).status).toBe(401);
  expect((await ask('GET', '/api/receipts/x/pdf', { as: company.userId })).status).toBe(400);
});

test('20 at once, some of which fail, are numbered without a gap', async () => {
  const company = await buildCompany(db);
  const year = at('2031-06-01T09:00:00Z');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) =>
      db.transaction(async (transaction) => {
        const payment = paymentOf(company.id, { stripeInvoiceId: nextInvoice() });
        await issueReceipt(transaction, services.config, payment, year);
        if (place % 5 === 0) throw new Error('lost on the way');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  const rows = await db
    .select({ number: receipts.number })
    .from(receipts)
    .where(sql`${receipts.number} like '2031-%'`)
    .orderBy(asc(receipts.number));
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 16 }, (_, place) => `2031-${String(place + 1).padStart(4, '0')}`),
  );
});

test('each year of the country’s calendar begins at one', async () => {
  const { id } = await buildCompany(db);
  const late = paymentOf(id, { stripeInvoiceId: nextInvoice() });
  expect((await issue(late, at('2032-12-31T22:59:00Z'))).number).toBe('2032-0001');
  const next = paymentOf(id, { stripeInvoiceId: nextInvoice() });
  expect((await issue(next, at('2032-12-31T23:00:00Z'))).number).toBe('2033-0001');
});

test('an invoice outlives its company, as the law asks; receipts of the demo go with it', async () => {
  const company = await buildCompany(db, { name: 'Daach am Norden' });
  await issue(paymentOf(company.id));
  const { id } = await issue(paymentOf(company.id, { stripeInvoiceId: nextInvoice() }));
  const rowsBefore = await db.select().from(receipts);
  await db
    .update(users)
    .set({ eraseAt: new Date(0) })
    .where(eq(users.id, company.userId));
  await createErasePeopleJob(allPersonalData).run({}, services);
  const rowsAfter = await db.select().from(receipts);
  expect(rowsAfter).toHaveLength(rowsBefore.length - 1);
  expect(rowsAfter.find((row) => row.id === id)).toMatchObject({
    companyId: null,
    buyer: { name: 'Daach am Norden' },
  });
});

test('an invoice of a company that is gone is removed ten years after the end of its year, others never', async () => {
  const [goneCompany, stayingCompany] = [await buildCompany(db), await buildCompany(db)];
  const remainingNumbers: string[] = [];
  // The year is Luxembourg's, which begins an hour before that of UTC.
  const firstDay = new Date(Date.UTC(luxembourgTimeOf(new Date()).year - 10, 0, 2));
  const lastYear = new Date(firstDay.getTime() - 3 * DAY_MS);
  await issue(paymentOf(goneCompany.id, { stripeInvoiceId: nextInvoice() }), lastYear);
  for (const [company, issuedAt] of [
    [goneCompany, firstDay],
    [stayingCompany, lastYear],
  ] as const) {
    const row = await issue(paymentOf(company.id, { stripeInvoiceId: nextInvoice() }), issuedAt);
    remainingNumbers.push(row.number ?? '');
  }
  await db.update(receipts).set({ companyId: null }).where(eq(receipts.companyId, goneCompany.id));
  const countBefore = await db.$count(receipts);
  await allJobs.find(({ name }) => name === 'forget-old-invoices')?.run({}, services);
  const numbersAfter = (await db.select().from(receipts)).map(({ number }) => number);
  expect(numbersAfter).toHaveLength(countBefore - 1);
  expect(numbersAfter).toEqual(expect.arrayContaining(remainingNumbers));
});
