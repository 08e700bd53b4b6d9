import type { Page } from '@playwright/test';

/**
 * Lets the first call to an address arrive and loses its response, as a broken connection does (`*` stands for
 * anything). The returned function waits until that has happened. Only calls that write are lost, and only once.
 */
export const loseFirstResponse = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const devTools = await page.context().newCDPSession(page);
  const { promise: isLost, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  devTools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const act =
      isFirst && request.method !== 'GET'
        ? devTools
            .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
            .then(() => resolve())
        : devTools.send('Fetch.continueRequest', { requestId });
    if (request.method !== 'GET') isFirst = false;
    // The page may have given it up meanwhile.
    void act.catch(() => undefined);
  });
  // The request is paused at the response, when the server has done the work.
  await devTools.send('Fetch.enable', {
    patterns: [{ urlPattern: address.replace(/\*+/g, '*'), requestStage: 'Response' }],
  });
  return () => isLost;
};
