import type { Page, Request, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildMessage, messageRow } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { sessions } from '#features/accounts/core/server/tables.ts';
import { personBlocks, messages } from '#features/messaging/core/server/tables.ts';
import { displayNameOf } from './display-name-of.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const daach = await buildCompany(own.db, { name: 'Daach & Co', city: 'Mersch' });
  const owner = { id: daach.userId };
  return { owner, daach };
});
const day = (iso: string) => new Date(iso);

const storeMessage = (senderId: number, receiverId: number, content: string, more = {}) =>
  buildMessage(own.db, { senderId, receiverId, content, ...more });
const withDaach = (page: Page) => page.getByRole('region', { name: 'Conversation with Daach & Co' });
const log = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Conversations' }).locator('a[href^="/messages/"]');
const told = (page: Page) => log(page).locator('p:has(> span:text(" wrote"))');
const texts = async (page: Page) =>
  (await told(page).allInnerTexts()).map((text) => text.replace(/^.* wrote:\s*/, ''));
const numbered = (page: Page, turn: number) => log(page).getByText(new RegExp(`Message no\\. ${turn}$`));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test(
  'list and thread, on a phone each by itself, with the way back',
  {
    annotation: { type: 'requirement', description: 'MSG-002 MSG-006 MSG-007 MSG-012 MSG-013 MSG-014' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    await storeMessage(claire.id, made.owner.id, 'Could you look at our roof?', {
      createdAt: day('2024-03-05T12:00:00Z'),
      isRead: true,
    });
    await storeMessage(
      made.owner.id,
      claire.id,
      `${'On Thursday. '.repeat(6)}https://daach.example/a?b=<i>.`,
    );
    await storeMessage(claire.id, made.owner.id, 'x'.repeat(61));
    await storeMessage(made.owner.id, claire.id, 'At eight.');
    const page = await openAs(claire, { address: '/messages', viewport: { width: PHONE, height: 900 } });
    expect(await rows(page).first().innerText()).toMatch(
      /Daach & Co\s+\d\d:\d\d\s+Company\s+At eight\.\s+2\s+2 unread messages$/,
    );
    expect(await heading(page, 'Messages').isVisible()).toBe(true);
    expect(await withDaach(page).count()).toBe(0);

    await rows(page).first().click();
    await heading(page, 'Daach & Co').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/messages/${made.owner.id}`);
    expect(await withDaach(page).getByText('Company', { exact: true }).isVisible()).toBe(true);
    expect(await withDaach(page).getByText('Mersch').isVisible()).toBe(true);
    expect(await rows(page).first().isVisible()).toBe(false);
    expect(await log(page).locator('time').allTextContents()).toEqual([
      'Mar 5, 2024',
      '13:00',
      'Today',
      expect.stringMatching(/^\d\d:\d\d$/),
      expect.stringMatching(/^\d\d:\d\d$/),
      expect.stringMatching(/^\d\d:\d\d$/),
    ]);
    expect(await log(page).getByTitle('Read').count()).toBe(1);
    expect(await log(page).getByTitle('Sent').count()).toBe(1);
    const link = log(page).getByRole('link');
    expect([
      await link.textContent(),
      await link.getAttribute('href'),
      await link.getAttribute('rel'),
    ]).toEqual(['https://daach.example/a?b=', 'https://daach.example/a?b=', 'nofollow noopener ugc']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);

    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await heading(page, 'Messages').waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect.poll(() => rows(page).first().innerText()).not.toContain('unread');
  },
);

test(
  'whom one may write to, and the empty states',
  {
    annotation: {
      type: 'requirement',
      description: 'MSG-001 MSG-003 MSG-004 MSG-005 MSG-009 MSG-011 MSG-018 SESSION-020',
    },
  },
  async ({ openPage, openAs, signIn }) => {
    const claire = await buildUser(own.db);
    const other = await buildCompany(own.db, { name: 'Parkett' });
    await buildContact(own.db, { userId: claire.id, companyId: made.daach.id });
    await buildProject(own.db, { clientId: claire.id, companyId: other.id });
    const page = await openAs(claire, { address: '/messages' });
    expect(await page.getByText('No conversations yet').isVisible()).toBe(true);
    expect(await heading(page, 'Select a conversation').isVisible()).toBe(true);
    const companies = page.getByRole('region', { name: 'Companies to Message' });
    expect(await companies.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Parkett\s+In Project$/),
      expect.stringMatching(/Daach & Co\s+Liked$/),
    ]);
    expect(await page.getByRole('link', { name: 'Find More Companies' }).getAttribute('href')).toBe(
      '/search',
    );

    await companies.getByRole('link', { name: 'Daach & Co' }).click();
    await heading(page, 'No messages yet').waitFor();
    await composer(page).fill('Moien');
    await composer(page).press('Enter');
    await log(page).getByTitle('Sent').waitFor();
    await expect.poll(() => rows(page).count()).toBe(3);
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('nobody');
    await page.getByText('No conversation matches “nobody”.').waitFor();
    await page.getByRole('searchbox').fill('daach');
    await page.getByRole('link', { name: /Daach & Co.*Moien/ }).waitFor();

    const asked: string[] = [];
    const desk = await openPage();
    await signIn(desk, made.owner);
    desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(desk, '/messages');
    await heading(desk, 'Select a conversation').waitFor();
    expect(await desk.getByText('Companies to Message').count()).toBe(0);
    expect(asked).not.toContain('/api/messages/companies');
  },
);

test(
  'two people talk: messages, typing, ticks and badges come by themselves',
  {
    annotation: { type: 'requirement', description: 'MSG-008 MSG-010 MSG-015 MSG-016 MSG-017' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const hers = await openAs(claire, { address: `/messages/${made.owner.id}` });
    await heading(hers, 'No messages yet').waitFor();
    const asked: string[] = [];
    hers.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await composer(hers).fill('   ');
    await composer(hers).press('Enter');
    await composer(hers).fill('First line');
    await composer(hers).press('Shift+Enter');
    await composer(hers).pressSequentially('Second line');
    expect(asked).not.toContain('POST /api/messages');
    await composer(hers).press('Enter');
    expect(await composer(hers).inputValue()).toBe('');
    await log(hers).getByTitle('Sent').waitFor();
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([
          'POST /api/messages',
          `GET /api/messages/conversation/${made.owner.id}`,
          'GET /api/messages/conversations',
        ]),
      );
    expect(await texts(hers)).toEqual(['First line\nSecond line']);

    const theirs = await openAs(made.owner, { address: '/messages' });
    const row = rows(theirs).filter({ hasText: displayNameOf(claire) });
    expect(await row.innerText()).toContain('1 unread message');
    await theirs
      .getByRole('banner')
      .getByRole('link', { name: /^Messages, \d+ unread$/ })
      .waitFor();
    const marked = theirs.waitForRequest((request) => request.url().endsWith('/api/messages/mark-read'));
    await row.click();
    expect((await marked).postDataJSON()).toEqual({ conversationPartnerId: claire.id });
    await log(hers).getByTitle('Read').waitFor();
    await expect.poll(() => row.innerText()).not.toContain('unread');

    await composer(theirs).pressSequentially('We come');
    await withDaach(hers).getByText('typing…').waitFor();
    await composer(theirs).press('Enter');
    await log(hers).getByText('We come').waitFor();
    await withDaach(hers).getByText('typing…').waitFor({ state: 'detached' });
    await log(theirs).getByTitle('Read').waitFor();
    expect(await told(theirs).count()).toBe(2);
  },
);

test.describe('a message that does not arrive', () => {
  test(
    'stays, says so, survives a reload and goes out once when it is tried again',
    {
      annotation: { type: 'requirement', description: 'ERR-020' },
    },
    async ({ openAs }) => {
      const claire = await buildUser(own.db);
      const page = await openAs(claire, {
        address: `/messages/${made.owner.id}`,
        expects: [/Failed to load resource|request failed/],
      });
      await page.route('**/api/messages', (route) => route.abort('connectionfailed'));
      await composer(page).fill('Are you there?');
      await composer(page).press('Enter');
      await page.getByText('Not sent').waitFor();
      await page.getByText('Failed to send message: no connection').waitFor();
      await composer(page).fill('A draft');
      await page.unroute('**/api/messages');
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Not sent').waitFor({ state: 'detached' });
      await expect.poll(() => texts(page)).toEqual(['Are you there?']);
      expect(await composer(page).inputValue()).toBe('A draft');
    },
  );

  test('is shown as sent once it is known to have arrived, whatever became of the answer', async ({
    openAs,
  }) => {
    const claire = await buildUser(own.db);
    const page = await openAs(claire, {
      address: `/messages/${made.owner.id}`,
      expects: [/Failed to load resource|request failed/],
    });
    await page.route('**/api/messages', async (route) => {
      await route.fetch();
      await log(page).getByTitle('Sent').waitFor();
      await route.abort('connectionfailed');
    });
    await composer(page).fill('Are you there?');
    await composer(page).press('Enter');
    await log(page).getByTitle('Sent').waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('Are you there?');
    expect(await texts(page)).toEqual(['Are you there?']);
    expect(await page.getByText('Not sent').count()).toBe(0);
  });

  test('does not hide behind an equal one that has', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const page = await openAs(claire, { address: `/messages/${made.owner.id}` });
    const second = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/messages', async (route) => {
      sent += 1;
      if (sent === 2) await second.promise;
      await route.continue();
    });
    for (const _ of ['first', 'second']) {
      await composer(page).fill('Hello?');
      await composer(page).press('Enter');
    }
    await log(page).getByTitle('Sent').waitFor();
    expect(await texts(page)).toEqual(['Hello?', 'Hello?']);
    expect(await log(page).getByText('Sending').count()).toBe(1);
    second.resolve();
    await expect.poll(() => log(page).getByTitle('Sent').count()).toBe(2);
    expect(await texts(page)).toEqual(['Hello?', 'Hello?']);
  });

  test('waits while its writer is signed out, and goes by itself once they are back', async ({
    openPage,
    signIn,
  }) => {
    const claire = await buildUser(own.db, { password: await hashPassword('Gromperekichelcher') });
    await storeMessage(made.owner.id, claire.id, 'On Monday?', { isRead: true });
    const page = await openPage({ expects: [/status of 401/] });
    // No other request gets a response, so that only the message finds out that the session has ended. The page opens the
    // live stream soon after it hydrates: a route set only then might let it through, late enough to be refused.
    const onTheirWay = new Set<Request>();
    const leave = (request: Request) => onTheirWay.delete(request);
    const neverAnswer = (route: Route) => void leave(route.request());
    page.on('request', (request) => onTheirWay.add(request));
    page.on('requestfinished', leave);
    page.on('requestfailed', leave);
    await page.route('**/api/live*', neverAnswer);
    await signIn(page, claire);
    await visit(page, `/messages/${made.owner.id}`);
    const allButMessages = /\/api\/(?!messages$)/;
    await page.route(allButMessages, neverAnswer);
    await expect.poll(() => onTheirWay.size).toBe(0);
    await own.db.delete(sessions).where(eq(sessions.userId, claire.id));
    await composer(page).fill('Monday is fine.');
    await composer(page).press('Enter');
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(kept).toContain('signed-out');
    await page.unroute(allButMessages);
    await page.unroute('**/api/live*');
    // The page goes to the sign-in and back.
    await page.waitForURL('**/auth');
    await page.getByText('Your text is saved').waitFor();
    await page.getByRole('blockquote').getByText('Monday is fine.').waitFor();
    await page.getByRole('textbox', { name: 'Username or email' }).fill(claire.username);
    await page.getByLabel('Password', { exact: true }).fill('Gromperekichelcher');
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
    await page.waitForURL(`**/messages/${made.owner.id}`);
    const sentNow = () => own.db.$count(messages, eq(messages.senderId, claire.id));
    await expect.poll(sentNow).toBe(1);
    await log(page).getByText('Monday is fine.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await sentNow()).toBe(1);
  });

  test('what was begun is gone from the browser once its writer has signed out', async ({ openAs }) => {
    const claire = await buildUser(own.db);
    await storeMessage(made.owner.id, claire.id, 'When may we come?');
    const page = await openAs(claire, { address: `/messages/${made.owner.id}` });
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await composer(page).fill('A draft');
    await expect.poll(kept).toContain('A draft');
    await visit(page, '/');
    await page.getByRole('button', { name: `Account of ${displayNameOf(claire)}` }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Logged out', { exact: true }).waitFor();
    expect(await kept()).not.toContain('A draft');
  });

  test('nobody writes to whoever cannot be written to', async ({ openAs }) => {
    const [claire, gone] = [
      await buildUser(own.db),
      await buildUser(own.db, { isSuspended: true, username: 'gone' }),
    ];
    await storeMessage(gone.id, claire.id, 'Moien');
    const page = await openAs(claire, { address: `/messages/${gone.id}` });
    await page.getByText('gone can’t receive messages at the moment.').waitFor();
    expect(await composer(page).count()).toBe(0);
  });

  test('a stranger’s thread is none', async ({ openAs }) => {
    const [claire, stranger] = [await buildUser(own.db), await buildUser(own.db)];
    const page = await openAs(claire, { address: `/messages/${stranger.id}`, expects: [/status of 404/] });
    await heading(page, 'Conversation not found').waitFor();
  });
});

test('a long thread loads upwards without a jump, and stays where one reads while messages come', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db);
  await own.db.insert(messages).values(
    Array.from({ length: 130 }, (_, turn) =>
      messageRow({
        senderId: claire.id,
        receiverId: made.owner.id,
        content: `Message no. ${turn}`,
        isRead: true,
      }),
    ),
  );
  const page = await openAs(claire, { address: `/messages/${made.owner.id}` });
  await numbered(page, 129).waitFor();
  expect(await numbered(page, 129).isVisible()).toBe(true);
  const top = (turn: number) =>
    numbered(page, turn).evaluate((text) => Math.round(text.getBoundingClientRect().top));
  await page.route('**/api/messages/conversation/**', async (route) => {
    await new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
    await route.continue();
  });
  let letGo = () => undefined as void;
  const asked = page.waitForRequest((request) => request.url().includes('cursor='));
  await log(page).evaluate((frame) => {
    frame.scrollTop = -frame.scrollHeight;
  });
  await asked;
  const before = await top(80);
  letGo();
  await numbered(page, 79).waitFor({ state: 'attached' });
  expect(Math.abs((await top(80)) - before)).toBeLessThanOrEqual(1);
  await page.unroute('**/api/messages/conversation/**');

  const held = await top(80);
  const desk = await openAs(made.owner, { address: `/messages/${claire.id}` });
  await composer(desk).fill('Meanwhile');
  await composer(desk).press('Enter');
  await page.getByRole('button', { name: 'New messages' }).waitFor();
  expect(Math.abs((await top(80)) - held)).toBeLessThanOrEqual(1);
});

test(
  'where nothing comes by itself, what is shown is asked for anew when one comes back to it (reading 35)',
  { tag: '@nightly' },
  async ({ openPage, openAs, signIn }) => {
    const claire = await buildUser(own.db);
    await storeMessage(made.owner.id, claire.id, 'Moien');
    const page = await openPage({ expects: [/status of 503/] });
    await signIn(page, claire);
    await page.route('**/api/live*', (route) => route.fulfill({ status: 503 }));
    const refused = page.waitForResponse('**/api/live*');
    await visit(page, `/messages/${made.owner.id}`);
    await refused;
    await storeMessage(made.owner.id, claire.id, 'Are you there?');
    const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect
      .poll(async () => {
        await comeBack();
        return texts(page);
      })
      .toEqual(['Moien', 'Are you there?']);
    await page.unroute('**/api/live*');
    await comeBack();
    const desk = await openAs(made.owner, { address: `/messages/${claire.id}` });
    await composer(desk).fill('By itself');
    await composer(desk).press('Enter');
    await expect.poll(() => texts(page)).toContain('By itself');
  },
);

test('somebody who does not behave is blocked, let write again, and reported', async ({ openAs }) => {
  const claire = await buildUser(own.db);
  await storeMessage(made.owner.id, claire.id, 'Buy now.');
  const page = await openAs(claire, { address: `/messages/${made.owner.id}` });
  const dialog = page.locator('dialog[open]');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await choose('Block Daach & Co');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('You’ve blocked Daach & Co.').waitFor();
  expect(await composer(page).count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Unblock Daach & Co' }).click();
  await composer(page).waitFor();

  await choose('Report conversation');
  await dialog.getByLabel('What’s wrong?').fill('Spam');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await dialog.getByText('Describe the problem in at least 10 characters').waitFor();
  await dialog.getByLabel('What’s wrong?').fill('Nothing but advertising.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByText('Thank you. A moderator will review your report.').waitFor();
  expect(await dialog.count()).toBe(0);
});

test('where the other takes no messages, it is said in place of the field, and no visit is offered (M8)', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db, { fullName: 'Claire Hoffmann' });
  await storeMessage(claire.id, made.owner.id, 'Could you look at our roof?');
  const desk = await openAs(made.owner, { address: `/messages/${claire.id}` });
  await desk.getByRole('link', { name: 'Propose a visit' }).waitFor();
  await own.db.insert(personBlocks).values({ userId: claire.id, blockedId: made.owner.id });
  await desk.reload();
  await desk.getByText('Claire Hoffmann doesn’t accept messages from you.').waitFor();
  expect(await composer(desk).count()).toBe(0);
  expect(await desk.getByRole('link', { name: 'Propose a visit' }).count()).toBe(0);
  await visit(desk, `/visits/new?partner=${claire.id}`);
  await desk.getByText(/^You can’t propose a visit to Claire Hoffmann because/).waitFor();
});

test('the dialog on a company’s page says so before anything is written (M8)', async ({ openAs }) => {
  const claire = await buildUser(own.db, { fullName: 'Claire Hoffmann' });
  await own.db.insert(personBlocks).values({ userId: made.owner.id, blockedId: claire.id });
  const page = await openAs(claire, { address: `/companies/${made.daach.id}` });
  await page
    .getByRole('button', { name: /^Request (a )?Quote$/ })
    .first()
    .click();
  const opened = page.getByRole('dialog');
  await opened.getByText(/ no longer accepts messages, quotes or visits from you/).waitFor();
  expect(await opened.getByRole('textbox').count()).toBe(0);
  expect(await opened.getByRole('button', { name: 'Send message' }).count()).toBe(0);
});

test('the first words to somebody wait beside the way to verify one’s address, which says so once', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db, { isEmailVerified: false });
  const page = await openAs(claire, { address: `/messages/${made.owner.id}`, expects: [/status of 403/] });
  await composer(page).fill('Could you look at our roof?');
  await composer(page).press('Enter');
  await page.getByText('Not sent').waitFor();
  await page.getByText('Verify your email first').waitFor();
  expect(await page.getByText('Verify your email address first.').count()).toBe(0);
});

test('whoever opens the dialog to write to a company hears before the first word that an address is to be verified', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db, { isEmailVerified: false });
  const page = await openAs(claire, { address: `/companies/${made.daach.id}` });
  await page.getByRole('button', { name: 'Request Quote' }).first().click();
  await page.getByRole('dialog').getByText('Verify your email first').waitFor();
});

test(
  'conversations that could not be loaded are asked for again',
  {
    annotation: { type: 'requirement', description: 'MSG-001' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    await storeMessage(claire.id, made.owner.id, 'Could you look at our roof?');
    const page = await openAs(claire, { address: '/messages', expects: [/status of 503/] });
    const question = '**/api/messages/conversations*';
    await page.route(question, (route) => route.fulfill({ status: 503, json: { message: 'Not now' } }));
    const list = page.getByRole('region', { name: 'Conversations' });
    await list.getByRole('searchbox').fill('Daach');
    await list.getByText('We couldn’t load your conversations.').waitFor();
    await page.unroute(question);
    await list.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
  },
);
