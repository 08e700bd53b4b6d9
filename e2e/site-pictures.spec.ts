import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import { projectFiles } from '#features/projects/room/server/tables.ts';
import { reviewPictures, reviews } from '#features/reviews/core/server/tables.ts';
import { twoColours } from '#testing/pictures.ts';
import { axeViolations } from './axe.ts';
import { expect, type Fixtures, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { loseFirstResponse } from './lose-first-response.ts';

const own = ownProduct();

const made = madeBefore(async () => ({
  firm: await buildCompany(own.db, { name: 'Daach & Co' }),
  png: await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' }).png().toBuffer(),
}));
const namesIn = async (projectId: number) =>
  (await own.db.select().from(projectFiles).where(eq(projectFiles.projectId, projectId)))
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
const roomOf = async ({ openAs }: Pick<Fixtures, 'openAs'>, expects: RegExp[] = []) => {
  const { id } = await buildProject(own.db, { companyId: made.firm.id });
  const page = await openAs({ id: made.firm.userId }, { address: `/projects/${id}`, expects });
  return { id, page };
};
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `site-${String(at + 1).padStart(2, '0')}.png`,
    mimeType: 'image/png',
    buffer: made.png,
  }));

test(
  'ten photographs taken without a connection arrive without another touch',
  { tag: '@phone' },
  async ({ openAs }) => {
    const { id, page } = await roomOf({ openAs }, withoutLine);
    await page.context().setOffline(true);
    const ten = pictures(10);
    await addPictures(page, ten);
    await page.getByRole('list', { name: '10 files to upload' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await namesIn(id)).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => namesIn(id), { timeout: 30_000 }).toEqual(ten.map(({ name }) => name));
    await page.getByRole('button', { name: 'Open the picture: site-10.png' }).waitFor();
    await page.getByText('waiting for a connection').waitFor({ state: 'detached' });
  },
);

test(
  'what was left with the page goes on the next one that is opened',
  { tag: ['@phone', '@nightly'] },
  async ({ openAs }) => {
    const { id, page } = await roomOf({ openAs }, withoutLine);
    await page.context().setOffline(true);
    await addPictures(page, pictures(3));
    await page.getByRole('list', { name: '3 files to upload' }).waitFor();
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await visit(page, '/about');
    await expect.poll(() => namesIn(id), { timeout: 30_000 }).toHaveLength(3);
  },
);

test(
  'a large photograph is scaled before it goes, and three that cannot be added are named at once',
  {
    tag: ['@phone', '@nightly'],
  },
  async ({ openAs }) => {
    const { id, page } = await roomOf({ openAs });
    const large = await sharp({
      create: {
        width: 3200,
        height: 1200,
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
  },
);

test(
  'pictures for the gallery wait for a connection, outlive the page, and arrive once',
  {
    tag: ['@phone', '@nightly'],
  },
  async ({ openAs }) => {
    const company = await buildCompanyOnPlan(own.db, 'premium');
    const page = await openAs(
      { id: company.userId },
      {
        address: '/company-dashboard?tab=profile',

        expects: withoutLine,
      },
    );
    const inGallery = async () =>
      (
        await own.db
          .select()
          .from(projectGalleryPictures)
          .where(eq(projectGalleryPictures.companyId, company.id))
      ).length;
    await page.context().setOffline(true);
    await page.locator('input[type=file][multiple]').setInputFiles(pictures(5));
    await expect
      .poll(() => page.getByText('No connection. We’ll upload this picture once you’re back online.').count())
      .toBe(5);
    expect(await axeViolations(page)).toEqual([]);
    expect(await inGallery()).toBe(0);
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await visit(page, '/about');
    await expect.poll(inGallery, { timeout: 30_000 }).toBe(5);
  },
);

test(
  'pictures of a review wait for a connection once the review is stored',
  { tag: ['@phone', '@nightly'] },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const done = { state: 'completed', completedAt: new Date() } as const;
    const { id } = await buildProject(own.db, { companyId: made.firm.id, clientId: claire.id, ...done });
    const page = await openAs(claire, {
      address: `/projects/${id}`,

      expects: [/ERR_FAILED/],
    });
    const inReview = async () => (await own.db.select().from(reviewPictures)).length;
    await page.getByRole('button', { name: 'Leave a Review' }).first().click();
    const form = page.locator('dialog[open]');
    await form.getByLabel('4 stars').check();
    await form.locator('input[type=file]').setInputFiles(pictures(2));
    await page.route('**/api/reviews/*/pictures', (route) => route.abort());
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await page.getByText('We’ll upload your 2 pictures').waitFor();
    expect(await inReview()).toBe(0);
    await page.unroute('**/api/reviews/*/pictures');
    await expect.poll(inReview, { timeout: 30_000 }).toBe(2);
  },
);

test(
  'a review whose first answer got lost is stored once with its pictures (issue 40)',
  {
    tag: '@phone',
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const done = { state: 'completed', completedAt: new Date() } as const;
    const { id } = await buildProject(own.db, { companyId: made.firm.id, clientId: claire.id, ...done });
    const page = await openAs(claire, {
      address: `/projects/${id}`,

      expects: [/ERR_CONNECTION_RESET/],
    });
    const stored = async () => (await own.db.select().from(reviews).where(eq(reviews.projectId, id))).length;
    const before = (await own.db.select().from(reviewPictures)).length;
    await page.getByRole('button', { name: 'Leave a Review' }).first().click();
    const form = page.locator('dialog[open]');
    await form.getByLabel('4 stars').check();
    const input = form.locator('input[type=file]');
    await input.setInputFiles(pictures(2));
    await expect.poll(() => form.locator('li').count()).toBe(2);
    // Picked a second time it is the same picture.
    await input.setInputFiles(pictures(2).slice(0, 1));
    const lost = await loseFirstResponse(page, '**/api/companies/*/reviews');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await lost();
    await page.getByText('Review submitted', { exact: true }).waitFor();
    expect(await stored()).toBe(1);
    expect((await own.db.select().from(reviewPictures)).length - before).toBe(2);
  },
);
