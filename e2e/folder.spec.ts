import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyLikes, folderCompanies, folders } from '#features/folders/core/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { fieldErrors } from './field-errors.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const roofing = await buildCategory(own.db, { name: 'Roofing' });
  const masonry = await buildCategory(own.db, { name: 'Masonry' });
  const daach = await buildCompany(own.db, {
    name: 'Daach & Co',
    description: 'Slate, and what lies under it. '.repeat(30),
    city: 'Mersch',
    postalCode: 'L-7535',
    businessHours: { Monday: '08:00-17:00', Sunday: 'Closed', 'Public holidays': 'Closed' },
  });
  for (const { id } of [roofing, masonry])
    await buildService(own.db, { companyId: daach.id, categoryId: id });
  for (const rating of [4, 5]) await buildReview(own.db, { companyId: daach.id, rating });
  const bare = await buildCompany(own.db, {
    name: 'Bare Walls',
    description: '',
    city: null,
    postalCode: null,
    businessHours: null,
  });
  const zink = await buildCompany(own.db, { name: 'Zinkdaach', city: 'Wiltz' });
  return { bare, daach, zink };
});

/** Claire with a folder of two companies, Daach & Co saved last. */
const buildClaire = async () => {
  const claire = await buildUser(own.db);
  const folder = await buildFolder(own.db, {
    userId: claire.id,
    name: 'Roof',
    createdAt: new Date(Date.UTC(2025, 10, 14)),
  });
  for (const { id } of [made.bare, made.daach])
    await buildFolderCompany(own.db, { folderId: folder.id, companyId: id });
  return { claire, folder, address: `/folders/${folder.id}` };
};

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();
const dialog = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const refused = { status: 503, json: { message: 'Not now', code: 'unavailable' } };

test(
  'tells of the folder and its companies',
  {
    annotation: {
      type: 'requirement',
      description: 'FOLDER-001 FOLDER-002 FOLDER-004 FOLDER-008 FOLDER-009 FOLDER-010 FOLDER-011 O-19',
    },
  },
  async ({ openAs }) => {
    const { claire, address } = await buildClaire();
    const page = await openAs(claire, { address, viewport: { width: PHONE, height: 900 } });
    const back = page.getByRole('link', { name: 'Back to Folders' });
    expect(await back.getAttribute('href')).toBe('/dashboard?tab=folders');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Roof');
    expect(await page.getByText('No description provided', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('2 companies, created 14 Nov 2025').isVisible()).toBe(true);
    expect(await names(page)).toEqual(['Daach & Co', 'Bare Walls']);
    expect(await cards(page).first().innerText()).toContain('Roofing, Masonry');
    expect(await cards(page).last().innerText()).toContain('No services listed');
    const profile = cards(page).first().getByRole('link');
    expect(await profile.textContent()).toBe('View Company Profile');
    expect(await profile.getAttribute('href')).toBe(`/companies/${made.daach.id}`);
    const lines = await cards(page)
      .getByText(/^Slate, and/)
      .evaluate((text) =>
        Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
      );
    expect(lines).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);

test(
  'what is not there and what is another’s look alike',
  {
    annotation: { type: 'requirement', description: 'FOLDER-003 ERR-060' },
  },
  async ({ openAs }) => {
    const { address } = await buildClaire();
    const page = await openAs(await buildUser(own.db), { address, expects: [/status of 404/] });
    await page.getByRole('heading', { level: 1, name: 'Folder Not Found' }).waitFor();
    const onwards = page.getByRole('link', { name: 'Go to My Folders' });
    expect(await onwards.getAttribute('href')).toBe('/dashboard?tab=folders');
    const theirs = await page.getByRole('main').innerText();
    expect((await visit(page, '/folders/999999'))?.status()).toBe(404);
    expect(await page.getByRole('main').innerText()).toBe(theirs);
  },
);

test(
  'the likes have their badge, keep their name and cannot be deleted',
  {
    annotation: { type: 'requirement', description: 'FOLDER-005 SESSION-019 O-79' },
  },
  async ({ openAs }) => {
    const person = await buildUser(own.db);
    const liked = await buildFolder(own.db, { userId: person.id, name: 'Liked Companies', isLiked: true });
    await buildContact(own.db, { userId: person.id, companyId: made.daach.id });
    const page = await openAs(person, { address: `/folders/${liked.id}` });
    expect(await page.getByText('Favorites').isVisible()).toBe(true);
    expect(await button(page, 'Delete').count()).toBe(0);
    await button(page, 'Edit Folder').click();
    expect(await dialog(page).getByRole('textbox', { name: 'Name' }).isEditable()).toBe(false);
    await page.keyboard.press('Escape');
    await button(page, 'Remove Daach & Co from the folder').click();
    await button(page, 'Remove').click();
    await page.getByRole('heading', { name: 'No companies yet' }).waitFor();
    await expect.poll(() => own.db.$count(companyLikes, eq(companyLikes.userId, person.id))).toBe(0);
  },
);

test(
  'can be edited once something changed, is deleted after a question, and one stands among the others then',
  {
    annotation: {
      type: 'requirement',
      description:
        'FOLDER-006 FOLDER-007 FOLDER-019 FOLDER-020 VALID-054 VALID-055 VALID-056 LIMIT-027 ERR-041 ERR-042 ERR-068 ERR-069',
    },
  },
  async ({ openAs }) => {
    const { claire, folder, address } = await buildClaire();
    const page = await openAs(claire, { address, expects: [/status of 503/] });
    await button(page, 'Edit Folder').click();
    const name = dialog(page).getByRole('textbox', { name: 'Name' });
    const description = dialog(page).getByRole('textbox', { name: 'Description' });
    const save = button(page, 'Save Changes');
    expect(await save.isDisabled()).toBe(true);
    await name.fill('Roof and attic');
    expect(await save.isEnabled()).toBe(true);
    await name.fill('Roof');
    expect(await save.isDisabled()).toBe(true);
    for (const [field, text, message] of [
      [name, ' ', 'Collection name is required'],
      [name, 'x'.repeat(51), 'Collection name must be 50 characters or less'],
      [description, 'x'.repeat(201), 'Description must be 200 characters or less'],
    ] as const) {
      await name.fill('Attic');
      await field.fill(text);
      await save.click();
      await expect.poll(() => fieldErrors(page)).toEqual([message]);
    }
    await description.fill('Before winter.');
    await page.route(/api\/folders\/\d+$/, (route) => route.fulfill(refused), { times: 1 });
    await save.click();
    await toast(page, 'Failed to update folder: Not now');
    await save.click();
    await toast(page, 'Collection updated');
    await page.getByRole('heading', { level: 1, name: 'Attic' }).waitFor();
    expect(await page.getByText('Before winter.').isVisible()).toBe(true);

    const remove = async () => {
      await button(page, 'Delete').click();
      expect(await dialog(page).innerText()).toContain(
        'Are you sure you want to delete this folder? This action cannot be undone.',
      );
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    };
    await page.route(/api\/folders\/\d+$/, (route) => route.fulfill(refused), { times: 1 });
    await remove();
    await toast(page, 'Failed to delete collection: Not now');
    await remove();
    await toast(page, 'Collection deleted');
    await page.waitForURL('**/dashboard?tab=folders');
    await page.getByRole('heading', { name: 'No projects created yet' }).waitFor();
    expect(await own.db.$count(folders, eq(folders.id, folder.id))).toBe(0);
  },
);

test(
  'a note is kept for oneself, and a company is taken out; what is refused is there to be tried again',
  {
    annotation: { type: 'requirement', description: 'FOLDER-012 ERR-043 ERR-070' },
  },
  async ({ openAs }) => {
    const { claire, folder, address } = await buildClaire();
    const page = await openAs(claire, { address, expects: [/status of 503/] });
    const inFolder = eq(folderCompanies.folderId, folder.id);
    await button(page, 'Add a note to Bare Walls').click();
    const note = page.getByRole('textbox', { name: 'Private note' });
    await note.fill('x'.repeat(1001));
    await button(page, 'Save note').click();
    await expect.poll(() => fieldErrors(page)).toEqual(['Note must be 1,000 characters or less']);
    await note.fill('Ask about lime.');
    await page.route('**/api/folders/*/companies/*', (route) => route.fulfill(refused), { times: 1 });
    await button(page, 'Save note').click();
    await toast(page, 'We couldn’t save the note: Not now');
    await expect.poll(() => note.inputValue()).toBe('Ask about lime.');
    await button(page, 'Save note').click();
    await page.getByText('Ask about lime.').waitFor();
    const kept = async () =>
      (await own.db.select().from(folderCompanies).where(inFolder)).map((entry) => entry.note);
    await expect.poll(async () => (await kept()).filter(Boolean)).toEqual(['Ask about lime.']);

    const remove = async () => {
      await button(page, 'Remove Bare Walls from the folder').click();
      expect(await dialog(page).innerText()).toContain(
        'Are you sure you want to remove this company from the folder?',
      );
      await button(page, 'Remove').click();
    };
    await page.route('**/api/folders/*/companies/*', (route) => route.fulfill(refused), { times: 1 });
    await remove();
    await toast(page, 'Failed to remove company: Not now');
    expect(await names(page)).toEqual(['Daach & Co', 'Bare Walls']);
    await remove();
    await toast(page, 'Company removed');
    expect(await names(page)).toEqual(['Daach & Co']);
    await page.getByText('1 company, created').waitFor();
    expect(await own.db.$count(folderCompanies, inFolder)).toBe(1);
  },
);

test(
  'companies are found and added as one types',
  {
    annotation: {
      type: 'requirement',
      description:
        'FOLDER-013 FOLDER-014 FOLDER-015 FOLDER-016 FOLDER-017 FOLDER-018 SEARCH-008 VALID-037 ERR-044 ERR-045 ERR-071',
    },
  },
  async ({ openAs }) => {
    const person = await buildUser(own.db);
    const folder = await buildFolder(own.db, { userId: person.id });
    const page = await openAs(person, {
      address: `/folders/${folder.id}`,
      expects: [/status of 503/, /status of 409/],
    });
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/companies') searches.push(searchParams.get('query') ?? '');
    });
    await page.getByRole('heading', { name: 'No companies yet' }).waitFor();
    await button(page, 'Add Your First Company').click();
    expect(await dialog(page).getByText('Enter a name, a service or a place').isVisible()).toBe(true);
    const box = dialog(page).getByRole('searchbox');
    expect(await box.getAttribute('placeholder')).toContain('by name, service, or location');
    await box.press('Enter');
    await expect.poll(() => fieldErrors(page)).toEqual(['Search term is required']);
    await box.fill('zink');
    const add = dialog(page).getByRole('button', { name: 'Add Zinkdaach' });
    await add.waitFor();
    expect(searches).toEqual(['zink']);
    await page.route('**/api/folders/*/companies', (route) => route.fulfill(refused), { times: 1 });
    await add.click();
    await toast(page, 'Failed to add company: Not now');
    await add.click();
    await toast(page, 'Company added');
    await box.fill('mersch');
    const addDaach = dialog(page).getByRole('button', { name: 'Add Daach & Co' });
    await addDaach.waitFor();
    // Meanwhile it was saved elsewhere.
    await buildFolderCompany(own.db, { folderId: folder.id, companyId: made.daach.id });
    await addDaach.click();
    await toast(page, 'This company is already in the folder');
    await box.fill('xyzxyz');
    await dialog(page).getByText('No companies found matching your search criteria.').waitFor();
    await button(page, 'Done').click();
    await expect.poll(() => names(page)).toEqual(['Daach & Co', 'Zinkdaach']);
  },
);

test.describe('side by side', () => {
  test('stand two to four companies, each with its message, request, save and way out, and what is not known is said', async ({
    openAs,
  }) => {
    const { claire, address } = await buildClaire();
    const page = await openAs(claire, { address });
    await page.getByLabel('Compare Daach & Co').check();
    await page.getByText('1 company selected').waitFor();
    expect(await button(page, 'Choose one more').isDisabled()).toBe(true);
    await page.getByLabel('Compare Bare Walls').check();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.waitForURL(`**${address}/compare?ids=${made.daach.id},${made.bare.id}`);
    const table = page.getByRole('table', { name: 'Company comparison' });
    await table.waitFor();
    const heads = await table.getByRole('columnheader').allInnerTexts();
    expect(heads.map((head) => head.split('\n').at(-1))).toEqual(['Company', 'Daach & Co', 'Bare Walls']);
    const row = (name: string | RegExp) => table.getByRole('row', { name }).getByRole('cell').allInnerTexts();
    expect(await row(/^Rating (?!breakdown)/)).toEqual([
      expect.stringMatching(/4\.5\s+2 reviews/),
      'Not enough data yet',
    ]);
    expect(await row('Services')).toEqual(['Roofing, Masonry', 'No services listed']);
    expect(await row('Opening hours')).toEqual([expect.stringMatching(/Mon\s+08:00-17:00/), 'Not stated']);
    expect(await row('Typical response time')).toEqual(['Not enough data yet', 'Not enough data yet']);
    await button(page, 'Message Daach & Co').waitFor();
    await button(page, 'Save Daach & Co to folder').waitFor();
    const link = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await link('Ask Daach & Co for a quote')).toBe(`/requests/new?companies=${made.daach.id}`);
    expect(await link('Remove Daach & Co from the comparison')).toBe(address);
    await page.getByRole('combobox', { name: 'Measure distances from' }).selectOption('Luxembourg');
    await table.getByRole('row', { name: 'Distance from Luxembourg' }).waitFor();
    expect(await row('Distance from Luxembourg')).toEqual([expect.stringMatching(/^\d+ km$/), 'Not stated']);
    await page.setViewportSize({ width: PHONE, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await button(page, 'Print').isVisible()).toBe(false);
  });

  test('say opening hours in the reader’s language', async ({ openPage }) => {
    const page = await openPage();
    await visit(page, `/fr/compare?ids=${made.daach.id},${made.bare.id}`);
    const hours = page.getByRole('row', { name: 'Heures d’ouverture' }).getByRole('cell').first();
    expect(await hours.innerText()).toMatch(/Dim\s+Fermé\s+Jours fériés\s+Fermé/);
  });

  test(
    'three are written to with three clicks and one text (reading 55)',
    { tag: '@looks' },
    async ({ openAs }) => {
      const { claire, folder, address } = await buildClaire();
      await buildFolderCompany(own.db, { folderId: folder.id, companyId: made.zink.id });
      const chosen = [made.daach, made.bare, made.zink];
      const page = await openAs(claire, {
        address: `${address}/compare?ids=${chosen.map(({ id }) => id).join()}`,
      });
      let clicks = 0;
      const click = async (target: ReturnType<typeof button>) => {
        clicks += 1;
        await target.click();
      };
      await click(button(page, 'Message all three'));
      await dialog(page).getByRole('textbox', { name: 'Message' }).fill('The roof over the kitchen leaks.');
      await click(dialog(page).getByRole('button', { name: 'Send message' }));
      await toast(page, 'Your message has been sent to all 3 companies.');
      const sent = await own.db.select().from(messages).where(eq(messages.senderId, claire.id));
      expect(new Set(sent.map(({ receiverId }) => receiverId))).toEqual(
        new Set(chosen.map(({ userId }) => userId)),
      );
      expect(sent.map(({ content }) => content)).toEqual(
        chosen.map(() => 'The roof over the kitchen leaks.'),
      );
      expect(clicks).toBeLessThanOrEqual(3);
    },
  );

  test('stand no fewer than two, and none that is gone', async ({ openAs }) => {
    const { claire, address } = await buildClaire();
    const page = await openAs(claire, {
      address: `${address}/compare?ids=${made.daach.id}`,
      expects: [/status of 400/, /status of 404/],
    });
    expect(await page.getByText('Choose 2 to 4 different companies to compare.').isVisible()).toBe(true);
    await visit(page, `${address}/compare?ids=${made.daach.id},999999`);
    expect(await page.getByText('One of the companies may have left Giewel.').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'See the whole folder' }).getAttribute('href')).toBe(address);
  });
});

test('a link shows the folder to whoever has it, until it is taken back', async ({ openPage, openAs }) => {
  const { claire, address } = await buildClaire();
  const page = await openAs(claire, { address });
  await button(page, 'Share').click();
  await button(page, 'Create link').click();
  const link = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByText('Shared', { exact: true }).waitFor();

  const partner = await openPage({ expects: [/status of 404/] });
  await visit(partner, link);
  expect(await names(partner)).toEqual(['Daach & Co', 'Bare Walls']);
  expect(await partner.getByRole('main').innerText()).not.toContain(claire.username);
  expect(await partner.getByRole('button', { name: /Remove|note|Edit|Delete/ }).count()).toBe(0);
  for (const { name } of [made.daach, made.bare]) await partner.getByLabel(`Compare ${name}`).check();
  await partner.getByRole('link', { name: 'Compare', exact: true }).click();
  await partner.getByRole('table').waitFor();

  await button(page, 'Share').click();
  expect(await dialog(page).innerText()).toContain('Shared since');
  await button(page, 'Delete link').click();
  await toast(page, 'Link deleted');
  expect((await visit(partner, link))?.status()).toBe(404);
  await partner.getByRole('heading', { name: 'This link no longer works' }).waitFor();
});

/** Thirty companies in a folder, the last one first. */
const buildLongFolder = async () => {
  const person = await buildUser(own.db);
  const folder = await buildFolder(own.db, { userId: person.id });
  for (let place = 1; place <= 30; place++) {
    const { id } = await buildCompany(own.db, { name: `Company ${place} ${'W'.repeat(40)}` });
    await buildFolderCompany(own.db, { folderId: folder.id, companyId: id });
  }
  return { person, address: `/folders/${folder.id}` };
};

test('a long folder comes by pages, under each other or one after the other', async ({ openAs }) => {
  const { person, address } = await buildLongFolder();
  const page = await openAs(person, { address, viewport: { width: PHONE, height: 900 } });
  expect(await cards(page).count()).toBe(24);
  const more = page.getByRole('link', { name: 'Show more' });
  const next = (await more.getAttribute('href')) ?? '';
  await more.click();
  await expect.poll(() => cards(page).count()).toBe(30);
  expect(await more.count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  await visit(page, next);
  expect(await cards(page).count()).toBe(6);
  expect(await page.getByRole('link', { name: 'Back to newest' }).getAttribute('href')).toBe(address);
});

test('a page that could not be fetched is fetched at the next press; what is taken out above leaves what stands below', async ({
  openAs,
}) => {
  const { person, address } = await buildLongFolder();
  const page = await openAs(person, { address, expects: [/status of 503/] });
  const more = page.getByRole('link', { name: 'Show more' });
  // The prefetch on hover is refused too.
  const pages = '**/companies?*cursor=*';
  await page.route(pages, (route) => route.fulfill(refused));
  const refusal = page.waitForResponse((response) => response.status() === 503);
  await more.click();
  await refusal;
  const companies = page.getByRole('region', { name: 'Companies' });
  await companies.getByText('Loading', { exact: true }).waitFor({ state: 'hidden' });
  await page.unroute(pages);
  await more.click();
  await expect.poll(() => cards(page).count()).toBe(30);

  const letGo = await holdRequests(page, '**/companies?*cursor=*');
  const moved = page.waitForRequest('**/companies?*cursor=*');
  await button(page, `Remove Company 30 ${'W'.repeat(40)} from the folder`).click();
  await button(page, 'Remove').click();
  await moved;
  // The first page has come again, the second, which begins elsewhere now, is on its way.
  await expect.poll(() => page.getByText('29 companies').isVisible()).toBe(true);
  expect(await cards(page).count()).toBe(29);
  letGo();
  await toast(page, 'Company removed');
  expect(await cards(page).count()).toBe(29);
});

test(
  'whoever is not signed in is sent to the client’s sign-in',
  {
    annotation: { type: 'requirement', description: 'SHELL-031 O-15' },
  },
  async ({ openPage }) => {
    const page = await openPage();
    await visit(page, `/folders/${made.zink.id}`);
    expect(new URL(page.url()).pathname).toBe('/client-auth');
  },
);
