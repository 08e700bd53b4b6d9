import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, type Fixtures, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';

const parts = (page: Page) => ({
  box: page.getByRole('combobox', { name: 'Trade or company' }),
  where: page.getByRole('combobox', { name: 'Where' }),
  options: page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'),
  places: page.getByRole('listbox', { name: 'Places' }).getByRole('option'),
  count: page.getByRole('search').getByRole('heading', { level: 2 }).getByRole('status'),
  names: () => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents(),
  map: page.getByRole('complementary', { name: 'Map' }),
});

const open = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  address = '/search',
  options: Parameters<typeof openPage>[0] = {},
) => {
  const page = await openPage(options);
  await visit(page, address);
  return { page, ...parts(page) };
};

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();

const found = async (page: Page, query: string) => {
  const response = await page.request.get(`/api/companies?${query}&limit=24`);
  const companies = (await response.json()) as { name: string }[];
  return { names: companies.map(({ name }) => name), total: Number(response.headers()['x-total-count']) };
};

test.describe('while somebody types', () => {
  test(
    'results come by themselves, the last answer wins, and Back leaves the search',
    {
      annotation: { type: 'requirement', description: 'SEARCH-001 SEARCH-005' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await page.goto('/healthz');
      await visit(page, '/search');
      const { box, count, names } = parts(page);
      const release = await holdRequests(page, /companies\?query=sol/);
      const asked = page.waitForRequest(/companies\?query=sol/);
      await box.pressSequentially('sol');
      await asked;
      await box.fill('couvreur');
      const { total } = await found(page, 'query=couvreur');
      await expect.poll(() => count.textContent()).toContain(`${total} companies`);
      release();
      await page.waitForLoadState('networkidle');
      expect(await count.textContent()).toContain(`${total} companies`);
      expect(page.url()).toContain('q=couvreur');

      await box.press('ControlOrMeta+a');
      await box.pressSequentially('dachdeker', { delay: 20 });
      const expected = await found(page, 'query=dachdeker');
      expect(expected.total).toBeGreaterThan(3);
      await expect.poll(() => count.textContent()).toContain(`${expected.total} companies`);
      await expect.poll(() => names()).toEqual(expected.names);
      expect(new URL(page.url()).search).toBe('?q=dachdeker');
      expect(await box.inputValue()).toBe('dachdeker');
      expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/healthz');
    },
  );

  test(
    'what may be meant is chosen by pointer and by arrow keys, in the place of what was typed',
    { tag: '@nightly' },
    async ({ openPage }) => {
      const { page, box, options } = await open({ openPage });
      // The same holds before the typed search has its response.
      const release = await holdRequests(page, /companies\?query=plomb/);
      await box.pressSequentially('plomb');
      await expect.poll(() => options.allTextContents()).toContain('Plumbing');
      await options.filter({ hasText: 'Plumbing' }).click();
      expect(await box.inputValue()).toBe('');
      await page.waitForURL(/\/search\?category=\d+$/);
      const { search: plumbing } = new URL(page.url());
      await box.pressSequentially('Esch');
      await page.waitForURL(/\/search\?q=Esch&category=\d+$/);
      release();

      await box.press('ControlOrMeta+a');
      await box.pressSequentially('dach');
      // Once it stands first: what is chosen keeps its place when a list comes later.
      await expect.poll(async () => (await options.allTextContents())[0]).toBe('Roofing');
      await page.keyboard.press('ArrowDown');
      expect(await options.first().getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => /^\?category=\d+$/.test(url.search) && url.search !== plumbing);
      expect(await options.count()).toBe(0);
      await expect.poll(() => box.inputValue()).toBe('');
      await box.pressSequentially('Ettel');
      await expect.poll(() => options.allTextContents()).toContain('EttelbruckCanton of Diekirch');
      await page.keyboard.press('Escape');
      expect(await options.count()).toBe(0);
      expect(await box.inputValue()).toBe('Ettel');
      await box.pressSequentially('br');
      await expect.poll(() => options.count()).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect.poll(() => options.count()).toBe(0);
      expect(await box.inputValue()).toBe('Ettelbr');
    },
  );

  test('the box for places suggests places alone, and keeps what is looked for', async ({ openPage }) => {
    const { page, where, places } = await open({ openPage }, '/search?q=roof');
    await where.pressSequentially('Ettel');
    await expect.poll(() => places.allTextContents()).toEqual(['EttelbruckCanton of Diekirch']);
    await page.getByText('1 suggestion', { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=roof&place=Ettelbruck');
    expect(await places.count()).toBe(0);
    await expect.poll(() => where.inputValue()).toBe('Ettelbruck');
  });

  test(
    'no answer takes a letter back, and Back and Forward bring the words of their search',
    { tag: '@nightly' },
    async ({ openPage }) => {
      const { page, box, count } = await open({ openPage });
      const release = await holdRequests(page, /companies\?query=dacha/);
      const asked = page.waitForRequest(/companies\?query=dacha/);
      await box.pressSequentially('dacha');
      await asked;
      await page.keyboard.press('Backspace');
      release();
      const { total } = await found(page, 'query=dach');
      await expect.poll(() => count.textContent()).toContain(`${total} companies`);
      expect(await box.inputValue()).toBe('dach');
      await openFilters(page);
      await page.getByRole('checkbox', { name: 'Verified' }).check();
      await page.waitForURL(/q=dach&verified=true$/);
      await box.press('End');
      await page.keyboard.type('deck');
      await page.waitForURL(/q=dachdeck&verified=true$/);
      await page.goBack();
      await expect.poll(() => box.inputValue()).toBe('dach');
      await page.goForward();
      await expect.poll(() => box.inputValue()).toBe('dachdeck');
    },
  );

  test('what the arrow keys came to stays chosen while the list changes around it', async ({ openPage }) => {
    const { page, box, options } = await open({ openPage });
    await box.pressSequentially('da');
    await expect.poll(() => options.count()).toBeGreaterThan(2);
    const release = await holdRequests(page, /suggestions\?query=dac/);
    const asked = page.waitForRequest(/suggestions\?query=dac/);
    await box.pressSequentially('c');
    await asked;
    const before = await options.allTextContents();
    const place = before.findIndex((option) => option.startsWith('Dachstuhl Zenner'));
    for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
    release();
    await expect.poll(() => options.allTextContents()).not.toEqual(before);
    expect((await options.allTextContents())[place]).not.toBe(before[place]);
    expect(await options.and(page.locator('[aria-selected=true]')).allTextContents()).toEqual([
      before[place],
    ]);
  });
});

test.describe('the form', () => {
  test(
    'filters go together, in the address too, and are cleared',
    {
      annotation: { type: 'requirement', description: 'SEARCH-002 SEARCH-003 SEARCH-004' },
    },
    async ({ openPage }) => {
      const { page, where, count, names } = await open({ openPage }, '/search?q=roof');
      await openFilters(page);
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Roofing');
      await page.waitForURL(/category=7/);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
      await page.waitForURL(/sort=name/);
      await page.getByRole('checkbox', { name: 'Verified' }).check();
      await page.waitForURL(/verified=true/);
      await where.fill('esch');
      await page.waitForURL(/place=esch/);
      const expected = await found(page, 'query=roof&categoryId=7&sort=name&verified=true&place=esch');
      await expect.poll(() => names()).toEqual(expected.names);
      expect(expected.names).toEqual(expected.names.toSorted((a, b) => a.localeCompare(b)));
      await page.reload();
      expect(await names()).toEqual(expected.names);
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await page.waitForURL(/\/search$/);
      await expect.poll(() => count.textContent()).toMatch(/^1\d\d companies/);
      await expect.poll(() => where.inputValue()).toBe('');
    },
  );

  test('a place says who is there and how far the others are, and how far to look is a link', async ({
    openPage,
  }) => {
    const { page, count } = await open({ openPage }, '/search?q=roofer&place=Belval');
    expect(await page.getByText('None in Belval', { exact: true }).isVisible()).toBe(true);
    const away = page.getByRole('article').first().getByText(/away/);
    expect(await away.textContent()).toMatch(/under 5 km away|about \d+ km away/);
    await page
      .getByRole('navigation', { name: 'Radius' })
      .getByRole('link', { name: /across Luxembourg/ })
      .click();
    await page.waitForURL(/radius=country/);
    await expect.poll(() => count.textContent()).toMatch(/^1\d companies/);
    await openFilters(page);
    expect(await page.getByRole('combobox', { name: 'Distance' }).inputValue()).toBe('country');
  });

  test('where nobody is found the next thing is a press away', async ({ openPage }) => {
    const { page, count } = await open(
      { openPage },
      '/search?q=security&place=Vianden&radius=5&verified=true&rating=4.5',
    );
    expect(await page.getByRole('heading', { name: 'No companies found' }).isVisible()).toBe(true);
    await page
      .getByRole('main')
      .getByRole('link', { name: /within 10 km of Vianden/ })
      .click();
    await page.waitForURL(/radius=10/);
    await expect.poll(() => count.textContent()).toMatch(/^[1-9]/);
  });

  test(
    'nothing found says so; categories are offered without a query',
    {
      annotation: { type: 'requirement', description: 'SEARCH-006 SEARCH-007' },
    },
    async ({ openPage }) => {
      const { page, box } = await open({ openPage }, '/search?q=xyzxyz');
      const browse = page.getByRole('navigation', { name: 'Browse by category' });
      expect(await page.getByRole('heading', { name: 'No companies found' }).isVisible()).toBe(true);
      expect(await browse.count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click();
      await browse.getByRole('button', { name: /^All \d+ trades$/ }).click();
      await browse.getByRole('link', { name: 'Roofing' }).click();
      await page.waitForURL(/\/search\?category=7$/);
      expect(await box.inputValue()).toBe('');
    },
  );

  test(
    'without categories the search goes on, and says what is missing',
    {
      annotation: { type: 'requirement', description: 'ERR-032' },
    },
    async ({ openPage }) => {
      const { page } = await open({ openPage }, '/companies/1', { expects: [/status of 500/] });
      await page.route('**/api/categories', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Failed to load service categories')
        .waitFor();
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    },
  );

  test(
    'Enter in an empty box wants a term, and a failed search says so',
    {
      annotation: { type: 'requirement', description: 'VALID-037 ERR-030 ERR-031' },
    },
    async ({ openPage }) => {
      const { page, box } = await open({ openPage }, '/search', { expects: [/status of 500/] });
      await box.press('Enter');
      expect(await page.getByText('Search term is required').isVisible()).toBe(true);
      await page.route('**/api/companies?*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await box.pressSequentially('roof');
      await page.getByText('Search term is required').waitFor({ state: 'detached' });
      await page.getByText('Search error').waitFor();
      expect(
        await page.getByText('Failed to search for companies. Please try again.').first().isVisible(),
      ).toBe(true);
      await openFilters(page);
      await page.getByRole('combobox', { name: 'Rating' }).selectOption('4.5');
      await box.fill('');
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Failed to load companies')
        .waitFor();
    },
  );
});

test.describe('the map', () => {
  test(
    'is walked by keyboard, shows the card that is looked at, and a place typed stands for one chosen',
    {
      tag: '@nightly',
      annotation: { type: 'requirement', description: 'SEARCH-002' },
    },
    async ({ openPage }) => {
      const { page, where, map, count } = await open({ openPage });
      const canton = (name: string) => map.getByRole('link', { name: new RegExp(`^${name}: `) });
      const total = /\d+/.exec((await canton('Esch-sur-Alzette').getAttribute('aria-label')) ?? '')?.[0];
      await canton('Esch-sur-Alzette').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/canton=Esch-sur-Alzette/);
      await expect.poll(() => count.textContent()).toContain(`${total} companies in Esch-sur-Alzette`);
      await canton('Dudelange').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/commune=Dudelange/);
      await expect.poll(() => count.textContent()).toContain('in Dudelange');

      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^View Profile/ })
        .focus();
      await expect.poll(() => map.locator('a[data-lit]').count()).toBe(1);
      await canton('Dudelange').focus();
      await expect.poll(() => page.locator('li[data-lit]').count()).toBeGreaterThan(0);

      await map.getByRole('link', { name: 'All of Luxembourg' }).click();
      await page.waitForURL(/\/search$/);
      await canton('Clervaux').click();
      await page.waitForURL(/\/search\?canton=Clervaux$/);
      await where.fill('Esch');
      await page.waitForURL(/\/search\?place=Esch$/);
      await canton('Esch-sur-Alzette').click();
      await page.waitForURL(/\/search\?canton=Esch-sur-Alzette$/);
      await expect.poll(() => where.inputValue()).toBe('');
    },
  );

  test('stands behind a switch on a phone', { tag: '@phone' }, async ({ openPage }) => {
    const { page, map } = await open({ openPage }, '/search');
    expect(await map.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Show map' }).click();
    await map.waitFor();
    expect(await page.getByRole('article').first().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  });
});

for (const address of ['/search?view=map', '/search?q=roof&view=map', '/search?canton=Luxembourg&view=map']) {
  test(
    `${address} can be read on a phone: words of 12 px, none upon another, none cut off`,
    {
      tag: '@phone',
    },
    async ({ openPage }) => {
      const { page, map } = await open({ openPage }, address);
      await map.waitFor();
      for (const width of [360, PHONE]) {
        await page.setViewportSize({ width, height: 900 });
        const words = await map.locator('text:visible').evaluateAll((all) =>
          all.map((it) => {
            const text = it as SVGTextElement;
            const px = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
            const { left, right, top, bottom } = text.getBoundingClientRect();
            const isName = getComputedStyle(text).paintOrder.startsWith('stroke');
            return { says: text.textContent, px, isName, left, right, top, bottom };
          }),
        );
        expect(words.filter(({ px }) => px < 12)).toEqual([]);
        const names = words.filter(({ isName }) => isName);
        expect(names.length).toBeGreaterThan(4);
        const met = names.flatMap((a, index) =>
          names
            .slice(index + 1)
            .filter(
              (b) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom,
            )
            .map((b) => [a.says, b.says]),
        );
        expect(met).toEqual([]);
        const sheet = await map
          .locator('svg')
          .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
        expect(words.filter(({ left, right }) => left < sheet.left || right > sheet.right)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
}

test('without JavaScript it searches, narrows and goes on', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/search');
  const { box, names, map } = parts(page);
  expect(await names()).toHaveLength(24);
  await page.getByRole('button', { name: 'Show More' }).click();
  // A page that comes is read row by row.
  await expect.poll(names).toHaveLength(48);
  await box.fill('eletricista');
  await page.getByRole('button', { name: 'Search' }).click();
  const expected = await found(page, 'query=eletricista');
  await expect.poll(names).toEqual(expected.names);
  const canton = map.getByRole('link').first();
  const total = /\d+/.exec((await canton.getAttribute('aria-label')) ?? '')?.[0];
  await canton.click();
  await expect.poll(names).toHaveLength(Number(total));
});

/**
 * At the end the bar stands below the list: elsewhere it covers content that is scrolled half beneath it. Nor does the
 * header stay, which lies over half a link of the footer where that is higher than the screen.
 */
const toTheEnd = (page: Page) =>
  page.evaluate(() => {
    for (const header of document.querySelectorAll('header')) header.style.position = 'static';
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });

test(
  `companies that were found are ticked by key, stay chosen in another search, and stand side by side`,
  {
    tag: ['@looks', '@desk-by-day'],
  },
  async ({ openPage }) => {
    const { page } = await open({ openPage }, '/search?q=roof');
    const ticks = page.getByRole('checkbox', { name: /^Compare / });
    // They come with the page's own script: people who use the Tab key would miss later ones.
    await expect(ticks).toHaveCount(await page.getByRole('main').getByRole('article').count());
    await ticks.first().focus();
    await page.keyboard.press('Space');
    await page.getByText('1 company selected').waitFor();
    expect(await page.getByRole('button', { name: 'Choose one more' }).isDisabled()).toBe(true);
    await visit(page, '/search?q=painter');
    await page.getByText('1 company selected').waitFor();
    for (const number of [0, 1, 2]) await ticks.nth(number).click();
    await page.getByText('4 companies selected, the most you can compare').waitFor();
    expect(await ticks.nth(3).isDisabled()).toBe(true);
    await toTheEnd(page);
    expect(await axeViolations(page)).toEqual([]);
    await ticks.nth(2).click();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.waitForURL(/\/compare\?ids=\d+(,|%2C)\d+(,|%2C)\d+(&|$)/);
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(4);
    await page.getByRole('link', { name: 'Ask all three' }).click();
    await page.waitForURL(/\/requests\/new\/what\?(category=\d+&)?companies=/);
    await visit(page, '/compare');
    await page.getByRole('link', { name: 'Choose again' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.getByText('companies selected').count()).toBe(0);
  },
);

test.describe('the bar of what is compared', () => {
  test(
    'fits every phone and stays at its foot, with one company ticked and with two',
    {
      tag: ['@phone', '@nightly'],
    },
    async ({ openPage }) => {
      for (const width of [320, 360, 390, 412]) {
        const page = await openPage({ viewport: { width, height: 900 } });
        await visit(page, '/search');
        const ticks = page.getByRole('checkbox', { name: /^Compare / });
        for (const [nth, name] of [
          [0, 'Choose one more'],
          [1, 'Compare'],
        ] as const) {
          await ticks.nth(nth).check();
          const last = page.getByText(name, { exact: true }).last();
          await last.waitFor();
          const box = await last.locator('xpath=ancestor-or-self::*[self::a or self::button]').boundingBox();
          const { x = 0, y = 0, width: wide = 0, height = 0 } = box ?? {};
          const inner = page.viewportSize()?.height ?? 0;
          expect([width, name, x + wide <= width, y + height <= inner, height >= 44]).toEqual([
            width,
            name,
            true,
            true,
            true,
          ]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        await toTheEnd(page);
        expect(await axeViolations(page)).toEqual([]);
        await page.close();
      }
    },
  );

  test('the map beside the results stays below the header', async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/search');
    await page.mouse.wheel(0, 2400);
    const map = page.locator('main svg').filter({ hasText: 'Clervaux' }).first();
    const header = page.locator('header').first();
    const bottomOf = async () => {
      const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(async () => ((await map.boundingBox())?.y ?? 0) >= (await bottomOf())).toBe(true);
    const { y = 0, height = 0 } = (await map.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
  });
});
