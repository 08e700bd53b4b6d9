import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyLikes, folders } from '#features/folders/core/server/tables.ts';
import { quotes } from '#features/quotes/core/server/tables.ts';
import { displayNameOf } from './display-name-of.ts';
import { fieldErrors } from './field-errors.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const roofing = await buildCategory(own.db, { name: 'Roofing' });
  const daach = await buildCompany(own.db, { name: 'Daach & Co' });
  await buildService(own.db, { companyId: daach.id, categoryId: roofing.id });
  const zink = await buildCompany(own.db, { name: 'Zinkdaach' });
  return { zink, daach };
});

/** Somebody with a like, and three folders of which the last one is empty. */
const buildClaire = async () => {
  const claire = await buildUser(own.db, {
    fullName: 'Claire Hoffmann',
    isEmailVerified: true,
    phoneNumber: '+352 621 123 456',
  });
  const created = (day: number) => new Date(Date.UTC(2025, 10, day, 9));
  const folder = (name: string, day: number, description: string | null) =>
    buildFolder(own.db, { userId: claire.id, name, description, createdAt: created(day) });
  const attic = await folder('Attic', 1, null);
  await folder('Garden', 2, 'A wall and a gate.');
  await folder('Heat pump', 3, null);
  await buildFolderCompany(own.db, { folderId: attic.id, companyId: made.zink.id, createdAt: created(4) });
  await buildContact(own.db, { userId: claire.id, companyId: made.daach.id, createdAt: created(5) });
  await buildFolder(own.db, {
    userId: claire.id,
    name: 'Liked Companies',
    isLiked: true,
    createdAt: created(5),
  });
  return claire;
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const isOpen = (page: Page, name: string) =>
  expect.poll(() => tab(page, name).getAttribute('aria-selected')).toBe('true');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();
const dialog = (page: Page) => page.locator('dialog[open]');
const refused = { status: 503, json: { message: 'Not now', code: 'unavailable' } };
const reading = (page: Page) => page.getByRole('main').innerText();

test(
  'four tabs, each with an address, without a reload',
  {
    annotation: { type: 'requirement', description: 'DASH-001 DASH-002 DASH-023 SHELL-025' },
  },
  async ({ openAs }) => {
    const page = await openAs(await buildClaire(), { address: '/dashboard' });
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Overview',
      'My Projects',
      'Messages',
      'Liked Companies',
    ]);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const [name, address] of [
      ['My Projects', '/dashboard?tab=folders'],
      ['Messages', '/dashboard?tab=messages'],
      ['Liked Companies', '/dashboard?tab=contacts'],
      ['Overview', '/dashboard'],
    ] as const) {
      await tab(page, name).click();
      await isOpen(page, name);
      expect(page.url()).toBe(`${own.address}${address}`);
    }
    await page.goBack();
    await isOpen(page, 'Liked Companies');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test(
  'the tabs are links before the script has come',
  {
    annotation: { type: 'requirement', description: 'DASH-002' },
  },
  async ({ openAs }) => {
    const page = await openAs(await buildClaire(), { address: '/dashboard', javaScriptEnabled: false });
    await tab(page, 'My Projects').click();
    expect(page.url()).toBe(`${own.address}/dashboard?tab=folders`);
    expect(await page.getByRole('article').count()).toBe(4);
  },
);

test(
  'the overview tells what is there, by facts',
  {
    annotation: { type: 'requirement', description: 'DASH-003 DASH-004 DASH-005 DASH-006 LIMIT-029' },
  },
  async ({ openAs }) => {
    const page = await openAs(await buildClaire(), { address: '/dashboard' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Moien, Claire');
    const counts = page.getByRole('list', { name: 'At a glance' }).getByRole('listitem');
    expect(await counts.allTextContents()).toEqual([
      'Projects 0 3 folders',
      'Conversations 0 none unread',
      'Liked companies 1 ',
    ]);
    // How many folders there are stands under the number of projects (reading 45).
    const [count, note] = await Promise.all(
      ['b', 'small'].map((part) => counts.first().locator(part).boundingBox()),
    );
    expect(note?.x).toBeLessThan(count?.x ?? 0);
    expect(note?.y).toBeGreaterThan((count?.y ?? 0) + (count?.height ?? 0) / 2);
    const activity = page.getByRole('list', { name: 'Recent activity' }).getByRole('link');
    const told = await activity.evaluateAll((links) =>
      links.map((link) => `${link.querySelector('time')?.dateTime.slice(8, 10)} ${link.textContent}`),
    );
    expect(told).toEqual([
      expect.stringMatching(/^05 You liked Daach & Co/),
      expect.stringMatching(/^04 You saved Zinkdaach to Attic/),
      expect.stringMatching(/^03 You created the folder Heat pump/),
      expect.stringMatching(/^02 You created the folder Garden/),
      expect.stringMatching(/^01 You created the folder Attic/),
    ]);
    expect(await reading(page)).toContain('4 of 5');
    // The code is sent where one is reminded of it, and asked for at once.
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    const codeDialog = page.getByRole('dialog', { name: 'Enter the code we sent you' });
    await codeDialog.getByRole('button', { name: 'Maybe Later' }).click();
    await codeDialog.waitFor({ state: 'detached' });
    const recent = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ hasText: 'Recent projects' });
    expect(await recent.last().getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Heat pump',
      'Garden',
    ]);
  },
);

test(
  'of several projects the overview shows the two newest',
  {
    annotation: { type: 'requirement', description: 'DASH-006 LIMIT-029' },
  },
  async ({ openAs }) => {
    const claire = await buildClaire();
    for (const [name, day] of [
      ['Attic', 1],
      ['Bathroom', 2],
      ['Garden wall', 3],
    ] as const)
      await buildProject(own.db, {
        clientId: claire.id,
        companyId: made.daach.id,
        name,
        createdAt: new Date(Date.UTC(2025, 9, day)),
      });
    const page = await openAs(claire, { address: '/dashboard' });
    const recent = page.getByRole('list', { name: 'Recent projects' }).getByRole('listitem');
    expect(
      (await recent.allTextContents()).map((text) => /Garden wall|Bathroom|Attic/.exec(text)?.[0]),
    ).toEqual(['Garden wall', 'Bathroom']);
  },
);

test('a project is work and a folder holds companies, whatever their buttons are called (S10, reading 45)', async ({
  openAs,
}) => {
  const claire = await buildClaire();
  await buildProject(own.db, {
    clientId: claire.id,
    companyId: made.daach.id,
    name: 'Leak above the bedroom',
  });
  const page = await openAs(claire, { address: '/dashboard?tab=folders' });
  await page.getByRole('heading', { name: 'Folders', exact: true }).waitFor();
  const read = await reading(page);
  const [project, theirHead, folder] = ['Leak above the bedroom', '\nFolders\n', 'Attic'].map((text) =>
    read.indexOf(text),
  );
  expect(project).toBeGreaterThan(0);
  expect(theirHead).toBeGreaterThan(project ?? 0);
  expect(folder).toBeGreaterThan(theirHead ?? 0);
  await page.getByRole('button', { name: 'Add Project' }).first().click();
  expect(await dialog(page).innerText()).toContain(
    'A folder for the companies you’re considering. To start work with one of them, choose “New Project”.',
  );
  await page.keyboard.press('Escape');
  const account = `Account of ${displayNameOf(claire)}`;
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('navigation', { name: account }).getByRole('link', { name: 'My Projects' }).click();
  await page.waitForURL('**/projects');
  await page.getByRole('heading', { name: 'Leak above the bedroom' }).waitFor();
});

test.describe('whoever has just come', () => {
  test(
    'finds every view empty, with a way on',
    {
      annotation: { type: 'requirement', description: 'DASH-011 DASH-021 LIKE-005' },
    },
    async ({ openAs }) => {
      const page = await openAs(await buildUser(own.db), { address: '/dashboard' });
      expect(await reading(page)).toContain('No activity yet.');
      await page.getByRole('heading', { name: 'Nothing to do right now' }).waitFor();
      const ask = page.getByRole('link', { name: 'Describe the work' });
      expect(await ask.getAttribute('href')).toBe('/requests/new');
      expect(await reading(page)).toMatch(/[12] of 5/);
      await tab(page, 'My Projects').click();
      await page.getByRole('heading', { name: 'No projects created yet' }).waitFor();
      await tab(page, 'Messages').click();
      await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
      await tab(page, 'Liked Companies').click();
      await page.getByRole('heading', { name: 'No liked companies yet' }).waitFor();
      const onwards = page.getByRole('main').getByRole('link', { name: 'Browse services' });
      expect(await onwards.getAttribute('href')).toBe('/#browse-services');
    },
  );
});

test(
  'without a conversation one sees whom one could write to',
  {
    annotation: { type: 'requirement', description: 'DASH-019 DASH-020 DASH-021' },
  },
  async ({ openAs }) => {
    const page = await openAs(await buildClaire(), { address: '/dashboard?tab=messages' });
    expect(await page.getByRole('heading', { name: 'No messages yet' }).isVisible()).toBe(true);
    const companies = page.getByRole('list', { name: 'Companies to Message' }).getByRole('link');
    expect(await companies.allTextContents()).toEqual(['DCDaach & CoLiked']);
    expect(await companies.first().getAttribute('href')).toBe('/messages');
    const more = page.getByRole('link', { name: 'Find More Companies' });
    expect(await more.getAttribute('href')).toBe('/');
  },
);

test(
  'conversations, found by whom they are with',
  {
    annotation: {
      type: 'requirement',
      description: 'DASH-003 DASH-013 DASH-014 DASH-015 DASH-016 DASH-017 DASH-018',
    },
  },
  async ({ openAs }) => {
    const claire = await buildClaire();
    const jean = await buildUser(own.db, { username: 'jean' });
    await buildMessage(own.db, {
      senderId: jean.id,
      receiverId: claire.id,
      content: 'x'.repeat(60),
      isRead: true,
    });
    for (const content of ['Moien', 'y'.repeat(61)]) {
      await buildMessage(own.db, { senderId: made.daach.userId, receiverId: claire.id, content });
    }
    const page = await openAs(claire, { address: '/dashboard?tab=messages' });
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^DC\s+Daach & Co\s+2\s+2 unread messages\s+\d\d:\d\d\s+y{60}\.\.\.\s+View$/),
      expect.stringMatching(/^J\w*\s+jean\s+\d\d:\d\d\s+x{60}\s+View$/i),
    ]);
    const view = rows.first().getByRole('link', { name: 'View the conversation with Daach & Co' });
    expect(await view.getAttribute('href')).toBe(`/messages/${made.daach.userId}`);
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('DAACH');
    await expect.poll(() => rows.count()).toBe(1);
    await tab(page, 'Overview').click();
    const counts = page.getByRole('list', { name: 'At a glance' }).getByRole('listitem');
    await expect.poll(() => counts.nth(1).textContent()).toBe('Conversations 2 1 unread');
    expect(await page.getByRole('tab', { name: /^Messages/ }).textContent()).toBe('Messages1');
  },
);

test.describe('projects', () => {
  test(
    'each has its card, the likes without a way to delete them',
    {
      annotation: { type: 'requirement', description: 'DASH-007 DASH-008 DASH-009 O-19 O-79' },
    },
    async ({ openAs }) => {
      const page = await openAs(await buildClaire(), {
        address: '/dashboard?tab=folders',
        viewport: { width: PHONE, height: 900 },
      });
      const cards = page.getByRole('article');
      expect(await cards.getByRole('heading').allTextContents()).toEqual([
        'Liked Companies',
        'Heat pump',
        'Garden',
        'Attic',
      ]);
      const attic = cards.last();
      expect(await attic.innerText()).toContain('No description provided.');
      expect(await attic.innerText()).toContain('1 company, created 1 Nov 2025');
      expect(await attic.getByRole('link').getAttribute('href')).toMatch(/^\/folders\/\d+$/);
      expect(await cards.getByRole('button', { name: /^Delete/ }).count()).toBe(3);
      expect(await cards.first().innerText()).toContain('Favorites');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    },
  );

  test(
    'Add Project asks for a name and tells how it went',
    {
      annotation: { type: 'requirement', description: 'DASH-010 VALID-052 ERR-034 ERR-061 O-41' },
    },
    async ({ openAs }) => {
      const person = await buildUser(own.db);
      const page = await openAs(person, { address: '/dashboard?tab=folders', expects: [/status of 503/] });
      await page.getByRole('button', { name: 'Add Project' }).first().click();
      const make = dialog(page).getByRole('button', { name: 'Create Project' });
      await make.click();
      await expect.poll(() => fieldErrors(page)).toEqual(['Project name is required']);
      await dialog(page).getByRole('textbox', { name: 'Project name' }).fill('Bathroom');
      await page.route('**/api/folders', (route) => route.fulfill(refused), { times: 1 });
      await make.click();
      await toast(page, 'Failed to create project: Not now');
      await make.dblclick();
      await toast(page, 'Project created');
      await page.getByRole('article').getByRole('heading', { name: 'Bathroom' }).waitFor();
      expect(await own.db.$count(folders, eq(folders.userId, person.id))).toBe(1);
    },
  );

  test(
    'deleting one asks, shows it at once, and is undone when refused',
    {
      annotation: { type: 'requirement', description: 'DASH-024 ERR-035 ERR-062' },
    },
    async ({ openAs }) => {
      const claire = await buildClaire();
      const page = await openAs(claire, { address: '/dashboard?tab=folders', expects: [/status of 503/] });
      const cards = page.getByRole('article');
      const remove = page.getByRole('button', { name: 'Delete Garden' });
      await remove.click();
      expect(await dialog(page).innerText()).toContain(
        'Are you sure you want to delete this project? This action cannot be undone.',
      );
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      expect(await own.db.$count(folders, eq(folders.userId, claire.id))).toBe(4);
      const letGo = await holdRequests(page, '**/api/folders/*');
      await remove.click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => cards.count()).toBe(3);
      letGo();
      await toast(page, 'Project deleted');
      await page.route('**/api/folders/*', (route) => route.fulfill(refused), { times: 1 });
      await page.getByRole('button', { name: 'Delete Attic' }).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await toast(page, 'Failed to delete project: Not now');
      await expect.poll(() => cards.count()).toBe(3);
      expect(await own.db.$count(folders, eq(folders.userId, claire.id))).toBe(3);
    },
  );
});

test.describe('liked companies', () => {
  test(
    'are cards that lead on, and leave',
    {
      annotation: {
        type: 'requirement',
        description: 'LIKE-001 LIKE-002 LIKE-003 LIKE-004 DASH-025 ERR-036 ERR-063',
      },
    },
    async ({ openAs }) => {
      const claire = await buildClaire();
      const page = await openAs(claire, { address: '/dashboard?tab=contacts', expects: [/status of 503/] });
      const card = page.getByRole('article');
      expect(await card.getByRole('heading').textContent()).toBe('Daach & Co');
      expect(await card.getByRole('listitem').allTextContents()).toEqual(['Roofing']);
      const href = (name: string) => card.getByRole('link', { name }).getAttribute('href');
      expect(await href('View Profile: Daach & Co')).toBe(`/companies/${made.daach.id}`);
      expect(await href('Message Daach & Co')).toBe(`/messages/${made.daach.userId}`);
      const remove = async () => {
        await card.getByRole('button', { name: 'Remove Daach & Co' }).click();
        expect(await dialog(page).innerText()).toContain(
          'Are you sure you want to remove this company from your contacts?',
        );
        await dialog(page).getByRole('button', { name: 'Remove' }).click();
      };
      await page.route('**/api/contacts/*', (route) => route.fulfill(refused), { times: 1 });
      await remove();
      await toast(page, 'Failed to remove contact: Not now');
      await remove();
      await toast(page, 'Contact removed');
      await page.getByRole('heading', { name: 'No liked companies yet' }).waitFor();
      expect(await own.db.$count(companyLikes, eq(companyLikes.userId, claire.id))).toBe(0);
    },
  );

  test('one that has left Giewel leaves the list with a word', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const leaving = await buildCompany(own.db, { name: 'Gone & Fils' });
    await buildContact(own.db, { userId: claire.id, companyId: leaving.id });
    const page = await openAs(claire, { address: '/dashboard?tab=contacts', expects: [/status of 404/] });
    await page.route(
      '**/api/contacts/*',
      (route) =>
        route.fulfill({ status: 404, json: { message: 'Company not found', code: 'companyNotFound' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Remove Gone & Fils' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await toast(page, 'Gone & Fils is no longer in your list');
  });

  test('a like in one tab is in the other', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const page = await openAs(claire, { address: '/dashboard?tab=contacts' });
    const other = await page.context().newPage();
    await visit(other, `/companies/${made.daach.id}`);
    await other.getByRole('button', { name: 'Like Company' }).first().click();
    await page.getByRole('heading', { name: 'Daach & Co' }).waitFor();
  });
});

test.describe('while an answer is long in coming', () => {
  for (const [name, which, address, places] of [
    ['folders', 'DASH-012 LIMIT-031', '**/api/folders', 6],
    ['messages', 'DASH-022 LIMIT-031', '**/api/messages', 4],
  ] as const) {
    test(`the tab ${name} shows its skeleton (reading 24) (${which})`, async ({ openAs }) => {
      const page = await openAs(await buildClaire(), { address: '/profile' });
      const letGo = await holdRequests(page, address);
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="/dashboard?tab=${to}"]`);
        link?.click();
      }, name);
      const skeletons = page
        .getByRole('tabpanel')
        .locator('[aria-hidden="true"] > li, [aria-hidden="true"] > div');
      await expect.poll(() => skeletons.count()).toBe(places);
      letGo();
      await expect.poll(() => skeletons.count()).toBe(0);
    });
  }
});

test(
  '500 folders with long names are all there, and nothing runs over',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'DASH-026' } },
  async ({ openAs }) => {
    const person = await buildUser(own.db);
    await own.db.insert(folders).values(
      Array.from({ length: 500 }, (_, place) => ({
        userId: person.id,
        name: `${place} ${'W'.repeat(40)}`,
        description: 'ä'.repeat(200),
      })),
    );
    const page = await openAs(person, {
      address: '/dashboard?tab=folders',
      viewport: { width: PHONE, height: 900 },
    });
    expect(await page.getByRole('article').count()).toBe(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);

test(
  'whoever is not signed in is sent to sign in',
  {
    annotation: { type: 'requirement', description: 'SHELL-026' },
  },
  async () => {
    const { url } = await fetch(`${own.address}/dashboard?tab=folders`);
    expect(new URL(url).pathname).toBe('/auth');
  },
);

// Each theme has pictures of its own, in the same places.
test(
  'a folder’s first picture is twice as high as the second',
  {
    tag: '@looks',
    annotation: { type: 'requirement', description: 'DASH-007' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const folder = await buildFolder(own.db, { userId: claire.id });
    for (const day of [5, 6]) {
      const company = await buildCompany(own.db);
      await buildPicture(own.db, { companyId: company.id });
      const createdAt = new Date(Date.UTC(2026, 2, day));
      await buildFolderCompany(own.db, { folderId: folder.id, companyId: company.id, createdAt });
    }
    const page = await openAs(claire, { address: '/dashboard?tab=folders' });
    const heights = () =>
      page
        .locator('main article img:visible')
        .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().height)));
    await expect.poll(async () => (await heights()).length).toBe(2);
    const [first = 0, second = 0] = await heights();
    expect(first).toBeGreaterThan(1.9 * second);
  },
);

test(
  'what waits for a client stands on her dashboard, with the way there',
  {
    annotation: { type: 'requirement', description: 'D3-8.4' },
  },
  async ({ openAs }) => {
    const claire = await buildClaire();
    const sentAt = new Date();
    const request = await buildRequest(own.db, { clientId: claire.id, title: 'New slate', sentAt });
    for (const { id: companyId } of [made.daach, made.zink]) {
      const invitation = await buildRequestInvitation(own.db, {
        requestId: request.id,
        companyId,
        state: 'quoted',
        sentAt,
      });
      const base = { companyId, clientId: claire.id, requestId: request.id, invitationId: invitation.id };
      await buildQuote(own.db, { ...base, state: 'sent', sentAt });
    }
    const page = await openAs(claire, { address: '/dashboard', viewport: { width: PHONE, height: 900 } });
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    const entry = waiting.getByRole('listitem');
    expect(await entry.allInnerTexts()).toEqual([
      expect.stringMatching(/^2 quotes to compare\s+New slate\s+30 days left/),
    ]);
    expect((await waiting.boundingBox())?.y).toBeLessThan(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await waiting.getByRole('link', { name: 'Compare quotes: New slate' }).click();
    await page.getByRole('heading', { name: 'Two quotes, line by line' }).waitFor();

    // It follows what the other side does, and leaves nothing undone out.
    await visit(page, '/dashboard');
    const [quote] = await own.db.select().from(quotes).where(eq(quotes.companyId, made.zink.id));
    const zink = await openAs({ id: made.zink.userId }, { address: '/settings' });
    expect((await zink.request.post(`/api/quotes/${quote?.id}/withdraw`)).ok()).toBe(true);
    await entry.getByText('Quote from Daach & Co').waitFor();
    expect(await waiting.getByRole('link', { name: 'Read quote: ' }).count()).toBe(1);
  },
);
