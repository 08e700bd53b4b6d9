import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { lineKinds } from '#price-book/rules/line-kinds.ts';
import { violationsInAll } from './axe.ts';
import { DESK, PHONE } from './browser.ts';
import { productWithPeople } from './people.ts';

const { db, openAs } = await productWithPeople();

/** Three quotes of one request, of which the dearest came first; every kind of line stands in one of them. */
const compared = async () => {
  const { id: categoryId } = await buildCategory(db);
  const claire = await buildUser(db, { userType: 'private', isEmailVerified: true });
  const sentAt = new Date();
  const request = await buildRequest(db, { clientId: claire.id, categoryId, sentAt, title: 'New roof' });
  for (const [at, [name, unitPrice]] of Object.entries([
    ['Schmit', '300'],
    ['Weber', '200'],
    ['Krier', '250'],
  ] as const)) {
    const company = await buildCompany(db, { name });
    const base = { companyId: company.id, requestId: request.id };
    const invitation = await buildRequestInvitation(db, { ...base, state: 'quoted', sentAt });
    await buildQuote(db, {
      ...base,
      clientId: claire.id,
      invitationId: invitation.id,
      state: 'sent',
      sentAt: new Date(sentAt.getTime() + Number(at) * 1000),
      lines: [
        ...(at === '0' ? lineKinds : (['materials', 'labour'] as const)).map((kind) => ({ kind, unitPrice })),
        { kind: 'installation', unitPrice: '100', description: 'Roof window', isOptional: true },
      ],
    });
  }
  return { claire, address: `/requests/${request.id}/compare` };
};

test.each([DESK, PHONE])(
  'at %i px without script it is a table with heads, and its cells open (D3-5.4)',
  async (width) => {
    const { claire, address } = await compared();
    const page = await openAs(claire, { address, width, javaScript: false });
    const table = page.getByRole('table');
    expect(await table.getByRole('columnheader', { name: /Schmit|Weber|Krier/ }).count()).toBe(3);
    await table.getByRole('rowheader', { name: 'Scaffolding' }).waitFor();
    expect(await table.getByText('Not mentioned').count()).toBeGreaterThan(20);
    await page.getByText('Only Schmit includes scaffolding.').first().waitFor();
    const materials = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Materials' }) });
    await materials.locator('summary').first().click();
    await materials.locator('details[open]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test('it prints on one landscape page (D3-5.4)', async () => {
  const { claire, address } = await compared();
  const page = await openAs(claire, { address });
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test('an option that is taken in moves every sum of its column, and it is sorted as one likes (D3-5.2 D3-5.4)', async () => {
  const { claire, address } = await compared();
  const page = await openAs(claire, { address });
  const totals = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Total with tax' }) });
  const read = async () => (await totals.getByRole('cell').allTextContents()).map((cell) => cell.trim());
  expect(await read()).toEqual(['€7,020.00', '€468.00', '€585.00']);
  await page
    .getByRole('switch', { name: /Roof window/ })
    .nth(1)
    .press('Space');
  expect(await read()).toEqual(['€7,020.00', '€585.00', '€585.00']);
  await page
    .getByRole('switch', { name: /Roof window/ })
    .nth(1)
    .press('Space');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('total');
  expect(await read()).toEqual(['€468.00', '€585.00', '€7,020.00']);
  expect(await violationsInAll(page)).toEqual([]);
});
