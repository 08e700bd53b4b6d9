import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import { addressOf, everyPage, type Onlooker, type SeenPage } from './every-page.ts';
import { demoProduct, expect, launchedHere, nightlyFrom, ownProduct, test, visit } from './fixtures.ts';

/** Staff need a second factor after the launch, before anything else is shown to them. */
const onlookers = ['visitor', 'demo-client', 'demo-company'] as const satisfies readonly Onlooker[];

const DEMO_PASSWORD = 'Gromperekichelcher';
const launched = ownProduct(async () => ({
  DEMO: 'on',
  DEMO_PASSWORD,
  REQUEST_LIMITS: 'off',
  ...(await launchedHere()),
}));
const products = {
  before: () => ({ address: demoProduct(), password: DEFAULT_DEMO_PASSWORD }),
  after: () => ({ address: launched.address, password: DEMO_PASSWORD }),
};
type Shown = ReturnType<(typeof products)['before']>;

/** Signs somebody in to a product and returns a function that reads its documents as they see them. */
const readerOf = async ({ address, password }: Shown, who: Onlooker) => {
  const headers = new Headers();
  if (who !== 'visitor') {
    const answer = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ username: who, password }),
    });
    expect(answer.status).toBe(200);
    headers.set(
      'cookie',
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
  }
  return async (page: string) => (await fetch(`${address}${page}`, { headers })).text();
};

/** The service worker caches this document, before and after the launch. */
const WITHOUT_LAUNCH = '/offline.html';

/** Returns which of somebody’s pages mention pre-launch, and which do not. */
const pagesOfPrelaunch = async (product: Shown, who: Onlooker, pages: readonly SeenPage[]) => {
  const read = await readerOf(product, who);
  const speaking: string[] = [];
  const silent: string[] = [];
  for (const one of pages) {
    const page = await addressOf(one, read);
    const words = (await read(page)).replace(/<script\b.*?<\/script>/gs, '');
    (/pre-launch|from launch|demo website/i.test(words) ? speaking : silent).push(page);
  }
  return { speaking, silent };
};

for (const [index, who] of onlookers.entries())
  test(
    `every page tells ${who} of pre-launch before the launch, and none after it`,
    {
      tag: nightlyFrom(1, index),
      annotation: { type: 'requirement', description: 'SHELL-006' },
    },
    async () => {
      const pages = everyPage[who].filter((page) => page !== WITHOUT_LAUNCH);
      expect((await pagesOfPrelaunch(products.before(), who, pages)).silent).toEqual([]);
      const after = await pagesOfPrelaunch(products.after(), who, pages);
      expect(after.speaking).toEqual([]);
      expect(after.silent).toHaveLength(pages.length);
    },
  );

test(
  'the notice of the pre-launch is gone after the launch, found or not',
  {
    annotation: { type: 'requirement', description: 'SHELL-006' },
  },
  async ({ openPage }) => {
    const page = await openPage({ expects: [/status of 404/] });
    for (const address of ['/', '/no-such-page']) {
      await visit(page, address);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      expect(await page.getByRole('complementary', { name: 'Notice' }).count()).toBe(0);
    }
  },
);
