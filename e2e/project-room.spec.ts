import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { sessions } from '#features/accounts/core/server/tables.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { twoColours } from '#testing/pictures.ts';
import { axeViolations } from './axe.ts';
import { expect, madeBefore, ownProduct, test } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => ({
  firm: await buildCompany(own.db, { name: 'Daach & Co' }),
  png: await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' }).png().toBuffer(),
}));
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page) => page.locator('dialog[open]');
const choose = async (page: Page, open: () => Promise<void>, file: { name: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await open();
  const mimeType = file.name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
  await (await chooser).setFiles([{ ...file, mimeType }]);
};

test('two sides fill the room of a project, write to each other, and agree to show it', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db, { fullName: 'Claire Hoffmann' });
  const { id } = await buildProject(own.db, {
    clientId: claire.id,
    companyId: made.firm.id,
    state: 'completed',
    name: 'Roof and attic',
    publication: 'none',
    publishedAt: null,
  });
  const address = `/projects/${id}`;
  const company = await openAs({ id: made.firm.userId }, { address });

  await button(company, 'Add pictures').click();
  await choose(company, () => button(company, 'Add pictures: After').click(), {
    name: 'ridge.png',
    buffer: made.png,
  });
  await button(company, 'Open the picture: ridge.png').waitFor();
  await button(company, 'Actions for ridge.png').click();
  await button(company, 'Edit').click();
  await dialog(company).getByLabel('Caption').fill('The new ridge');
  await button(company, 'Save changes').click();
  await button(company, 'Open the picture: The new ridge').click();
  await dialog(company).getByRole('img', { name: 'The new ridge' }).waitFor();
  await button(company, 'Close').click();

  await choose(company, () => button(company, 'Add PDF').click(), { name: 'invoice.pdf', buffer: emptyPdf });
  await company.getByRole('link', { name: 'Save the document invoice.pdf, 1 KB' }).waitFor();

  await button(company, 'Add a milestone').click();
  await dialog(company).getByRole('textbox', { name: 'Milestone' }).fill('Scaffold is gone');
  await dialog(company).getByLabel('By', { exact: true }).fill('2026-05-01');
  await dialog(company).getByRole('button', { name: 'Add', exact: true }).click();
  await button(company, 'Daach & Co: “Scaffold is gone” reached').click();
  await expect
    .poll(() => button(company, /^Daach & Co: “Scaffold/).getAttribute('aria-pressed'))
    .toBe('true');
  await company.getByText('Ticked by Daach & Co, not by Claire Hoffmann yet').waitFor();

  await button(company, 'Choose pictures').click();
  await button(company, 'Choose The new ridge').click();
  await button(company, 'Ask to show 1 picture').click();
  await company.getByText('Claire Hoffmann hasn’t replied yet.').waitFor();
  expect(await axeViolations(company)).toEqual([]);

  const page = await openAs(claire, { address, viewport: { width: PHONE, height: 900 } });
  await button(page, 'Agree').click();
  await page
    .getByText('These pictures are in the company’s gallery, and its profile shows this project.')
    .waitFor();
  const conversation = page.getByRole('region', { name: 'Conversation with Daach & Co' });
  await page.getByRole('heading', { name: 'Conversation' }).scrollIntoViewIfNeeded();
  await conversation.getByLabel('Message', { exact: true }).fill('Thank you, it is dry.');
  await conversation.getByLabel('Message', { exact: true }).press('Enter');
  await conversation.getByText('Thank you, it is dry.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await company.getByRole('heading', { name: 'Conversation' }).scrollIntoViewIfNeeded();
  await company.getByText('Thank you, it is dry.').waitFor();
  await company
    .getByText('These pictures are in the company’s gallery, and its profile shows this project.')
    .waitFor();
  await choose(page, () => button(page, 'Add PDF').click(), { name: 'warranty.pdf', buffer: emptyPdf });
  await company.getByRole('link', { name: 'Save the document warranty.pdf, 1 KB' }).waitFor();
});

test('a change pressed twice is sent once, and leads to the login where the session has ended', async ({
  openAs,
}) => {
  const joiner = await buildCompany(own.db, { name: 'Holz & Co' });
  const { id } = await buildProject(own.db, { companyId: joiner.id });
  const owner = { id: joiner.userId };
  const expects = [/status of 401/];
  const page = await openAs(owner, { address: `/projects/${id}`, expects });
  await button(page, 'Add a milestone').click();
  await dialog(page).getByRole('textbox', { name: 'Milestone' }).fill('Frames are in');
  await dialog(page).getByLabel('By', { exact: true }).fill('2026-05-01');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  const tick = button(page, 'Holz & Co: “Frames are in” reached');
  await tick.waitFor();

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.method() === 'PATCH' || request.method() === 'POST') sent += 1;
  });
  await tick.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect.poll(() => tick.getAttribute('aria-pressed')).toBe('true');
  expect(sent).toBe(1);

  // The session expires, because a deleted one would redirect the page before the press.
  await own.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, owner.id));
  await tick.click();
  await page.waitForURL(/\/(auth|company-portal)/);
});
