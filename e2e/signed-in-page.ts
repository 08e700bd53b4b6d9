import type { Page } from '@playwright/test';
import { startSession } from '#accounts/server/sessions.ts';
import type { TestDatabase } from '#testing/database.ts';
import { cookiesOf, openPage, type PageOptions, visit } from './browser.ts';

/** An address as a person sees it who is signed in already. */
export const openAs = async (
  { db }: Pick<TestDatabase, 'db'>,
  product: string,
  person: { id: number },
  address: string,
  options: PageOptions = {},
): Promise<Page> => {
  const page = await openPage({ product, ...options });
  const { value } = await startSession(db, {
    userId: person.id,
    isRemembered: false,
    ip: null,
    userAgent: null,
  });
  await cookiesOf(page).addCookies([{ name: 'session', value, url: product, httpOnly: true }]);
  await visit(page, address);
  return page;
};
