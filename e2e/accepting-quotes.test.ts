import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { violationsForOne } from './axe.ts';
import { PHONE, visit } from './browser.ts';
import { codeSentTo } from './outbox.ts';
import { giveDevice } from './passkey-device.ts';
import { productWithPeople } from './people.ts';

const { db, product, openAs } = await productWithPeople();
// A passkey belongs to a name, so the product is visited under one.
const named = product.address.replace('127.0.0.1', 'localhost');

const quoted = async () => {
  const claire = await buildUser(db, { userType: 'private' });
  const schmit = await buildCompany(db, { name: 'Toiture Schmit' });
  const quote = await buildQuote(db, {
    companyId: schmit.id,
    clientId: claire.id,
    state: 'sent',
    sentAt: new Date(),
    lines: [{ kind: 'materials', unitPrice: '4000' }],
  });
  return { claire, schmit, quote };
};

test('a client accepts with a passkey, and is asked for no code (D3-6.1 D3-10.22)', async () => {
  const { claire, quote } = await quoted();
  const page = await openAs(claire, { address: '/settings?tab=security', product: named, width: PHONE });
  await giveDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkey added').waitFor();
  await visit(page, `/quotes/${quote.id}/accept`);
  await page.getByRole('textbox', { name: 'Your name, in full' }).fill('Claire Hoffmann');
  await page.getByRole('radio', { name: 'a passkey' }).check();
  await page.getByText('Next your device asks for your passkey.').waitFor();
  expect(await violationsForOne(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept with an obligation to pay' }).click();
  await page.getByRole('heading', { name: /^Accepted on / }).waitFor();
});

test('a wrong code at the acceptance leaves empty cells with the reason beside them, and so does a new code (D3-10.22)', async () => {
  const { claire, quote } = await quoted();
  const page = await openAs(claire, {
    address: `/quotes/${quote.id}/accept`,
    product: named,
    expects: [/status of 400/],
  });
  await page.getByRole('textbox', { name: 'Your name, in full' }).fill('Claire Hoffmann');
  await page.getByRole('button', { name: 'Accept with an obligation to pay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  const right = await codeSentTo(product, claire.email);
  await code.fill(right === '111111' ? '222222' : '111111');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  const fault = dialog.locator('[id$=-error] p');
  await expect.poll(() => fault.allTextContents()).toEqual(['This code is not right. Please try again']);
  expect(await code.inputValue()).toBe('');
  expect(await code.evaluate((it) => it === document.activeElement)).toBe(true);
  await code.pressSequentially('12');
  expect(await fault.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  const second = await codeSentTo(product, claire.email, right);
  await expect.poll(() => code.inputValue()).toBe('');
  await code.pressSequentially(second);
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('heading', { name: /^Accepted on / }).waitFor();
});

test('what is not verified, and a passkey one does not have, is not offered (D3-6.1)', async () => {
  const { claire, quote } = await quoted();
  const page = await openAs(claire, { address: `/quotes/${quote.id}/accept`, product: named });
  await page.getByRole('radio', { name: 'a code by email' }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(1);
});

test('a client reports a quote from its page, once, and hears that it arrived (D3-8.4)', async () => {
  const { claire, quote } = await quoted();
  const page = await openAs(claire, { address: `/quotes/${quote.id}`, width: PHONE });
  await page.getByRole('button', { name: 'Report this quote' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What is wrong with it?' }).fill('Nobody was ever here to look.');
  expect(await violationsForOne(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('You hear what a moderator decides.').waitFor();
  await page.getByRole('button', { name: 'Report this quote' }).waitFor({ state: 'detached' });
});
