import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, CDPSession[]>();

/** Opens a session of the browser's own tools on a page. It ends with the page. */
export const devToolsOf = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  sessions.set(page, [...(sessions.get(page) ?? []), session]);
  return session;
};

/** For a page that another test takes over. */
export const detachDevTools = async (page: Page) => {
  await Promise.all((sessions.get(page) ?? []).map((session) => session.detach()));
  sessions.delete(page);
};
