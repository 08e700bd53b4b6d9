import type { Locator, Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote, type QuoteLineOverrides } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import {
  quoteDefaults,
  quoteLines,
  quoteTemplates,
  quoteVersions,
} from '#features/quotes/core/server/tables.ts';
import { axeViolations, violationsInAll } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';
import { shareOfBars } from './share-of-bars.ts';

const own = ownProduct();

const PATIENCE_MS = 120_000;

const world = async () => {
  const { id: categoryId } = await buildCategory(own.db);
  const claire = await buildUser(own.db, { userType: 'private', isEmailVerified: true });
  const schmit = await buildCompany(own.db, { name: 'Toiture Schmit', registrationNumber: 'B123456' });
  await buildCompanyProof(own.db, { companyId: schmit.id, kind: 'permit' });
  await buildSubscription(own.db, { companyId: schmit.id });
  const sentAt = new Date();
  const request = await buildRequest(own.db, { clientId: claire.id, categoryId, sentAt, title: 'New roof' });
  const invitation = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: schmit.id,
    sentAt,
  });
  return { claire, schmit, owner: { id: schmit.userId }, request, invitation };
};

type World = Awaited<ReturnType<typeof world>>;

const draftFor = (
  { claire, schmit, request, invitation }: World,
  written: { version?: object; lines?: readonly QuoteLineOverrides[] },
) =>
  buildQuote(own.db, {
    companyId: schmit.id,
    clientId: claire.id,
    requestId: request.id,
    invitationId: invitation.id,
    state: 'draft',
    ...written,
  });

const templateLine = (description: string, unitPrice: string) => ({
  id: 1,
  kind: 'materials' as const,
  description,
  quantity: null,
  unit: 'm2' as const,
  unitPrice,
  discountPercent: '0',
  vatRate: 17,
  isOptional: false,
  mayBeReduced: false,
  net: '0',
});

const buildTemplate = (companyId: number, name: string, words: readonly string[]) =>
  own.db.insert(quoteTemplates).values({
    companyId,
    name,
    content: {
      object: '',
      intro: '',
      conditions: '',
      durationDays: null,
      warrantyMonths: null,
      sections: [{ title: 'Roof', lines: words.map((text, index) => templateLine(text, `${10 + index}`)) }],
      exclusions: [],
      inclusions: [],
      plan: [{ on: 'completion', label: '', percent: '100', amount: '0' }],
    },
  });

const sixLines = ['Scaffold', 'Demolition', 'Battens', 'Slates', 'Gutter', 'Cleaning'];

const table = (page: Page) => page.getByRole('table');
const cells = (page: Page, name: string) => table(page).getByRole('textbox', { name, exact: true });
const valuesOf = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const isSaved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();

/** Presses are counted; what is typed is not. */
const countedPresses = () => {
  const pressed: string[] = [];
  const press = async (name: string, target: Locator) => {
    await target.click();
    pressed.push(name);
  };
  return { pressed, press };
};

test(
  'from an invitation to a sent quote of six lines from a template it takes four presses and the quantities',
  { annotation: { type: 'requirement', description: 'D3-4.6' } },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const { schmit, owner, invitation } = await world();
    await buildTemplate(schmit.id, 'Our slate roof', sixLines);
    const page = await openAs(owner, { address: `/invitations/${invitation.id}` });
    const { pressed, press } = countedPresses();
    await press('write', page.getByRole('button', { name: 'Write a quote' }));
    await press('template', page.getByRole('button', { name: /^Our slate roof/ }));
    await expect.poll(() => cells(page, 'Quantity').count()).toBe(6);
    for (let line = 0; line < 6; line += 1)
      await cells(page, 'Quantity')
        .nth(line)
        .fill(`${line + 1}`);
    await press('send', page.getByRole('button', { name: 'Send quote' }));
    await press('send now', page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }));
    await page.getByRole('heading', { name: /^Quote 2\d{3}-0001$/ }).waitFor();
    expect(pressed).toEqual(['write', 'template', 'send', 'send now']);
    const [sent] = await own.db
      .select({ net: quoteVersions.net })
      .from(quoteVersions)
      .orderBy(desc(quoteVersions.quoteId))
      .limit(1);
    expect(sent?.net).toBe('280.00');
  },
);

test('the first quote of a new firm is refused nothing at its last press: what it needs is asked at the start', async ({
  openAs,
}) => {
  test.setTimeout(PATIENCE_MS);
  const { schmit, owner, invitation } = await world();
  await own.db
    .update(companyProfiles)
    .set({ address: null, registrationNumber: null })
    .where(eq(companyProfiles.id, schmit.id));
  await own.db.delete(companyProofs).where(eq(companyProofs.companyId, schmit.id));
  const page = await openAs(owner, { address: `/invitations/${invitation.id}` });
  const refusals: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/api/quotes')) refusals.push(response.url());
  });
  await page.getByRole('button', { name: 'Write a quote' }).click();
  await page.getByText('Needed before you can send a quote').waitFor();
  const builder = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Add your business permit number' }).click();
  const proof = page.locator('dialog[open]');
  await proof
    .getByLabel(/number/i)
    .first()
    .fill('10012345/0');
  await proof.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We’ll show the number on your quotes.').waitFor();
  const wayBack = page.getByRole('link', { name: 'Back to the quote' });
  await wayBack.last().click();
  await page.waitForURL(`**${builder}`);
  await page.getByRole('link', { name: 'Add your street and number' }).click();
  await page.locator('[name="address"]').fill('14, rue des Tilleuls');
  await page.locator('[name="registrationNumber"]').fill('B123456');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile saved').waitFor();
  await wayBack.first().click();
  await page.getByRole('heading', { name: 'New roof' }).waitFor();
  await expect.poll(() => page.getByText('Needed before you can send a quote').count()).toBe(0);
  await page.getByRole('button', { name: '+ Line', exact: true }).first().click();
  await page.keyboard.type('Natural slate');
  await table(page).getByRole('combobox', { name: 'Type' }).selectOption('materials');
  await cells(page, 'Quantity').fill('96');
  await table(page).getByRole('combobox', { name: 'Unit' }).selectOption('m2');
  await cells(page, 'Unit price').fill('82,50');
  // An empty last line stays behind and is not asked about.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('heading', { name: /^Quote 2\d{3}-0001$/ }).waitFor();
  expect(refusals).toEqual([]);
});

test('the bar counts what Send would refuse, and leads to each field on a phone', async ({ openAs }) => {
  const { claire, schmit, owner } = await world();
  const quote = await buildQuote(own.db, {
    companyId: schmit.id,
    clientId: claire.id,
    state: 'draft',
    version: { object: '', siteCommune: null, plan: [{ on: 'completion', label: '', percent: '70' }] },
    lines: [{ kind: null, description: 'Slates' }],
  });
  const page = await openAs(owner, {
    address: `/quotes/${quote.id}/write`,
    viewport: { width: PHONE, height: 844 },
  });
  const bar = page.locator('[data-own-bar]');
  const lead = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  await lead('4 details missing');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('Rear roof');
  await lead('3 details missing');
  const commune = page.getByRole('combobox', { name: 'Commune' });
  await expect(commune).toBeFocused();
  await commune.selectOption({ index: 1 });
  await lead('2 details missing');
  const kind = page.locator('dialog[open]').getByRole('combobox', { name: 'Type' });
  await expect(kind).toBeFocused();
  await page.locator('dialog[open]').getByText('Choose a type', { exact: true }).waitFor();
  await kind.selectOption('materials');
  await page.keyboard.press('Escape');
  await lead('1 detail missing');
  await expect(page.getByRole('button', { name: '+ Instalment' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Percentage', exact: true }).fill('100');
  await expect.poll(() => bar.getByRole('button', { name: /missing/ }).count()).toBe(0);
  await bar.getByRole('button', { name: 'Send quote' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).waitFor();
});

test(
  'on a phone nothing lies over the bar, everything for marked lines is in view, and no box scrolls in the page',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const given = await world();
    const reduced = { mayBeReduced: true, isOptional: false };
    const quote = await draftFor(given, {
      version: { isMainResidence: true },
      lines: [reduced, { ...reduced, isOptional: true }],
    });
    const page = await openAs(given.owner, {
      address: `/quotes/${quote.id}/write`,
      viewport: { width: PHONE, height: 844 },
      expects: [/ERR_/],
    });
    await page.getByText('Net, 1 line', { exact: true }).waitFor();
    await page.getByText('1 line is set to 3% VAT.').waitFor();
    const kinds = page.getByRole('list').filter({ hasText: 'Scaffolding' });
    expect(await kinds.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);

    await page
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .click();
    const marked = page.getByRole('region', { name: 'Selected lines' });
    for (const name of ['Optional', 'Copy', 'Remove', 'Clear selection']) {
      const { x = 0, width = 0 } =
        (await marked.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
      expect([name, x >= 0, x + width <= PHONE]).toEqual([name, true, true]);
    }
    await marked.getByRole('button', { name: 'Remove', exact: true }).click();
    const toast = page.locator('[popover]', { hasText: '1 line removed' });
    await toast.waitFor();
    const bar = page.locator('[data-own-bar]');
    const [told, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
    expect(told && told.y + told.height).toBeLessThan(below?.y ?? 0);
    await isSaved(page);

    // The bar alone says that nothing is stored.
    await page.route('**/api/quotes/*', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rear roof');
    await bar.getByText('Not saved yet. We’re trying again.').waitFor();
    expect(await page.locator('[popover]:popover-open', { hasText: 'That didn’t work' }).count()).toBe(0);
    // Offline, the bar alone doesn't say that the quote is still here: the company has just pressed Send.
    await bar.getByRole('button', { name: 'Send quote' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
    await page
      .locator('[popover]:popover-open', { hasText: 'Not sent' })
      .getByText('We couldn’t reach the server.')
      .waitFor();
    await page.unroute('**/api/quotes/*');
    await isSaved(page);
  },
);

test(
  'marked lines are reduced, discounted, moved, copied and removed at once, and come back',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const quote = await draftFor(given, {
      version: {
        object: 'New roof',
        isMainResidence: true,
        builtYear: 1931,
        sectionTitles: ['Roof', 'Garden'],
      },
      lines: [
        ...['a', 'b', 'c', 'd'].map((description) => ({ description, kind: 'materials' as const })),
        { description: 'e', section: 1 },
      ],
    });
    const page = await openAs(given.owner, { address: `/quotes/${quote.id}/write` });
    const boxes = table(page).getByRole('checkbox', { name: /^Select line/ });
    const bar = page.getByRole('region', { name: 'Selected lines' });
    const reduced = table(page).getByRole('checkbox', { name: /3% VAT/ });
    await boxes.nth(0).click();
    // With Shift all between the two are marked.
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await bar.getByText('3 lines selected').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await bar.getByRole('button', { name: /3% VAT/ }).click();
    expect(await reduced.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    await bar.getByRole('textbox', { name: 'Discount (%)' }).fill('10 %');
    await page.keyboard.press('Enter');
    expect(await valuesOf(cells(page, 'Discount (%)'))).toEqual(['10', '10', '10', '', '']);
    await bar.getByRole('combobox', { name: 'Type' }).selectOption('labour');
    expect(await valuesOf(table(page).getByRole('combobox', { name: 'Type' }))).toEqual([
      'labour',
      'labour',
      'labour',
      'materials',
      'labour',
    ]);
    await bar.getByRole('combobox', { name: 'Move to' }).selectOption('1');
    const order = () => valuesOf(cells(page, 'Description'));
    expect(await order()).toEqual(['d', 'e', 'a', 'b', 'c']);
    await bar.getByRole('button', { name: 'Copy' }).click();
    expect(await order()).toEqual(['d', 'e', 'a', 'b', 'c', 'a', 'b', 'c']);
    await bar.getByRole('button', { name: 'Remove' }).click();
    expect(await order()).toEqual(['d', 'e', 'a', 'b', 'c']);
    await page.getByText('3 lines removed').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    expect(await order()).toEqual(['d', 'e', 'a', 'b', 'c', 'a', 'b', 'c']);
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => bar.count()).toBe(0);
    await table(page).getByRole('checkbox', { name: 'Select all lines' }).click();
    await bar.getByText('8 lines selected').waitFor();
    await expect
      .poll(async () => {
        const stored = await own.db.select().from(quoteLines).where(eq(quoteLines.quoteId, quote.id));
        return stored.filter(({ discountPercent }) => Number(discountPercent) === 10).length;
      })
      .toBe(6);
    await isSaved(page);

    const phone = await openAs(given.owner, {
      address: `/quotes/${quote.id}/write`,
      viewport: { width: PHONE, height: 844 },
    });
    await phone.getByRole('checkbox', { name: 'Select: d' }).click();
    await phone.getByRole('region', { name: 'Selected lines' }).getByText('1 line selected').waitFor();
    expect(await violationsInAll(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);

test(
  'a template and a section of an older quote are inserted anywhere in a quote that has lines',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-4.6' } },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    await buildTemplate(given.schmit.id, 'Insulation', ['Wood fibre', 'Taping']);
    await buildQuote(own.db, {
      companyId: given.schmit.id,
      clientId: given.claire.id,
      version: { object: 'Older roof', sectionTitles: ['Scaffold', 'Gutters'] },
      lines: [{ description: 'Scaffold, street side' }, { description: 'Zinc gutter', section: 1 }],
    });
    const quote = await draftFor(given, {
      version: { object: 'New roof', sectionTitles: ['Roof', 'End'] },
      lines: [{ description: 'Slates' }, { description: 'Hooks' }, { description: 'Cleaning', section: 1 }],
    });
    const page = await openAs(given.owner, { address: `/quotes/${quote.id}/write` });
    const order = () => valuesOf(cells(page, 'Description'));
    const titles = () => valuesOf(table(page).getByRole('textbox', { name: /^Title of section/ }));
    await cells(page, 'Description').first().focus();
    await page.keyboard.press('Alt+Enter');
    const dialog = page.getByRole('dialog', { name: 'Insert below line 1' });
    await dialog.getByRole('button', { name: /^Insulation/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Insulation/ }).click();
    await dialog.getByRole('button', { name: 'Insert 2 lines' }).click();
    expect(await order()).toEqual(['Slates', 'Wood fibre', 'Taping', 'Hooks', 'Cleaning']);
    expect(await titles()).toEqual(['Roof', 'End']);

    await table(page).getByRole('button', { name: '+ From a template or quote' }).first().click();
    const atEnd = page.getByRole('dialog', { name: 'Insert at the end of “Roof”' });
    await atEnd.getByRole('button', { name: /^Older roof/ }).click();
    await atEnd.getByRole('checkbox', { name: 'Scaffold' }).uncheck();
    await atEnd.getByRole('button', { name: 'Insert 1 line' }).click();
    expect(await titles()).toEqual(['Roof', 'Gutters', 'End']);
    expect(await order()).toEqual(['Slates', 'Wood fibre', 'Taping', 'Hooks', 'Zinc gutter', 'Cleaning']);
    // One step back takes all of it away.
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await titles()).toEqual(['Roof', 'End']);
    await isSaved(page);

    const phone = await openAs(given.owner, {
      address: `/quotes/${quote.id}/write`,
      viewport: { width: PHONE, height: 844 },
    });
    await phone.getByRole('button', { name: '+ From a template or quote' }).last().click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: 'New section' }).click();
    await expect.poll(() => phone.getByRole('textbox', { name: 'Title of section C' }).count()).toBe(1);
  },
);

test(
  'the texts and terms of a quote begin the next ones once its company says so',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const quote = await draftFor(given, {
      version: {
        object: 'Old roof',
        conditions: 'Paid within 30 days.',
        warrantyMonths: 120,
        plan: [
          { on: 'acceptance', label: '', percent: '30' },
          { on: 'completion', label: '', percent: '70' },
        ],
      },
    });
    const page = await openAs(given.owner, { address: `/quotes/${quote.id}/write` });
    await page.getByRole('button', { name: 'Use for new quotes' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('On acceptance 30%, On completion 70%').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. New quotes will start with these details.').waitFor();

    const request = await buildRequest(own.db, {
      clientId: given.claire.id,
      categoryId: given.request.categoryId ?? 0,
      sentAt: new Date(),
      title: 'Another roof',
    });
    const invitation = await buildRequestInvitation(own.db, {
      requestId: request.id,
      companyId: given.schmit.id,
      sentAt: new Date(),
    });
    await visit(page, `/invitations/${invitation.id}`);
    await page.getByRole('button', { name: 'Write a quote' }).click();
    await page.getByRole('heading', { name: 'Another roof' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Warranty (months)' }).inputValue()).toBe('120');
    expect(await page.getByRole('textbox', { name: 'Conditions' }).inputValue()).toBe('Paid within 30 days.');
    expect(await valuesOf(page.getByRole('textbox', { name: 'Percentage', exact: true }))).toEqual([
      '30',
      '70',
    ]);
  },
);

test(
  'whether it is saved, what it comes to and the way to send it stay in view in a long quote, and the preview has all',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const quote = await draftFor(given, {
      version: { object: 'New roof', sectionTitles: ['Roof'], paperLanguage: 'fr' },
      lines: Array.from({ length: 40 }, (_, index) => ({ description: `Line ${index + 1}` })),
    });
    const address = `/quotes/${quote.id}/write`;
    const page = await openAs(given.owner, { address });
    await cells(page, 'Description').nth(30).scrollIntoViewIfNeeded();
    const total = page.locator('[data-own-bar]').getByText('€4,680.00');
    for (const part of [page.getByRole('button', { name: 'Send quote' }), total])
      await expect(part).toBeInViewport();
    const heads = table(page).getByRole('columnheader', { name: 'Unit price' });
    await expect(heads).toBeInViewport();
    expect(await shareOfBars(page)).toBeLessThanOrEqual(0.2);
    // The draft is saved before the preview is drawn, so the preview has the last words typed.
    await cells(page, 'Description').nth(30).fill('Typed a moment ago');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Preview in Français (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const [line] = await own.db
      .select()
      .from(quoteLines)
      .where(eq(quoteLines.description, 'Typed a moment ago'));
    expect(line?.quoteId).toBe(quote.id);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeInViewport();

    const phone = await openAs(given.owner, { address, viewport: { width: PHONE, height: 844 } });
    await phone.getByRole('button', { name: 'Edit line: Line 30' }).scrollIntoViewIfNeeded();
    await expect(phone.getByRole('button', { name: 'Send quote' })).toBeInViewport();
    await expect(phone.getByText(/^Saved \d\d:\d\d$/)).toBeInViewport();
    expect(await shareOfBars(phone)).toBeLessThanOrEqual(0.2);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await phone.getByRole('link', { name: 'Preview in Français (PDF)' }).scrollIntoViewIfNeeded();
  },
);

test('a press on the next line is heard, also beside lines of two rows', async ({ openAs }) => {
  const given = await world();
  const description = 'Scaffold, garden side, put up and taken down, with a net, for three weeks and more';
  const quote = await draftFor(given, {
    version: { object: 'New roof' },
    lines: Array.from({ length: 6 }, () => ({ description })),
  });
  const page = await openAs(given.owner, { address: `/quotes/${quote.id}/write` });
  const boxes = table(page).getByRole('checkbox', { name: /^Select line/ });
  await boxes.first().click();
  for (let line = 1; line < 6; line += 1) {
    await boxes.nth(line).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await boxes.nth(line).boundingBox()) ?? {};
    // With the pause of a hand between pressing and letting go.
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
  }
  await page.getByRole('region', { name: 'Selected lines' }).getByText('6 lines selected').waitFor();
});

test('arrows go from line to line, and a column of numbers fills the cells below', async ({ openAs }) => {
  const given = await world();
  const quote = await draftFor(given, {
    version: { object: 'New roof' },
    lines: ['a', 'b', 'c'].map((description) => ({ description, quantity: '1', unitPrice: '10' })),
  });
  const page = await openAs(given.owner, { address: `/quotes/${quote.id}/write` });
  const prices = cells(page, 'Unit price');
  const hasFocus = (field: Locator) => field.evaluate((it) => it === document.activeElement);
  await cells(page, 'Quantity').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('12');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowUp');
  expect(await hasFocus(cells(page, 'Quantity').nth(1))).toBe(true);
  expect(await valuesOf(cells(page, 'Quantity'))).toEqual(['1', '12', '7']);
  await cells(page, 'Description').nth(2).focus();
  await page.keyboard.press('ArrowUp');
  expect(await hasFocus(cells(page, 'Description').nth(1))).toBe(true);
  await prices.nth(1).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '54,50\n1.200,00 €\n99\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText('2 cells filled in').waitFor();
  expect(await valuesOf(prices)).toEqual(['10', '54.50', '1200']);
  await isSaved(page);
});

test(
  'what a quote has from the company’s defaults is marked until it is changed',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const scene = await world();
    await own.db.insert(quoteDefaults).values({
      companyId: scene.schmit.id,
      intro: 'Thank you for asking us.',
      validDays: 30,
      warrantyMonths: 120,
      plan: [],
    });
    const quote = await draftFor(scene, {
      version: { intro: 'Thank you for asking us.', warrantyMonths: 120 },
    });
    const page = await openAs(scene.owner, { address: `/quotes/${quote.id}/write` });
    const warranty = page.getByRole('textbox', { name: 'Warranty' });
    await expect(warranty).toHaveAccessibleDescription('your default');
    await page.getByRole('textbox', { name: /^Introduction ?your default$/ }).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await warranty.fill('24');
    await expect(warranty).not.toHaveAccessibleDescription('your default');
  },
);
