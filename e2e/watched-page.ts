import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

/** A test expects or tolerates errors in its page by these. */
export interface Expected {
  /** The test provokes these, such as the line a browser logs for a 404. Each must happen, nothing else may. */
  expects?: readonly RegExp[] | undefined;
  /** These may happen or not, where a test walks through many pages. */
  tolerates?: RegExp | undefined;
}

/** Records every error in a page from now on. */
export const listen = (page: Page, origin: string, hasScript = true): string[] => {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) complaints.push(`request to ${url.origin}`);
  });
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText;
    // A browser without script refuses to preload one, and says so as if a policy had.
    if (!hasScript && reason === 'csp' && request.url().endsWith('.js')) return;
    // Given up by the browser itself, because the visitor went elsewhere.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} (${reason})`);
  });
  return complaints;
};

/** Waits for what a test says goes wrong: a line of the console may come after what it leaves on the page. */
export const troublesCame = (complaints: readonly string[], { expects = [] }: Expected) =>
  expect
    .poll(() => expects.filter((one) => !complaints.some((complaint) => one.test(complaint))), {
      message: 'what was to go wrong and did not',
      timeout: 2_000,
    })
    .toEqual([]);

/** Fails a test whose page had other troubles than it says. */
export const judge = (complaints: readonly string[], { expects = [], tolerates }: Expected) => {
  const known = [...expects, ...(tolerates ? [tolerates] : [])];
  const unexpected = complaints.filter((complaint) => !known.some((one) => one.test(complaint)));
  expect(unexpected, 'what went wrong in the page').toEqual([]);
};
