import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { companyLeads } from '#company-dashboard/server/tables.ts';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { violationsInAll } from './axe.ts';
import { PHONE } from './browser.ts';
import { hold } from './hold.ts';
import { productWithPeople } from './people.ts';

const { db, openAs } = await productWithPeople();

const BOARD = '/company-dashboard?tab=messages&view=board';

/** A company to which Anne has written. */
const buildAsked = async () => {
  const company = await buildCompany(db);
  const anne = await buildUser(db);
  await buildMessage(db, { senderId: anne.id, receiverId: company.userId });
  return { company, owner: { id: company.userId }, anne };
};

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}:`) });
const cardIn = (page: Page, stage: string, { username }: { username: string }) =>
  column(page, stage).getByRole('link', { name: username });
const button = (page: Page, { username }: { username: string }) =>
  page.getByRole('button', { name: `Move ${username}` });
const storedStage = async ({ id }: { id: number }) =>
  (await db.select().from(companyLeads).where(eq(companyLeads.userId, id)))[0]?.stage;

test('a card goes to another column by key, by menu and by pointer, and back where it is refused (CDASH-025)', async () => {
  const { owner, anne } = await buildAsked();
  const page = await openAs(owner, { address: '/company-dashboard?tab=kpis', expects: [/status of 503/] });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/messages');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await asked;
  await page.getByRole('link', { name: 'Board' }).click();
  await page.waitForURL('**view=board');
  await cardIn(page, 'New', anne).waitFor();

  await button(page, anne).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await cardIn(page, 'Quoted', anne).waitFor();
  await page.getByText(`${anne.username} is now in Quoted`).waitFor();
  expect(await button(page, anne).evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => storedStage(anne)).toBe('quoted');

  await button(page, anne).click();
  await page.getByRole('button', { name: 'In talks' }).click();
  await cardIn(page, 'In talks', anne).waitFor();
  await expect.poll(() => storedStage(anne)).toBe('talking');

  const dragTo = async (stage: string) => {
    const [from, to] = [
      await cardIn(page, 'In talks', anne).boundingBox(),
      await column(page, stage).boundingBox(),
    ];
    if (!from || !to) throw new Error('The board is not there');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 120, { steps: 5 });
    await page.mouse.up();
  };
  await page.route('**/api/company-leads/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } }),
  );
  await dragTo('Lost');
  await page.getByText(`${anne.username} is back in In talks`).waitFor();
  await cardIn(page, 'In talks', anne).waitFor();
  await page.unroute('**/api/company-leads/*');
  await dragTo('Won');
  await cardIn(page, 'Won', anne).waitFor();
  await expect.poll(() => storedStage(anne)).toBe('won');
  expect(new URL(page.url()).search).toBe('?tab=messages&view=board');
  expect(await violationsInAll(page)).toEqual([]);
});

test('an inquiry is declined in one tap, and the client reads whom else to ask', async () => {
  const { company, owner, anne } = await buildAsked();
  const category = await buildCategory(db);
  const other = await buildCompany(db, { name: 'Daach & Co' });
  for (const { id } of [company, other]) await buildService(db, { companyId: id, categoryId: category.id });
  const client = await openAs(anne, { address: `/messages/${owner.id}`, width: PHONE });
  const page = await openAs(owner, { address: BOARD, width: PHONE });
  await button(page, anne).click();
  await page.getByRole('button', { name: 'Decline…' }).click();
  await page.getByRole('button', { name: 'Fully booked' }).click();
  await column(page, 'Lost').getByText('Declined: Fully booked').waitFor();
  await client.getByText('we are fully booked for the time you need us').waitFor();
  await client.getByRole('complementary').getByRole('link', { name: 'Daach & Co' }).waitFor();
  for (const shown of [page, client]) {
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  }
});

test('a dialog that declines one inquiry does not close that of the next', async () => {
  const { owner, anne } = await buildAsked();
  const page = await openAs(owner, { address: BOARD });
  const letGo = await hold(page, '**/decline');
  await button(page, anne).click();
  await page.getByRole('button', { name: 'Decline…' }).click();
  await page.getByRole('button', { name: 'Fully booked' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect.poll(() => cancel.isDisabled()).toBe(true);
  letGo();
  await cancel.waitFor({ state: 'detached' });
});
