import type { Page, Request } from '@playwright/test';
import { languages, pathInLanguage } from '#kernel/language.ts';
import { expect, nightlyFrom, test, visit } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

// 1280 by 1024 at 400 % is as much as this.
const NARROW = { width: 320, height: 256 };
const LEAST_TARGET = 24;

/** Pressable things that are smaller than a fingertip, but for links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')];
    return all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isThere = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      const isInline = getComputedStyle(element).display === 'inline';
      const isTicked = element.matches('[type=checkbox], [type=radio]'); // its label is pressed with it
      if (!isThere || isInline || isTicked || element.closest('[inert], [aria-hidden=true]')) return [];
      return width < least || height < least
        ? [`${element.tagName} ${element.textContent?.slice(0, 30)} ${width}×${height}`]
        : [];
    });
  }, LEAST_TARGET);

test('every public page gives no cookie, asks nobody but us, fits 320 pixels and has targets to be hit', async ({
  openPage,
}) => {
  // Every request to another origin fails the test: see watched-page.ts.
  const page = await openPage({ viewport: NARROW });
  const wrong: Record<string, unknown> = {};
  for (const address of publicAddresses) {
    await visit(page, address);
    const cookies = await page.context().cookies();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    const targets = await smallTargets(page);
    if (cookies.length > 0 || width > NARROW.width || targets.length > 0)
      wrong[address] = { cookies, width, targets };
  }
  expect(wrong).toEqual({});
});

test.describe('in forced colours', () => {
  const inForcedColours = ['/', '/how-it-works?tab=companies', '/companies/1', '/contact'];

  for (const [index, address] of inForcedColours.entries()) {
    test(
      `what can be pressed on ${address} is seen to be, and so is the focus`,
      {
        tag: nightlyFrom(2, index),
      },
      async ({ openPage }) => {
        const page = await openPage({ forcedColors: 'active' });
        await visit(page, address);
        const flat = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')].flatMap(
            (element) => {
              const hasEdge = (it: Element | null) =>
                it !== null && Number.parseFloat(getComputedStyle(it).borderTopWidth) > 0;
              // The browser itself draws the edge of a checkbox in the colours of the system.
              const isNative =
                element.matches('[type=checkbox], [type=radio]') &&
                getComputedStyle(element).appearance !== 'none';
              const isThere = element.checkVisibility() && !element.closest('[aria-hidden=true]');
              return !isThere || isNative || hasEdge(element) || hasEdge(element.closest('form'))
                ? []
                : [element.outerHTML];
            },
          ),
        );
        expect(flat).toEqual([]);
        for (let steps = 0; steps < 8; steps += 1) {
          await page.keyboard.press('Tab');
          const outline = await page.evaluate(() => {
            const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
            return { outlineStyle, isSeen: Number.parseFloat(outlineWidth) >= 2 };
          });
          expect(outline).toEqual({ outlineStyle: 'solid', isSeen: true });
        }
      },
    );
  }
});

test(
  'tabs and forms of the public pages lead where their addresses say',
  {
    annotation: { type: 'requirement', description: 'SHELL-010 SHELL-015' },
  },
  async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/how-it-works');
    await page.getByRole('tab', { name: 'For Companies' }).click();
    await page.getByRole('heading', { name: 'Plans and prices' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=companies');
    await page.getByRole('link', { name: 'How results are ranked' }).click();
    await page.getByRole('heading', { level: 1, name: 'How results are ranked' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Plans and prices' }).waitFor();
  },
);

test('the contact form says what is missing, sends, and says that it has', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/contact?topic=illegal-content');
  expect(await page.getByLabel('What’s your message about?').inputValue()).toBe('illegal-content');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please enter your name').waitFor();
  await page.getByLabel('Your name').fill('Claire Schmit');
  await page.getByLabel('Your email address').fill('claire@mail.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Page /companies/1 shows a picture of my house.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByRole('heading', { name: 'Message sent' });
  await sent.waitFor();
  expect(await sent.evaluate((heading) => heading === document.activeElement)).toBe(true);
});

test.describe('without a connection', () => {
  /** Goes to a page without a connection, and waits for what stands in for it. */
  const goWithoutConnection = async (page: Page) => {
    await visit(page, '/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The worker takes over with the next page.
    await visit(page, '/terms');
    await page.context().setOffline(true);
    await page.goto('/ranking');
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  };

  test('a page that says so stands in, and goes with the connection', async ({ openPage }) => {
    const page = await openPage({ serviceWorkers: 'allow' });
    await goWithoutConnection(page);
    expect(new URL(page.url()).pathname).toBe('/ranking');
    expect(
      await page.getByRole('img', { name: 'Giewel' }).evaluate((it: HTMLImageElement) => it.naturalWidth),
    ).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'How results are ranked' }).waitFor();
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const pages = languages.map((language) => pathInLanguage(language, '/offline.html'));
    expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.js', ...pages].toSorted());
  });

  test('and also where the browser tells it nothing', { tag: '@nightly' }, async ({ openPage }) => {
    const page = await openPage({ serviceWorkers: 'allow' });
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
        if (type !== 'online') listen(type, ...rest);
      };
    });
    await goWithoutConnection(page);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'How results are ranked' }).waitFor();
  });
});

test.describe('a link pressed without a connection', () => {
  test('leaves the page where it is, says so, and is followed with the connection', async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/companies/1');
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByText('You’re offline').waitFor();
    expect(await page.getByRole('heading', { name: 'Toiture Schmit & Fils' }).count()).toBe(1);
    expect(page.url()).not.toContain('tab=');
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect.poll(() => page.getByText('You’re offline').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/companies/1');
    await page.context().setOffline(false);
    await page.waitForURL('**/about');
    await expect.poll(() => page.getByText('You’re offline').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/companies/1');
    await page.getByRole('heading', { name: 'Toiture Schmit & Fils' }).waitFor();
  });
});

test.describe('from a card to its profile', () => {
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['transitions'] =
          `${Number(document.documentElement.dataset['transitions'] ?? 0) + 1}`;
        return start(update);
      };
    });
  const transitions = (page: Page) => page.locator('html').getAttribute('data-transitions');

  /** Watches requests from now on; the returned function waits until all have finished and their code has run. */
  const watchRequests = (page: Page) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    return async () => {
      for (let known = 0; known < asked.length;) {
        known = asked.length;
        await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      }
    };
  };

  test('the picture travels, there and back', async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'no-preference' });
    await countTransitions(page);
    // It watches from the start, because the code of transitions is loaded as soon as the page has hydrated.
    const allCame = watchRequests(page);
    await visit(page, '/');
    const card = page.locator('article').first();
    const name = await card.getByRole('heading').textContent();
    const toProfile = card.getByRole('link', { name: /View Profile/ });
    // A page that is still loading shows a skeleton first, and no view transition starts from there.
    const profile = page.waitForResponse('**/api/companies/*');
    await toProfile.hover();
    await profile;
    await allCame();
    await toProfile.click();
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await expect.poll(() => transitions(page)).toBe('1');
    await page.goBack();
    await page.getByRole('heading', { name: 'Browse Services by Category' }).waitFor();
    await expect.poll(() => transitions(page)).toBe('2');
    const named = () =>
      page.locator('[data-cover]').evaluateAll((all) => all.filter((it) => it.getAttribute('style')));
    await expect.poll(async () => (await named()).length).toBe(0);
  });

  test('nothing moves for whoever has asked for calm', async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await countTransitions(page);
    await visit(page, '/');
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.waitForURL(/\/companies\//);
    await page.getByRole('tablist').waitFor();
    expect(await transitions(page)).toBeNull();
  });
});

test('on paper a profile is what it says, without what can be pressed', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 794, height: 900 } });
  await visit(page, '/companies/1');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
});
