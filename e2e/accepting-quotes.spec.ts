import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { quoteCodes } from '#features/quotes/core/server/tables.ts';
import { languages } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import '#app/strings/all-strings.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { giveDevice } from './passkey-device.ts';
import { codeSentTo } from './read-outbox-messages.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();
const made = madeBefore(async () => {
  // A passkey belongs to a name, so the product is visited under one.
  const named = own.address.replace('127.0.0.1', 'localhost');
  return { named };
});

const quoted = async () => {
  const claire = await buildUser(own.db, { userType: 'private' });
  const schmit = await buildCompany(own.db, { name: 'Toiture Schmit' });
  const quote = await buildQuote(own.db, {
    companyId: schmit.id,
    clientId: claire.id,
    state: 'sent',
    sentAt: new Date(),
    lines: [{ kind: 'materials', unitPrice: '4000' }],
  });
  return { claire, schmit, quote };
};

test(
  'a client accepts with a passkey, and is asked for no code',
  {
    annotation: { type: 'requirement', description: 'D3-6.1 D3-10.22' },
  },
  async ({ openAs }) => {
    const { claire, quote } = await quoted();
    const page = await openAs(claire, {
      address: '/settings?tab=security',
      product: made.named,
      viewport: { width: PHONE, height: 900 },
    });
    await giveDevice(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey added').waitFor();
    await visit(page, `/quotes/${quote.id}/accept`);
    await page.getByRole('textbox', { name: 'Your full name' }).fill('Claire Hoffmann');
    await page.getByRole('radio', { name: 'a passkey' }).check();
    await page.getByText('Next, your device will ask for your passkey').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Toiture Schmit').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Accept with an obligation to pay' }).click();
    await page.getByRole('heading', { name: /^Accepted on / }).waitFor();
  },
);

test(
  'on a phone a quote begins with company, total and last day, and is accepted in three presses and a code',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-6.1 D3-10.22' },
  },
  async ({ openAs }) => {
    const { claire, quote } = await quoted();
    const page = await openAs(claire, {
      address: `/quotes/${quote.id}`,
      product: made.named,
      viewport: { width: PHONE, height: 844 },
    });
    const summary = page.getByRole('region', { name: 'At a glance' });
    await summary.getByRole('heading', { name: 'Toiture Schmit' }).waitFor();
    const heights = await Promise.all(
      ['Toiture Schmit', '€4,680.00', 'Valid until'].map(async (text) => {
        const box = await summary.getByText(text).first().boundingBox();
        return box?.y ?? Number.POSITIVE_INFINITY;
      }),
    );
    // All of it is in sight before anybody scrolls, in this order.
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(Math.max(...heights)).toBeLessThan(780);
    const accept = page.getByRole('link', { name: 'Accept this quote' });
    const bar = page.locator('[data-own-bar]');
    const barBox = await bar.boundingBox();
    expect(Math.round((barBox?.y ?? 0) + (barBox?.height ?? 0))).toBe(844);
    await bar.getByText('€4,680.00').waitFor();
    // A client who reads to the end must not scroll back to accept or decline.
    await page
      .getByRole('region', { name: 'Your decision' })
      .getByRole('button', { name: 'Decline' })
      .waitFor();
    expect(await accept.count()).toBe(2);
    expect(await violationsInAll(page)).toEqual([]);

    let presses = 0;
    const press = async (button: Locator) => {
      presses += 1;
      await button.click();
    };
    await press(bar.getByRole('link', { name: 'Accept this quote' }));
    await page.getByRole('textbox', { name: 'Your full name' }).fill('Claire Hoffmann');
    await press(page.getByRole('button', { name: 'Continue' }));
    const dialog = page.getByRole('dialog', { name: 'Enter the code' });
    await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeSentTo(own, claire.email));
    await press(dialog.getByRole('button', { name: 'Accept with an obligation to pay' }));
    await page.getByRole('heading', { name: 'You’ve hired Toiture Schmit' }).waitFor();
    expect(presses).toBe(3);

    const next = page.getByRole('region', { name: 'Next steps' });
    await next.getByText('€4,680.00').first().waitFor();
    await next.getByText('Last day to change your mind').waitFor();
    await next.getByText('You both confirm that the work is complete').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    const open = next.getByRole('link', { name: 'Open the project' });
    expect(await open.getAttribute('href')).toMatch(/^\/projects\/\d+$/);
    // Going back on it is possible and comes last.
    const [openBox, withdrawBox] = await Promise.all(
      [open, next.getByRole('button', { name: 'Withdraw from the contract' })].map((it) => it.boundingBox()),
    );
    expect(openBox?.y ?? 0).toBeLessThan(withdrawBox?.y ?? 0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      next.getByRole('link', { name: 'Add dates to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^giewel-.*\.ics$/);
    const first = next.getByRole('region', { name: 'Send a first message' });
    await first.getByRole('textbox', { name: 'Your message' }).fill('The gate is open from 7:30.');
    await first.getByRole('button', { name: 'Send' }).click();
    await first.getByText('Message sent.').waitFor();
    expect(await first.getByRole('link', { name: 'Open the conversation' }).getAttribute('href')).toMatch(
      /^\/messages\/\d+$/,
    );
    await page.reload();
    await page.getByRole('heading', { name: 'You’ve hired Toiture Schmit' }).waitFor();
  },
);

test('a reason for declining is chosen, not taken', async ({ openAs }) => {
  const { claire, quote } = await quoted();
  const page = await openAs(claire, { address: `/quotes/${quote.id}` });
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this quote' });
  const decline = dialog.getByRole('button', { name: 'Decline', exact: true });
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await decline.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'The timing doesn’t suit me' }).check();
  await decline.click();
  await page.getByText('Declined: The timing doesn’t suit me').waitFor();
});

test(
  'a wrong code at the acceptance leaves empty cells with the reason beside them, and so does a new code',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-10.22' } },
  async ({ openAs }) => {
    const { claire, quote } = await quoted();
    const page = await openAs(claire, {
      address: `/quotes/${quote.id}/accept`,
      product: made.named,
      expects: [/status of 400/],
    });
    await page.getByRole('textbox', { name: 'Your full name' }).fill('Claire Hoffmann');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter the code' });
    const code = dialog.getByRole('textbox', { name: 'Code' });
    const right = await codeSentTo(own, claire.email);
    await code.fill(right === '111111' ? '222222' : '111111');
    await dialog.getByRole('button', { name: 'Accept with an obligation to pay' }).click();
    const fault = dialog.locator('[id$=-error] p');
    await expect
      .poll(() => fault.allTextContents())
      .toEqual(['The code is incorrect. Check it and try again.']);
    // It is said at the code, and nowhere else.
    expect(await page.getByText('The code is incorrect').count()).toBe(1);
    expect(await code.inputValue()).toBe('');
    expect(await code.evaluate((it) => it === document.activeElement)).toBe(true);
    await code.pressSequentially('12');
    expect(await fault.count()).toBe(0);
    await dialog.getByRole('button', { name: 'Send a new code' }).click();
    const second = await codeSentTo(own, claire.email, right);
    await expect.poll(() => code.inputValue()).toBe('');
    await code.pressSequentially(second);
    await dialog.getByRole('button', { name: 'Accept with an obligation to pay' }).click();
    await page.getByRole('heading', { name: /^Accepted on / }).waitFor();
  },
);

for (const language of languages) {
  test(
    `the button that posts the acceptance, and no other, names the obligation to pay, in ${language}`,
    {
      annotation: { type: 'requirement', description: 'D3-6.1' },
    },
    async ({ openAs }) => {
      test.setTimeout(120_000);
      const { claire, quote } = await quoted();
      await own.db.update(users).set({ language, isEmailVerified: true }).where(eq(users.id, claire.id));
      const { signing } = stringsOf(language);
      const prefix = language === 'en' ? '' : `/${language}`;
      const page = await openAs(claire, {
        address: `${prefix}/quotes/${quote.id}/accept`,
        viewport: { width: PHONE, height: 900 },
      });
      const words = page.getByRole('button', { name: signing.accept });
      await page.getByRole('textbox', { name: signing.yourName }).fill('Claire Hoffmann');
      expect(await words.count()).toBe(0);
      // One box alone keeps from going on.
      const [atOnce, knowsLoss] = [signing.atOnce, signing.knowsLoss].map((name) =>
        page.getByRole('checkbox', { name }),
      );
      expect([await atOnce?.isChecked(), await knowsLoss?.isChecked()]).toEqual([false, false]);
      await atOnce?.check();
      await page.getByRole('button', { name: signing.goOn, exact: true }).click();
      await page.getByText(signing.bothOrNeither).waitFor();
      await knowsLoss?.check();
      await page.getByRole('button', { name: signing.goOn, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Toiture Schmit').waitFor();
      expect(await words.count()).toBe(1);
      // No word of it is cut off, however long the language.
      const sides = await words.evaluate((it) => {
        const [own, around] = [it, it.closest('dialog')].map((one) => one?.getBoundingClientRect());
        return [own?.left, own?.right, around?.left, around?.right].map((side) => side ?? 0);
      });
      const [left = 0, right = 0, from = 0, to = 0] = sides;
      expect([left >= from, right <= to]).toEqual([true, true]);
      expect(await words.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
      await own.db.update(quoteCodes).set({ codeHash: await hashPassword('123456') });
      await dialog.getByRole('textbox', { name: signing.codeLabel }).fill('123456');
      const posted = page.waitForRequest((request) =>
        request.url().endsWith(`/api/quotes/${quote.id}/accept`),
      );
      await dialog.getByRole('button', { name: signing.accept }).click();
      expect((await posted).method()).toBe('POST');
      await page.waitForURL((url) => url.pathname.endsWith(`/quotes/${quote.id}`));
    },
  );
}

test('a name that is missing is asked for where it goes, and a suspended company’s quote says why it waits (reading 86)', async ({
  openAs,
}) => {
  const { claire, schmit, quote } = await quoted();
  const page = await openAs(claire, {
    address: `/quotes/${quote.id}/accept`,
    product: made.named,
    viewport: { width: PHONE, height: 900 },
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter your full name').waitFor();
  const name = page.getByRole('textbox', { name: 'Your full name' });
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
  await own.db.update(users).set({ isSuspended: true }).where(eq(users.id, schmit.userId));
  await visit(page, `/quotes/${quote.id}/accept`);
  await page.getByText('This company is currently suspended').waitFor();
  expect(await page.getByText('You can no longer accept this quote').count()).toBe(0);
});

test(
  'what is not verified, and a passkey one does not have, is not offered',
  {
    annotation: { type: 'requirement', description: 'D3-6.1' },
  },
  async ({ openAs }) => {
    const { claire, quote } = await quoted();
    const page = await openAs(claire, { address: `/quotes/${quote.id}/accept`, product: made.named });
    await page.getByRole('radio', { name: 'a code by email' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(1);
  },
);

test(
  'a client reports a quote from its page, once, and hears that it arrived',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-8.4' } },
  async ({ openAs }) => {
    const { claire, quote } = await quoted();
    const page = await openAs(claire, {
      address: `/quotes/${quote.id}`,
      viewport: { width: PHONE, height: 900 },
    });
    // The PDF refers to its own end for the instructions, so the page has to end with them too.
    await page.getByText('are at the end of this document').waitFor();
    // A single quote has nothing to be compared with.
    expect(await page.getByRole('link', { name: 'Compare the quotes' }).count()).toBe(0);
    const ask = page.getByRole('button', { name: /^Ask about/ }).first();
    expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // A phone folds them away, but for the words that say they are here.
    expect(await page.getByRole('heading', { name: 'Model withdrawal form' }).isVisible()).toBe(false);
    await page.getByText('Instructions and withdrawal form').click();
    await page.getByRole('heading', { name: 'Model withdrawal form' }).waitFor();
    await page.getByText('To exercise the right of withdrawal, you must inform us (Toiture Schmit').waitFor();
    await page.getByRole('button', { name: 'Report this quote' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: 'What’s wrong with this quote?' })
      .fill('Nobody was ever here to look.');
    expect(await violationsInAll(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('We’ll tell you what the moderator decides.').waitFor();
    await page.getByRole('button', { name: 'Report this quote' }).waitFor({ state: 'detached' });
  },
);
