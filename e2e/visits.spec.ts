import type { Page } from '@playwright/test';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { expect, ownProduct, test } from './fixtures.ts';

const own = ownProduct();

const PATIENCE_MS = 120_000;

const world = async () => {
  const { id: categoryId } = await buildCategory(own.db);
  const claire = await buildUser(own.db, { userType: 'private' });
  const schmit = await buildCompany(own.db, { name: 'Toiture Schmit' });
  await buildSubscription(own.db, { companyId: schmit.id });
  const sentAt = new Date();
  const request = await buildRequest(own.db, { clientId: claire.id, categoryId, sentAt, title: 'New roof' });
  const invitation = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: schmit.id,
    sentAt,
  });
  return { claire, owner: { id: schmit.userId }, request, invitation };
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test(
  'on a phone a company presses two hours, the client takes one, and both see it at once',
  {
    tag: '@phone',
    annotation: { type: 'requirement', description: 'D3-3.1 D3-3.2' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const { claire, owner, request, invitation } = await world();
    const client = await openAs(claire, {
      address: `/requests/${request.id}`,
    });
    const company = await openAs(owner, {
      address: `/invitations/${invitation.id}`,
    });
    await company.getByRole('link', { name: 'Propose a visit' }).click();
    await press(company, 'Next week');
    const preview = company.locator('section').filter({ hasText: /^Preview for / });
    await preview.getByText('The times you select will appear here.').waitFor();
    await press(company, /^Add Wed .* 14:00$/);
    await press(company, /^Add Tue .* 09:00$/);
    // The client reads them in the order of the days.
    await expect(preview.getByRole('listitem')).toHaveText([
      /^Tue .*09:00 to 10:00$/,
      /^Wed .*14:00 to 15:00$/,
    ]);
    await press(company, 'Propose these times');
    await company.getByText('to choose one of these').waitFor();
    await client.getByText('would like to come and see what needs doing.').waitFor();
    await client.getByRole('radio', { name: /^Wed / }).check();
    await client.getByRole('checkbox', { name: /Share my street address/ }).check();
    await press(client, /^Choose Wed .* 14:00$/);
    for (const page of [client, company]) {
      await page.getByText('Agreed', { exact: true }).waitFor();
      await page.getByText('14:00 to 15:00').waitFor();
    }
    await company.getByText('14, rue des Tilleuls, ').waitFor();
    // The client's own calendar shows the hour of the visit as taken.
    await client.getByRole('link', { name: 'Move' }).click();
    await press(client, 'Move');
    await press(client, 'Next week');
    await client.getByRole('listitem').filter({ hasText: /^Wed/ }).getByText('Toiture Schmit').waitFor();
    await press(client, 'Cancel visit');
    await client.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
    await company.getByText('Agreed', { exact: true }).waitFor({ state: 'detached' });
  },
);

test(
  'by the keyboard alone a time is added by fields, and moved on its page',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-3.2' } },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const { claire, owner, invitation } = await world();
    const company = await openAs(owner, { address: `/visits/new?invitation=${invitation.id}` });
    const focusOn = async (page: Page, name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await focusOn(company, 'Add a time');
    await company.getByLabel('Starts').fill('16:30');
    await focusOn(company, 'Done');
    await company.getByText('16:30 to 17:30, 1 hour').waitFor();
    await focusOn(company, 'Propose these times');
    await company.getByText('to choose one of these').waitFor();

    const client = await openAs(claire, { address: '/visits' });
    await client.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    await client.getByRole('link', { name: 'Toiture Schmit' }).click();
    await press(client, /^Choose .* 16:30$/);
    await client.getByText('Agreed', { exact: true }).waitFor();
    await press(client, 'Move');
    await focusOn(client, 'Add a time');
    await client.getByLabel('Starts').fill('10:00');
    await press(client, 'Propose these times instead');
    await client.getByText('Waiting for Toiture Schmit to choose one of these times.').waitFor();
    await client.getByText('16:30 to 17:30').waitFor();

    await company.goto(company.url().replace(/\/invitations.*/, '/visits'));
    await company.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    await press(company, 'Create link');
    expect(await company.getByLabel('Calendar link').inputValue()).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  },
);
