import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { contentReports, takedowns } from '#features/moderation/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { DESK, PHONE } from './screen-sizes.ts';
import { waitUntilDecisionTookEffect } from './wait-until-decision-took-effect.ts';

const own = ownProduct();

const made = madeBefore(async () => ({
  moderator: await buildUser(own.db, { userType: 'admin' }),
  daach: await buildCompany(own.db, { name: 'Daach & Co' }),
  colleague: await buildUser(own.db, { userType: 'admin' }),
  admin: await buildUser(own.db, { userType: 'admin', staffRole: 'admin' }),
}));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.locator('dialog[open]');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();
const statusOf = async (id: number) =>
  (await own.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;

test('a narrow screen shows the office from its top, cuts nothing off and leaves no empty tile', async ({
  openAs,
}) => {
  const { id } = await buildReview(own.db, {
    companyId: made.daach.id,
    status: 'pending',
    comment: 'Narrow.',
  });
  const page = await openAs(made.moderator, {
    address: '/admin',
    viewport: { width: PHONE, height: 640 },
  });
  await page.getByRole('list', { name: /Reviews/ }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const admin = await openAs(made.admin, {
    address: '/admin?tab=figures',
    viewport: { width: 820, height: 900 },
  });
  const tiles = admin.getByRole('main').getByRole('list').first();
  const [frame, last] = await Promise.all([
    tiles.boundingBox(),
    tiles.getByRole('listitem').last().boundingBox(),
  ]);
  const rightOf = (box: typeof frame) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(rightOf(frame) - rightOf(last)).toBeLessThanOrEqual(2);
  await visit(admin, '/admin?tab=trail');
  const table = admin.getByRole('region', { name: 'Activity and staff access' });
  expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  // The other tests of this file count what waits.
  await own.db.delete(reviews).where(eq(reviews.id, id));
});

test(
  'a moderator selects by keys and decides by a press; what is withheld leaves a line, and its author objects',
  {
    annotation: { type: 'requirement', description: 'O-90' },
  },
  async ({ openPage, openAs }) => {
    const claire = await buildUser(own.db);
    const project = await buildProject(own.db, {
      clientId: claire.id,
      companyId: made.daach.id,
      state: 'completed',
    });
    const first = await buildReview(own.db, { project, status: 'pending', comment: 'Rude words.' });
    const second = await buildReview(own.db, {
      companyId: made.daach.id,
      status: 'pending',
      comment: 'Dry since.',
    });
    const page = await openAs(made.moderator, { address: '/admin' });
    const detail = page.locator('section').filter({ has: page.getByRole('button', { name: /^Approve/ }) });
    await detail.getByText('Rude words.').waitFor();
    // Every queue is seen on a desk with what waits in it; on a tablet they are one row.
    const rail = page.getByRole('navigation', { name: 'Queues' });
    expect(await rail.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
    await rail.getByRole('link', { name: /^Reviews waiting \d+ min 2$/ }).waitFor();
    await page.setViewportSize({ width: 820, height: 900 });
    expect((await rail.boundingBox())?.height).toBeLessThan(60);
    await page.setViewportSize({ width: DESK, height: 900 });
    await page.keyboard.press('j');
    await detail.getByText('Dry since.').waitFor();
    await page.keyboard.press('k');
    await detail.getByText('Rude words.').waitFor();
    await page.keyboard.press('?');
    await dialog(page).getByText('Use shortcuts').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    // The key follows before the dialog has reported that it is closed.
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    });
    await button(page, 'Decide').click();
    await dialog(page).locator('[id$=-error]', { hasText: 'Choose a reason' }).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await dialog(page).getByLabel('Reason', { exact: true }).selectOption({ label: 'Insult or threat' });
    await dialog(page).getByLabel('Statement of reasons').fill('It insults the fitters by name.');
    await button(page, 'Decide').click();
    await page.getByText(/^You chose “Reject” for Review \d+\. Takes effect in/).waitFor();
    await detail.getByText('Dry since.').waitFor();
    // No key decides.
    await page.keyboard.press('a');
    await detail.getByText('Dry since.').waitFor();
    expect(await Promise.all([first.id, second.id].map(statusOf))).toEqual(['pending', 'pending']);
    await button(page, 'Undo').click();
    // It is back in the list.
    await page.getByText('Rude words.').first().waitFor();
    await page.keyboard.press('k');
    await detail.getByText('Rude words.').waitFor();
    await button(page, 'Reject…').click();
    await dialog(page).getByLabel('Reason', { exact: true }).selectOption({ label: 'Insult or threat' });
    await dialog(page).getByLabel('Statement of reasons').fill('It insults the fitters by name.');
    await button(page, 'Decide').click();
    await detail.getByText('Dry since.').waitFor();
    await button(page, /^Approve/).click();
    await page.getByText('Nothing to moderate').waitFor();
    await waitUntilDecisionTookEffect(page);
    expect(await Promise.all([first.id, second.id].map(statusOf))).toEqual(['rejected', 'approved']);

    const visitor = await openPage();
    await visitor.goto(`/companies/${made.daach.id}?tab=reviews`);
    await visitor.getByText('1 review unpublished by our moderators').waitFor();
    await visitor.getByText('Insult or threat').waitFor();

    const author = await openAs(claire, {
      address: `/projects/${project.id}`,
      viewport: { width: PHONE, height: 900 },
    });
    await author.getByText('It insults the fitters by name.').waitFor();
    await button(author, 'Appeal').click();
    await dialog(author).getByLabel('Why should we publish your review?').fill('I named nobody in it.');
    await button(author, 'Send appeal').click();
    await author.getByText('A moderator hasn’t decided on your appeal yet.').waitFor();

    const other = await openAs(made.colleague, { address: '/admin?tab=appeals' });
    await other.getByText('I named nobody in it.').first().waitFor();
    await button(other, /^Make public/).click();
    await waitUntilDecisionTookEffect(other, own.pool);
    expect(await statusOf(first.id)).toBe('approved');
  },
);

test(
  'a decision holds when its tab is closed at once, and a double click decides about one entry',
  { tag: '@nightly' },
  async ({ openAs }) => {
    await own.db.delete(reviews);
    const first = await buildReview(own.db, {
      companyId: made.daach.id,
      status: 'pending',
      comment: 'Before the break.',
    });
    const second = await buildReview(own.db, {
      companyId: made.daach.id,
      status: 'pending',
      comment: 'After the break.',
    });
    const page = await openAs(made.moderator, { address: '/admin' });
    await page.getByText('Before the break.').first().waitFor();
    await button(page, /^Approve/).dblclick();
    await page.getByText(/^You chose “Approve” for Review \d+\. Takes effect in/).waitFor();
    await page.close();
    await expect.poll(() => statusOf(first.id), { timeout: 30_000 }).toBe('approved');
    expect(await statusOf(second.id)).toBe('pending');
    await own.db.delete(reviews);
  },
);

test(
  'a report is dismissed with reasons that its sender reads, on a phone',
  { tag: '@nightly' },
  async ({ openAs }) => {
    await own.db.delete(contentReports);
    const { receipt } = await buildContentReport(own.db, { address: `/companies/${made.daach.id}` });
    const page = await openAs(made.moderator, {
      address: '/admin?tab=content-reports',
      viewport: { width: PHONE, height: 900 },
    });
    await button(page, 'Dismiss…').click();
    await dialog(page).getByRole('button', { name: 'Decide' }).click();
    await dialog(page).getByText('Reasons must be at least 10 characters').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await dialog(page).getByLabel('Template').selectOption({ index: 1 });
    await dialog(page).getByRole('button', { name: 'Decide' }).click();
    await waitUntilDecisionTookEffect(page, own.pool);
    await visit(page, `/report/${receipt}`);
    await page.getByText('The text is an opinion about completed work.').waitFor();
    await page.getByText(/certified under Article 21/).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);

test(
  'an admin suspends whom a moderator proposes to suspend, on a desk and on a phone',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const [reporter, reported] = [await buildUser(own.db), await buildUser(own.db)];
    const report = await buildConversationReport(own.db, {
      reporterId: reporter.id,
      reportedId: reported.id,
    });
    const page = await openAs(made.moderator, { address: '/admin?tab=conversation-reports' });
    await page.getByText(report.reason).first().waitFor();
    await button(page, 'Uphold…').click();
    await dialog(page).getByLabel('Propose a suspension (an admin decides)').check();
    // A day that is over is refused where it is chosen, and what was written stays.
    const until = dialog(page).getByLabel('Until the end of');
    await until.fill('2020-01-01');
    await dialog(page).getByLabel('Statement of reasons').fill('He writes to her every night.');
    await button(page, 'Decide').click();
    await dialog(page).getByText('Choose an end date within the next 10 years').waitFor();
    expect(await until.getAttribute('aria-invalid')).toBe('true');
    await until.fill(`${new Date().getUTCFullYear() + 1}-12-01`);
    await button(page, 'Decide').click();
    await waitUntilDecisionTookEffect(page, own.pool);
    await visit(page, '/admin?tab=people');
    await page.getByText('Proposed suspensions').first().waitFor();
    await page.getByText('He writes to her every night.').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.setViewportSize({ width: PHONE, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await button(page, `Suspend ${reported.username}`).click();
    await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click();
    await toast(page, 'Suspended');
    await page.getByText('He writes to her every night.').waitFor({ state: 'detached' });
  },
);

test('somebody without an account reports illegal content and follows it', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: PHONE, height: 900 } });
  await visit(page, '/report');
  await button(page, 'Send report').click();
  await page.getByText('Choose what your report is about').waitFor();
  expect(await violationsInAll(page)).toEqual([]);
  await page.getByLabel('Fraud or deception').check();
  await page.getByLabel('Where’s the content?').fill(`/companies/${made.daach.id}`);
  await page.getByLabel('Why do you think it’s illegal?').fill('The pictures are of somebody else’s work.');
  await button(page, 'Send report').click();
  await page.getByText('Thank you. We’ve received your report.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  await page.getByRole('link', { name: 'Check status' }).click();
  await page.getByText('A moderator is reviewing your report').waitFor();
  expect(await violationsInAll(page)).toEqual([]);
});

test(
  'what is reported is taken down, its owner reads why and objects, on a desk and on a phone',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { id: companyId, userId } = await buildCompany(own.db, {
      name: 'Fassade Wagner',
      description: 'We built the castle of Vianden.',
    });
    // Reports of other tests are deleted, so that the queue begins with this one.
    await own.db.delete(contentReports);
    const { receipt } = await buildContentReport(own.db, { address: `/companies/${companyId}` });
    for (let nth = 1; nth <= 12; nth += 1)
      await buildReview(own.db, { companyId, comment: `Came on time, ${nth}.` });
    const page = await openAs(made.moderator, {
      address: '/admin?tab=content-reports',
      viewport: { width: PHONE, height: 900 },
    });
    await page.getByRole('link', { name: `/companies/${companyId}` }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await page.setViewportSize({ width: DESK, height: 900 });
    await button(page, 'Uphold…').click();
    await dialog(page).getByLabel('Statement of reasons').fill('The castle is from the eleventh century.');
    await button(page, 'Decide').click();
    await dialog(page)
      .getByText('Choose what to take down, or select “The content is no longer there”')
      .waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    // Among many the one is found by its words (company 43).
    await dialog(page).getByLabel('Filter by words').fill('castle');
    await expect.poll(() => dialog(page).getByRole('checkbox').count()).toBe(2);
    await dialog(page)
      .getByLabel(/We built the castle/)
      .check();
    await button(page, 'Decide').click();
    await waitUntilDecisionTookEffect(page, own.pool);
    await visit(page, `/report/${receipt}`);
    await page.getByText('Taken down: a description').waitFor();

    const [row] = await own.db.select().from(takedowns).where(eq(takedowns.ownerId, userId));
    const owner = await openAs(
      { id: userId },
      { address: `/withheld/${row?.id}`, viewport: { width: PHONE, height: 900 } },
    );
    await owner.getByText('The castle is from the eleventh century.').waitFor();
    await button(owner, 'Appeal').click();
    await dialog(owner).getByLabel('Why should we restore it?').fill('We rebuilt its roof in 2011.');
    await button(owner, 'Send appeal').click();
    await owner.getByText('Taken down, appeal pending').waitFor();
    expect(await violationsInAll(owner)).toEqual([]);
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  },
);

test('what of the office cannot be loaded is not said to be empty', async ({ openAs }) => {
  const page = await openAs(made.moderator, { address: '/admin?tab=people', expects: [/ERR_FAILED/] });
  const unheard = /api\/admin\/(queues\/|log|people|companies)/;
  await page.route(unheard, (route) => route.abort());
  await page.getByLabel('Find people and companies').fill('daach');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('We couldn’t reach the server.').first().waitFor();
  expect(await page.getByText('No companies found').count()).toBe(0);
  for (const [link, heading] of [
    ['Decisions', 'Decisions'],
    [/^Moderation/, 'Reviews'],
    [/^Review reports/, 'Review reports'],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.getByText('We couldn’t load this').waitFor();
  }
  await page.unroute(unheard);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing to moderate').waitFor();
});

test(
  'on a phone the title of the audit trail is read whole, wherever its table is scrolled to',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const admin = await buildUser(own.db, { userType: 'admin' });
    const page = await openAs(admin, {
      address: '/admin?tab=trail',
      viewport: { width: PHONE, height: 900 },
    });
    const title = page.getByText('Activity and staff access');
    const frame = page.getByRole('region', { name: 'Activity and staff access' });
    for (const end of [0, 10_000]) {
      await frame.evaluate((element, left) => element.scrollTo({ left }), end);
      const { x = 0, width = 0 } = (await title.boundingBox()) ?? {};
      expect([end, x > 0, x + width < PHONE]).toEqual([end, true, true]);
    }
    expect(await violationsInAll(page)).toEqual([]);
  },
);

test('an admin runs the system check and hears at once that something doesn’t work', async ({ openAs }) => {
  const page = await openAs(made.moderator, { address: '/admin?tab=checks' });
  await button(page, 'Check everything').click();
  // Nobody answers for VIES here.
  await page.getByRole('status').getByText('Some checks failed. See the details below.').waitFor();
  await page.getByRole('row', { name: /^VAT numbers \(VIES\) Doesn’t work VIES isn’t responding/ }).waitFor();
  await button(page, 'Check again').waitFor();
});
