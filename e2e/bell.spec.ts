import type { Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildNotification } from '#demo/builders/notification.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { issueUnsubscribeToken } from '#features/notifications/core/server/mail-tokens.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => ({
  daach: await buildCompany(own.db, { name: 'Daach & Co' }),
}));

/** A company or a client with three unread lines above one that was read. */
const buildReader = async (userType: 'private' | 'company') => {
  const { id } = await buildUser(own.db, { userType });
  // There, so that a pointer that happens to lie on an item fetches a page ahead instead of a 404.
  const company = userType === 'company' ? await buildCompany(own.db, { userId: id }) : made.daach;
  const clientId = userType === 'company' ? (await buildUser(own.db)).id : id;
  const project = await buildProject(own.db, { clientId, companyId: company.id });
  const on = (day: number) => ({ userId: id, createdAt: new Date(Date.UTC(2025, 2, day, 9)) });
  const about = (name: string) => ({ projectId: project.id, name, from: 'claire' });
  await buildNotification(own.db, { ...on(1), subject: about('Old bath'), readAt: new Date() });
  await buildNotification(own.db, { ...on(2), kind: 'projectCreated', subject: about('New roof') });
  await buildNotification(own.db, { ...on(3), kind: 'projectMarkedDone', subject: about('Stairs') });
  const approved = { reviewId: 3, companyId: made.daach.id, company: made.daach.name };
  await buildNotification(own.db, { ...on(4), kind: 'reviewApproved', subject: approved });
  return { id };
};

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const nameOfBell = (page: Page) => bell(page).getAttribute('aria-label');
const lines = (page: Page) => page.getByRole('navigation', { name: 'Notifications' }).getByRole('link');

test(
  'a company’s bell has a badge, real lines, and Mark all as read',
  {
    annotation: { type: 'requirement', description: 'CDASH-021 LIMIT-015' },
  },
  async ({ openAs }) => {
    const company = await buildReader('company');
    const page = await openAs(company, { address: '/settings' });
    await expect.poll(() => nameOfBell(page)).toBe('Notifications, 3 unread');
    expect(await bell(page).textContent()).toBe('3');
    await bell(page).click();
    await expect.poll(() => lines(page).count()).toBe(4);
    expect(await lines(page).allInnerTexts()).toEqual([
      expect.stringMatching(/^Unread:\s+Your review of Daach & Co is public\s+Mar 4, 2025$/),
      expect.stringMatching(/^Unread:\s+claire marked “Stairs” as complete\s+Mar 3, 2025$/),
      expect.stringMatching(/^Unread:\s+claire started a project with you: “New roof”\s+Mar 2, 2025$/),
      expect.stringMatching(/^claire started a project with you: “Old bath”\s+Mar 1, 2025$/),
    ]);
    expect(await violationsInAll(page)).toEqual([]);

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => nameOfBell(page)).toBe('Notifications');
    await expect.poll(() => lines(page).allInnerTexts()).not.toContainEqual(expect.stringMatching(/^Unread/));
    expect(await lines(page).first().isVisible()).toBe(true);
  },
);

test('a client’s line leads to its page and is read by that', async ({ openAs }) => {
  const page = await openAs(await buildReader('private'), { address: '/settings' });
  await bell(page).click();
  await lines(page).first().click();
  await page.waitForURL(`${own.address}/companies/${made.daach.id}?tab=reviews`);
  await expect.poll(() => nameOfBell(page)).toBe('Notifications, 2 unread');
  expect(await lines(page).first().isVisible()).toBe(false);
});

test('what comes while somebody looks is there at once: badge and open list', async ({ openAs }) => {
  const { id: personId } = await buildUser(own.db);
  const page = await openAs({ id: personId }, { address: '/settings' });
  await bell(page).click();
  await page.getByText('No notifications yet', { exact: true }).waitFor();
  const { id: projectId } = await buildProject(own.db, { clientId: personId, companyId: made.daach.id });
  const subject = { projectId, name: 'New roof', from: 'claire' };
  await notifyPerson(
    own.db,
    { jobs: await openJobQueue(own.db) },
    { personId, kind: 'projectCreated', subject, senderId: null },
  );
  await expect.poll(() => nameOfBell(page)).toBe('Notifications, 1 unread');
  await expect.poll(() => lines(page).count()).toBe(1);
});

test(
  'on a phone the menu opens the bell too',
  {
    annotation: { type: 'requirement', description: 'SHELL-049' },
  },
  async ({ openAs }) => {
    const page = await openAs(await buildReader('company'), {
      address: '/settings',
      viewport: { width: PHONE, height: 900 },
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('button', { name: 'Notifications' })
      .click();
    await expect.poll(() => lines(page).count()).toBe(4);
    expect(await lines(page).first().isVisible()).toBe(true);
  },
);

test('a visitor has no bell', async ({ openAs }) => {
  const page = await openAs({ id: (await buildUser(own.db, { isSuspended: true })).id });
  expect(await page.getByRole('button', { name: 'Log in' }).isVisible()).toBe(true);
  expect(await bell(page).count()).toBe(0);
});

test('the link of a mail opens a page whose button ends the mails', async ({ openAs }) => {
  const { id } = await buildUser(own.db);
  const address = `/unsubscribe/${await issueUnsubscribeToken(own.db, id)}`;
  const page = await openAs({ id }, { address });
  expect(await violationsInAll(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await page.getByRole('heading', { name: 'Email notifications stopped', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Open your settings' }).click();
  await page.waitForURL(`${own.address}/settings?tab=notifications`);
  expect(await page.getByRole('switch', { name: /email/i }).isChecked()).toBe(false);
});
