import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { displayNameOf } from './display-name-of.ts';
import { expect, ownProduct, test } from './fixtures.ts';

const own = ownProduct();

test(
  'what of the desk cannot be loaded is said, and never stands there as new, as unpaid or as none',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { db } = own;
    const company = await buildCompany(db);
    await buildService(db, { companyId: company.id });
    const anne = await buildUser(db);
    await buildMessage(db, { senderId: anne.id, receiverId: company.userId });
    const page = await openAs({ id: company.userId }, { address: '/company-team', expects: [/ERR_FAILED/] });
    const unheard = /api\/(company-leads|receipts|categories|communes)/;
    await page.route(unheard, (route) => route.abort());
    await page.getByRole('link', { name: 'Company Dashboard' }).first().click();

    await page.getByRole('tab', { name: 'Subscription' }).click();
    await page.getByText('We couldn’t load your invoices and receipts.').waitFor();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByText('We couldn’t load the services.').waitFor();
    await page.getByText('We couldn’t load the cantons and communes.').waitFor();
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByText('We couldn’t load your leads').waitFor();
    await page.unroute(unheard);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: displayNameOf(anne) }).waitFor();
    expect(await page.getByText('We couldn’t load your leads').count()).toBe(0);
  },
);
