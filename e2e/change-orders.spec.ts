import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { quoteCodes } from '#features/quotes/core/server/tables.ts';
import { violationsInAll } from './axe.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const PATIENCE_MS = 120_000;

test(
  'what is taken off the work is written, sent and accepted, and the project shows the new sum',
  {
    annotation: { type: 'requirement', description: 'D3-6.6 D3-10.20' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const claire = await buildUser(own.db, { userType: 'private', isEmailVerified: true });
    const schmit = await buildCompany(own.db, { registrationNumber: 'B123456' });
    await buildCompanyProof(own.db, { companyId: schmit.id, kind: 'permit' });
    await buildSubscription(own.db, { companyId: schmit.id });
    const project = await buildProject(own.db, {
      companyId: schmit.id,
      clientId: claire.id,
      name: 'New roof',
      agreedSum: '9266.40',
    });
    const company = await openAs({ id: schmit.userId }, { address: `/projects/${project.id}` });
    await company.getByRole('link', { name: 'Quotes and change orders' }).click();
    await company.getByRole('button', { name: 'Write a change order' }).click();
    await company.getByRole('heading', { name: 'New roof' }).waitFor();
    await company.getByRole('button', { name: '+ Section' }).click();
    await company.getByRole('button', { name: '+ Line', exact: true }).first().click();
    await company.keyboard.type('Chimney is not clad');
    const table = company.getByRole('table');
    await table.getByRole('combobox', { name: 'Type' }).selectOption('finishing');
    await table.getByRole('textbox', { name: 'Quantity' }).fill('1');
    await table.getByRole('combobox', { name: 'Unit' }).selectOption('lump-sum');
    await table.getByRole('textbox', { name: 'Unit price' }).fill('-890,50');
    await company.getByText('−€1,041.89').first().waitFor();
    await company.getByText(/^Saved \d\d:\d\d$/).waitFor();
    // It stands beside no other quote.
    expect(await company.getByText('When the client compares quotes').count()).toBe(0);
    await company.getByRole('button', { name: 'Send change order' }).first().click();
    await company.getByRole('alertdialog', { name: 'Send change order' }).waitFor();
    await company.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
    await company.getByRole('heading', { name: /^Change order 2\d{3}-0001$/ }).waitFor();
    await company.getByText('Sent', { exact: true }).first().waitFor();

    const client = await openAs(claire, {
      address: `/quotes?project=${project.id}`,
      viewport: { width: PHONE, height: 900 },
    });
    await client.getByRole('link', { name: 'New roof' }).click();
    await client.getByText('no new right of withdrawal').waitFor();
    // It stands in the bar, too.
    await client.getByRole('link', { name: 'Accept this change order' }).first().click();
    await client.getByRole('textbox', { name: 'Your full name' }).fill('Claire Hoffmann');
    await client.getByRole('button', { name: 'Continue' }).click();
    await client.getByText('It’s valid for 10 minutes.').waitFor();
    await own.db.update(quoteCodes).set({ codeHash: await hashPassword('123456') });
    await client.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('123456');
    await client.getByRole('dialog').getByRole('button', { name: 'Accept the lower amount' }).click();
    await client.getByRole('heading', { name: /^Accepted on / }).waitFor();
    await client.getByRole('link', { name: 'Signed copy (PDF)' }).waitFor();
    await client.getByRole('link', { name: 'Project', exact: true }).first().click();
    await client.getByText('€8,224.51').waitFor();
    await visit(client, `/quotes?project=${project.id}`);
    expect(await violationsInAll(client)).toEqual([]);
  },
);
