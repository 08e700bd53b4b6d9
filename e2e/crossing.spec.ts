import type { Page, Request } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildNotification } from '#demo/builders/notification.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { demoProduct, expect, madeBefore, ownProduct, test, untilAlive, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

// A response may cross with something done meanwhile, and neither may undo the other.

const own = ownProduct();

const made = madeBefore(async () => ({
  daach: await buildCompany(own.db, { name: 'Daach & Co' }),
  parkett: await buildCompany(own.db, { name: 'Parkett' }),
}));
const talkWith = ({ userId }: { userId: number }) => `/messages/${userId}`;

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
const dialog = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

const goToImprint = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await page.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor();
};

const send = async (page: Page, text: string) => {
  await composer(page).fill(text);
  await composer(page).press('Enter');
};

test.describe('going elsewhere', () => {
  test(
    'the skeleton of a page that was turned back from does not come over the page that is there',
    {
      annotation: { type: 'requirement', description: 'SHELL-022' },
    },
    async ({ openPage }) => {
      const page = await openPage({ product: demoProduct(), expects: [/status of 404/] });
      await page.clock.install();
      await visit(page, '/no-such-page');
      await holdRequests(page, '**/api/companies*');
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const asked = page.waitForRequest('**/api/companies*');
      await page.getByRole('link', { name: 'Go to the home page' }).focus();
      await asked;
      await page.keyboard.press('Enter');
      await page.goBack();
      await page.clock.runFor(1_000);
      expect(pathOf(page)).toBe('/no-such-page');
      expect(await heading(page, 'Page Not Found').isVisible()).toBe(true);
      expect(await page.getByRole('progressbar').count()).toBe(0);
    },
  );

  test('whoever has gone elsewhere while a folder is deleted stays there', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const { id } = await buildFolder(own.db, { userId: claire.id, name: 'Roof' });
    const page = await openAs(claire, { address: `/folders/${id}` });
    const letGo = await holdRequests(page, `**/api/folders/${id}`);
    await button(page, 'Delete').click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await goToImprint(page);
    letGo();
    await toast(page, 'Collection deleted').waitFor();
    expect(pathOf(page)).toBe('/imprint');
  });

  test('whoever has gone elsewhere while a project is created stays there', async ({ openAs }) => {
    const page = await openAs(await buildUser(own.db), {
      address: `/create-project?company=${made.daach.id}`,
    });
    await page.getByLabel('Project name').fill('Roof and attic');
    const letGo = await holdRequests(page, '**/api/projects');
    await button(page, 'Create Project').click();
    await goToImprint(page);
    letGo();
    await toast(page, 'Project created').waitFor();
    expect(pathOf(page)).toBe('/imprint');
  });

  test('a report that was begun about one person is not about another after Back', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    for (const { userId } of [made.daach, made.parkett])
      await buildMessage(own.db, { senderId: claire.id, receiverId: userId, content: 'Moien' });
    const page = await openAs(claire, { address: talkWith(made.daach) });
    await page.getByRole('link', { name: /Parkett/ }).click();
    await heading(page, 'Parkett').waitFor();
    await button(page, 'More').click();
    await button(page, 'Report conversation').click();
    await dialog(page).getByRole('textbox').fill('Asks for money in advance');
    await page.goBack();
    await heading(page, 'Daach & Co').waitFor({ state: 'attached' });
    expect(await dialog(page).count()).toBe(0);
  });

  test('the words of one project’s review are not those of the next', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const done = { clientId: claire.id, state: 'completed', completedAt: new Date() } as const;
    const [first, second] = [
      await buildProject(own.db, { ...done, companyId: made.daach.id, name: 'Roof' }),
      await buildProject(own.db, { ...done, companyId: made.parkett.id, name: 'Floor' }),
    ];
    await buildNotification(own.db, {
      userId: claire.id,
      kind: 'projectMarkedDone',
      subject: {
        projectId: second.id,
        name: 'Floor',
        from: 'Parkett',
      },
    });
    const page = await openAs(claire, { address: `/projects/${first.id}` });
    await button(page, 'Leave a Review').click();
    await dialog(page).getByRole('textbox').fill('The roof leaks again.');
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await page.getByRole('navigation', { name: 'Notifications' }).getByRole('link').click();
    await heading(page, 'Floor').waitFor();
    await button(page, 'Leave a Review').click();
    expect(await dialog(page).getByRole('textbox').inputValue()).toBe('');
  });
});

/**
 * Their message triggers the next response of the conversation with Daach & Co, which is read right away and delivered
 * when released; no other response arrives at all.
 */
const holdOlderThread = async (page: Page, reader: { id: number }) => {
  const { promise: answered, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isOnItsWay, resolve: read } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(`**/api/messages/conversation/${made.daach.userId}`, async (route) => {
    if (!isFirst) return;
    isFirst = false;
    await buildMessage(own.db, {
      senderId: made.daach.userId,
      receiverId: reader.id,
      content: 'Which roof?',
    });
    const response = await route.fetch();
    read();
    await answered;
    await route.fulfill({ response });
  });
  return { isOnItsWay, letGo };
};

test.describe('messages', () => {
  test('what was written since is not lost to an older answer', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    await buildMessage(own.db, { senderId: claire.id, receiverId: made.daach.userId, content: 'Moien' });
    const page = await openAs(claire, { address: talkWith(made.daach) });
    const { isOnItsWay, letGo } = await holdOlderThread(page, claire);
    await send(page, 'The first');
    await isOnItsWay;
    await send(page, 'The second');
    await expect.poll(() => log(page).getByTitle('Sent').count()).toBe(3);
    letGo();
    await log(page).getByText('Which roof?').waitFor();
    expect(await log(page).getByText('The second').count()).toBe(1);
  });

  test(
    'what was read meanwhile is not unread again by an older answer',
    {
      annotation: { type: 'requirement', description: 'MSG-015' },
    },
    async ({ openAs }) => {
      const claire = await buildUser(own.db);
      const page = await openAs(claire, { address: talkWith(made.daach) });
      const { isOnItsWay, letGo } = await holdOlderThread(page, claire);
      await send(page, 'Moien');
      await isOnItsWay;
      await openAs({ id: made.daach.userId }, { address: talkWith({ userId: claire.id }) });
      await log(page).getByTitle('Read').waitFor();
      letGo();
      await log(page).getByText('Which roof?').waitFor();
      expect(await log(page).getByTitle('Read').count()).toBe(1);
    },
  );

  test(
    'what has come meanwhile is not lost from the list to an older answer',
    {
      annotation: { type: 'requirement', description: 'MSG-006' },
    },
    async ({ openAs }) => {
      const claire = await buildUser(own.db);
      for (const { userId } of [made.daach, made.parkett])
        await buildMessage(own.db, { senderId: claire.id, receiverId: userId, content: 'Moien' });
      const page = await openAs(claire, { address: talkWith(made.parkett) });
      const theirs = await openAs({ id: made.daach.userId }, { address: talkWith({ userId: claire.id }) });
      const { promise: answered, resolve: letGo } = Promise.withResolvers<void>();
      const older: Promise<void>[] = [];
      let isOld = true;
      await page.route('**/api/messages/conversations*', async (route) => {
        if (!isOld) return route.continue();
        const response = await route.fetch();
        // The page may have given it up by then.
        const late = answered.then(() => route.fulfill({ response })).catch(() => undefined);
        older.push(late);
        await late;
      });
      await send(page, 'And the floor?');
      await expect.poll(() => older.length).toBeGreaterThan(0);
      isOld = false;
      await send(theirs, 'On Monday.');
      const first = page
        .getByRole('region', { name: 'Conversations' })
        .locator('a[href^="/messages/"]')
        .first();
      await expect.poll(() => first.innerText()).toContain('On Monday.');
      letGo();
      await Promise.all(older);
      await log(page).getByTitle('Sent').last().waitFor();
      expect(await first.innerText()).toContain('On Monday.');
    },
  );

  test('a message that was sent is not said to have failed', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    await buildMessage(own.db, { senderId: claire.id, receiverId: made.daach.userId, content: 'Moien' });
    const page = await openAs(claire, { address: talkWith(made.daach), expects: [/ERR_FAILED/] });
    const failed = page.waitForEvent('requestfailed');
    await page.route(/\/api\/messages\/conversation/, (route) => route.abort());
    await send(page, 'Is there a date?');
    await failed;
    await expect.poll(() => log(page).getByTitle('Sent').count()).toBe(2);
    expect(await toast(page, /Failed to send/).count()).toBe(0);
  });

  test('a dialog whose message is on its way stays, so that nobody sends it twice', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const page = await openAs(claire, { address: `/companies/${made.daach.id}` });
    await page.getByRole('button', { name: 'Request Quote' }).first().click();
    await dialog(page).getByRole('textbox').fill('Could you look at our roof?');
    const letGo = await holdRequests(page, '**/api/messages');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await dialog(page).getByText('Sending').waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    letGo();
    await toast(page, 'Message sent').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(
      (await own.db.select().from(messages)).filter(({ senderId }) => senderId === claire.id),
    ).toHaveLength(1);
  });
});

test('quick moves of a picture are stored one after the other', { tag: '@nightly' }, async ({ openAs }) => {
  const owner = await buildUser(own.db, { userType: 'company' });
  const company = await buildCompany(own.db, { userId: owner.id });
  for (const title of ['Roof', 'Gutter', 'Dormer'])
    await buildPicture(own.db, { companyId: company.id, title });
  const page = await openAs(owner, { address: '/company-dashboard?tab=profile' });
  const pictures = page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
  const words = async () => (await pictures.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  const placeOf = (request: Request) => (request.postDataJSON() as { place: number }).place;
  const asked: number[] = [];
  const answered: number[] = [];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/company-profile/pictures/*', async (route) => {
    asked.push(placeOf(route.request()));
    if (asked.length === 1) await held;
    const response = await route.fetch();
    answered.push(placeOf(route.request()));
    await route.fulfill({ response });
  });
  const later = page.getByRole('button', { name: 'Move Roof later' });
  await later.press('ArrowRight');
  await expect.poll(() => asked).toEqual([1]);
  await expect.poll(words).toEqual(['Cover Gutter', 'Roof', 'Dormer']);
  await later.press('ArrowRight');
  await expect.poll(words).toEqual(['Cover Gutter', 'Dormer', 'Roof']);
  expect(asked).toEqual([1]);
  letGo();
  await expect.poll(() => answered).toEqual([1, 2]);
  await page.reload();
  await untilAlive(page);
  expect(await words()).toEqual(['Cover Gutter', 'Dormer', 'Roof']);
});

test('whoever signs out in one tab is signed out in the others', { tag: '@nightly' }, async ({ openAs }) => {
  const claire = await buildUser(own.db);
  await buildFolder(own.db, { userId: claire.id, name: 'Roof' });
  const page = await openAs(claire, {
    address: '/dashboard?tab=folders',
    expects: [/401.*\/api\/live/, /401.*\/api\/user/],
    // The page may ask for its counts in the moment between the two.
    tolerates: /401.*\/api\/waiting/,
  });
  await heading(page, 'Roof').waitFor();
  const other = await page.context().newPage();
  await visit(other, `${own.address}/about`);
  await other.getByRole('button', { name: /^Account/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await toast(other, 'Logged out').waitFor();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
  expect(await heading(page, 'Roof').count()).toBe(0);
});
