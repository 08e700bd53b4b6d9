import type { Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { sessions, users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { quoteCodes, quoteLines, quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import { languageNames } from '#kernel/language.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { violationsInAll } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const PATIENCE_MS = 180_000;

const world = async () => {
  const { id: categoryId } = await buildCategory(own.db);
  const claire = await buildUser(own.db, { userType: 'private', isEmailVerified: true });
  const schmit = await buildCompany(own.db, { name: 'Toiture Schmit' });
  await buildCompanyProof(own.db, { companyId: schmit.id, kind: 'permit' });
  await buildSubscription(own.db, { companyId: schmit.id });
  const sentAt = new Date();
  const request = await buildRequest(own.db, { clientId: claire.id, categoryId, sentAt, title: 'New roof' });
  const invitation = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: schmit.id,
    sentAt,
  });
  return { claire, owner: { id: schmit.userId }, request, invitation };
};

type World = Awaited<ReturnType<typeof world>>;

/** Builds the quote that the company has begun to write for that request. */
const draftFor = (
  { claire, request, invitation }: World,
  written: Pick<NonNullable<Parameters<typeof buildQuote>[1]>, 'version' | 'lines'>,
) =>
  buildQuote(own.db, {
    companyId: invitation.companyId,
    clientId: claire.id,
    requestId: request.id,
    invitationId: invitation.id,
    state: 'draft',
    ...written,
  });

/** Another company's quote for the same request, which says nothing of scaffolding. */
const otherQuote = async ({ claire, request }: World) => {
  const weber = await buildCompany(own.db, { name: 'Weber Daachdecker' });
  const sentAt = new Date();
  const invitation = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: weber.id,
    state: 'quoted',
    sentAt,
  });
  await buildQuote(own.db, {
    companyId: weber.id,
    clientId: claire.id,
    requestId: request.id,
    invitationId: invitation.id,
    state: 'sent',
    sentAt,
    lines: [{ kind: 'materials', unitPrice: '4000' }],
  });
};

test('a new firm learns at opening the builder what a quote needs, and enters it where the links lead, on a phone', async ({
  openAs,
}) => {
  const { owner, invitation } = await world();
  await own.db
    .update(companyProfiles)
    .set({ address: null, registrationNumber: null })
    .where(eq(companyProfiles.id, invitation.companyId));
  await own.db.delete(companyProofs).where(eq(companyProofs.companyId, invitation.companyId));
  const page = await openAs(owner, {
    address: `/invitations/${invitation.id}`,
    viewport: { width: PHONE, height: 900 },
  });
  await page.getByRole('button', { name: 'Write a quote' }).click();
  await page.getByText('Needed before you can send a quote').waitFor();
  const builder = new URL(page.url()).pathname;
  const link = (name: string) => page.getByRole('link', { name });
  for (const name of [
    'Add your street and number',
    'Add your RCS number',
    'Add your business permit number',
  ]) {
    const { x = 0, width = 0, height = 0 } = (await link(name).boundingBox()) ?? {};
    expect([name, x + width <= PHONE, height >= 44]).toEqual([name, true, true]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  expect(await violationsInAll(page)).toEqual([]);

  await link('Add your business permit number').click();
  const dialog = page.locator('dialog[open]');
  await dialog
    .getByLabel(/number/i)
    .first()
    .fill('10012345/0');
  expect(await violationsInAll(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We’ll show the number on your quotes.').waitFor();
  await visit(page, builder);
  await link('Add your street and number').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address');
  await visit(page, builder);
  await link('Add your RCS number').click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('registrationNumber');
  await visit(page, builder);
  await link('Add your RCS number').waitFor();
  expect(await link('Add your business permit number').count()).toBe(0);
});

test(
  'a company writes by the keyboard and sends; the client compares, asks for more, and accepts',
  {
    annotation: { type: 'requirement', description: 'D3-4.6 D3-5.1 D3-6.2' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const { claire, owner, request, invitation } = given;
    const company = await openAs(owner, { address: `/invitations/${invitation.id}` });
    await company.getByRole('button', { name: 'Write a quote' }).click();
    await company.getByRole('heading', { name: 'New roof' }).waitFor();
    await company.getByRole('button', { name: '+ Line', exact: true }).first().click();
    const cells = (name: string) => company.getByRole('table').getByRole('textbox', { name, exact: true });
    const unit = company.getByRole('table').getByRole('combobox', { name: 'Unit' });
    await company.keyboard.type('Natural slate 32 × 22');
    await company.keyboard.press('Tab');
    await company.getByRole('table').getByRole('combobox', { name: 'Type' }).selectOption('materials');
    await cells('Quantity').fill('96');
    await unit.selectOption('m2');
    await cells('Unit price').fill('82,50');
    await company.keyboard.press('Enter');
    await company.keyboard.type('Scaffold, three weeks');
    await company.keyboard.press('Tab');
    const kinds = company.getByRole('table').getByRole('combobox', { name: 'Type' });
    expect(await kinds.nth(1).inputValue()).toBe('scaffolding');
    await cells('Quantity').nth(1).fill('1');
    await unit.nth(1).selectOption('lump-sum');
    await cells('Unit price').nth(1).fill('2480');
    // The plan of a new quote adds up.
    expect(await company.getByRole('textbox', { name: 'Percentage', exact: true }).inputValue()).toBe('100');
    await company.getByText('€12,168.00').first().waitFor();
    await company.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await company.getByRole('link', { name: 'Add your RCS number' }).waitFor();
    await own.db.update(companyProfiles).set({ registrationNumber: 'B123456' });
    await company.getByRole('button', { name: 'Send quote' }).first().click();
    await company.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
    await company.getByRole('heading', { name: /^Quote 2\d{3}-0001$/ }).waitFor();
    // The PDF is made meanwhile, and the page then updates without a reload.
    await company.getByText('Sent', { exact: true }).first().waitFor();
    const paper = company.getByRole('link', { name: 'Quote, version 1 (PDF)' });
    const [download] = await Promise.all([company.waitForEvent('download'), paper.click()]);
    expect(download.suggestedFilename()).toMatch(/^quote-2\d{3}-0001-version-1\.pdf$/);

    await otherQuote(given);
    const client = await openAs(claire, {
      address: `/requests/${request.id}/compare`,
      viewport: { width: PHONE, height: 900 },
    });
    await client
      .getByText('Only Toiture Schmit includes scaffolding. Weber Daachdecker doesn’t mention it.')
      .waitFor();
    await client.getByRole('button', { name: 'Ask Weber Daachdecker about scaffolding' }).click();
    await client.getByRole('textbox', { name: 'Your question' }).fill('Is it in there?');
    await client.getByRole('button', { name: 'Send', exact: true }).click();
    await client.getByText('Question sent').waitFor();

    await client.getByRole('link', { name: 'Read and accept the quote from Toiture Schmit' }).click();
    await client.getByRole('textbox', { name: 'Your full name' }).fill('Claire Hoffmann');
    await client.getByRole('button', { name: 'Continue' }).click();
    await client.getByText('It’s valid for 10 minutes.').waitFor();
    await own.db.update(quoteCodes).set({ codeHash: await hashPassword('123456') });
    await client.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('123456');
    await client
      .getByRole('dialog')
      .getByRole('button', { name: 'Accept with an obligation to pay' })
      .click();
    await client.getByRole('heading', { name: /^Accepted on / }).waitFor();
    await company.getByText('Accepted', { exact: true }).first().waitFor();
    await company.getByRole('link', { name: 'Signed copy (PDF)' }).waitFor();
    await client.getByRole('link', { name: 'Signed copy (PDF)' }).waitFor();
  },
);

test(
  'a company begins a quote for somebody it writes with, from the list and from the conversation',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-4.2' } },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const claire = await buildUser(own.db, { userType: 'private', username: 'claire-writes' });
    const schmit = await buildCompany(own.db, { name: 'Toiture Schmit' });
    await buildMessage(own.db, { senderId: claire.id, receiverId: schmit.userId });
    const page = await openAs(
      { id: schmit.userId },
      { address: '/quotes', viewport: { width: PHONE, height: 900 } },
    );
    await page.getByRole('button', { name: 'New quote' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Client' }).selectOption('claire-writes');
    await dialog.getByRole('button', { name: 'Write a quote' }).click();
    await page.waitForURL(/\/quotes\/\d+\/write$/);
    await page.getByText('claire-writes').first().waitFor();
    const first = page.url();
    await visit(page, `/messages/${claire.id}`);
    await page.getByRole('button', { name: 'Write a quote' }).click();
    await page.waitForURL((url) => /\/quotes\/\d+\/write$/.test(url.pathname) && url.href !== first);

    // A draft can be deleted from the list.
    await visit(page, '/quotes');
    const drafts = page.getByRole('button', { name: 'More actions: Untitled' });
    await expect.poll(() => drafts.count()).toBe(2);
    await drafts.first().click();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('Draft deleted').waitFor();
    await expect.poll(() => drafts.count()).toBe(1);
  },
);

test(
  'what is missing is named before it is sent, with the way there, and a line that went comes back',
  {
    annotation: { type: 'requirement', description: 'D3-10.12' },
  },
  async ({ openAs }) => {
    const { claire, owner } = await world();
    await buildMessage(own.db, { senderId: claire.id, receiverId: owner.id });
    const page = await openAs(owner, { address: '/quotes' });
    await page.getByRole('button', { name: 'New quote' }).click();
    await page.getByRole('combobox', { name: 'Client' }).selectOption(claire.fullName ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Write a quote' }).click();
    await page.waitForURL(/\/write$/);
    await page.getByRole('button', { name: '+ Line', exact: true }).first().click();
    await page.keyboard.type('Slates');
    await page.getByRole('button', { name: 'Send quote' }).first().click();
    const notice = page.getByRole('alert').filter({ hasText: 'Some details are missing' });
    await notice.getByText('5 fields are still empty or wrong').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await notice.getByRole('button', { name: 'Line 1: Choose a unit' }).click();
    const unit = page.getByRole('table').getByRole('combobox', { name: 'Unit' });
    expect(await unit.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await unit.getAttribute('aria-invalid')).toBe('true');
    await unit.selectOption('m2');
    await page.getByLabel('Commune').selectOption('Mondercange');
    await notice.getByText('3 fields are still empty or wrong').waitFor();

    await page.getByRole('button', { name: 'Remove line: Slates' }).click();
    await notice.getByRole('button', { name: 'Add at least one line' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('table').getByText('Slates').waitFor();
    expect(await unit.inputValue()).toBe('m2');
  },
);

test(
  'on a phone a line of two people is settled too, and its sheet leads to the next',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-4.6' } },
  async ({ openAs }) => {
    const given = await world();
    const { owner } = given;
    const quote = await draftFor(given, {
      lines: [
        { kind: 'materials', description: 'Slates', unitPrice: '4000' },
        { kind: 'labour', description: 'Two roofers', unitPrice: '58' },
      ],
    });
    const address = `/quotes/${quote.id}/write`;
    const office = await openAs(owner, { address });
    const site = await openAs(owner, {
      address,
      viewport: { width: PHONE, height: 900 },
      expects: [/409 \(Conflict\)/],
    });
    const price = (page: typeof site) => page.getByRole('textbox', { name: 'Unit price' }).first();
    const letGo = await holdRequests(site, `**/api/quotes/${quote.id}`);
    await site.getByRole('button', { name: 'Edit line: Slates' }).click();
    await price(site).fill('4200');
    await price(office).fill('4100');
    await office.getByText(/^Saved \d\d:\d\d$/).waitFor();
    letGo();
    await site.getByRole('button', { name: 'Next line' }).click();
    expect(await site.getByRole('dialog').getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
      'Two roofers',
    );
    await site.getByRole('button', { name: 'Done' }).last().click();
    const settle = site.getByRole('listitem').filter({ hasText: /changed this at/ });
    await settle.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => settle.count()).toBe(0);
    await site.getByRole('button', { name: 'Edit line: Slates' }).getByText('× 4,200').waitFor();
    await expect.poll(() => price(office).inputValue()).toMatch(/^4200/);
  },
);

/** Words a roofer types, the unit by the keys that choose it in its list, quantity and price. */
const twelveLines = [
  ['Scaffold, street and garden side, three weeks', 'mm', '148', '18,50'],
  ['Permit for the pavement', 'l', '1', '180'],
  ['Attic floor covered with sheets', 'l', '1', '240'],
  ['Demolition of old slates and battens by hand', 'mm', '112,5', '21,40'],
  ['Disposal in a skip, sorted', 't', '4,2', '165'],
  ['Rafters doubled where rotten', 'm', '18', '42'],
  ['Natural slate 32 × 22 delivered', 'mm', '112,5', '98,40'],
  ['Labour of two roofers', 'h', '96', '58'],
  ['Valley gutter in zinc, soldered', 'm', '7,4', '118'],
  ['Roof window with flashing fitted', 'p', '2', '1140'],
  ['Delivery and crane', 'l', '1', '620'],
  ['Final cleaning of the site', 'h', '6', '44'],
] as const;

test(
  'twelve lines take fewer than 90 keys more than their words',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-4.6' },
  },
  async ({ openAs }) => {
    const { owner, invitation } = await world();
    const page = await openAs(owner, { address: `/invitations/${invitation.id}` });
    await page.getByRole('button', { name: 'Write a quote' }).click();
    await page.getByRole('heading', { name: 'New roof' }).waitFor();
    let besides = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      besides += keys.length;
    };
    // A page focuses its heading on arrival; a field focused before that would lose the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('New roof');
    const first = page.getByRole('button', { name: '+ Line', exact: true }).first();
    await first.focus();
    await press('Enter');
    for (const [at, [words, unit, quantity, price]] of twelveLines.entries()) {
      const field = page
        .getByRole('table')
        .getByRole('textbox', { name: 'Description', exact: true })
        .nth(at);
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.type(words);
      // Past its kind, which is guessed.
      await press('Tab', 'Tab');
      await page.keyboard.type(quantity);
      await press('Tab', ...unit.split(''), 'Tab');
      await page.keyboard.type(price);
      if (at < twelveLines.length - 1) await press('Enter');
    }
    expect(besides).toBeLessThan(90);
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const [stored] = await own.db
      .select({ net: quoteVersions.net })
      .from(quoteVersions)
      .orderBy(desc(quoteVersions.quoteId))
      .limit(1);
    expect(stored?.net).toBe('27689.70');
    const kinds = await page
      .getByRole('table')
      .getByRole('combobox', { name: 'Type' })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value));
    expect(kinds).not.toContain('');
    const units = await page
      .getByRole('table')
      .getByRole('combobox', { name: 'Unit' })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value));
    expect(units).not.toContain('');
  },
);

test(
  'in French numbers and days stand and are typed as French has them, and either sign is read',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-4.4 D3-4.6' },
  },
  async ({ openAs }) => {
    const given = await world();
    const { owner } = given;
    const quote = await draftFor(given, {
      version: {
        object: 'New roof',
        validUntil: '2099-03-01',
        plan: [{ on: 'start', label: '', percent: '33.33' }],
      },
      lines: [{ kind: 'materials', description: 'Slates', quantity: '112.5', unit: 'm2', unitPrice: '82.5' }],
    });
    const address = `/quotes/${quote.id}/write`;
    const page = await openAs(owner, { address: `/fr${address}` });
    const field = (name: string) =>
      page.getByRole('table').getByRole('textbox', { name, exact: true }).first();
    expect(await field('Quantité').inputValue()).toBe('112,5');
    expect(await field('Prix unitaire').inputValue()).toBe('82,50');
    expect(await page.getByRole('textbox', { name: 'Pourcentage', exact: true }).inputValue()).toBe('33,33');
    await page.getByText('Il manque 66,67 %').waitFor();
    const until = page.getByRole('textbox', { name: 'Valable jusqu’au' });
    expect(await until.inputValue()).toBe('01/03/2099');
    const row = page.locator('tr[data-line]').first();
    for (const [typed, net] of [
      ['1.250,5', /140\s681,25/],
      ['1,250.5', /140\s681,25/],
      ['1 250,50', /140\s681,25/],
      ['12.25', /1\s378,13/],
    ] as const) {
      await field('Prix unitaire').fill('1');
      await row.getByText('112,50').waitFor();
      await field('Prix unitaire').fill(typed);
      await row.getByText(net).waitFor();
    }
    await until.fill('31.12.2098');
    await page.getByText(/^Enregistré à \d\d:\d\d$/).waitFor();
    await expect
      .poll(async () => {
        const [stored] = await own.db
          .select({ validUntil: quoteVersions.validUntil, net: quoteVersions.net })
          .from(quoteVersions)
          .where(eq(quoteVersions.quoteId, quote.id));
        return stored;
      })
      .toEqual({ validUntil: '2098-12-31', net: '1378.13' });
    await until.blur();
    expect(await until.inputValue()).toBe('31/12/2098');
    await until.fill('31.02.2098');
    await until.blur();
    expect(await until.getAttribute('aria-invalid')).toBe('true');

    const phone = await openAs(owner, { address: `/fr${address}`, viewport: { width: PHONE, height: 900 } });
    await phone.getByRole('button', { name: 'Modifier le poste : Slates' }).getByText('× 12,25').waitFor();
  },
);

test(
  'lines are moved by Alt and arrows, copied by Ctrl and D, and rows of a spreadsheet become lines',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-4.6' },
  },
  async ({ openAs }) => {
    const given = await world();
    const { owner } = given;
    const quote = await draftFor(given, {
      version: { object: 'New roof' },
      lines: [{ description: 'Slates' }, { description: 'Battens' }, { description: 'Gutter' }],
    });
    const page = await openAs(owner, { address: `/quotes/${quote.id}/write` });
    const descriptions = page.getByRole('table').getByRole('textbox', { name: 'Description' });
    const read = () =>
      descriptions.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    await descriptions.nth(2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await read()).toEqual(['Gutter', 'Slates', 'Battens']);
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    expect(await read()).toEqual(['Slates', 'Gutter', 'Gutter', 'Battens']);
    await descriptions.nth(3).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Scaffold\t148\tm²\t18,50\nSkip, sorted\t4,2\tt\t1.165,00');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByText('2 lines pasted').waitFor();
    expect((await read()).slice(4)).toEqual(['Scaffold', 'Skip, sorted']);
    const row = (words: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('textbox', { name: 'Description' }).filter({ hasText: words }) });
    await row('Skip, sorted').getByText('4,893.00').waitFor();
    const kinds = page.getByRole('table').getByRole('combobox', { name: 'Type' });
    expect(await kinds.nth(4).inputValue()).toBe('scaffolding');
    // The new section's title has the focus, and a space typed into it adds no other section.
    const titles = page.getByRole('table').getByRole('textbox', { name: /^Title of section/ });
    const before = await titles.count();
    await page.getByRole('button', { name: '+ Section' }).click();
    await page.keyboard.type('Bath and hall');
    expect(await titles.last().inputValue()).toBe('Bath and hall');
    expect(await titles.count()).toBe(before + 1);
  },
);

test(
  'files come along: chosen while it is written, read by the client, each at once',
  {
    annotation: { type: 'requirement', description: 'D3-4.5' },
  },
  async ({ openAs }) => {
    const given = await world();
    const { claire, owner } = given;
    const quote = await draftFor(given, {
      lines: [{ kind: 'materials', unitPrice: '4000' }],
    });
    const page = await openAs(owner, {
      address: `/quotes/${quote.id}/write`,
      viewport: { width: PHONE, height: 900 },
    });
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Attachments' }) });
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Add files' }).click();
    await (
      await chooser
    ).setFiles([
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: emptyPdf },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: emptyPdf },
    ]);
    await page.getByText('notes.txt isn’t a picture (JPEG, PNG or GIF) or a PDF.').waitFor();
    await panel.getByRole('link', { name: 'plan.pdf' }).waitFor();
    const again = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Add files' }).click();
    await (await again).setFiles([{ name: 'wrong.pdf', mimeType: 'application/pdf', buffer: emptyPdf }]);
    await panel.getByRole('button', { name: 'Remove wrong.pdf' }).click();
    await expect.poll(() => panel.getByRole('link').allTextContents()).toEqual(['plan.pdf']);

    const sentAt = new Date();
    const sent = { sentAt, issuedOn: dayOf(sentAt), sha256: Buffer.alloc(32) };
    await own.db.update(quoteVersions).set(sent).where(eq(quoteVersions.quoteId, quote.id));
    await own.db
      .update(quotes)
      .set({
        state: 'sent',
        sentVersion: 1,
        number: '2026-0001',
        sentAt,
        firstSentAt: sentAt,
        validUntil: dayOf(sentAt),
      })
      .where(eq(quotes.id, quote.id));
    const client = await openAs(claire, { address: `/quotes/${quote.id}` });
    const link = client.getByRole('link', { name: 'plan.pdf' });
    const [download] = await Promise.all([client.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('plan.pdf');
  },
);

test(
  'two of one company write at once, and nothing is lost',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-4.6' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const { owner } = given;
    const quote = await draftFor(given, { version: { object: 'New roof' } });
    const address = `/quotes/${quote.id}/write`;
    const one = await openAs(owner, { address, expects: [/409 \(Conflict\)/] });
    const other = await openAs(owner, { address });
    const description = (page: typeof one) =>
      page.getByRole('table').getByRole('textbox', { name: 'Description' }).first();
    const { promise: theirsIsSaved, resolve: letGo } = Promise.withResolvers<void>();
    await one.route(/\/api\/quotes\/\d+$/, async (route) => {
      if (route.request().method() === 'PATCH') await theirsIsSaved;
      await route.continue();
    });
    await description(one).fill('Mine');
    await one.getByText('Saving', { exact: true }).waitFor();
    const isSaved = other.waitForResponse((response) => response.request().method() === 'PATCH');
    await description(other).fill('Theirs');
    await isSaved;
    letGo();
    await one.getByText('1 conflict to resolve').waitFor();
    expect(await description(one).inputValue()).toBe('Mine');
    await one
      .getByRole('table')
      .getByText(/ changed this at \d\d:\d\d\. Theirs: Description Theirs\. Yours: Description Mine\./)
      .waitFor();
    // Both see the conflict. Until one has chosen, the other's text stays stored, even while more of this draft is saved.
    await other
      .getByRole('table')
      .getByText(/ made a different change at the same time\. /)
      .waitFor();
    await one.getByRole('textbox', { name: 'Title', exact: true }).fill('Another roof');
    await one.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const stored = async () => {
      const [line] = await own.db.select().from(quoteLines).where(eq(quoteLines.quoteId, quote.id));
      return line?.description;
    };
    expect(await stored()).toBe('Theirs');
    await expect
      .poll(() => other.getByRole('textbox', { name: 'Title', exact: true }).inputValue())
      .toBe('Another roof');
    await one.getByRole('button', { name: 'Send quote' }).first().click();
    await one.getByRole('button', { name: 'Line 1: Choose between your version and theirs' }).waitFor();
    // It outlives a reload.
    await one.reload();
    await one.getByText('1 conflict to resolve').waitFor();
    expect(await description(one).inputValue()).toBe('Mine');
    await one.getByRole('button', { name: 'Keep mine' }).click();
    await one.getByText('1 conflict to resolve').waitFor({ state: 'detached' });
    await expect.poll(stored).toBe('Mine');
    await expect.poll(() => description(other).inputValue()).toBe('Mine');
    await other.getByText(/ made a different change/).waitFor({ state: 'detached' });
  },
);

test(
  'what a cell does not understand is marked, kept and named; the rest is saved (issue 40.8)',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const { owner } = given;
    const quote = await draftFor(given, {
      version: { object: 'New roof', plan: [{ on: 'completion', label: '', percent: '100' }] },
      lines: [{ quantity: '1', unitPrice: '100', unit: null }],
    });
    const page = await openAs(owner, { address: `/quotes/${quote.id}/write` });
    const cell = (name: string) => page.getByRole('table').getByRole('textbox', { name, exact: true });
    const type = async (name: string, typed: string) => {
      await cell(name).first().fill(typed);
      await cell(name).first().blur();
    };
    await type('Discount (%)', '120');
    await page.getByText('Enter a percentage from 0 to 100.').waitFor();
    await type('Unit price', '€ 1.234');
    expect(await cell('Unit price').inputValue()).toBe('1234');
    await type('Quantity', '24 m2');
    expect(await cell('Quantity').inputValue()).toBe('24');
    expect(await page.getByRole('table').getByRole('combobox', { name: 'Unit' }).inputValue()).toBe('m2');
    await page.getByText(/^Saved \d\d:\d\d\. We couldn’t read 1 cell\.$/).waitFor();
    const [stored] = await own.db.select().from(quoteLines).where(eq(quoteLines.quoteId, quote.id));
    expect(stored).toMatchObject({ quantity: '24.000', unitPrice: '1234.0000', unit: 'm2' });
    await page.reload();
    expect(await cell('Discount (%)').inputValue()).toBe('120');
    expect(await cell('Discount (%)').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Send quote' }).first().click();
    await page.getByRole('button', { name: 'Line 1: Enter a percentage from 0 to 100' }).waitFor();
    await type('Discount (%)', '10 %');
    expect(await cell('Discount (%)').inputValue()).toBe('10');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    // A sheet with its sections and sums; the second line is dropped into the empty one at the end.
    await page.getByRole('button', { name: '+ Line', exact: true }).first().click();
    const sheet = [
      'Bezeichnung\tMenge\tEinheit\tPreis\tRabatt\tMwSt.\tGesamt',
      '1. ABBRUCH',
      '"Fliesen\nabschlagen"\t1.200\tStk.\t2,35\t5\t3 %\t2.679,00',
      'Zwischensumme\t\t\t\t\t\t2.679,00',
      'Kleber\tzwei\tkg\t9,50\t\t17 %\t19,00',
    ].join('\n');
    await cell('Description')
      .nth(1)
      .evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, sheet);
    await page.getByText('2 lines pasted').waitFor();
    await page
      .getByText('We left out 1 row because it was a subtotal or total. We couldn’t read 1 cell.')
      .waitFor();
    await page.getByText(/^Saved \d\d:\d\d\. We couldn’t read 1 cell\.$/).waitFor();
    const rows = await own.db
      .select()
      .from(quoteLines)
      .where(eq(quoteLines.quoteId, quote.id))
      .orderBy(quoteLines.position);
    expect(rows).toMatchObject([
      { section: 0 },
      { section: 1, quantity: '1200.000', unitPrice: '2.3500', discountPercent: '5.00', vatRate: 3 },
      { section: 1, quantity: null, unreadable: { quantity: 'zwei' }, unitPrice: '9.5000', vatRate: 17 },
    ]);
  },
);

test(
  'the sender sees in which language a quote goes out and changes it, by the keyboard too (reading 87)',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const { claire, owner } = given;
    await own.db.update(users).set({ language: 'pt' }).where(eq(users.id, claire.id));
    const quote = await draftFor(given, {
      version: { object: 'New roof', plan: [{ on: 'completion', label: '', percent: '100' }] },
    });
    await own.db.update(companyProfiles).set({ registrationNumber: 'B123456', address: '3, rue de la Gare' });
    const page = await openAs(owner, {
      address: `/quotes/${quote.id}/write`,
      viewport: { width: PHONE, height: 900 },
    });
    const chosen = page.getByRole('combobox', { name: 'Quote language' });
    expect(await chosen.inputValue()).toBe('pt');
    expect(await chosen.getByRole('option').allTextContents()).toEqual(Object.values(languageNames));
    const { height = 0 } = (await chosen.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await chosen.focus();
    await page.keyboard.press('F');
    expect(await chosen.inputValue()).toBe('fr');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await visit(page, `/quotes/${quote.id}`);
    const preview = page.getByRole('link', { name: 'Preview in Français (PDF)' });
    expect(await preview.getAttribute('href')).toBe(`/api/quotes/${quote.id}/preview`);
    await visit(page, `/quotes/${quote.id}/write`);
    await page.getByRole('button', { name: 'Send quote' }).last().click();
    const dialog = page.getByRole('alertdialog');
    const last = dialog.getByRole('combobox', { name: 'Quote language' });
    expect(await last.inputValue()).toBe('fr');
    // While the dialog opens it is drawn a little smaller.
    await expect.poll(async () => (await last.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    // Behind the dialog the bar at the foot covers whatever it happens to lie on by half; the end of the page lies above it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await violationsInAll(page)).toEqual([]);
    await last.selectOption('de');
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('heading', { name: /^Quote 2\d{3}-0001$/ }).waitFor();
    const [sent] = await own.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quote.id));
    expect(sent?.paperLanguage).toBe('de');
  },
);

test(
  'days, months, a postal code and a year that nobody understands stay as typed, marked and named (issue 40.8)',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const { claire, owner, invitation } = await world();
    const quote = await buildQuote(own.db, {
      companyId: invitation.companyId,
      clientId: claire.id,
      state: 'draft',
      version: { object: 'New roof', plan: [{ on: 'completion', label: '', percent: '100' }] },
    });
    const page = await openAs(owner, { address: `/quotes/${quote.id}/write` });
    const typed = {
      Start: 'in three weeks',
      Postcode: '39199',
      'Year built': 'around 1931',
      'Duration (working days)': 'a week',
      'Warranty (months)': 'two years',
    };
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await field('Title').focus();
    await page.getByText(/^Saved \d\d:\d\d\. We couldn’t read 5 cells\.$/).waitFor();
    await page.reload();
    for (const [name, text] of Object.entries(typed)) {
      expect(await field(name).inputValue()).toBe(text);
      expect(await field(name).getAttribute('aria-invalid')).toBe('true');
    }
    await page.getByText('Enter a 4-digit year, like 1985').waitFor();
    await page.getByRole('button', { name: 'Send quote' }).first().click();
    for (const said of [
      'Enter the date work starts, like 31/12/2026',
      'Enter a 4-digit postcode',
      'Enter a whole number of working days',
      'Enter a whole number of months',
    ])
      await page.getByRole('button', { name: said }).waitFor();
    await page.getByRole('button', { name: 'Enter a 4-digit year, like 1985' }).click();
    expect(await field('Year built').evaluate((it) => it === document.activeElement)).toBe(true);
    await field('Year built').fill('1931');
    await field('Start').fill('26.2.2030');
    await field('Postcode').fill('L-3919');
    await field('Duration (working days)').fill('7 days');
    await field('Warranty (months)').fill('24');
    await field('Title').focus();
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const [stored] = await own.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quote.id));
    expect(stored).toMatchObject({
      builtYear: 1931,
      durationDays: 7,
      startsOn: '2030-02-26',
      unreadable: null,
    });
  },
);

test(
  'a draft is saved again once the connection is back, and a lost answer makes no line twice (company 21)',
  { tag: '@nightly' },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const { owner } = given;
    const quote = await draftFor(given, { version: { object: 'New roof' } });
    const page = await openAs(owner, {
      address: `/quotes/${quote.id}/write`,
      expects: [/net::ERR_/],
    });
    let isLost = true;
    await page.route(/\/api\/quotes\/\d+$/, async (route) => {
      if (route.request().method() !== 'PATCH' || !isLost) return route.continue();
      isLost = false;
      // It is stored, but the response gets lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: '+ Line', exact: true }).first().click();
    await page.getByRole('table').getByRole('textbox', { name: 'Description' }).nth(1).fill('Gutter');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await expect
      .poll(async () => {
        const lines = await own.db.select().from(quoteLines).where(eq(quoteLines.quoteId, quote.id));
        return lines.map(({ description }) => description).toSorted();
      })
      .toEqual(['Gutter', 'Two people for a day']);
    expect(await page.getByRole('table').getByRole('textbox', { name: 'Description' }).count()).toBe(2);
  },
);

test('a quote or a comparison that is not there shows the page for that', async ({ openAs }) => {
  test.setTimeout(PATIENCE_MS);
  const { claire, owner } = await world();
  const nowhere = [
    [owner, '/quotes/999999', /404 \(Not Found\)/],
    [owner, '/quotes/x/write', /400 \(Bad Request\)/],
    [claire, '/requests/x/compare', /400 \(Bad Request\)/],
  ] as const;
  for (const [person, address, complaint] of nowhere) {
    const page = await openAs(person, { address, expects: [complaint] });
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  }
});

/**
 * Tells the page that its tab is closing. The browser sends on what the page posts then; whether that leaves in time
 * when the whole browser is killed is not for a test to bet on.
 */
const goes = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));

test(
  'what could not be saved as the session ended is there after signing in again, once (reading 59)',
  { tag: '@nightly' },
  async ({ openAs, signIn }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const quote = await draftFor(given, {
      version: { object: 'New roof' },
      lines: [{ description: 'Slates' }],
    });
    const page = await openAs(given.owner, {
      address: `/quotes/${quote.id}/write`,
      expects: [/status of 401/],
    });
    const descriptions = page.getByRole('table').getByRole('textbox', { name: 'Description' });
    await descriptions.first().fill('Slates, natural');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    // All is typed before the page can find out.
    const { promise: isEnded, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/api\/quotes\/\d+$/, async (route) => {
      if (route.request().method() === 'PATCH') await isEnded;
      await route.continue();
    });
    await descriptions.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Battens');
    await own.db.delete(sessions).where(eq(sessions.userId, given.owner.id));
    goOn();
    await page.waitForURL(/-?auth/);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('unsaved quote')));
    await signIn(page, given.owner);
    await visit(page, `/quotes/${quote.id}/write`);
    await expect.poll(() => descriptions.last().inputValue()).toBe('Battens');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const lines = await own.db.select().from(quoteLines).where(eq(quoteLines.quoteId, quote.id));
    expect(lines.map(({ description }) => description).toSorted()).toEqual(['Battens', 'Slates, natural']);
    // The draft in the browser is gone once the quote is stored.
    await page.reload();
    await descriptions.first().waitFor();
    expect(await descriptions.count()).toBe(2);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved quote'))),
    ).toEqual([]);
  },
);

test(
  'what is typed is saved as the tab is closed',
  {
    annotation: { type: 'requirement', description: 'D3-4.6' },
  },
  async ({ openAs }) => {
    const given = await world();
    const quote = await draftFor(given, {
      version: { object: 'New roof' },
      lines: [{ description: 'Slate' }],
    });
    const page = await openAs(given.owner, { address: `/quotes/${quote.id}/write` });
    const words = page.getByRole('table').getByRole('textbox', { name: 'Description' }).first();
    // Nothing is saved because it has rested for a while.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await words.fill('Slate from Martelange');
    await goes(page);
    const kept = () =>
      own.db.select().from(quoteLines).where(eq(quoteLines.description, 'Slate from Martelange'));
    await expect.poll(kept).toHaveLength(1);
  },
);

test(
  'two of one company see each other on a draft, and each takes back their own',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-4.6' } },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const given = await world();
    const { owner, invitation } = given;
    const luc = await buildUser(own.db, { userType: 'company' });
    await buildCompanyMember(own.db, { companyId: invitation.companyId, userId: luc.id });
    const quote = await draftFor(given, {
      version: { object: 'New roof' },
      lines: [{ description: 'Slate' }, { description: 'Scaffold' }],
    });
    const address = `/quotes/${quote.id}/write`;
    const page = await openAs(owner, { address });
    const words = (of: typeof page, at: number) =>
      of.getByRole('table').getByRole('textbox', { name: 'Description' }).nth(at);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await undo.isDisabled()).toBe(true);
    const his = await openAs(luc, { address });
    await page.getByText(`${luc.fullName} is also editing`).waitFor();

    // Undo in a field is first the browser's own, step by step through the typing; then the draft's.
    await words(page, 0).focus();
    await page.keyboard.press('ControlOrMeta+d');
    await page.keyboard.type('!');
    expect(await words(page, 1).inputValue()).toBe('!Slate');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await words(page, 1).inputValue()).toBe('Slate');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => words(page, 1).inputValue()).toBe('Scaffold');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await words(page, 1).inputValue()).toBe('Slate');

    // My undo leaves his edits alone.
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await expect.poll(() => words(his, 2).inputValue()).toBe('Scaffold');
    await words(his, 2).fill('Scaffold, three weeks');
    await expect.poll(() => words(page, 2).inputValue()).toBe('Scaffold, three weeks');
    await undo.click();
    await expect.poll(() => words(page, 1).inputValue()).toBe('Scaffold, three weeks');

    await goes(his);
    await his.close();
    await page.getByText(`${luc.fullName} is also editing`).waitFor({ state: 'detached' });

    // A payment plan that doesn't add up to the total shows the difference immediately.
    const percent = page.getByRole('textbox', { name: 'Percentage', exact: true });
    await percent.fill('99,99');
    await page.getByText('0.01% still missing. The instalments must add up to 100%.').waitFor();
    await page.getByRole('button', { name: '+ Instalment' }).click();
    await percent.last().fill('1.01');
    await page.getByText('1% too much. The instalments must add up to 100%.').waitFor();
    // More than a whole is no share, and counts as nothing.
    await percent.last().fill('3 000');
    await page.getByText('0.01% still missing. The instalments must add up to 100%.').waitFor();
    await page.getByRole('button', { name: 'Remove this instalment' }).last().click();
    await percent.fill('100');
    await page.getByText('The instalments must add up to').waitFor({ state: 'detached' });
  },
);
