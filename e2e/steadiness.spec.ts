import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { homePage, scrollToEnd } from './home-page.ts';
import { DESK, PHONE } from './screen-sizes.ts';

/** Returns the cumulative layout shift since the page began, as the browser counts it. */
const movement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer stays silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.describe('a page that comes', { tag: '@looks' }, () => {
  test('a page is painted before its code is fetched, and nothing moves while it comes and is read to its end', async ({
    openPage,
  }) => {
    const page = await openPage({ reducedMotion: 'no-preference' });
    await visit(page, '/');
    const [painted, fetched] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/entry-client-'))?.startTime,
    ]);
    expect(painted).toBeLessThan(fetched ?? 0);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await movement(page)).toBeLessThan(0.02);
  });

  test('nothing moves when fonts and pictures come late', async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'no-preference' });
    const letGo = await holdRequests(page, /\.(woff2|svg)$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    letGo();
    await page.waitForLoadState('networkidle');
    expect(await movement(page)).toBeLessThan(0.02);
  });
});

test('nothing is wider than the screen, from 320 px up', { tag: '@nightly' }, async ({ openPage }) => {
  const page = await openPage({ expects: [/status of 404/] });
  for (const address of ['/', '/?q=roof&show=12', '/?category=999999', '/no-such-page', '/api/docs']) {
    await page.goto(address);
    for (const width of [320, PHONE, 768, 1023, DESK]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${address} at ${width} px`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      );
      // A page that cannot scroll sideways can still be cut off.
      const cutOff = await page.evaluate(() => {
        // Words for those who do not see the page are cut to one point.
        const isForEars = (element: Element | null): boolean =>
          element !== null &&
          (getComputedStyle(element).clipPath !== 'none' || isForEars(element.parentElement));
        return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select)')]
          .filter((element) => element.checkVisibility() && !element.closest('pre') && !isForEars(element))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(cutOff, where).toEqual([]);
    }
  }
});

test(
  'who asked for less motion is not scrolled through the page',
  {
    annotation: { type: 'requirement', description: 'HOME-022' },
  },
  async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await scrollToEnd(page);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    const { directory } = homePage(page);
    await page.getByRole('link', { name: 'Browse Companies Above' }).click();
    await expect
      .poll(() => directory.evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
      .toBeLessThan(140);
    expect(new Set(await places.jsonValue()).size).toBeLessThanOrEqual(2);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .length,
    );
    expect(moving).toBe(0);
  },
);

test('a button of /search that is pressed before the page is alive is not pressed in vain', async ({
  openPage,
}) => {
  const page = await openPage();
  const release = await holdRequests(page, /entry-client/);
  await page.goto('/search');
  await page
    .getByRole('button', { name: /^Save .* to folder$/ })
    .first()
    .click();
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
  release();
  await page.getByText('Authentication required', { exact: true }).waitFor();
  expect(await page.getByText('Authentication required', { exact: true }).count()).toBe(1);
});

test('the buttons of a profile can be pressed as soon as the page is alive, and not before', async ({
  openPage,
}) => {
  const page = await openPage();
  const release = await holdRequests(page, /entry-client/);
  await page.goto('/companies/1');
  const like = page.getByRole('button', { name: /^Like / }).first();
  const ask = page.getByRole('button', { name: 'Request Quote', exact: true }).first();
  expect([await like.isDisabled(), await ask.isDisabled()]).toEqual([true, true]);
  release();
  // The press waits until the button is enabled, as a person does.
  await like.click();
  await page.getByText('Authentication required', { exact: true }).waitFor();
});
