import type { Page } from 'playwright-core';

/** Holds requests back until the function it returns lets them go; after that they pass. */
export const hold = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
};
