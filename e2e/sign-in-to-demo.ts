import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import type { Onlooker } from './every-page.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const signedIn = new Map<Onlooker, Cookies>();

/** Signs somebody of the demo in, at the product that all tests share; once for all tests of a worker. */
export const signInToDemo = async (page: Page, username: Exclude<Onlooker, 'visitor'>) => {
  const known = signedIn.get(username);
  if (known) {
    await page.context().addCookies(known);
    return;
  }
  const data = { username, password: DEFAULT_DEMO_PASSWORD };
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
  signedIn.set(username, await page.context().cookies());
};
