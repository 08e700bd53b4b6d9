import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { browserAtPushService } from '#testing/browser-at-push-service.ts';
import { expect, type Fixtures, madeBefore, ownProduct, test, untilAlive, visit } from './fixtures.ts';

const own = ownProduct();
const made = madeBefore(async () => {
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  const thread = `/messages/${company.userId}`;
  return { company, thread };
});

/** Fakes the push service of the browser's maker, and the person's decision about permission. */
const pretend = (page: Page, permission: NotificationPermission) =>
  page.context().addInitScript(
    ({ subscription, answer }) => {
      const remembered = () => sessionStorage.getItem('permission') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: remembered });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('permission', answer);
        return answer;
      };
      const held: Pick<PushSubscription, 'toJSON' | 'unsubscribe' | 'options'> = {
        options: { applicationServerKey: null, userVisibleOnly: true },
        toJSON: () => subscription,
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed');
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem('subscribed') ? held : null),
        subscribe: async () => {
          sessionStorage.setItem('subscribed', 'yes');
          return held;
        },
      });
    },
    {
      subscription: browserAtPushService('https://fcm.googleapis.com/fcm/send/1').subscription,
      answer: permission,
    },
  );

/** Opens the conversation as a client whose browser will decide this way about permission. */
const openThread = async (
  { openPage, signIn }: Pick<Fixtures, 'openPage' | 'signIn'>,
  permission: NotificationPermission,
) => {
  const claire = await buildUser(own.db);
  await buildMessage(own.db, { senderId: made.company.userId, receiverId: claire.id, content: 'Moien' });
  const page = await openPage({ serviceWorkers: 'allow' });
  await signIn(page, claire);
  await pretend(page, permission);
  await visit(page, made.thread);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
};
const offer = (page: Page) => page.getByText('Notify me on this device when I get a reply');
const write = async (page: Page, content: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(content);
  await page.keyboard.press('Enter');
  await page.getByTitle('Sent').last().waitFor();
};

test('who has written is asked once whether this device tells of the answer, and ends it in the settings', async ({
  openPage,
  signIn,
}) => {
  const page = await openThread({ openPage, signIn }, 'granted');
  expect(await offer(page).count()).toBe(0);
  await write(page, 'When could you come?');
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Notify me' }).click();
  const done = page.getByText('We’ll notify you on this device.');
  await done.waitFor();
  expect(await done.evaluate((line) => line === document.activeElement)).toBe(true);

  await visit(page, '/settings?tab=notifications');
  await untilAlive(page);
  const own = page.getByRole('switch', { name: 'Notifications on this device' });
  await expect.poll(() => own.isChecked()).toBe(true);
  await own.click();
  await expect.poll(() => own.isChecked()).toBe(false);
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => own.isEnabled()).toBe(true);
  expect(await own.isChecked()).toBe(false);
});

test('who says no is not asked again', { tag: '@nightly' }, async ({ openPage, signIn }) => {
  const page = await openThread({ openPage, signIn }, 'granted');
  await write(page, 'When could you come?');
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expect.poll(() => offer(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await untilAlive(page);
  await write(page, 'On Monday?');
  await page.getByRole('region', { name: 'Messages', exact: true }).getByText('On Monday?').waitFor();
  expect(await offer(page).count()).toBe(0);
});

/** Sends these events to the service worker of the page and returns the calls it makes to the browser. */
const askedByWorker = async (page: Page, events: readonly [name: string, data: object][]) => {
  const [worker] = page.context().serviceWorkers();
  // The code is a string, because the types of a page know no worker.
  return worker?.evaluate(`(async () => {
    const asked = [];
    registration.showNotification = async (...given) => asked.push(['show', ...given]);
    clients.openWindow = async (address) => asked.push(['open', new URL(address).pathname]);
    WindowClient.prototype.focus = async function () { asked.push(['focus', new URL(this.url).pathname]); };
    for (const [name, data] of ${JSON.stringify(events)}) {
      const event = new Event(name);
      let work;
      event.waitUntil = (given) => { work = given; };
      event.data = { json: () => data };
      event.notification = { data, close: () => asked.push(['close']) };
      dispatchEvent(event);
      await work;
    }
    return asked;
  })()`);
};

test(
  'whom the browser forbids it is told so, here and in the settings',
  { tag: '@nightly' },
  async ({ openPage, signIn }) => {
    const page = await openThread({ openPage, signIn }, 'denied');
    await write(page, 'When could you come?');
    await page.getByRole('button', { name: 'Notify me' }).click();
    const said = page.getByText('Your browser is blocking notifications.');
    await said.waitFor();
    await visit(page, '/settings?tab=notifications');
    await said.waitFor();
    expect(await page.getByRole('switch', { name: 'Notifications on this device' }).isDisabled()).toBe(true);
  },
);

test('what comes is shown by the worker, and leads to the conversation, in the tab that shows it already', async ({
  openPage,
  signIn,
}) => {
  const page = await openThread({ openPage, signIn }, 'granted');
  const notice = { title: 'Daach & Co sent you a message', tag: 'message-7', href: '/messages/7' };
  const shown = { tag: notice.tag, renotify: true, icon: '/icons/192.png', data: { href: notice.href } };
  expect(
    await askedByWorker(page, [
      ['push', notice],
      ['notificationclick', { href: '/messages/7' }],
      ['notificationclick', { href: made.thread }],
    ]),
  ).toEqual([
    ['show', notice.title, shown],
    ['close'],
    ['open', '/messages/7'],
    ['close'],
    ['focus', made.thread],
  ]);
});
