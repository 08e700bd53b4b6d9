import type { Page } from '@playwright/test';
import { startSession } from '#accounts/server/sessions.ts';
import { testDatabase } from '#testing/database.ts';
import { cookiesOf, openPage, type PageOptions, visit } from './browser.ts';
import { startOwnProduct } from './own-product.ts';

export { nameOf } from './name-of.ts';

export interface Visit extends PageOptions {
  address?: string;
}

/** A product over a database of this test file's own, and its pages as its people see them. Call it at the top. */
export const productWithPeople = async (settings: Record<string, string> = {}) => {
  const { db, url } = await testDatabase();
  const product = await startOwnProduct({ DATABASE_URL: url, ...settings });

  /** Signs a person in on a page's browser, as a form would. */
  const signIn = async (page: Page, { id }: { id: number }, address = product.address) => {
    const { value } = await startSession(db, {
      userId: id,
      isRemembered: false,
      ip: null,
      userAgent: null,
    });
    await cookiesOf(page).addCookies([{ name: 'session', value, url: address, httpOnly: true }]);
  };

  /** A page as a person sees it who is signed in already. */
  const openAs = async (person: { id: number }, { address = '/', ...options }: Visit = {}) => {
    const page = await openPage({ product: product.address, ...options });
    await signIn(page, person, options.product);
    if (options.javaScript === false) await page.goto(address);
    else await visit(page, address);
    return page;
  };

  return { db, product, openAs, signIn };
};
