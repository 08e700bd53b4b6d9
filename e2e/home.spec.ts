import type { Locator } from '@playwright/test';
import { expect, type Fixtures, nightlyFrom, test, visit } from './fixtures.ts';
import { homePage, listedCompanies, scrollPosition, scrollToEnd } from './home-page.ts';
import { DESK, PHONE } from './screen-sizes.ts';

const open = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  address = '/',
  options: Parameters<typeof openPage>[0] = {},
) => {
  const page = await openPage(options);
  await visit(page, address);
  return { page, ...homePage(page) };
};

const ANCHOR = '#browse-services';

test(
  'asks what is to be renovated, counts who is there, and tells below how it works and why',
  {
    annotation: {
      type: 'requirement',
      description:
        'HOME-001 HOME-002 HOME-004 HOME-005 HOME-006 HOME-018 HOME-019 HOME-020 HOME-021 HOME-023 LIMIT-013 SHELL-001 SHELL-005 SHELL-009',
    },
  },
  async ({ openPage }) => {
    const { page, searchBox, findPros, directory, categories } = await open({ openPage });
    const { total } = await listedCompanies(page);
    expect(total).toBeGreaterThanOrEqual(150);
    const claim = `${Math.floor(total / 10) * 10}+ construction professionals`;
    expect(await page.getByText(claim).isVisible()).toBe(true);

    const all = (await (await page.request.get('/api/categories')).json()) as { name: string }[];
    for (const [width, count] of [
      [DESK, 12],
      [768, 12],
      [767, 6],
      [PHONE, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await searchBox.isVisible(), `at ${width} px`).toBe(true);
      expect(await findPros.isVisible(), `at ${width} px`).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).count(), `at ${width} px`).toBe(1);
      const first = all.slice(0, count - 1).map(({ name }) => name);
      expect(await categories.filter({ visible: true }).allTextContents(), `at ${width} px`).toEqual([
        'All Categories',
        ...first,
      ]);
    }
    await page.setViewportSize({ width: DESK, height: 900 });
    expect(await directory.getByRole('heading', { level: 2 }).textContent()).toBe(
      'Browse Services by Category',
    );
    const known = ['Plumbing', 'Electrical', 'Painting', 'Carpentry', 'Landscaping', 'Heating'];
    const drawingOf = (button: Locator) => button.locator('svg path').getAttribute('d');
    const drawings = await Promise.all(
      known.map((name) => drawingOf(directory.getByRole('button', { name, exact: true }))),
    );
    expect(new Set(drawings).size).toBe(known.length);
    expect(drawings).not.toContain(await drawingOf(page.getByRole('button', { name: 'Renovation' })));

    const section = (name: string | RegExp) =>
      page.locator('section', { has: page.getByRole('heading', { name }) });
    const pointsOf = (name: string | RegExp) =>
      section(name).getByRole('heading', { level: 3 }).allTextContents();
    expect((await pointsOf('How It Works')).map((step) => step.replace(/^\d/, ''))).toEqual([
      'Search & Browse',
      'Connect & Quote',
      'Hire & Complete',
    ]);
    expect(await pointsOf(/^Why Choose/)).toEqual([
      'Verified professionals',
      'Real reviews',
      'Direct messaging',
      'Project management',
    ]);
    expect(await pointsOf(/^Why businesses choose/)).toEqual([
      'Proof of quality',
      'Safe and secure messaging',
      'Professional talent',
    ]);
    const join = section(/^Why businesses choose/).getByRole('link', { name: 'Join as a Company' });
    expect(await join.getAttribute('href')).toBe('/company-auth?tab=register');
  },
);

test(
  'popular services stand in their order and lead to their category',
  {
    annotation: { type: 'requirement', description: 'HOME-003' },
  },
  async ({ openPage }) => {
    const { page, category, names } = await open({ openPage });
    const links = page.getByRole('navigation', { name: 'Popular services' }).getByRole('link');
    const popular = ['General Construction', 'Renovation', 'Plumbing', 'Painting', 'Electrical'];
    expect(await links.allTextContents()).toEqual(popular);
    for (const name of popular) {
      await links.filter({ hasText: name }).click();
      await expect.poll(() => category(name).getAttribute('aria-pressed')).toBe('true');
      expect(page.url()).toMatch(/\/\?category=\d+#browse-services$/);
      const { companies } = await listedCompanies(
        page,
        new URL(page.url()).search.replace('?category', 'categoryId'),
      );
      expect(await names()).toEqual(companies.slice(0, 6).map((company) => company.name));
    }
  },
);

test(
  'a category that cannot be loaded leaves the page, and comes at the next press',
  {
    annotation: { type: 'requirement', description: 'ERR-031' },
  },
  async ({ openPage }) => {
    const { page, category, searchBox, cards } = await open({ openPage }, '/', {
      expects: [/status of 500/],
    });
    // The prefetch on hover fails too.
    const lists = '**/api/companies?*';
    await page.route(lists, (route) => route.fulfill({ status: 500, body: '{}' }));
    await category('Plumbing').click();
    await page.getByRole('alert').getByText('Failed to load companies').waitFor();
    expect(await searchBox.isVisible()).toBe(true);
    await page.unroute(lists);
    await category('Painting').click();
    await cards.first().waitFor();
    await category('Plumbing').click();
    await expect.poll(() => category('Plumbing').getAttribute('aria-pressed')).toBe('true');
    await cards.first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

test.describe('a place beside what is wanted', () => {
  test('is looked around, and stands in the box again at the next visit', async ({ openPage }) => {
    const { page, searchBox, findPros, cards, results } = await open({ openPage });
    const where = page.getByRole('combobox', { name: 'Where' });
    await searchBox.fill('roofer');
    await where.fill('4041');
    await findPros.click();
    await page.waitForURL(/\?q=roofer&place=4041#browse-services$/);
    await expect.poll(() => results.textContent()).toContain('near 4041');
    expect(
      await cards
        .nth(1)
        .getByText(/about \d+ km away/)
        .count(),
    ).toBe(1);
    await page.goto('/');
    await expect.poll(() => where.inputValue()).toBe('4041');
  });
});

test.describe('the categories', () => {
  test(
    'one keeps its own companies, and the first six again',
    {
      annotation: { type: 'requirement', description: 'HOME-008 HOME-014' },
    },
    async ({ openPage }) => {
      const { page, category, cards, showMore, shows, names } = await open({ openPage });
      await showMore.click();
      await shows(9);
      await category('Roofing').click();
      await shows(6);
      expect(page.url()).not.toContain('show=');
      const { companies } = await listedCompanies(page, 'categoryId=7');
      expect(await names()).toEqual(companies.slice(0, 6).map(({ name }) => name));
      for (const { services } of companies) {
        expect(services.map((service) => service.category?.name)).toContain('Roofing');
      }
      expect(await cards.count()).toBe(6);
      await category('All Categories').click();
      await expect.poll(() => category('All Categories').getAttribute('aria-pressed')).toBe('true');
      expect(await category('Roofing').getAttribute('aria-pressed')).toBe('false');
    },
  );

  test(
    'one without companies says so',
    {
      annotation: { type: 'requirement', description: 'HOME-016 HOME-017' },
    },
    async ({ openPage }) => {
      const { page } = await open({ openPage }, '/?category=999999');
      expect(await page.getByText('No professionals found for this category').isVisible()).toBe(true);
      expect(
        await page.getByText('Try selecting a different category or check back later.').isVisible(),
      ).toBe(true);
    },
  );
});

test.describe('the search', () => {
  test(
    'finds companies, counts them, and is cleared, also where there is no match',
    {
      tag: ['@looks', '@desk-by-day'],
      annotation: { type: 'requirement', description: 'HOME-009 HOME-010 HOME-011 HOME-017' },
    },
    async ({ openPage }) => {
      const { page, searchBox, findPros, results, names, shows } = await open({ openPage });
      await searchBox.fill('zinc');
      await findPros.click();
      await results.waitFor();
      const { companies, total } = await listedCompanies(page, 'query=zinc');
      expect(await results.textContent()).toContain(`Showing results for zinc (${total} companies)`);
      expect(await names()).toEqual(companies.slice(0, 6).map(({ name }) => name));
      expect(page.url()).toContain('/?q=zinc');

      await page.getByRole('link', { name: 'Clear search' }).click();
      await results.waitFor({ state: 'detached' });
      expect(await searchBox.inputValue()).toBe('');
      await shows(6);

      await searchBox.fill('xyzxyz');
      await findPros.click();
      await page.getByText('No companies found').waitFor();
      expect(
        await page.getByText('Try selecting a different category or check back later.').isVisible(),
      ).toBe(true);
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await shows(6);
    },
  );

  test(
    'the Enter key searches, and what was typed comes out as it went in',
    {
      annotation: { type: 'requirement', description: 'HOME-009' },
    },
    async ({ openPage }) => {
      const { page, searchBox, results } = await open({ openPage });
      const typed = 'C&A "façade" 100% + <b>';
      await searchBox.fill(typed);
      await searchBox.press('Enter');
      await results.waitFor();
      expect(await results.textContent()).toContain(typed);
      await page.reload();
      expect(await results.textContent()).toContain(typed);
      expect(await searchBox.inputValue()).toBe(typed);
    },
  );
});

test.describe('the list', () => {
  test(
    'shows six, then three more each time until all are there',
    {
      annotation: { type: 'requirement', description: 'HOME-012 HOME-013 HOME-015 LIMIT-012' },
    },
    async ({ openPage }) => {
      const { page, category, cards, showMore, shows, names } = await open({ openPage });
      await category('Landscaping').click();
      const { companies, total } = await listedCompanies(page, 'categoryId=10');
      expect(total).toBeGreaterThan(9);
      await expect.poll(() => names()).toEqual(companies.slice(0, 6).map(({ name }) => name));
      for (let shown = 9; shown < total; shown += 3) {
        await showMore.click();
        await shows(shown);
        // The focus stays on the button, so that the keyboard can press it again.
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show More');
      }
      await showMore.click();
      await shows(total);
      expect(await names()).toEqual(companies.map(({ name }) => name));
      expect(await showMore.count()).toBe(0);
      expect(await page.getByRole('link', { name: /^(next|previous|\d+)$/i }).count()).toBe(0);
      // A double click shows nobody twice.
      await category('All Categories').click();
      await shows(6);
      await showMore.dblclick();
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9);
      const shown = await names();
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  test(
    'the sort does what it says, in the address too',
    {
      annotation: { type: 'requirement', description: 'HOME-007' },
    },
    async ({ openPage }) => {
      const { page, sort, names } = await open({ openPage });
      expect(await sort.getByRole('option').allTextContents()).toEqual([
        'Relevance',
        'Best Rating',
        'Newest',
      ]);
      const byRelevance = await names();
      for (const [label, value] of [
        ['Best Rating', 'rating'],
        ['Newest', 'newest'],
      ] as const) {
        await sort.selectOption(label);
        await page.waitForURL(`**/?sort=${value}${ANCHOR}`);
        const { companies } = await listedCompanies(page, `sort=${value}`);
        await expect.poll(() => names()).toEqual(companies.slice(0, 6).map(({ name }) => name));
      }
      expect(await names()).not.toEqual(byRelevance);
      await page.reload();
      expect(await sort.inputValue()).toBe('newest');
    },
  );

  test(
    'text, category and order go together, in the address too',
    {
      annotation: { type: 'requirement', description: 'SHELL-009' },
    },
    async ({ openPage }) => {
      const { page, searchBox, findPros, category, sort, results, names } = await open(
        { openPage },
        '/?q=roof',
      );
      await category('Roofing').click();
      await expect.poll(() => category('Roofing').getAttribute('aria-pressed')).toBe('true');
      expect(page.url()).toMatch(/q=roof&category=7/);
      await sort.selectOption('Newest');
      await page.waitForURL(/sort=newest/);
      const { companies, total } = await listedCompanies(page, 'query=roof&categoryId=7&sort=newest');
      await expect.poll(() => names()).toEqual(companies.slice(0, 6).map(({ name }) => name));
      expect(await results.textContent()).toContain(`(${total} compan`);
      await searchBox.fill('slate');
      await findPros.click();
      await page.waitForURL(/q=slate/);
    },
  );

  const meaningless = [
    '/?show=abc',
    '/?category=0x10',
    '/?category=99999999999',
    '/?sort=price',
    '/?q=',
    '/?show=-1',
  ];

  for (const [index, address] of meaningless.entries()) {
    test(
      `${address} means nothing and is the plain home page`,
      { tag: nightlyFrom(2, index) },
      async ({ openPage }) => {
        const { cards, category } = await open({ openPage }, address);
        expect(await cards.count()).toBe(6);
        expect(await category('All Categories').getAttribute('aria-pressed')).toBe('true');
      },
    );
  }
});

test.describe('back and forward', () => {
  test('find the state and the place again', { tag: '@looks' }, async ({ openPage }) => {
    const { page, category, names } = await open({ openPage });
    const all = await names();
    await category('Renovation').click();
    await expect.poll(() => names()).not.toEqual(all);
    const renovation = await names();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await category('Plumbing').evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => names()).not.toEqual(renovation);

    await page.goBack();
    await expect.poll(() => names()).toEqual(renovation);
    await expect.poll(() => scrollPosition(page)).toBe(700);
    expect(await category('Renovation').getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await expect.poll(() => names()).toEqual(all);
    await page.goForward();
    await expect.poll(() => names()).toEqual(renovation);
    await expect.poll(() => scrollPosition(page)).toBe(700);
  });

  test('a page that is left and come back to is where it was', { tag: '@nightly' }, async ({ openPage }) => {
    const { page, showMore, shows } = await open({ openPage });
    await showMore.click();
    await shows(9);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.goto('/api/docs');
    await page.goBack();
    await shows(9);
    await expect.poll(() => scrollPosition(page)).toBe(1500);
  });
});

test.describe('below the directory', () => {
  test(
    'Browse Companies Above scrolls to the directory',
    {
      tag: ['@looks', '@nightly'],
      annotation: { type: 'requirement', description: 'HOME-022' },
    },
    async ({ openPage }) => {
      const { page, directory } = await open({ openPage }, '/', { reducedMotion: 'no-preference' });
      const top = () => directory.evaluate((section) => section.getBoundingClientRect().top);
      await scrollToEnd(page);
      expect(await top()).toBeLessThan(-500);
      await page.evaluate(() => {
        const places: number[] = [];
        addEventListener('scroll', () => places.push(scrollY));
        Object.assign(window, { places });
      });
      await page.getByRole('link', { name: 'Browse Companies Above' }).click();
      await expect.poll(async () => Math.abs(await top())).toBeLessThan(140);
      // Smoothly: it passes through places in between, of which a busy machine draws only some.
      const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
      expect(new Set(places).size).toBeGreaterThan(1);
      expect(page.url()).toContain(ANCHOR);
    },
  );
});
