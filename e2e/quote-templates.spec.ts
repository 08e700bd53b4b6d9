import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { axeViolations } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';

const own = ownProduct();

const PATIENCE_MS = 90_000;

test(
  'a quote is kept as a template, which begins the next one, and so does an older quote',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-4.6' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const claire = await buildUser(own.db, { userType: 'private' });
    const schmit = await buildCompany(own.db);
    const base = { companyId: schmit.id, clientId: claire.id };
    const full = await buildQuote(own.db, {
      ...base,
      version: { object: 'Slate roof', sectionTitles: ['Roof'] },
      lines: [{ description: 'Battens' }, { description: 'Slate hooks' }],
    });
    const empty = { ...base, version: { object: 'Next roof', sectionTitles: [] }, lines: [] };
    const [next, last] = [await buildQuote(own.db, empty), await buildQuote(own.db, empty)];
    const page = await openAs({ id: schmit.userId }, { address: `/quotes/${full.id}/write` });
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Our slate roof');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Template saved. You can start your next quote from it.').waitFor();

    await visit(page, `/quotes/${next.id}/write`);
    const from = page.getByRole('region', { name: 'Start from' });
    await from.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await from.getByRole('button', { name: /^Our slate roof/ }).click();
    const descriptions = page.getByRole('table').getByRole('textbox', { name: 'Description', exact: true });
    await descriptions.nth(1).waitFor();
    expect(await descriptions.nth(1).inputValue()).toBe('Slate hooks');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    // Its own title stays.
    await page.getByRole('heading', { name: 'Next roof' }).waitFor();

    await visit(page, `/quotes/${last.id}/write`);
    await from.getByRole('button', { name: 'Delete template: Our slate roof' }).click();
    await page.getByText('Template deleted').waitFor();
    await from.getByRole('button', { name: /^Slate roof/ }).click();
    await descriptions.nth(1).waitFor();
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  },
);
