import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { projectFiles } from '#project-room/server/tables.ts';
import { twoColours } from '#testing/pictures.ts';
import { violations } from './axe.ts';
import { cookiesOf, PHONE, visit } from './browser.ts';
import { productWithPeople } from './people.ts';

const { db, openAs } = await productWithPeople();

const firm = await buildCompany(db, { name: 'Daach & Co' });
const png = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' }).png().toBuffer();
const namesIn = async (projectId: number) =>
  (await db.select().from(projectFiles).where(eq(projectFiles.projectId, projectId)))
    .map(({ name }) => name)
    .sort();

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const addPictures = async (page: Page, files: Chosen[]) => {
  await page.getByRole('button', { name: 'Add pictures', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures: During' }).click();
  await (await chooser).setFiles(files);
};
const withoutLine = [/ERR_INTERNET_DISCONNECTED/];
const roomOf = async (expects: RegExp[] = []) => {
  const { id } = await buildProject(db, { companyId: firm.id });
  const page = await openAs({ id: firm.userId }, { address: `/projects/${id}`, width: PHONE, expects });
  return { id, page };
};
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `site-${String(at + 1).padStart(2, '0')}.png`,
    mimeType: 'image/png',
    buffer: png,
  }));

test('ten photographs taken without a connection arrive without another touch', async () => {
  const { id, page } = await roomOf(withoutLine);
  await cookiesOf(page).setOffline(true);
  const ten = pictures(10);
  await addPictures(page, ten);
  await page.getByRole('list', { name: '10 files to be sent' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await namesIn(id)).toEqual([]);
  await cookiesOf(page).setOffline(false);
  await expect.poll(() => namesIn(id), { timeout: 30_000 }).toEqual(ten.map(({ name }) => name));
  await page.getByRole('button', { name: 'Open the picture: site-10.png' }).waitFor();
  await page.getByText('waits for a connection').waitFor({ state: 'detached' });
});

test('what was left with the page goes on the next one that is opened', async () => {
  const { id, page } = await roomOf(withoutLine);
  await cookiesOf(page).setOffline(true);
  await addPictures(page, pictures(3));
  await page.getByRole('list', { name: '3 files to be sent' }).waitFor();
  await page.goto('about:blank');
  await cookiesOf(page).setOffline(false);
  await visit(page, '/about');
  await expect.poll(() => namesIn(id), { timeout: 30_000 }).toHaveLength(3);
});

test('a large photograph is scaled before it goes, and three that cannot be added are named at once', async () => {
  const { id, page } = await roomOf();
  const large = await sharp({
    create: {
      width: 3200,
      height: 2400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const heic = { mimeType: 'image/heic', buffer: Buffer.from('no picture') };
  const sent = page.waitForRequest((request) => request.url().includes(`/api/projects/${id}/files`));
  await addPictures(page, [
    { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'IMG_1.heic', ...heic },
    { name: 'IMG_2.heic', ...heic },
    { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  const length = Number((await (await sent).allHeaders())['content-length']);
  expect([large.length > 2_000_000, length < large.length / 2]).toEqual([true, true]);
  const notice = page.getByRole('region', { name: 'Notifications' });
  for (const name of ['IMG_1.heic', 'IMG_2.heic', 'plan.txt']) await notice.getByText(name).waitFor();
  await expect.poll(() => namesIn(id)).toEqual(['roof.jpg']);
});
