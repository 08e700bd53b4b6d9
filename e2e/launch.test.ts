import { expect, inject, test } from 'vitest';
import { DEFAULT_DEMO_PASSWORD } from '#server/check-settings.ts';
import { testDatabase } from '#testing/database.ts';
import { addressOf, everyPage, type Onlooker } from './every-page.ts';
import { launchedHere, startOwnProduct } from './own-product.ts';

/** Staff need a second factor after the launch, before anything else is shown to them. */
const onlookers = ['visitor', 'demo-client', 'demo-company'] as const satisfies readonly Onlooker[];

const DEMO_PASSWORD = 'Gromperekichelcher';
const launched = await startOwnProduct({
  DATABASE_URL: (await testDatabase()).url,
  DEMO: 'on',
  DEMO_PASSWORD,
  REQUEST_LIMITS: 'off',
  ...(await launchedHere()),
});
const products = {
  before: { address: inject('product'), password: DEFAULT_DEMO_PASSWORD },
  after: { address: launched.address, password: DEMO_PASSWORD },
};

/** What a product shows to somebody, document by document. */
const readerOf = async ({ address, password }: (typeof products)['before'], who: Onlooker) => {
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

// That document is kept in the browser, for both.
const isOfOneLaunch = (address: string) => address !== '/offline.html';

/** Which of somebody’s pages speak of the time before the launch. */
const pagesOfPrelaunch = async (product: (typeof products)['before'], who: Onlooker) => {
  const read = await readerOf(product, who);
  const speaking: string[] = [];
  const silent: string[] = [];
  for (const one of everyPage[who]) {
    const page = await addressOf(one, read);
    if (!isOfOneLaunch(page)) continue;
    const words = (await read(page)).replace(/<script\b.*?<\/script>/gs, '');
    (/pre-launch|from launch|demo website/i.test(words) ? speaking : silent).push(page);
  }
  return { speaking, silent };
};

test.each(onlookers)(
  'every page tells %s of pre-launch before the launch, and none after it',
  async (who) => {
    expect((await pagesOfPrelaunch(products.before, who)).silent).toEqual([]);
    const after = await pagesOfPrelaunch(products.after, who);
    expect(after.speaking).toEqual([]);
    expect(after.silent.length).toBeGreaterThan(20);
  },
);
