import { addressOf, ERROR_PAGES, everyPage, type Onlooker, type SeenPage } from './every-page.ts';
import { expect, type Fixtures, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';
import { signInToDemo } from './sign-in-to-demo.ts';
import { smallTargets } from './small-targets.ts';

/** A thumb is given so many pixels; a link within a sentence may be as high as its line. */
const TARGET = 44;

const faultsByAddress = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  who: Onlooker,
  pages: readonly SeenPage[],
) => {
  const page = await openPage({
    viewport: { width: PHONE, height: 844 },
    tolerates: ERROR_PAGES,
  });
  if (who !== 'visitor') await signInToDemo(page, who);
  const found: Record<string, string[]> = {};
  for (const one of pages) {
    const address = await addressOf(one, async (on) => (await page.request.get(on)).text());
    // It has no styles of ours.
    if (address.startsWith('/offline')) continue;
    await visit(page, address);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    const faults = await smallTargets(page, TARGET);
    if (faults.length > 0) found[address] = faults;
  }
  return found;
};

test.describe('what one presses on a phone is 44 pixels wide and high (change 18)', () => {
  for (const who of ['visitor', 'demo-client', 'demo-company', 'demo-admin'] as const) {
    test(`one page in twelve as ${who} sees it`, async ({ openPage }) => {
      const pages = everyPage[who].filter((_, index) => index % 12 === 1);
      expect(await faultsByAddress({ openPage }, who, pages)).toEqual({});
    });

    test(`every page as ${who} sees it`, { tag: '@nightly' }, async ({ openPage }) => {
      test.setTimeout(600_000);
      expect(await faultsByAddress({ openPage }, who, everyPage[who])).toEqual({});
    });
  }
});
