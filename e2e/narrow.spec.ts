import type { Page } from '@playwright/test';
import { addressOf, ERROR_PAGES, everyPage, type Onlooker } from './every-page.ts';
import { expect, nightlyFrom, test, visit } from './fixtures.ts';
import { fulfilRequests } from './fulfil-requests.ts';
import { layoutFaults } from './layout-faults.ts';
import { shareOfBars } from './share-of-bars.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

// 1280 pixels at 400 % are as many as this, and so are the smallest phones.
const NARROW = { width: 320, height: 640 };

/** Names that people wrote may be cut here; everything that lies over something else or beyond the edge is a fault. */
const isNarrowFault = (fault: string) => /^(?:sideways|over each other|pressed in one place)/.test(fault);

const faultsOf = async (page: Page, address: string): Promise<string[]> => {
  if (address.startsWith('/offline')) await page.goto(address);
  else await visit(page, address);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  const share = await shareOfBars(page);
  return [
    ...(await layoutFaults(page)).filter(isNarrowFault),
    ...(share > 0.2 ? [`bars that stay take ${Math.round(share * 100)} % of the height`] : []),
  ];
};

const parts = 6;

for (const who of Object.keys(everyPage) as Onlooker[])
  for (let part = 0; part < parts; part += 1)
    test(
      `nothing is sideways or over something else at 320 pixels as ${who} sees it, part ${part + 1} of ${parts}`,
      { tag: nightlyFrom(1, part) },
      async ({ openPage }) => {
        test.setTimeout(180_000);
        // A 404 on purpose is logged to the console, which another test looks at.
        const page = await openPage({
          viewport: NARROW,
          tolerates: ERROR_PAGES,
        });
        await fulfilRequests(page, '*/plates/*', {
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
        });
        if (who !== 'visitor') await signInToDemo(page, who);
        const read = async (address: string) => (await page.request.get(address)).text();
        const found: Record<string, string[]> = {};
        for (const one of everyPage[who].filter((_, index) => index % parts === part)) {
          const address = await addressOf(one, read);
          const faults = await faultsOf(page, address);
          if (faults.length > 0) found[address] = faults;
        }
        expect(found).toEqual({});
      },
    );

// Their words are the longest beside figures and buttons.
for (const [index, language] of (['fr', 'de', 'lb', 'pt'] as const).entries())
  test(
    `nothing on a dashboard is sideways at 320 pixels in ${language}`,
    { tag: nightlyFrom(1, index) },
    async ({ openPage }) => {
      for (const [who, address] of [
        ['demo-client', '/dashboard'],
        ['demo-company', '/company-dashboard'],
      ] as const) {
        const page = await openPage({ viewport: NARROW });
        await signInToDemo(page, who);
        await visit(page, `/${language}${address}`);
        expect((await layoutFaults(page)).filter(isNarrowFault), who).toEqual([]);
        await page.close();
      }
    },
  );
