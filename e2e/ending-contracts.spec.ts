import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { quoteAcceptances, quoteCodes, quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { axeViolations } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { loseFirstResponse } from './lose-first-response.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const people = async () => ({
  claire: await buildUser(own.db, {
    userType: 'private',
    isEmailVerified: true,
    fullName: 'Claire Hoffmann',
  }),
  schmit: await buildCompany(own.db, { name: 'Toiture Schmit' }),
});

/** A contract of today. */
const signed = async () => {
  const { claire, schmit } = await people();
  const of = { companyId: schmit.id, clientId: claire.id };
  const sentAt = new Date();
  const quote = await buildQuote(own.db, {
    ...of,
    state: 'accepted',
    companyName: 'Toiture Schmit',
    clientName: 'Claire Hoffmann',
    sentAt,
    version: { object: 'New roof' },
  });
  const project = await buildProject(own.db, { ...of, name: 'New roof', agreedSum: '117.00' });
  const [version] = await own.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quote.id));
  await own.db.insert(quoteAcceptances).values({
    quoteId: quote.id,
    version: 1,
    sha256: version?.sha256 ?? Buffer.alloc(32),
    net: '100.00',
    total: '117.00',
    name: 'Claire Hoffmann',
    at: sentAt,
    by: 'email',
    withdrawableUntil: new Date(sentAt.getTime() + 14 * DAY_MS),
    projectId: project.id,
  });
  return { claire, owner: { id: schmit.userId }, quote, project };
};

test('what was withdrawn from is called what it is: a change order leaves its contract as it was (reading 81)', async ({
  openAs,
}) => {
  const { claire, quote, project } = await signed();
  const page = await openAs(claire, { address: `/quotes/${quote.id}` });
  // An accepted quote links to its project.
  expect(await page.getByRole('link', { name: 'Open the project' }).getAttribute('href')).toBe(
    `/projects/${project.id}`,
  );
  await own.db.update(quotes).set({ isChange: true, projectId: project.id }).where(eq(quotes.id, quote.id));
  await own.db
    .update(quoteAcceptances)
    .set({ withdrawnAt: new Date() })
    .where(eq(quoteAcceptances.quoteId, quote.id));
  await visit(page, `/quotes/${quote.id}`);
  await page.getByText('Change order withdrawn', { exact: true }).waitFor();
  await page.getByText('Change order withdrawn on').waitFor();
  expect(await page.getByText(/withdrawn from the contract|contract withdrawn/i).count()).toBe(0);
});

const toasts = (page: Page) => page.getByText('That didn’t work');

test(
  'a client withdraws from a contract in two presses, and an answer that got lost changes nothing',
  {
    tag: ['@looks', '@desk-by-day'],
    annotation: { type: 'requirement', description: 'D3-6.5' },
  },
  async ({ openAs }) => {
    const { claire, quote } = await signed();
    const page = await openAs(claire, {
      address: `/quotes/${quote.id}`,
      expects: [/net::ERR_/],
    });
    const isLost = await loseFirstResponse(page, `*/api/quotes/${quote.id}/withdrawal`);
    await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw from the contract' });
    await dialog.getByText('You don’t have to give a reason.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await isLost();
    await page.getByText('Contract withdrawn').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await toasts(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Withdraw from the contract' }).count()).toBe(0);
    const [stored] = await own.db
      .select()
      .from(quoteAcceptances)
      .where(eq(quoteAcceptances.quoteId, quote.id));
    expect(stored?.withdrawnAt).toBeInstanceOf(Date);
    await page.reload();
    await page.getByText('Contract withdrawn').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  'a contract ends once both sides have confirmed it, and not before; lost answers change nothing (reading 69)',
  {
    tag: ['@looks', '@nightly'],
  },
  async ({ openAs }) => {
    const { claire, owner, quote, project } = await signed();
    const at = { address: `/quotes/${quote.id}`, expects: [/net::ERR_/] };
    const company = await openAs(owner, at);
    const isAskLost = await loseFirstResponse(company, `*/api/quotes/${quote.id}/ending*`);
    await company.getByRole('button', { name: 'End the contract by agreement' }).click();
    const context = company.getByRole('dialog', { name: 'End the contract by agreement' });
    await context
      .getByRole('textbox', { name: 'Why do you want to end the contract?' })
      .fill('The house is sold.');
    expect(await axeViolations(company)).toEqual([]);
    await context.getByRole('button', { name: 'Ask to end the contract' }).click();
    await isAskLost();
    await company.getByText('It continues until Claire Hoffmann confirms.').waitFor();
    expect(await toasts(company).count()).toBe(0);

    const client = await openAs(claire, at);
    await client.getByText('Toiture Schmit has asked to end this contract by agreement').waitFor();
    await client.getByText('The house is sold.').waitFor();
    const isConfirmLost = await loseFirstResponse(client, `*/api/quotes/${quote.id}/ending*`);
    await client.getByRole('button', { name: 'End contract' }).click();
    const dialog = client.getByRole('alertdialog', { name: 'End the contract by agreement' });
    await dialog.waitFor();
    expect(await axeViolations(client)).toEqual([]);
    await dialog.getByRole('button', { name: 'End contract' }).click();
    await isConfirmLost();
    await client.getByText('Contract ended').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await toasts(client).count()).toBe(0);
    // The other side learns of it where it stands.
    await company.getByText('Contract ended').first().waitFor();
    const [stored] = await own.db
      .select()
      .from(quoteAcceptances)
      .where(eq(quoteAcceptances.quoteId, quote.id));
    expect([stored?.endedAt instanceof Date, stored?.projectId]).toEqual([true, project.id]);
  },
);

test(
  'an acceptance whose answer got lost is an acceptance, and nothing says otherwise',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-6.1' },
  },
  async ({ openAs }) => {
    const { claire, schmit } = await people();
    const quote = await buildQuote(own.db, {
      companyId: schmit.id,
      clientId: claire.id,
      state: 'sent',
      sentAt: new Date(),
    });
    const page = await openAs(claire, {
      address: `/quotes/${quote.id}/accept`,
      viewport: { width: PHONE, height: 900 },
      expects: [/net::ERR_/],
    });
    await page.getByRole('textbox', { name: 'Your full name' }).fill('Claire Hoffmann');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter the code' });
    await dialog.getByText('It’s valid for 10 minutes.').waitFor();
    await own.db.update(quoteCodes).set({ codeHash: await hashPassword('123456') });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
    const isLost = await loseFirstResponse(page, `*/api/quotes/${quote.id}/accept`);
    await dialog.getByRole('button', { name: 'Accept with an obligation to pay' }).click();
    await isLost();
    await page.getByRole('heading', { name: /^Accepted on / }).waitFor();
    expect(await toasts(page).count()).toBe(0);
  },
);
