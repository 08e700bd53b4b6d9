import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote, type QuoteLineOverrides } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { violationsInAll } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

/** Three quotes of one request, of which the dearest came first; every kind of line stands in one of them. */
const compared = async (of3rd: readonly QuoteLineOverrides[] | null = null) => {
  const { id: categoryId } = await buildCategory(own.db);
  const claire = await buildUser(own.db, { userType: 'private', isEmailVerified: true });
  const sentAt = new Date();
  const request = await buildRequest(own.db, { clientId: claire.id, categoryId, sentAt, title: 'New roof' });
  for (const [at, [name, unitPrice]] of Object.entries([
    ['Schmit', '300'],
    ['Weber', '200'],
    ['Krier', '250'],
  ] as const)) {
    const company = await buildCompany(own.db, { name });
    const base = { companyId: company.id, requestId: request.id };
    const invitation = await buildRequestInvitation(own.db, { ...base, state: 'quoted', sentAt });
    await buildQuote(own.db, {
      ...base,
      clientId: claire.id,
      invitationId: invitation.id,
      state: 'sent',
      sentAt: new Date(sentAt.getTime() + Number(at) * 1000),
      lines:
        at === '2' && of3rd
          ? of3rd
          : [
              ...(at === '0' ? lineKinds : (['materials', 'labour'] as const)).map((kind) => ({
                kind,
                unitPrice,
              })),
              { kind: 'installation', unitPrice: '100', description: 'Roof window', isOptional: true },
            ],
    });
  }
  return { claire, address: `/requests/${request.id}/compare` };
};

// The same table, larger or smaller.
test(
  'without script it is a table with heads, and its cells open',
  {
    tag: '@looks',
    annotation: { type: 'requirement', description: 'D3-5.4' },
  },
  async ({ openAs }) => {
    const { claire, address } = await compared();
    const page = await openAs(claire, {
      address,
      javaScriptEnabled: false,
    });
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

test(
  'a price of four decimals is read, an option opens its lines, and its sum follows; in German with commas',
  {
    annotation: { type: 'requirement', description: 'D3-5.1 D3-5.2' },
  },
  async ({ openAs }) => {
    const { claire, address } = await compared([
      { kind: 'materials', unit: 'm2', quantity: '112.5', unitPrice: '7.1234', description: 'Hooks' },
      { kind: 'testing', unitPrice: '320', description: 'Look after the first winter', isOptional: true },
      { kind: 'materials', unitPrice: '99.99', description: 'Spare slates', isOptional: true },
    ]);
    const page = await openAs(claire, { address: `/de${address}` });
    const cellOf = (kind: string, at: number) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: kind }) })
        .getByRole('cell')
        .nth(at);
    const materials = cellOf('Material', 2);
    await materials.locator('summary').click();
    await materials.getByText(/^112,5 m² × 7,1234\s€$/).waitFor();
    const testing = cellOf('Prüfungen', 2);
    expect((await testing.locator('summary').textContent())?.replaceAll(/\s/g, ' ')).toBe(
      'Optional: 320,00 €',
    );
    await testing.locator('summary').click();
    await testing.getByText('Look after the first winter').waitFor();
    const [total, sum] = [cellOf('Gesamtbetrag ohne MwSt.', 2), materials.locator('summary')];
    const read = async () =>
      (await Promise.all([total, sum].map((one) => one.textContent()))).map((text) =>
        text?.replaceAll(/\s/g, ' '),
      );
    expect(await read()).toEqual(['801,38 €', '801,38 €']);
    await page.getByRole('switch', { name: /Spare slates/ }).press('Space');
    await page.getByRole('switch', { name: /Look after/ }).press('Space');
    expect(await read()).toEqual(['1.221,37 €', '901,37 €']);
    expect((await testing.locator('summary').textContent())?.replaceAll(/\s/g, ' ')).toBe(
      'Optional, hinzugefügt: 320,00 €',
    );
  },
);

test(
  'on a phone one quote at a time stands beside the names of its rows, and the next is one swipe away',
  {
    annotation: { type: 'requirement', description: 'D3-5.4' },
  },
  async ({ openAs }) => {
    const { claire, address } = await compared();
    const page = await openAs(claire, { address, viewport: { width: PHONE, height: 900 } });
    const region = page.getByRole('region', { name: /^Comparison, scrolls sideways/ });
    const seen = () =>
      region.evaluate((scroll) => {
        const frame = scroll.getBoundingClientRect();
        const names = scroll.querySelector('th[scope="row"]')?.getBoundingClientRect();
        return [...scroll.querySelectorAll('thead th')].map((head) => {
          const { left, right } = head.getBoundingClientRect();
          return left >= (names?.right ?? 0) - 2 && right <= frame.right + 2;
        });
      });
    expect(await seen()).toEqual([true, false, false]);
    await region.evaluate((scroll) => scroll.scrollBy({ left: scroll.clientWidth * 0.6 }));
    await expect.poll(seen).toEqual([false, true, false]);
    await page.getByRole('navigation', { name: 'Companies' }).getByRole('link', { name: 'Krier' }).click();
    await expect.poll(seen).toEqual([false, false, true]);
  },
);

test(
  'on a phone the bar names the column one reads, and a press keeps the row, also after a reload and on coming back',
  {
    annotation: { type: 'requirement', description: 'D3-5.4' },
  },
  async ({ openAs }) => {
    const { claire, address } = await compared();
    const page = await openAs(claire, { address, viewport: { width: PHONE, height: 844 } });
    // Until the script is there, the bar's links lead to the heads of the columns.
    await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
    const bar = page.getByRole('navigation', { name: 'Companies' });
    const current = bar.locator('[aria-current]');
    await expect(current).toHaveText(/Schmit.*€7,020\.00/);
    const row = page.getByRole('rowheader', { name: 'Scaffolding' });
    await row.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = async () => Math.round((await row.boundingBox())?.y ?? -1);
    const before = await place();
    // Pressed where it is: before a click Playwright scrolls what sticks to where it would stand.
    const krier = await bar.getByRole('link', { name: 'Krier' }).boundingBox();
    await page.mouse.click((krier?.x ?? 0) + 20, (krier?.y ?? 0) + 20);
    await expect(current).toHaveText(/Krier.*€585\.00/);
    expect(await place()).toBe(before);
    // It takes the whole width and hides nothing of the table.
    const box = await bar.boundingBox();
    expect([Math.round(box?.x ?? -1), Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([
      0,
      PHONE,
      56,
    ]);
    await page.reload();
    await expect(current).toHaveText(/Krier/);
    await expect.poll(place).toBe(before);
    await visit(page, new URL('/quotes', page.url()).href);
    await page.goBack();
    await expect(current).toHaveText(/Krier/);
  },
);

test(
  'what a quote does not mention is asked in one sentence that is there already, and says since when',
  {
    annotation: { type: 'requirement', description: 'D3-5.4 D3-10.19' },
  },
  async ({ openAs }) => {
    const { claire, address } = await compared();
    const page = await openAs(claire, { address });
    await page.getByRole('button', { name: 'Ask Weber about scaffolding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the company' });
    const words = dialog.getByRole('textbox', { name: 'Your question' });
    expect(await words.inputValue()).toBe('Does your price include scaffolding?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const cell = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Scaffolding' }) })
      .getByRole('cell')
      .nth(1);
    await cell.getByText(/^Asked \d{1,2} [A-Z][a-z]{2}$/).waitFor();
    expect(await cell.getByRole('button').count()).toBe(0);
    await page.getByRole('button', { name: 'Ask Krier about scaffolding' }).waitFor();
    await page.reload();
    await cell.getByText(/^Asked /).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
  },
);

test(
  'it prints on one landscape page; an option that is taken in moves every sum of its column, and it is sorted as one likes',
  {
    annotation: { type: 'requirement', description: 'D3-5.2 D3-5.4' },
  },
  async ({ openAs }) => {
    const { claire, address } = await compared();
    const page = await openAs(claire, { address });
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));

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
  },
);
