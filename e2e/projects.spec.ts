import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const daach = await buildCompany(own.db, { name: 'Daach & Co' });
  const owner = { id: daach.userId };
  return { daach, owner };
});

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();
const dialog = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const refused = { status: 503, json: { message: 'Not now', code: 'unavailable' } };
const refusal = { expects: [/status of 503/] };

/** Says that the work is done, and confirms it. */
const markAsComplete = async (page: Page) => {
  await button(page, 'Mark as Complete').click();
  await dialog(page).getByRole('button', { name: 'Mark as Complete' }).click();
};

test(
  'from a wish to a review',
  {
    annotation: {
      type: 'requirement',
      description: 'PROJ-027 PROJ-030 PROJ-031 ERR-061 REVIEW-004 REVIEW-005 REVIEW-007 VALID-046',
    },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db, { fullName: 'Claire Hoffmann' });
    const page = await openAs(claire, { address: '/projects', viewport: { width: PHONE, height: 900 } });
    await page.getByRole('link', { name: 'New Project' }).first().click();
    await heading(page, 'Create Project').waitFor();
    await button(page, 'Create Project').click();
    await page.getByText('Select a company').waitFor();
    await page.getByText('Project name must be at least 3 characters').waitFor();
    const box = page.getByPlaceholder('Search for a company by name, service or place');
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    await box.fill('daach');
    await button(page, 'Choose Daach & Co').click();
    await page.getByLabel('Project name').fill('Roof and attic');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await button(page, 'Create Project').click();
    expect((await sent).postDataJSON()).toMatchObject({ companyId: made.daach.id, name: 'Roof and attic' });
    await toast(page, 'Project created');
    await heading(page, 'Roof and attic').waitFor();
    await markAsComplete(page);
    await toast(page, 'Marked as complete');
    await expect.poll(() => button(page, 'Mark as Complete').count()).toBe(0);

    const company = await openAs(made.owner, { address: new URL(page.url()).pathname });
    await markAsComplete(company);
    await toast(company, 'Project completed');
    await company.getByRole('main').getByText('Project completed').waitFor();

    // Her dashboard says what is due and links to it.
    await page.goto(new URL('/dashboard', page.url()).href);
    const due = page.getByRole('link', { name: 'Write a review: Roof and attic' });
    await due.click();
    await button(page, 'Leave a Review').click();
    const submit = dialog(page).getByRole('button', { name: 'Submit Review' });
    expect(await submit.isDisabled()).toBe(true);
    await dialog(page).getByLabel('4 stars').check();
    await dialog(page).getByLabel('Comment').fill('Dry since.');
    // Closed by mistake, it is as it was.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Leave a Review').click();
    expect(await dialog(page).getByLabel('4 stars').isChecked()).toBe(true);
    expect(await dialog(page).getByLabel('Comment').inputValue()).toBe('Dry since.');
    await dialog(page).getByLabel('Post anonymously').check();
    await submit.click();
    await page.getByText('Review pending approval').waitFor();
    expect(await page.getByText('Anonymous User').isVisible()).toBe(true);
    expect(await button(page, 'Leave a Review').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    const [review] = await own.db.select().from(reviews).where(eq(reviews.userId, claire.id));
    expect(review).toMatchObject({ rating: 4, status: 'pending', isAnonymous: true });

    await button(page, 'Edit your review').click();
    expect(await dialog(page).getByLabel('4 stars').isChecked()).toBe(true);
    await dialog(page).getByLabel('Comment').fill('Dry since, and warm.');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Dry since, and warm.', { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    await expect.poll(() => due.count()).toBe(0);
  },
);

test(
  'a company reports a review, and replies to it',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'VALID-048 VALID-050 REVIEW-008 ERR-048' },
  },
  async ({ openAs }) => {
    const { projectId } = await buildReview(own.db, { companyId: made.daach.id, comment: 'Not them.' });
    const page = await openAs(made.owner, { address: `/projects/${projectId}`, ...refusal });
    await button(page, 'Report this review').click();
    const send = dialog(page).getByRole('button', { name: 'Report', exact: true });
    expect(await send.isDisabled()).toBe(true);
    await dialog(page).getByLabel('Reason').fill('Not us');
    await send.click();
    await page.getByText('Reason must be at least 10 characters').waitFor();
    await dialog(page).getByLabel('Reason').fill('This was another company.');
    await page.route('**/flag', (route) => route.fulfill(refused), { times: 1 });
    await send.click();
    await toast(page, 'Failed to flag review');
    await toast(page, 'Not now');
    await send.click();
    await toast(page, 'Review reported');
    await expect.poll(() => button(page, 'Report this review').count()).toBe(0);
    await page.getByText('Reported', { exact: true }).waitFor();

    await button(page, 'Reply').click();
    await dialog(page)
      .getByLabel('Your reply', { exact: true })
      .fill('Thank you, and until the gutters are due.');
    await dialog(page).getByText('Reply from Daach & Co').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Reply').click();
    const kept = dialog(page).getByLabel('Your reply', { exact: true });
    expect(await kept.inputValue()).toBe('Thank you, and until the gutters are due.');
    await dialog(page).getByRole('button', { name: 'Publish reply' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await button(page, 'Edit reply').click();
    await dialog(page)
      .getByLabel('Your reply', { exact: true })
      .fill('Thank you, and until the gutters are due in May.');
    await dialog(page).getByRole('button', { name: 'Save reply' }).click();
    await page.getByText('the gutters are due in May.').waitFor();
  },
);

test('a company asks its client for the mark and for a review, by a message it sends itself', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db);
  await buildMessage(own.db, { senderId: claire.id, receiverId: made.owner.id });
  const between = { companyId: made.daach.id, clientId: claire.id };
  const half = await buildProject(own.db, { ...between, name: 'Gutters', state: 'company-confirmed' });
  const page = await openAs(made.owner, { address: `/projects/${half.id}` });
  await page.getByRole('link', { name: 'Ask your client to confirm' }).click();
  await page.waitForURL(`**/messages/${claire.id}`);
  const words = page.getByRole('textbox').last();
  await expect.poll(() => words.inputValue()).toContain('We’ve finished our work on “Gutters”.');
  await words.fill('');
  const done = await buildProject(own.db, {
    ...between,
    name: 'Attic',
    state: 'completed',
    completedAt: new Date(),
  });
  await visit(page, `/projects/${done.id}`);
  await page.getByRole('link', { name: 'Ask for a review' }).click();
  await expect.poll(() => words.inputValue()).toContain('Thank you for choosing us for “Attic”.');
});

test(
  'what the server refuses is said, and nothing is lost',
  {
    annotation: { type: 'requirement', description: 'ERR-034 ERR-046 ERR-047 ERR-049' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const done = await buildProject(own.db, {
      clientId: claire.id,
      companyId: made.daach.id,
      state: 'completed',
      createdAt: new Date(),
      completedAt: new Date(),
    });
    const open = await buildProject(own.db, { clientId: claire.id, companyId: made.daach.id });
    const page = await openAs(claire, { address: `/projects/${open.id}`, ...refusal });
    await page.route(/\/(complete|reviews|projects)$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(refused) : route.continue(),
    );
    await markAsComplete(page);
    await toast(page, 'Failed to complete project');
    await toast(page, 'Not now');

    await visit(page, `/projects/${done.id}`);
    await button(page, 'Leave a Review').click();
    await dialog(page).getByLabel('5 stars').check();
    await dialog(page).getByRole('button', { name: 'Submit Review' }).click();
    await toast(page, 'Failed to submit review');
    expect(await dialog(page).getByLabel('5 stars').isChecked()).toBe(true);

    await visit(page, `/create-project?company=${made.daach.id}`);
    await page.getByLabel('Project name').fill('Another roof');
    await button(page, 'Create Project').click();
    await toast(page, 'Error');
    await toast(page, 'Failed to create project: Not now');
    expect(await page.getByLabel('Project name').inputValue()).toBe('Another roof');
  },
);

test('the main button is what there is to do, and only one; on a phone the work comes first', async ({
  openAs,
}) => {
  const claire = await buildUser(own.db);
  const ofClaire = { clientId: claire.id, companyId: made.daach.id };
  const fresh = await buildProject(own.db, ofClaire);
  const page = await openAs(claire, {
    address: `/projects/${fresh.id}`,
    viewport: { width: PHONE, height: 900 },
  });
  /** Main buttons are filled with the accent colour. */
  const mainButtons = () =>
    page
      .getByRole('main')
      .locator('button:visible, a:visible')
      .evaluateAll((all) => {
        const valueOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
        const accent = valueOf(document.documentElement, '--accent');
        return all.filter((one) => valueOf(one, '--fill') === accent).map(({ textContent }) => textContent);
      });
  const top = async (name: string) => (await heading(page, name).boundingBox())?.y ?? 0;
  await button(page, 'Mark as Complete').waitFor();
  expect(await mainButtons()).not.toContain('Mark as Complete');
  // Keys and screen readers go through the page in the order in which it is seen.
  const order = await Promise.all(
    ['Description', 'Milestones', 'Contact Information', 'Completion Status', 'Conversation'].map(top),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 4)).toEqual([
    'Description',
    'Milestones',
    'Contact Information',
    'Completion Status',
  ]);
  // Nothing is written yet: its place is small.
  await heading(page, 'Conversation').evaluate((it) => it.scrollIntoView());
  const empty = page.locator('[data-empty]');
  await empty.waitFor();
  expect((await empty.boundingBox())?.height).toBeLessThan(180);

  const begun = await buildProject(own.db, { ...ofClaire, state: 'company-confirmed' });
  await visit(page, `/projects/${begun.id}`);
  await expect.poll(mainButtons).toEqual(['Mark as Complete']);
  expect(await top('Completion Status')).toBeLessThan(await top('Description'));

  const done = await buildProject(own.db, {
    ...ofClaire,
    state: 'completed',
    createdAt: new Date(),
    completedAt: new Date(),
    publication: 'asked',
    publishedAt: null,
  });
  await visit(page, `/projects/${done.id}`);
  await button(page, 'Agree').waitFor();
  expect(await mainButtons()).toEqual(['Leave a Review']);
});

test('what is written of a new project outlives the page, until the project is there', async ({ openAs }) => {
  const claire = await buildUser(own.db);
  const address = `/create-project?company=${made.daach.id}`;
  const page = await openAs(claire, { address });
  await page.getByLabel('Project name').fill('Another roof');
  await page.getByLabel('Project description').fill('The shed behind the house.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.pathname === '/projects');
  await visit(page, address);
  expect(await page.getByLabel('Project description').inputValue()).toBe('The shed behind the house.');
  await button(page, 'Create Project').click();
  await heading(page, 'Another roof').waitFor();
  await visit(page, address);
  expect(await page.getByLabel('Project name').inputValue()).toBe('');
});

test(
  'a list that cannot be loaded says why, and to a company what may help',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'PROJ-011 ERR-053' } },
  async ({ openAs }) => {
    for (const [person, hint] of [
      [made.owner, 'Make sure your company profile is complete.'],
      [await buildUser(own.db), 'You haven’t lost anything. Try again.'],
    ] as const) {
      const page = await openAs(person, { address: '/settings', ...refusal });
      await page.route('**/api/projects*', (route) => route.fulfill(refused));
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('link', { name: /^(My|Company) Projects$/ }).click();
      await heading(page, 'Error loading projects: Not now').waitFor();
      expect(await page.getByText(hint).isVisible()).toBe(true);
      const toDashboard = page.getByRole('link', { name: 'Go to Dashboard' });
      expect(await toDashboard.count()).toBe(person === made.owner ? 1 : 0);
    }
  },
);

test('a company declines with a reason, a client cancels', async ({ openAs }) => {
  const claire = await buildUser(own.db, { fullName: 'Claire Hoffmann' });
  const [first, second] = [
    await buildProject(own.db, { clientId: claire.id, companyId: made.daach.id }),
    await buildProject(own.db, { clientId: claire.id, companyId: made.daach.id }),
  ];
  const company = await openAs(made.owner, { address: `/projects/${first.id}` });
  await button(company, 'Decline project').click();
  await dialog(company).getByLabel('Reason').fill('Booked out until the autumn.');
  await dialog(company).getByRole('button', { name: 'Decline project' }).click();
  await company.getByText('Daach & Co declined the project').waitFor();
  expect(await company.getByText('Booked out until the autumn.').isVisible()).toBe(true);

  const client = await openAs(claire, { address: `/projects/${second.id}` });
  await button(client, 'Cancel project').click();
  await dialog(client).getByRole('button', { name: 'Cancel project' }).click();
  await client.getByText('Claire Hoffmann cancelled the project').waitFor();
  await expect.poll(() => client.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const [row] = await own.db.select().from(projects).where(eq(projects.id, second.id));
  expect(row?.status).toBe('cancelled');
});
