import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import type { Language } from '#kernel/language.ts';
import { demoProduct, expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';

const own = ownProduct();
const PASSWORD = 'Gromperekichelcher';

const made = madeBefore(async () => {
  const roofing = await buildCategory(own.db, { name: 'Roofing' });
  const company = await buildCompany(own.db, {
    name: 'Toiture Weber',
    serviceCommunes: ['Esch-sur-Alzette'],
  });
  await buildService(own.db, { companyId: company.id, categoryId: roofing.id });
  await buildSubscription(own.db, { companyId: company.id });
  await buildCompanyProof(own.db, { companyId: company.id, kind: 'permit' });
  return { roofing, company };
});

/** Presses a language in the footer where one is, without scrolling there, and waits until the page is in it. */
const choose = async (page: Page, language: Language) => {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator(`footer a[hreflang=${language}]`).dispatchEvent('click');
  await page.locator(`footer a[hreflang=${language}][aria-current]`).waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
};

test('a search keeps its filters, what is typed and where one has scrolled to; it is asked for nothing but sentences', async ({
  openPage,
}) => {
  const page = await openPage({ product: demoProduct() });
  const filters = '?q=ardoise&sort=name&rating=4';
  await visit(page, '/search?q=roof&sort=name&rating=4');
  const box = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('combobox'))
    .first();
  await box.fill('ardoise');
  await page.waitForURL(`**/search${filters}`);
  await page.waitForLoadState('networkidle');
  // The middle of a row: in another language the rows above are a line higher or lower.
  await page.evaluate(() => {
    const { top, height } = document.querySelectorAll('article')[4]?.getBoundingClientRect() ?? new DOMRect();
    scrollTo({ top: scrollY + top + height / 2 - 300, behavior: 'instant' });
  });
  const seen = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('article')];
      return cards.find((it) => it.getBoundingClientRect().bottom > 300)?.querySelector('h2, h3')
        ?.textContent;
    });
  await page.waitForLoadState('networkidle');
  const before = await seen();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await choose(page, 'pt');
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`/pt/search${filters}`);
  expect(await box.inputValue()).toBe('ardoise');
  expect(await seen()).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  expect(asked.filter((url) => !/\/assets\/[\w.-]+\.js$|\/plates\//.test(url))).toEqual([]);
  // Back leads to a page in the chosen language.
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/pt/companies/**');
  await page.goBack();
  await page.waitForURL(`**/pt/search${filters}`);
});

test(
  'a request half written, a message and a quote stay as they are',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await buildUser(own.db, { userType: 'private', isEmailVerified: true });
    const wizard = await openAs(claire, { address: `/requests/new/what?category=${made.roofing.id}` });
    const words = wizard.locator('main textarea[rows="5"]');
    await words.fill('The roof leaks above the bath.');
    await choose(wizard, 'de');
    expect(await words.inputValue()).toBe('The roof leaks above the bath.');
    expect(new URL(wizard.url()).pathname).toMatch(/^\/de\/requests\/new\/what/);

    await buildMessage(own.db, {
      senderId: made.company.userId,
      receiverId: claire.id,
      content: 'Could you send a picture?',
    });
    const talk = await openAs(claire, { address: `/messages/${made.company.userId}` });
    const composer = talk.getByRole('textbox', { name: 'Message' });
    await composer.fill('Of the stain or of');
    await choose(talk, 'lb');
    const composed = talk.locator('form textarea');
    expect(await composed.inputValue()).toBe('Of the stain or of');

    const sentAt = new Date();
    const request = await buildRequest(own.db, { clientId: claire.id, categoryId: made.roofing.id, sentAt });
    const invitation = await buildRequestInvitation(own.db, {
      requestId: request.id,
      companyId: made.company.id,
      sentAt,
    });
    const quote = await buildQuote(own.db, {
      companyId: made.company.id,
      clientId: claire.id,
      requestId: request.id,
      invitationId: invitation.id,
      state: 'draft',
      lines: [{ kind: 'materials', description: 'Slates', unitPrice: '4000' }],
    });
    const builder = await openAs(
      { id: made.company.userId },
      { address: `/quotes/${quote.id}/write`, expects: [/ERR_FAILED/] },
    );
    const cell = builder.getByRole('table').getByRole('textbox').first();
    const price = builder.getByRole('table').locator('[data-field=unitPrice]').first();
    const quantity = builder.getByRole('table').locator('[data-field=quantity]').first();
    await quantity.fill('a few');
    await price.fill('1234.5');
    await cell.click();
    await cell.fill('Slates from Martelange, half wri');
    await choose(builder, 'fr');
    expect(await cell.inputValue()).toBe('Slates from Martelange, half wri');
    expect(await quantity.inputValue()).toBe('a few');
    expect(await price.inputValue()).toBe('1234,50');
    // The same holds where saving fails; text that is no number stays as typed.
    await builder.route(`**/api/quotes/${quote.id}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    const failure = builder.waitForEvent('requestfailed');
    await price.fill('1 500,25');
    await cell.fill('Ardoises, à moit');
    await failure;
    await choose(builder, 'en');
    expect(await cell.inputValue()).toBe('Ardoises, à moit');
    expect(await price.inputValue()).toBe('1500.25');
  },
);

test(
  'an account remembers the language that was chosen, at any browser, and is offered it where a page is in another',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const password = await hashPassword(PASSWORD);
    const maria = await buildUser(own.db, { userType: 'private', password, language: null });
    const languageOf = async () => {
      const [row] = await own.db
        .select({ language: users.language })
        .from(users)
        .where(eq(users.id, maria.id));
      return row?.language;
    };
    const logIn = async (page: Page) => {
      const form = page.getByRole('form').first();
      await form.locator('input[name=username]').fill(maria.username);
      await form.locator('input[name=password]').fill(PASSWORD);
      await form.getByRole('button', { name: /^(Log in|Anmelden)$/ }).click();
    };
    // The first sign-in stores the language, and a later one in another language doesn't change it.
    const first = await openPage();
    await visit(first, '/de/auth');
    await logIn(first);
    await first.waitForURL('**/de/dashboard');
    expect(await languageOf()).toBe('de');
    await choose(first, 'pt');
    await expect.poll(languageOf).toBe('pt');

    const second = await openPage();
    await visit(second, '/auth');
    await logIn(second);
    await second.waitForURL('**/pt/dashboard');
    expect(await second.locator('html').getAttribute('lang')).toBe('pt');
    expect(await languageOf()).toBe('pt');
    await visit(second, '/dashboard');
    await second.getByText('O Giewel também está disponível em português.').waitFor();
    await second.locator('#language-offer a').filter({ visible: true }).click();
    await second.waitForURL('**/pt/dashboard');
    // People who sign in to continue on a page return to it in their language.
    expect(await second.locator('#language-offer').isVisible()).toBe(false);
  },
);
