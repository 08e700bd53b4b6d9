import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, type Fixtures, nightlyFrom, test, visit } from './fixtures.ts';
import { isReadable } from './is-readable.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

// The first few of each prove a change.
const ownPages = [
  '/settings',
  '/dashboard',
  '/projects',
  '/messages/2',
  '/settings?tab=security',
  '/settings?tab=notifications',
  '/profile',
  '/profile?tab=settings',
  '/dashboard?tab=folders',
  '/dashboard?tab=messages',
  '/dashboard?tab=contacts',
  '/projects?tab=completed',
  '/create-project?company=1',
  '/messages',
  '/settings/api-tokens',
  '/settings/webhooks',
];

const officePages = [
  '/admin',
  '/admin?tab=people&q=claire',
  '/admin?tab=flags',
  '/admin?tab=vat',
  '/admin?tab=content-reports',
  '/admin?tab=categories',
  '/admin?tab=figures',
  '/admin?tab=log',
  '/admin?tab=trail',
];

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;

test.describe('pages of one’s own', () => {
  const openSignedIn = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string) => {
    const page = await openPage();
    await signInToDemo(page, 'demo-client');
    await visit(page, address);
    return page;
  };

  for (const [index, address] of ownPages.entries()) {
    test(
      `${address} has no violation of WCAG 2.2 AA`,
      {
        tag: ['@looks', ...nightlyFrom(4, index)],
        annotation: { type: 'requirement', description: 'SET-001 ME-001 DASH-001 PROJ-001 PROJ-028' },
      },
      async ({ openPage }) => {
        const page = await openSignedIn({ openPage }, address);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          widthOf(page),
        );
      },
    );
  }

  for (const [address, which, opener] of [
    ['/profile?tab=settings', 'ME-004', 'Change password'],
    ['/settings?tab=security', 'SET-001', 'Delete my account'],
  ] as const) {
    test(
      `what ${address} asks in a dialog has none either (${which})`,
      { tag: '@looks' },
      async ({ openPage }) => {
        const page = await openSignedIn({ openPage }, address);
        await page.getByRole('button', { name: opener }).last().click();
        await page.getByRole('dialog').getByLabel('Current password').fill('x');
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  }

  test(
    'a folder, what it opens and what it compares have none',
    {
      tag: ['@looks', '@desk-by-day'],
      annotation: { type: 'requirement', description: 'FOLDER-004 FOLDER-014' },
    },
    async ({ openPage }) => {
      const page = await openSignedIn({ openPage }, '/dashboard?tab=folders');
      await page.getByRole('link', { name: 'View Companies: Toit et grenier' }).click();
      await page.getByRole('heading', { level: 1, name: 'Toit et grenier' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Add Company' }).click();
      await page.getByRole('searchbox').fill('roof');
      await page
        .getByRole('button', { name: /^Add \w/ })
        .first()
        .waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      for (const name of ['Ateliers Thill', 'Zinguerie Frisch'])
        await page.getByLabel(`Compare ${name}`).check();
      await page.getByRole('link', { name: 'Compare', exact: true }).click();
      await page.getByRole('table').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});

test.describe('the moderators’ console', () => {
  for (const [index, address] of officePages.entries()) {
    test(
      `${address} has no violation of WCAG 2.2 AA`,
      {
        tag: ['@looks', ...nightlyFrom(2, index)],
        annotation: { type: 'requirement', description: 'O-90' },
      },
      async ({ openPage }) => {
        const page = await openPage();
        await signInToDemo(page, 'demo-admin');
        await visit(page, address);
        await isReadable(page);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          widthOf(page),
        );
      },
    );
  }

  test(
    'the page of a person has none, reached from the search for people',
    { tag: '@looks' },
    async ({ openPage }) => {
      const page = await openPage();
      await signInToDemo(page, 'demo-admin');
      await visit(page, '/admin?tab=people&q=demo-client');
      await page.getByRole('link', { name: 'demo-client', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'demo-client' }).waitFor();
      await isReadable(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        widthOf(page),
      );
    },
  );
});

test.describe('a project', () => {
  test(
    'has none, nor what it asks in a dialog',
    {
      tag: ['@looks', '@desk-by-day'],
      annotation: { type: 'requirement', description: 'PROJ-022 REVIEW-004' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await signInToDemo(page, 'demo-client');
      for (const [list, project, opener] of [
        ['/projects', 'Six fenêtres, côté rue', 'Mark as Complete'],
        ['/projects?tab=completed', 'Parquet en chêne, salle à manger', 'Leave a Review'],
      ] as const) {
        await visit(page, list);
        await page.getByRole('link', { name: `View Details: ${project}` }).click();
        await page.getByRole('heading', { level: 1, name: project }).waitFor();
        await isReadable(page);
        expect(await axeViolations(page)).toEqual([]);
        await page.getByRole('button', { name: opener }).click();
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
        expect(await axeViolations(page)).toEqual([]);
      }
    },
  );
});
