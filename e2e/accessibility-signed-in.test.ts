import { describe, expect, test } from 'vitest';
import { chosenPart } from '#testing/chosen-part.ts';
import { violationsForOne } from './axe-by-chance.ts';
import { openPage, PHONE, visit } from './browser.ts';
import { isReadable } from './is-readable.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

const ownPages = chosenPart(
  'own pages by axe',
  [
    '/settings',
    '/settings?tab=security',
    '/settings?tab=notifications',
    '/profile',
    '/profile?tab=settings',
    '/dashboard',
    '/dashboard?tab=folders',
    '/dashboard?tab=messages',
    '/dashboard?tab=contacts',
    '/projects',
    '/projects?tab=completed',
    '/create-project?company=1',
    '/messages',
    '/messages/2',
  ],
  3,
);

const officePages = chosenPart(
  'pages of the office by axe',
  [
    '/admin',
    '/admin?tab=flags',
    '/admin?tab=vat',
    '/admin?tab=content-reports',
    '/admin?tab=people&q=claire',
    '/admin?tab=categories',
    '/admin?tab=figures',
    '/admin?tab=log',
    '/admin?tab=trail',
  ],
  1,
);

describe('pages of one’s own', () => {
  const openSignedIn = async (address: string) => {
    // Without motion: colours that are on their way from light to dark are neither.
    const page = await openPage({ reducedMotion: true });
    await signInToDemo(page, 'demo-client');
    await visit(page, address);
    return page;
  };

  test.each(ownPages)(
    '%s has no violation of WCAG 2.2 AA (SET-001 ME-001 DASH-001 PROJ-001 PROJ-028)',
    async (address) => {
      const page = await openSignedIn(address);
      expect(await violationsForOne(page, address)).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
    },
  );

  test.each([
    ['/profile?tab=settings', 'ME-004', 'Change password'],
    ['/settings?tab=security', 'SET-001', 'Delete my account'],
  ])('what %s asks in a dialog has none either (%s)', async (address, _, opener) => {
    const page = await openSignedIn(address);
    await page.getByRole('button', { name: opener }).last().click();
    await page.getByRole('dialog').getByLabel('Current password').fill('x');
    expect(await violationsForOne(page, opener)).toEqual([]);
  });

  test('a folder, what it opens and what it compares have none (FOLDER-004 FOLDER-014)', async () => {
    const page = await openSignedIn('/dashboard?tab=folders');
    await page.getByRole('link', { name: 'View Companies of Roof and attic' }).click();
    await page.getByRole('heading', { level: 1, name: 'Roof and attic' }).waitFor();
    expect(await violationsForOne(page, 'a folder')).toEqual([]);
    await page.getByRole('button', { name: 'Add Company' }).click();
    await page.getByRole('searchbox').fill('roof');
    await page
      .getByRole('button', { name: /^Add \w/ })
      .first()
      .waitFor();
    expect(await violationsForOne(page, 'adding to a folder')).toEqual([]);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    for (const name of ['Ateliers Thill', 'Zinguerie Frisch'])
      await page.getByLabel(`Compare ${name}`).check();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('table').waitFor();
    expect(await violationsForOne(page, 'a comparison')).toEqual([]);
  });
});

describe('the moderators’ console', () => {
  test.each(officePages)('%s has no violation of WCAG 2.2 AA (O-90)', async (address) => {
    const page = await openPage({ reducedMotion: true });
    await signInToDemo(page, 'demo-admin');
    await visit(page, address);
    await isReadable(page);
    expect(await violationsForOne(page, address)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
  });

  test('the page of a person has none, reached from the search for people', async () => {
    const page = await openPage({ reducedMotion: true });
    await signInToDemo(page, 'demo-admin');
    await visit(page, '/admin?tab=people&q=demo-client');
    await page.getByRole('link', { name: 'demo-client', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'demo-client' }).waitFor();
    await isReadable(page);
    expect(await violationsForOne(page, 'a person')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
  });
});

describe('a project', () => {
  test('has none, nor what it asks in a dialog (PROJ-022 REVIEW-004)', async () => {
    const page = await openPage({ reducedMotion: true });
    await signInToDemo(page, 'demo-client');
    for (const [list, project, opener] of [
      ['/projects', 'Six windows, street side', 'Mark as Complete'],
      ['/projects?tab=completed', 'Oak floor, dining room', 'Leave a Review'],
    ] as const) {
      await visit(page, list);
      await page.getByRole('link', { name: `View Details of ${project}` }).click();
      await page.getByRole('heading', { level: 1, name: project }).waitFor();
      await isReadable(page);
      expect(await violationsForOne(page, project)).toEqual([]);
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      expect(await violationsForOne(page, opener)).toEqual([]);
    }
  });
});
