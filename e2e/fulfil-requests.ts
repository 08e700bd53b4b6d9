import type { Page } from '@playwright/test';

interface Answer {
  contentType: string;
  body: string;
}

/** Fulfils requests to an address (`*` stands for anything) without the cost of page.route (hold-requests.ts). */
export const fulfilRequests = async (page: Page, address: string, { contentType, body }: Answer) => {
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    void devTools
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: contentType }],
        body: Buffer.from(body).toString('base64'),
      })
      // The page may have gone on meanwhile.
      .catch(() => undefined);
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
};
