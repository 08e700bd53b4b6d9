import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { violationsInAll } from './axe.ts';
import { expect, ownProduct, test } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

test('a company sees where the work is and what each reply is for, and takes a refusal back', async ({
  openAs,
}) => {
  const { id: categoryId } = await buildCategory(own.db);
  const claire = await buildUser(own.db, { userType: 'private', fullName: 'Claire Hoffmann' });
  const schmit = await buildCompany(own.db, { name: 'Toiture Schmit' });
  await buildSubscription(own.db, { companyId: schmit.id });
  const sentAt = new Date();
  const request = await buildRequest(own.db, { clientId: claire.id, categoryId, sentAt, title: 'New roof' });
  const { id } = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: schmit.id,
    sentAt,
  });
  const page = await openAs(
    { id: schmit.userId },
    { address: `/invitations/${id}`, viewport: { width: PHONE, height: 844 } },
  );
  const map = page.getByRole('link', { name: 'Map' });
  // The street is not shown yet, and the map does not get it.
  expect(decodeURIComponent((await map.getAttribute('href')) ?? '')).not.toContain('Tilleuls');
  expect(await map.getAttribute('href')).toContain('Esch-sur-Alzette');
  await page.getByText('“Ask” adds a question to the request.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`request-${request.id}.pdf`);
  expect(await violationsInAll(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('dialog').getByText('You can undo this for one minute.').waitFor();
  await page.getByRole('button', { name: 'Decline and send' }).click();
  await page.waitForURL(/\/invitations$/);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByText('Declined', { exact: true }).waitFor();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**/invitations/${id}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'New roof' })).toBeVisible();
});
