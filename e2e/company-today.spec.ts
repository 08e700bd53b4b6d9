import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { fulfilRequests } from './fulfil-requests.ts';

const own = ownProduct();

const made = madeBefore(async () => ({ roofing: await buildCategory(own.db, { name: 'Roofing' }) }));

const buildDay = async () => {
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  const client = await buildUser(own.db, { fullName: 'Jeanne Weber' });
  const sentAt = new Date();
  const ask = async (title: string) => {
    const request = await buildRequest(own.db, {
      clientId: client.id,
      categoryId: made.roofing.id,
      title,
      sentAt,
    });
    return buildRequestInvitation(own.db, { requestId: request.id, companyId: company.id, sentAt });
  };
  const invitation = await ask('Leak at the valley');
  const between = { companyId: company.id, clientId: client.id };
  const quote = await buildQuote(own.db, {
    ...between,
    state: 'change-asked',
    version: { object: 'New gutters' },
  });
  await buildVisit(own.db, { ...between, memberId: company.userId, state: 'asked' });
  await buildVisit(own.db, {
    ...between,
    memberId: company.userId,
    state: 'agreed',
    startsAt: new Date(Date.now() + 60 * 60 * 1000),
  });
  await buildProject(own.db, { ...between, name: 'Dormer', state: 'client-confirmed' });
  return { company, client, invitation, quote };
};

test(
  'a company’s dashboard begins with what waits, each one press away, and follows its clients',
  { tag: ['@looks', '@desk-by-day'] },
  async ({ openAs }) => {
    const { company, client, invitation, quote } = await buildDay();
    const page = await openAs({ id: company.userId }, { address: '/company-dashboard' });
    await page.getByRole('heading', { name: /^Today, /, level: 1 }).waitFor();
    const main = page.getByRole('main');
    for (const [name, address] of [
      ['Reply: Leak at the valley', `/invitations/${invitation.id}`],
      ['Change quote: New gutters', `/quotes/${quote.id}`],
      ['Propose times: Jeanne Weber', /^\/visits\/\d+$/],
      ['Confirm: Dormer', /^\/projects\/\d+$/],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    const replies = main.getByRole('region', { name: 'Requests to reply to' });
    await replies.getByText(/^Reply by \w{3} \d+ \w+, \d days left$/).waitFor();
    await main.getByRole('link', { name: 'Jeanne Weber' }).first().waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const theirs = await openAs(client, { address: '/settings' });
    expect(
      (await theirs.request.delete(`/api/requests/${invitation.requestId}/companies/${company.id}`)).ok(),
    ).toBe(true);
    await replies.getByText('No replies needed right now.').waitFor();
  },
);

test(
  'requests have a place of their own, sorted by deadline and filtered by state',
  { tag: ['@looks', '@desk-by-day'] },
  async ({ openAs }) => {
    const { company, invitation } = await buildDay();
    const page = await openAs({ id: company.userId }, { address: '/company-dashboard' });
    await page
      .getByRole('navigation', { name: 'Your pages' })
      .getByRole('link', { name: /^Requests/ })
      .click();
    await page.waitForURL('**/invitations');
    await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Reply: Leak at the valley' }).waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Won 0' }).click();
    await page.waitForURL('**/invitations?show=won');
    await page.getByRole('heading', { name: 'No requests with this status' }).waitFor();
    await page.getByRole('link', { name: 'Show all requests' }).click();
    await page.getByRole('link', { name: 'Reply: Leak at the valley' }).click();
    await page.waitForURL(`**/invitations/${invitation.id}`);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Decline and send' }).click();
    await page.waitForURL('**/invitations');
    await page.getByText('No replies needed right now').waitFor();
    await visit(page, '/invitations?show=over');
    await page.getByText('Declined: Fully booked').waitFor();
  },
);

test('without the calendar the heading is the company’s name, which stands there once', async ({
  openAs,
}) => {
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  const page = await openAs({ id: company.userId }, { address: '/company-dashboard?tab=reviews' });
  await fulfilRequests(page, '*/api/calendar*', { contentType: 'text/plain', body: 'Not today' });
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await page.getByText('We couldn’t load this').first().waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Daach & Co');
  expect(await main.getByText('Daach & Co', { exact: true }).count()).toBe(1);
});
