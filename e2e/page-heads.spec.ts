import type { Page } from '@playwright/test';
import { addressOf, ERROR_PAGES, everyPage, type Onlooker, type SeenPage } from './every-page.ts';
import { expect, type Fixtures, test, visit } from './fixtures.ts';
import { DESK, PHONE } from './screen-sizes.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

/** A heading begins so far below the lowest bar. */
const ABOVE_HEADING = [
  [DESK, 40],
  [PHONE, 28],
] as const;

/**
 * Home, the page for companies and a company begin with a picture; a conversation is a bar of its own; the search begins
 * higher, so that its results are in sight; and the page without a connection has no bars.
 */
const hasHeadOfItsOwn = (address: string) =>
  /^\/(?:$|\?|for-companies|companies\/\d{1,5}(?:$|\?)|messages\/|search|offline)/.test(address);

const aboveHeading = (page: Page) =>
  page.evaluate(() => {
    const [main, heading] = ['main', 'h1'].map(
      (name) => document.querySelector(name)?.getBoundingClientRect().top,
    );
    return Math.round((heading ?? Infinity) - (main ?? 0));
  });

const headsByAddress = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  who: Onlooker,
  pages: readonly SeenPage[],
) => {
  const page = await openPage({ tolerates: ERROR_PAGES });
  if (who !== 'visitor') await signInToDemo(page, who);
  const found: Record<string, Record<number, number>> = {};
  for (const one of pages) {
    const address = await addressOf(one, async (on) => (await page.request.get(on)).text());
    if (hasHeadOfItsOwn(address)) continue;
    await visit(page, address);
    for (const [width, expected] of ABOVE_HEADING) {
      await page.setViewportSize({ width, height: 900 });
      const above = await aboveHeading(page);
      if (above !== expected) found[address] = { ...found[address], [width]: above };
    }
  }
  return found;
};

test.describe('every heading begins 40 pixels below the lowest bar, 28 on a phone (visual 17)', () => {
  for (const who of ['visitor', 'demo-client', 'demo-company', 'demo-admin'] as const) {
    test(`one page in twelve as ${who} sees it`, async ({ openPage }) => {
      const pages = everyPage[who].filter((_, index) => index % 12 === 3);
      expect(await headsByAddress({ openPage }, who, pages)).toEqual({});
    });

    test(`every page as ${who} sees it`, { tag: '@nightly' }, async ({ openPage }) => {
      test.setTimeout(600_000);
      expect(await headsByAddress({ openPage }, who, everyPage[who])).toEqual({});
    });
  }
});
