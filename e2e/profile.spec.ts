import type { Page } from '@playwright/test';
import { expect, type Fixtures, nightlyFrom, type PageOptions, test, untilAlive, visit } from './fixtures.ts';

// The first company of the demo: 47 reviews, an emergency service, projects with several photos.
const PROFILE = '/companies/1';

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string, options: PageOptions = {}) => {
  const page = await openPage(options);
  if (options.javaScriptEnabled === false) await page.goto(address);
  else await visit(page, address);
  return page;
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const selectedTab = (page: Page) => page.locator('[role=tab][aria-selected=true]');
const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page) => dialog(page).locator('[aria-live=polite] span[aria-hidden]');
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

const manyPhotos = (page: Page) =>
  page
    .locator('article')
    .filter({ hasText: /[2-9] pictures/ })
    .first()
    .getByRole('link');

const openProject = async (page: Page) => {
  await manyPhotos(page).click();
  await dialog(page).waitFor();
};

test.describe('the five tabs', () => {
  test(
    'change the view and the address without a reload, Back undoes it, and arrow keys walk them without a trace',
    {
      annotation: { type: 'requirement', description: 'PROFILE-015' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, PROFILE);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await tab(page, 'Reviews').click();
      await page.waitForURL(`**${PROFILE}?tab=reviews`);
      await expect.poll(() => page.title()).toMatch(/^Reviews · /);
      await tab(page, 'Contact').click();
      await page.getByRole('button', { name: 'Send a Message' }).waitFor();
      await page.goBack();
      await expect.poll(() => selectedTab(page).textContent()).toContain('Reviews');
      await page.goBack();
      await expect.poll(() => selectedTab(page).textContent()).toBe('Overview');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      await selectedTab(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(addressOf(page)).toBe(PROFILE);
      await page.keyboard.press(' ');
      await page.waitForURL(`**${PROFILE}?tab=reviews`);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${PROFILE}?tab=contact`);
    },
  );
});

test.describe('reviews', () => {
  test('are filtered by a bar and sorted by a link, without JavaScript, ten on a page, and each tab is within reach of the Tab key', async ({
    openPage,
  }) => {
    const page = await open({ openPage }, PROFILE, { javaScriptEnabled: false });
    expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(5);
    await page.getByRole('link', { name: '(47 reviews)' }).click();
    await page.waitForURL('**?tab=reviews#profile');
    const shown = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    expect(await shown.count()).toBe(10);
    await page.getByRole('link', { name: /^4 stars:/ }).click();
    await page.getByText(/of 47 reviews: 4 stars/).waitFor();
    await page.getByRole('link', { name: 'Lowest' }).click();
    await page.waitForURL('**?tab=reviews&stars=4&sort=lowest');
    expect(await page.getByRole('img', { name: '4 out of 5', exact: true }).count()).toBe(
      await shown.count(),
    );
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL('**?tab=reviews&sort=lowest');
    await page.getByRole('link', { name: 'Older', exact: true }).click();
    await page.waitForURL('**?tab=reviews&sort=lowest&after=*');
    await tab(page, 'Services').click();
    await page.waitForURL(`**${PROFILE}?tab=services`);
    expect(await page.getByRole('heading', { level: 3, name: 'Roofing' }).count()).toBe(1);
  });

  test('are chosen without a jump of the page', async ({ openPage }) => {
    const page = await open({ openPage }, `${PROFILE}?tab=reviews`);
    const bar = page.getByRole('link', { name: /^5 stars:/ });
    await bar.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await bar.click();
    await page.getByText(/of 47 reviews: 5 stars/).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await bar.getAttribute('aria-current')).toBe('true');
  });
});

const doors: [button: string, code: string, text: string][] = [
  ['Request Quote', 'ERR-055', 'Please log in to message companies.'],
  ['Request a Quote', 'ERR-055', 'Please log in to message companies.'],
  ['Save to Folder', 'ERR-056', 'Please log in to save companies to folders.'],
  ['Like Company', 'ERR-057', 'Please log in to like companies.'],
];

for (const [index, [button, which, text]] of doors.entries()) {
  test(
    `"${button}" asks a visitor to sign in (${which})`,
    { tag: nightlyFrom(2, index) },
    async ({ openPage }) => {
      const page = await open({ openPage }, PROFILE);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByText('Authentication required').waitFor();
      expect(await page.getByText(text).count()).toBe(1);
      // PROFILE-047
      expect(asked.filter((path) => path.startsWith('/api/contacts'))).toEqual([]);
    },
  );
}

test.describe('business hours', () => {
  const moments: [when: string, now: string, state: string, day: string][] = [
    ['a Wednesday morning', '2026-07-15T08:00:00Z', 'Open now', 'Wednesday'],
    ['a Wednesday evening', '2026-07-15T20:00:00Z', 'Closed now', 'Wednesday'],
    ['a Sunday', '2026-07-19T08:00:00Z', 'Closed now', 'Sunday'],
    ['the National Day', '2026-06-23T08:00:00Z', 'Public holiday', 'Tuesday'],
  ];

  for (const [index, [what, now, state, day]] of moments.entries()) {
    test(
      `know ${what}, and nothing moves when they say so`,
      {
        tag: nightlyFrom(2, index),
        annotation: { type: 'requirement', description: 'PROFILE-021' },
      },
      async ({ openPage }) => {
        const page = await openPage();
        await page.clock.setFixedTime(now);
        await visit(page, PROFILE);
        await page.getByText(state, { exact: true }).waitFor();
        const bold = await page
          .locator('dt')
          .evaluateAll((terms) =>
            terms
              .filter((term) => getComputedStyle(term).fontWeight === '600')
              .map((term) => term.textContent),
          );
        expect(bold).toEqual([day]);
        const line = page.locator('details summary').filter({ hasText: state });
        expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44);
      },
    );
  }
});

test.describe('the details of a project', () => {
  test(
    'its photos turn by keys, buttons, dots, thumbnails and a swipe',
    {
      annotation: { type: 'requirement', description: 'PROFILE-035 PROFILE-036' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, `${PROFILE}?tab=projects`);
      await openProject(page);
      const total = await dialog(page)
        .getByRole('button', { name: /^Picture \d+ of/ })
        .count();
      expect(total).toBeGreaterThan(1);
      const isAt = (number: number) =>
        expect.poll(() => place(page).textContent()).toBe(`${number} / ${total}`);
      await isAt(1);
      await page.keyboard.press('ArrowRight');
      await isAt(2);
      await page.keyboard.press('Home');
      await isAt(1);
      await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
      await isAt(total);
      await dialog(page).getByRole('button', { name: 'Next picture' }).click();
      await isAt(1);
      await dialog(page)
        .getByRole('button', { name: /^Picture 2 of/ })
        .click();
      await isAt(2);
      await dialog(page).getByRole('list', { name: 'Choose a picture' }).getByRole('button').first().click();
      await isAt(1);
      // This is what a swipe does: the strip scrolls, and the photo in view counts.
      await dialog(page)
        .getByRole('list', { name: 'Pictures of the project' })
        .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
      await isAt(2);
    },
  );

  test('has an address; Esc and Back close it and the focus returns to the card', async ({ openPage }) => {
    const page = await open({ openPage }, `${PROFILE}?tab=projects`);
    await openProject(page);
    expect(addressOf(page)).toMatch(/\?tab=projects&project=\d+$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => addressOf(page)).toBe(`${PROFILE}?tab=projects`);
    expect(await manyPhotos(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await openProject(page);
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.goForward();
    await dialog(page).waitFor();
    await page.reload();
    await untilAlive(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => addressOf(page)).toBe(`${PROFILE}?tab=projects`);
  });
});

test.describe('calls that fail', () => {
  test(
    'a slow one shows the skeleton, a failed one says so',
    {
      annotation: { type: 'requirement', description: 'ERR-025 PROFILE-002' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, '/', { expects: [/status of 500/] });
      const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
      await page.route(/\/api\/companies\/\d+$/, async (route) => {
        await isSeen;
        await route.fulfill({ status: 500, body: '' });
      });
      await page
        .locator('article a[href^="/companies/"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.locator('main span[aria-hidden=true]:empty').first().waitFor();
      seen();
      await page.getByRole('heading', { level: 1, name: 'Failed to fetch company profile' }).waitFor();
      expect(await page.locator('[popover]').getByText('Error', { exact: true }).count()).toBe(1);
    },
  );

  test('who has looked at too many is told how it goes on (M10)', async ({ openPage }) => {
    const page = await open({ openPage }, '/', { expects: [/status of 429/] });
    const message = '600 companies have been looked at. Sign in to go on.';
    await page.route(/\/api\/companies\/\d+$/, (route) =>
      route.fulfill({ status: 429, json: { message, code: 'tooManyRequests' } }),
    );
    await page
      .locator('article a[href^="/companies/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByText(message).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Daily limit reached');
    expect(await page.locator('[popover]').getByText('Failed to fetch company profile').count()).toBe(0);
  });

  test(
    'services that cannot be fetched count as none',
    {
      annotation: { type: 'requirement', description: 'API-018' },
    },
    async ({ openPage }) => {
      const page = await open({ openPage }, PROFILE, { expects: [/status of 500/] });
      await page.route('**/api/companies/1/services', (route) => route.fulfill({ status: 500, body: '' }));
      await tab(page, 'Services').click();
      await page.getByText('No services listed for this company').waitFor();
    },
  );
});

test.describe('the call to action', () => {
  const primaries = async (page: Page) => {
    const inner = page.viewportSize()?.height ?? 0;
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--accent)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    const boxes = await Promise.all(
      (await page.getByRole('button', { name: /^Request (a )?Quote$/ }).all()).map(async (one) => ({
        isAccent: (await one.evaluate((node) => getComputedStyle(node).backgroundColor)) === accent,
        box: await one.boundingBox(),
      })),
    );
    return boxes.filter(({ isAccent, box }) => isAccent && box && box.y >= 73 && box.y < inner).length;
  };

  test(
    'is one on a screen, however far down one has read, and never missing (visual 8)',
    { tag: '@nightly' },
    async ({ openPage }) => {
      for (const width of [1440, 390]) {
        const page = await open({ openPage }, PROFILE, { viewport: { width, height: 900 } });
        for (const down of [0, 700, 1600, 100_000]) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), down);
          await expect
            .poll(() => primaries(page), { message: `${width} px, ${down}` })
            .toBeLessThanOrEqual(1);
          if (down < 100_000)
            await expect.poll(() => primaries(page), { message: `${width} px, ${down}` }).toBe(1);
        }
      }
    },
  );

  test('of the card at the side is reached without a scroll of its own at 900 px (visual 9)', async ({
    openPage,
  }) => {
    const page = await open({ openPage }, PROFILE);
    const card = page.getByRole('button', { name: 'Request a Quote' }).locator('xpath=ancestor::section[1]');
    const inner = await card.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(inner).toBeLessThanOrEqual(0);
    // The week is one press away.
    await page
      .locator('details summary')
      .filter({ hasText: /:|Closed|All opening hours/ })
      .first()
      .click();
    await page.getByText('Sunday', { exact: true }).first().waitFor();
  });
});

test.describe('what one sees first', () => {
  test('on a desk: pictures, name, action and what clients wrote; scrolled down, name and action stay', async ({
    openPage,
  }) => {
    const page = await open({ openPage }, PROFILE, { viewport: { width: 1440, height: 900 } });
    const pictures = page.getByRole('list', { name: 'Pictures', exact: true });
    expect(await pictures.getByRole('link').filter({ visible: true }).count()).toBe(5);
    const words = page.getByRole('region', { name: 'Reviews' }).locator('blockquote');
    expect(await words.count()).toBe(2);
    for (const quotation of await words.all()) {
      const box = await quotation.boundingBox();
      expect((box?.y ?? 900) + 60).toBeLessThan(900);
    }
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const ask = page.getByRole('button', { name: 'Request Quote', exact: true }).filter({ visible: true });
    await expect.poll(async () => (await ask.last().boundingBox())?.y).toBeLessThan(140);
    await page.getByRole('button', { name: 'All 18 pictures' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'All 18 pictures' }).click();
    await expect.poll(() => place(page).textContent()).toBe('1 / 18');
  });

  test(
    'on a phone: one picture, and the tabs are in view at arrival',
    { tag: '@phone' },
    async ({ openPage }) => {
      const page = await open({ openPage }, PROFILE, { viewport: { width: 390, height: 844 } });
      const pictures = page.getByRole('list', { name: 'Pictures', exact: true });
      expect(await pictures.getByRole('link').filter({ visible: true }).count()).toBe(1);
      const tabs = await page.getByRole('tablist').boundingBox();
      expect((tabs?.y ?? 844) + (tabs?.height ?? 0)).toBeLessThan(844);
      const bar = page.getByRole('region', { name: 'Contact this company' });
      expect(await bar.isVisible()).toBe(false);
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      const call = bar.getByRole('button', { name: 'Call', exact: true });
      await call.click();
      const note = page.getByText('No phone number in the demo');
      // It opens upwards, away from the foot of the screen.
      const bottomOf = async () => {
        const box = await note.locator('..').boundingBox();
        return (box?.y ?? 844) + (box?.height ?? 0);
      };
      await expect.poll(bottomOf).toBeLessThan((await call.boundingBox())?.y ?? 0);
    },
  );
});
