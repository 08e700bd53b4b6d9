import type { Locator, Page } from '@playwright/test';
import { tables } from '#app/strings/en/tables.ts';
import { type Language, languages, pathInLanguage } from '#kernel/language.ts';
import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import { addressOf, everyPage, type Onlooker, type SeenPage } from './every-page.ts';
import { expect, type Fixtures, nightlyFrom, test, visit } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';
import { textsOf } from './untranslated-texts.ts';

const KEY = new RegExp(`\\b(?:${Object.keys(tables).join('|')})\\.[a-z]\\w*`);
const NOT_A_SENTENCE = /\[object |\bundefined\b|\bNaN\b|\{\w+\}/;

const unreadable = (texts: readonly string[]) =>
  texts.filter((text) => KEY.test(text) || NOT_A_SENTENCE.test(text));

const WRONG: Readonly<Record<string, string>> = {
  email: 'nobody@',
  tel: '12',
  url: 'no address',
  number: '-1',
  password: 'x',
  date: '1900-01-01',
};

const FIELDS =
  'input:visible:enabled:not([type=file]):not([type=checkbox]):not([type=radio]):not([type=submit]), textarea:visible:enabled';

const fillAll = async (form: Locator, valueFor: (type: string) => string) => {
  for (const field of await form.locator(FIELDS).all()) {
    // An earlier answer can take a field away, which then has no type to ask for.
    if (!(await field.isVisible())) continue;
    const type = (await field.getAttribute('type')) ?? 'text';
    // A field that a script keeps from being changed is left as it is.
    await field.fill(valueFor(type), { timeout: 1_000 }).catch(() => undefined);
  }
};

const textsNow = async (page: Page) => (await textsOf(page)).map(({ text }) => text);

/** Submits a form and returns what can’t be read on the page afterwards. */
const unreadableAfter = async (page: Page, form: Locator) => {
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit()).catch(() => undefined);
  await page.waitForLoadState('load');
  // An answer of the server takes a moment; nothing on the page says that none is to come.
  await page.waitForTimeout(250);
  return unreadable(await textsNow(page));
};

interface Walk {
  page: Page;
  address: string;
}

const formsOf = (page: Page) => page.locator('form:visible');

/** Submits each form of what is open now, empty and with wrong values. */
const faultsOfForms = async ({ page, address }: Walk, open: () => Promise<unknown>) => {
  const faults: string[] = [];
  const count = await formsOf(page).count();
  for (let index = 0; index < count; index += 1)
    for (const [how, valueFor] of [
      ['empty', () => ''],
      ['wrong', (type: string) => WRONG[type] ?? '§'.repeat(3)],
    ] as const) {
      await open();
      const form = formsOf(page).nth(index);
      if (!(await form.isVisible())) continue;
      await fillAll(form, valueFor);
      for (const text of await unreadableAfter(page, form))
        faults.push(`${address}, form ${index}, ${how}: ${text}`);
    }
  return faults;
};

const BUTTONS = 'main button:visible:enabled:not([type=submit])';
const MOST_BUTTONS = 30;

/** Returns the places of a page's buttons, one of those that look and read alike: each card of a list has the same. */
const unlikeButtons = async (page: Page) => {
  const seen = await page
    .locator(BUTTONS)
    .evaluateAll((buttons) => buttons.map(({ className, textContent }) => `${className} ${textContent}`));
  return seen.flatMap((like, index) => (seen.indexOf(like) === index ? [index] : [])).slice(0, MOST_BUTTONS);
};

/** A page's buttons that open a form, by who sees it. They are the same in every language, so only the first finds them. */
const openers = new Map<string, readonly number[]>();

/** Presses each button, and where that opens a dialog with a form tries the form. */
const faultsOfDialogs = async ({ page, address }: Walk, name: string) => {
  const faults: string[] = [];
  const found: number[] = [];
  await visit(page, address);
  for (const index of openers.get(name) ?? (await unlikeButtons(page))) {
    const open = async () => {
      await visit(page, address);
      await page
        .locator(BUTTONS)
        .nth(index)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await page.waitForTimeout(100);
    };
    await open();
    faults.push(...unreadable(await textsNow(page)).map((text) => `${address}, button ${index}: ${text}`));
    if ((await page.locator('dialog:visible form:visible').count()) === 0) continue;
    found.push(index);
    faults.push(...(await faultsOfForms({ page, address: `${address}, button ${index}` }, open)));
  }
  openers.set(name, found);
  return faults;
};

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.remove());

interface Reader {
  who: Onlooker;
  language: Language;
  pages: readonly SeenPage[];
  withDialogs: boolean;
}

const walkForms = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  { who, language, pages, withDialogs }: Reader,
) => {
  // Wrong values are refused, which the browser logs, and a page left while it asks ends its calls.
  const page = await openPage({ product: product.address, tolerates: /./ });
  const data = { username: who, password: DEFAULT_DEMO_PASSWORD };
  const faults: string[] = [];
  let forms = 0;
  for (const seen of pages) {
    // A form may have signed its reader out.
    if (who !== 'visitor') await page.request.post(`${product.address}/api/login`, { data });
    const read = async (on: string) => (await page.request.get(product.address + on)).text();
    const address = await addressOf(seen, read).catch(() => undefined);
    if (address === undefined) continue;
    const walk = { page, address: pathInLanguage(language, address) };
    const open = () => visit(page, walk.address);
    await open();
    forms += await formsOf(page).count();
    faults.push(...(await faultsOfForms(walk, open)));
    if (withDialogs) faults.push(...(await faultsOfDialogs(walk, `${who} ${address}`)));
  }
  return { faults: [...new Set(faults)], forms };
};

/** A document that is written otherwise, and what is not a page. */
const hasNoForm = (seen: SeenPage) => typeof seen === 'string' && seen.startsWith('/offline');

test.describe('no form answers with a message key, empty or wrong', () => {
  for (const [index, [who, language, pages]] of (
    [
      ['visitor', 'fr', ['/contact', '/auth?tab=register']],
      ['demo-company', 'de', ['/company-dashboard?tab=profile', '/company-team', '/price-book']],
      ['demo-client', 'lb', ['/settings', '/create-project?company=1', '/requests/new/where']],
    ] as const
  ).entries())
    test(
      `${pages.join(', ')} as ${who} in ${language}`,
      { tag: nightlyFrom(1, index) },
      async ({ openPage }) => {
        test.setTimeout(240_000);
        const { faults, forms } = await walkForms({ openPage }, { who, language, pages, withDialogs: false });
        expect(faults).toEqual([]);
        expect(forms).toBeGreaterThanOrEqual(2);
      },
    );

  for (const who of Object.keys(everyPage) as Onlooker[])
    for (const language of languages)
      test(`every page as ${who} in ${language}`, { tag: '@nightly' }, async ({ openPage }) => {
        test.setTimeout(1_800_000);
        const pages = everyPage[who].filter((seen) => !hasNoForm(seen));
        const { faults } = await walkForms({ openPage }, { who, language, pages, withDialogs: true });
        expect(faults).toEqual([]);
      });
});
