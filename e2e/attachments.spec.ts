import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { twoColours } from '#testing/pictures.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  const owner = { id: company.userId };
  const jpeg = await twoColours({ width: 1200, height: 800, left: '#c80000', right: '#0000c8' })
    .jpeg()
    .toBuffer();
  const roof = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: jpeg };
  return { owner, roof, jpeg };
});
const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: emptyPdf };

const newTalk = async () => {
  const claire = await buildUser(own.db);
  await buildMessage(own.db, { senderId: claire.id, receiverId: made.owner.id, content: 'Moien' });
  return claire;
};
const log = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const chosen = (page: Page) => page.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
const choose = (page: Page, files: (typeof made.roof)[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('a picture and a PDF reach the other at once, open large, and are saved', async ({ openAs }) => {
  const claire = await newTalk();
  const hers = await openAs(claire, { address: `/messages/${made.owner.id}` });
  const theirs = await openAs(made.owner, {
    address: `/messages/${claire.id}`,
    viewport: { width: PHONE, height: 900 },
  });
  await choose(hers, [made.roof, offer]);
  await hers.getByText('2 of 2 files uploaded').waitFor({ state: 'attached' });
  expect(await chosen(hers).allInnerTexts()).toEqual([
    expect.stringMatching(/^roof\.jpg\s+\d+ KB$/),
    expect.stringMatching(/^offer\.pdf\s+1 KB$/),
  ]);
  await sendButton(hers).click();
  await expect.poll(() => chosen(hers).count()).toBe(0);

  const picture = log(theirs).getByRole('button', { name: 'Open picture roof.jpg' });
  await picture.waitFor();
  const box = () =>
    picture.locator('img').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const [width = 0, height = 0] = await box();
  expect(width / height).toBeCloseTo(1.5, 1);
  await picture.press('Enter');
  const dialog = theirs.getByRole('dialog', { name: 'roof.jpg' });
  await dialog.getByRole('img', { name: 'roof.jpg' }).waitFor();
  expect(
    await dialog.getByRole('img', { name: 'roof.jpg' }).evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBe(1200);
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  expect(await violationsInAll(theirs)).toEqual([]);
  await theirs.keyboard.press('Escape');
  expect(await picture.evaluate((it) => it === document.activeElement)).toBe(true);

  const saving = theirs.waitForEvent('download');
  await log(theirs).getByRole('link', { name: 'Save the document offer.pdf, 1 KB' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('offer.pdf');
  expect((await readFile(await saved.path())).equals(emptyPdf)).toBe(true);
  await theirs.goto('/messages');
  await theirs.getByText('2 attachments').waitFor();
});

test(
  'an upload that fails can be tried again, one on its way be given up, and what is not taken is said',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await newTalk();
    const page = await openAs(claire, { address: `/messages/${made.owner.id}`, expects: [/ERR_FAILED/] });
    await page.route('**/api/messages/attachments', (route) => route.abort());
    await choose(page, [made.roof]);
    await page.getByText('Not uploaded').waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    expect(await violationsInAll(page)).toEqual([]);
    await page.unroute('**/api/messages/attachments');
    await page.getByRole('button', { name: 'Try again: roof.jpg' }).click();
    await page.getByText('1 of 1 file uploaded').waitFor({ state: 'attached' });

    await page.route('**/api/messages/attachments', () => undefined); // never answers
    await choose(page, [offer]);
    await page.getByRole('progressbar', { name: 'Uploading offer.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Cancel the upload of offer.pdf' }).press('Enter');
    await page.unroute('**/api/messages/attachments');
    expect(await chosen(page).count()).toBe(1);
    expect(
      await page.getByRole('textbox', { name: 'Message' }).evaluate((it) => it === document.activeElement),
    ).toBe(true);

    await choose(page, [{ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
    await page.getByText('plan.svg isn’t a picture (JPEG, PNG or GIF) or a PDF.').waitFor();
    await choose(page, [offer, offer, offer, offer, offer]);
    await page.getByText('You can attach up to 5 files to a message.').waitFor();
    await page.getByText('5 of 5 files uploaded').waitFor({ state: 'attached' });
  },
);

test('files are pasted and dropped, and the message they are sent with needs no words', async ({
  openAs,
}) => {
  const claire = await newTalk();
  const page = await openAs(claire, { address: `/messages/${made.owner.id}` });
  const transfer = await page.evaluateHandle(
    ([bytes]) => {
      const held = new DataTransfer();
      held.items.add(new File([Uint8Array.from(bytes ?? [])], 'held.jpg', { type: 'image/jpeg' }));
      return held;
    },
    [[...made.jpeg]],
  );
  await page.getByRole('textbox', { name: 'Message' }).evaluate((field, clipboardData) => {
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, transfer);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.getByText('Drop pictures or PDFs here').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await page.getByText('2 of 2 files uploaded').waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await log(page).getByRole('button', { name: 'Open picture held.jpg' }).nth(1).waitFor();
  await log(page).getByTitle('Sent').nth(1).waitFor();
  await page.getByText('2 attachments').waitFor();
});
