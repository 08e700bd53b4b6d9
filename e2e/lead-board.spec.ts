import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyLead } from '#demo/builders/company-lead.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyLeads } from '#features/dashboards/company/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { violationsInAll } from './axe.ts';
import { displayNameOf } from './display-name-of.ts';
import { expect, ownProduct, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

type Named = Parameters<typeof displayNameOf>[0];

const own = ownProduct();

const BOARD = '/company-dashboard?tab=messages&view=board';

/** A company to which Anne has written. */
const buildAsked = async () => {
  const company = await buildCompany(own.db);
  const anne = await buildUser(own.db);
  await buildMessage(own.db, { senderId: anne.id, receiverId: company.userId });
  return { company, owner: { id: company.userId }, anne };
};

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}:`) });
const cardIn = (page: Page, stage: string, person: Named) =>
  column(page, stage).getByRole('link', { name: displayNameOf(person) });
const button = (page: Page, person: Named) =>
  page.getByRole('button', { name: `Move ${displayNameOf(person)}` });
const storedStage = async ({ id }: { id: number }) =>
  (await own.db.select().from(companyLeads).where(eq(companyLeads.userId, id)))[0]?.stage;

test(
  'a card goes to another column by key, by menu and by pointer, and back where it is refused',
  {
    annotation: { type: 'requirement', description: 'CDASH-025' },
  },
  async ({ openAs }) => {
    const { owner, anne } = await buildAsked();
    const page = await openAs(owner, { address: '/company-dashboard?tab=kpis', expects: [/status of 503/] });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/messages');
    await page.getByRole('tab', { name: 'Messages' }).click();
    await asked;
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.waitForURL('**view=board');
    await cardIn(page, 'New', anne).waitFor();

    await button(page, anne).focus();
    // Both before the first is rendered.
    await button(page, anne).evaluate((grip) => {
      for (const _ of [1, 2])
        grip.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
    });
    await cardIn(page, 'Quoted', anne).waitFor();
    await page.getByText(`${displayNameOf(anne)} is now in Quoted`).waitFor();
    expect(await button(page, anne).evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => storedStage(anne)).toBe('quoted');

    await button(page, anne).click();
    await page.getByRole('button', { name: 'In talks' }).click();
    await cardIn(page, 'In talks', anne).waitFor();
    await expect.poll(() => storedStage(anne)).toBe('talking');
    // The column's totals come after its card, and their line moves that down.
    await column(page, 'In talks').getByText('1 lead waiting').waitFor();

    const pathTo = async (stage: string) => {
      const [from, to] = [
        await cardIn(page, 'In talks', anne).boundingBox(),
        await column(page, stage).boundingBox(),
      ];
      if (!from || !to) throw new Error('The board is not there');
      return { from: { x: from.x + 10, y: from.y + 10 }, to: { x: to.x + 40, y: to.y + 120 } };
    };
    const dragTo = async (stage: string) => {
      const { from, to } = await pathTo(stage);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    };
    /** A quick hand on a slow computer: the drag has ended before the board is rendered again. */
    const flickTo = async (stage: string) => {
      const path = await pathTo(stage);
      await page.evaluate(({ from, to }) => {
        const fire = (type: string, { x, y }: typeof from) =>
          document
            .elementFromPoint(x, y)
            ?.dispatchEvent(
              new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }),
            );
        fire('pointerdown', from);
        fire('pointermove', to);
        fire('pointerup', to);
      }, path);
    };
    await page.route(/\/api\/company-leads\/\d+$/, (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } }),
    );
    await dragTo('Lost');
    await page.getByText(`${displayNameOf(anne)} is back in In talks`).waitFor();
    await cardIn(page, 'In talks', anne).waitFor();
    await page.unroute(/\/api\/company-leads\/\d+$/);
    await flickTo('Won');
    await cardIn(page, 'Won', anne).waitFor();
    await expect.poll(() => storedStage(anne)).toBe('won');
    expect(new URL(page.url()).search).toBe('?tab=messages&view=board');
    expect(await violationsInAll(page)).toEqual([]);
  },
);

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test(
  'a phone shows one column at a time, by its tabs and by a swipe',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { company, owner, anne } = await buildAsked();
    const lost = await buildUser(own.db);
    await buildMessage(own.db, { senderId: lost.id, receiverId: owner.id });
    await buildCompanyLead(own.db, { companyId: company.id, userId: lost.id, stage: 'lost' });
    const page = await openAs(owner, { address: BOARD, viewport: { width: PHONE, height: 900 } });
    await column(page, 'New').getByText('1 lead waiting').waitFor();
    expect(await page.getByRole('region', { name: /leads?$/ }).count()).toBe(1);
    await tab(page, 'Lost 1').click();
    await cardIn(page, 'Lost', lost).waitFor();
    expect(await cardIn(page, 'New', anne).isVisible()).toBe(false);
    await tab(page, 'New').click();
    const swipeTo = (side: -1 | 1) =>
      column(page, side === -1 ? 'New' : 'In talks').evaluate((board, by) => {
        for (const [type, x] of [
          ['touchstart', 200],
          ['touchend', 200 + by * 120],
        ] as const) {
          const touch = new Touch({ identifier: 1, target: board, clientX: x, clientY: 400 });
          const touches = type === 'touchend' ? [] : [touch];
          board.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
        }
      }, side);
    await cardIn(page, 'New', anne).waitFor();
    await swipeTo(-1);
    await column(page, 'In talks').waitFor();
    await swipeTo(1);
    await cardIn(page, 'New', anne).waitFor();
    await page.getByRole('button', { name: 'In talks' }).click();
    await tab(page, 'In talks 1').waitFor();
    await expect.poll(() => storedStage(anne)).toBe('talking');
    expect(await widthOf(page)).toBe(PHONE);
    expect(await violationsInAll(page)).toEqual([]);
  },
);

test(
  'on a phone the first lead of the list stands in its upper half, and each says its state in one row',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { owner, anne } = await buildAsked();
    const page = await openAs(owner, {
      address: '/company-dashboard?tab=messages',
      viewport: { width: PHONE, height: 900 },
    });
    const lead = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
    const { y = 0, height = 0 } = (await lead.boundingBox()) ?? {};
    expect(y).toBeLessThan(480);
    expect(height).toBeLessThan(120);
    await lead.getByText('New Inquiry').waitFor();
    await lead.getByText(displayNameOf(anne)).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    expect(await widthOf(page)).toBe(PHONE);
  },
);

test('a lead is found, and noted about for the team', async ({ openAs }) => {
  const { owner, anne } = await buildAsked();
  const other = await buildUser(own.db);
  await buildMessage(own.db, { senderId: other.id, receiverId: owner.id });
  const page = await openAs(owner, { address: '/company-dashboard?tab=messages' });
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(displayNameOf(anne));
  await page.keyboard.press('Enter');
  await page.waitForURL('**search=**');
  await button(page, other).waitFor({ state: 'detached' });
  await button(page, anne).click();
  await page.getByRole('button', { name: 'Note…' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Rings in the evening.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Rings in the evening.').waitFor();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Won');
  await page.getByText('No leads found').waitFor();
  await page.getByRole('link', { name: 'Show all leads' }).click();
  await button(page, other).waitFor();
});

test(
  'an inquiry is declined with a text that is seen first, and the client reads whom else to ask',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { company, owner, anne } = await buildAsked();
    const category = await buildCategory(own.db);
    const other = await buildCompany(own.db, { name: 'Daach & Co' });
    for (const { id } of [company, other])
      await buildService(own.db, { companyId: id, categoryId: category.id });
    const client = await openAs(anne, {
      address: `/messages/${owner.id}`,
      viewport: { width: PHONE, height: 900 },
    });
    const page = await openAs(owner, { address: BOARD, viewport: { width: PHONE, height: 900 } });
    await button(page, anne).click();
    await page.getByRole('button', { name: 'Decline…' }).click();
    const text = page.getByLabel('Message to the client');
    await page.getByLabel('Too far away').check();
    expect(await text.inputValue()).toMatch(/^Thank you for asking us.* too far away for us\./);
    await text.fill('Sorry, the Oesling is too far. Try in Clervaux.');
    await page.getByLabel('Fully booked').check();
    expect(await text.inputValue()).toBe('Sorry, the Oesling is too far. Try in Clervaux.');
    expect(await client.getByText('Try in Clervaux').count()).toBe(0);
    await page.getByRole('button', { name: 'Decline and send' }).click();
    await tab(page, 'Lost 1').click();
    await column(page, 'Lost').getByText('Declined: Fully booked').waitFor();
    await client.getByText(`${company.name} wrote: Sorry, the Oesling is too far.`).waitFor();
    await client.getByRole('complementary').getByRole('link', { name: 'Daach & Co' }).waitFor();
    for (const shown of [page, client]) expect(await widthOf(shown)).toBe(PHONE);
  },
);

test(
  'a conversation that runs is declined in other words than a first inquiry',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { owner, anne } = await buildAsked();
    await buildMessage(own.db, { senderId: owner.id, receiverId: anne.id });
    const page = await openAs(owner, { address: `/messages/${anne.id}` });
    await page.getByRole('combobox', { name: 'Stage of this lead' }).selectOption('Quoted');
    await expect.poll(() => storedStage(anne)).toBe('quoted');
    await page.getByRole('button', { name: 'Decline…' }).click();
    expect(await page.getByLabel('Message to the client').inputValue()).toMatch(
      /^Thank you for talking with us/,
    );
    expect(await violationsInAll(page)).toEqual([]);
  },
);

test(
  'on a phone it is three taps from the bell’s line to a sent answer, and three to a declined lead',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const company = await buildCompany(own.db);
    const owner = { id: company.userId };
    const page = await openAs(owner, { address: '/settings', viewport: { width: PHONE, height: 900 } });
    let taps = 0;
    const tap = (what: Locator) => {
      taps += 1;
      return what.click();
    };
    const lineOf = async (client: { id: number } & Named) => {
      const theirs = await openAs(client, { address: `/messages/${owner.id}` });
      await theirs.getByRole('textbox', { name: 'Message' }).fill('Could you look at our roof?');
      await theirs.getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => own.db.$count(messages, eq(messages.senderId, client.id))).toBe(2);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      taps = 0;
      return page
        .getByRole('navigation', { name: 'Notifications' })
        .getByRole('link', { name: `${displayNameOf(client)} sent you a message` });
    };
    const buildWriter = async () => {
      const client = await buildUser(own.db);
      await buildMessage(own.db, { senderId: client.id, receiverId: owner.id });
      return client;
    };
    const [anne, ben] = [await buildWriter(), await buildWriter()];

    await tap(await lineOf(anne));
    await tap(page.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Gladly, on Tuesday.');
    await tap(page.getByRole('button', { name: 'Send', exact: true }));
    await expect.poll(() => own.db.$count(messages, eq(messages.receiverId, anne.id))).toBe(1);
    expect(taps).toBe(3);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Stage of this lead' }).inputValue())
      .toBe('talking');

    await tap(await lineOf(ben));
    await tap(page.getByRole('button', { name: 'Decline…' }));
    await tap(page.getByRole('button', { name: 'Decline and send' }));
    await expect.poll(() => storedStage(ben)).toBe('lost');
    expect(taps).toBe(3);
    expect(await widthOf(page)).toBe(PHONE);
  },
);

test('a dialog that declines one inquiry does not close that of the next', async ({ openAs }) => {
  const { owner, anne } = await buildAsked();
  const page = await openAs(owner, { address: BOARD });
  const letGo = await holdRequests(page, '**/decline');
  await button(page, anne).click();
  await page.getByRole('button', { name: 'Decline…' }).click();
  await page.getByRole('button', { name: 'Decline and send' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect.poll(() => cancel.isDisabled()).toBe(true);
  letGo();
  await cancel.waitFor({ state: 'detached' });
});
