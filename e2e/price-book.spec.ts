import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { axeViolations, violationsInAll } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const PATIENCE_MS = 120_000;

test(
  'a price is kept, completes a line by keys and on a phone, is changed and deleted',
  {
    annotation: { type: 'requirement', description: 'D3-4.6' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const claire = await buildUser(own.db, { userType: 'private' });
    const schmit = await buildCompany(own.db);
    const draft = () =>
      buildQuote(own.db, {
        companyId: schmit.id,
        clientId: claire.id,
        version: { sectionTitles: ['Roof'] },
        lines: [{ description: 'Battens' }],
      });
    const [quote, other] = [await draft(), await draft()];
    const owner = { id: schmit.userId };
    const page = await openAs(owner, { address: '/price-book' });
    await page.getByRole('heading', { name: 'No prices yet' }).waitFor();
    for (const [description, price, unit] of [
      ['Natural slate 32 × 22', '82,50', 'm²'],
      ['Slate hooks, copper', '0,8575', 'piece'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a price' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
      await dialog.getByRole('textbox', { name: 'Price before tax' }).fill(price);
      await dialog.getByRole('combobox', { name: 'Unit' }).selectOption(unit);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Choose a type').waitFor();
      await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Materials');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: description }).waitFor();
    }

    await visit(page, `/quotes/${quote.id}/write`);
    const table = page.getByRole('table');
    await table.getByRole('button', { name: '+ Line in Roof' }).click();
    await page.keyboard.type('slate');
    const list = page.getByRole('listbox', { name: 'From your price book' });
    await list.getByRole('option', { name: /Slate hooks/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.type(' ');
    await list.waitFor();
    // The one whose words begin so stands first.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('96');
    const fieldAt = (name: string, at: number) => table.getByRole('textbox', { name, exact: true }).nth(at);
    expect(await fieldAt('Description', 1).inputValue()).toBe('Natural slate 32 × 22');
    expect(await fieldAt('Unit price', 1).inputValue()).toBe('82.50');
    expect(await fieldAt('Quantity', 1).inputValue()).toBe('96');
    await table.getByText('7,920.00').first().waitFor();
    // Enter without a choice goes on to the next line, as ever.
    await fieldAt('Description', 1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hooks');
    await list.waitFor();
    await page.keyboard.press('Enter');
    expect(await table.getByRole('textbox', { name: 'Description', exact: true }).count()).toBe(4);

    const phone = await openAs(owner, {
      address: `/quotes/${other.id}/write`,
      viewport: { width: PHONE, height: 900 },
    });
    await phone.getByRole('button', { name: '+ Line in Roof' }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Description' }).pressSequentially('hooks');
    await sheet.getByRole('option', { name: /Slate hooks/ }).click();
    expect(await sheet.getByRole('textbox', { name: 'Unit price' }).inputValue()).toBe('0.8575');

    await visit(page, '/price-book?search=slate');
    await page.getByRole('button', { name: 'Change: Natural slate 32 × 22' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Price before tax' }).fill('84');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('84.00').waitFor();
    await page.getByRole('button', { name: 'Delete: Natural slate 32 × 22' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 entry').waitFor();
    await visit(page, '/price-book');
    expect(await violationsInAll(page)).toEqual([]);
  },
);

test(
  'a price list comes in from a file, says which line it cannot read, and stands in groups',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const schmit = await buildCompany(own.db);
    const owner = { id: schmit.userId };
    const page = await openAs(owner, {
      address: '/price-book',
      expects: [/status of 409/],
    });
    await page.getByRole('button', { name: 'Import prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import prices' });
    // As a spreadsheet on Windows saves it.
    const buffer = Buffer.from(
      'Désignation;Unité;Prix;Famille\r\nArdoise posée;m²;82,50;Toiture\r\nCrochet;pce;abc;Toiture\r\nGouttière;m;118;Zinc\r\n',
      'latin1',
    );
    const choose = async (content: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose a CSV file' }).click();
      await (await chooser).setFiles({ name: 'prix.csv', mimeType: 'text/csv', buffer: content });
    };
    const fault = dialog.getByText('We couldn’t find the columns.');
    await choose(Buffer.from('Désignation;Prix\nArdoise;82,50\n'));
    await fault.waitFor();
    await choose(buffer);
    await fault.waitFor({ state: 'detached' });
    await dialog.getByText('2 new prices, 0 changes.').waitFor();
    await dialog.getByText('Line 3: we couldn’t read the price').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Import 2 prices' }).click();
    await page.getByText('2 prices imported').waitFor();
    await page.getByRole('heading', { name: 'Ardoise posée' }).waitFor();
    await page.getByRole('link', { name: /^Zinc/ }).click();
    await page.getByRole('heading', { name: 'Gouttière' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Ardoise posée' }).count()).toBe(0);
    const phone = await openAs(owner, { address: '/price-book', viewport: { width: PHONE, height: 844 } });
    await phone.getByRole('heading', { name: 'Gouttière' }).waitFor();
    expect(await violationsInAll(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);
