import type { Page } from '@playwright/test';

/** Matches as Playwright does: `**` stands for anything, `*` for anything up to the next slash. */
const matcherOf = (address: string | RegExp): RegExp => {
  if (typeof address !== 'string') return address;
  const written = address
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
  return new RegExp(`^${written}$`);
};

/**
 * Holds requests back until the function it returns lets them go; after that they pass. Playwright's page.route would hold
 * up every request to look at it, and a page then costs twice as much.
 */
export const holdRequests = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const isHeld = matcherOf(address);
  const devTools = await page.context().newCDPSession(page);
  const letPass = (requestId: string) =>
    // The page may have given it up meanwhile.
    devTools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  devTools.on('Fetch.requestPaused', ({ requestId, request }) => {
    void (isHeld.test(request.url) ? letGo : Promise.resolve()).then(() => letPass(requestId));
  });
  // A request that the browser serves from its cache could not be delayed.
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The browser filters by this pattern itself, before it asks here.
  const urlPattern = typeof address === 'string' ? address.replace(/\?/g, '\\?').replace(/\*+/g, '*') : '*';
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return resolve;
};
