import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { demoProduct, expect, type Fixtures, test, untilAlive, visit } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { PHONE } from './screen-sizes.ts';
import { signInToDemo } from './sign-in-to-demo.ts';

const offer = (page: Page) => page.getByRole('banner').getByRole('group', { name: /^(Language|Sprache)$/ });
const line = (page: Page) => page.getByText('Giewel existe aussi en français.');

/** Measures how far later content has moved the page. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test(
  'who reads French is offered it in the header, in French, and stays where they are',
  {
    tag: '@phone',
  },
  async ({ openPage }) => {
    const page = await openPage({ locale: 'fr-LU' });
    await visit(page, '/companies/1?tab=reviews');
    await line(page).waitFor();
    expect(await line(page).evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
    expect(await offer(page).locator('p').filter({ visible: true }).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/companies/1');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    // A bar at the foot of a phone could lie over the offer once the head is out of sight.
    // Down to the end of the footer: nearer to the reviews the card with the same ways is in sight, and takes the bar away. The
    // page still grows while it is scrolled for the first time, and its end moves down.
    const bar = page.getByRole('region', { name: 'Contact this company' });
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await bar.getByRole('button', { name: 'Call', exact: true }).click({ trial: true, timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    expect(await axeViolations(page)).toEqual([]);
    await visit(page, '/about');
    expect(await layoutShift(page)).toBe(0);
  },
);

/** Opens a search as a French reader whose connection brings the document and none of its scripts. */
const openSearchWithoutCode = async ({ openPage }: Pick<Fixtures, 'openPage'>) => {
  const page = await openPage({
    locale: 'fr-FR',
    expects: [/request failed.*\.js/, /Failed to load resource/],
  });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/search?q=roof');
  return page;
};

test('the line is there, and can be closed, before any of our code has come; closed is closed', async ({
  openPage,
}) => {
  const page = await openSearchWithoutCode({ openPage });
  await line(page).waitFor();
  expect(await page.getByRole('link', { name: 'Français' }).first().getAttribute('href')).toBe(
    '/fr/search?q=roof',
  );
  await page.getByRole('button', { name: 'Fermer' }).click();
  expect(await line(page).isVisible()).toBe(false);
  await page.unroute(/\/assets\/.*\.js$/);
  await visit(page, '/about');
  expect(await line(page).isVisible()).toBe(false);
});

test('the longest name of a language has room in the header at every width, beside the longest links', async ({
  openPage,
}) => {
  for (const who of ['visitor', 'demo-client'] as const) {
    const page = await openPage({ locale: 'lb-LU' });
    if (who !== 'visitor') await signInToDemo(page, who);
    await visit(page, '/fr/about');
    // The account's language counts more than the browser's.
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { offered: 'lb' }));
    for (const width of [320, 360, PHONE, 768, 1024, 1240]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${who} at ${width} px`).toEqual([]);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(73);
    }
  }
});

test('taken before any of our code has come, it is not made again on pages in English', async ({
  openPage,
}) => {
  const page = await openSearchWithoutCode({ openPage });
  await offer(page).getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/search?q=roof');
  await page.unroute(/\/assets\/.*\.js$/);
  await visit(page, '/search?q=roof');
  expect(await offer(page).isVisible()).toBe(false);
  // A language that was declined stays declined when another one is.
  await page.evaluate(() => localStorage.setItem('giewel-language-offered', ' fr de'));
  await visit(page, '/about');
  expect(await offer(page).isVisible()).toBe(false);
});

test('a press on it says the page in French without leaving it, wherever one is by then, and it is gone', async ({
  openPage,
}) => {
  const page = await openPage({ locale: 'fr' });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
  await page.waitForURL('**/how-it-works');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await offer(page).getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/how-it-works');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await line(page).isVisible()).toBe(false);
  // Choosing English afterwards ends the offer for good.
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/how-it-works');
  await page.reload();
  await untilAlive(page);
  expect(await line(page).isVisible()).toBe(false);
});

const notOffered: [reads: string, address: string][] = [
  ['en-GB', '/'],
  ['fr-LU', '/fr/'],
  ['it-IT', '/'],
  ['it-IT', '/de/'],
  ['pty', '/'],
];

for (const [locale, address] of notOffered) {
  test(`a browser in ${locale} is offered nothing on ${address}`, async ({ openPage }) => {
    const page = await openPage({ locale });
    await visit(page, address);
    expect(await page.locator('#language-offer').isVisible()).toBe(false);
    expect(await page.locator('#language-offer p').count()).toBe(4);
  });
}

for (const locale of ['de-AT', 'lb-LU', 'pt-BR', 'en-US']) {
  test(`one in ${locale} is offered its own, on a page in French`, async ({ openPage }) => {
    const page = await openPage({ locale });
    await visit(page, '/fr/prices');
    const shown = page.locator('#language-offer p').filter({ visible: true });
    expect(await shown.getAttribute('lang')).toBe(locale.slice(0, 2));
  });
}

test('a page out of the cache is the same for every language', async () => {
  const texts = await Promise.all(
    ['fr', 'de', ''].map(async (reads) => {
      const page = await fetch(`${demoProduct()}/about`, { headers: { 'accept-language': reads } });
      expect(page.headers.get('vary')).toBe('accept-encoding, cookie');
      return page.text();
    }),
  );
  expect(new Set(texts).size).toBe(1);
});
