import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';

const cards = (page: Page) => page.locator('article');
const names = (page: Page) => page.locator('article h3').allTextContents();
const visibleCategories = (page: Page) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button').filter({ visible: true });

describe('the hero', () => {
  test('HOME-001 HOME-002 has a search box with the documents’ words', async () => {
    const page = await openPage('/');
    expect(await page.getByPlaceholder('What renovation project do you have in mind?').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Find Pros', exact: true }).count()).toBe(1);
  });

  test('SHELL-005 claims a number that is true: the count, rounded down to the ten', async () => {
    const page = await openPage('/');
    const { companyCount } = (await (await page.request.get('/api/directory-figures')).json()) as {
      companyCount: number;
    };
    expect(companyCount).toBeGreaterThanOrEqual(160);
    const claim = `${Math.floor(companyCount / 10) * 10}+ construction professionals`;
    expect(await page.getByText(claim).count()).toBe(1);
  });

  test('HOME-003 popular services, in the documents’ order, lead to their category', async () => {
    const page = await openPage('/');
    const links = page.getByRole('navigation', { name: 'Popular services' }).getByRole('link');
    const words = ['General Construction', 'Renovation', 'Plumbing', 'Painting', 'Electrical'];
    expect(await links.allTextContents()).toEqual(words);
    await links.nth(2).click();
    await page.waitForURL(/category=\d+#browse-services/);
    await expect
      .poll(() => page.getByRole('button', { name: 'Plumbing', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
  });
});

describe('the directory', () => {
  test('HOME-004 SHELL-009 is headed and anchored', async () => {
    const page = await openPage('/');
    const section = page.locator('#browse-services');
    expect(await section.getByRole('heading', { level: 2 }).textContent()).toBe(
      'Browse Services by Category',
    );
  });

  test.each([
    [1440, 12],
    [768, 12],
    [767, 6],
    [390, 6],
  ])('HOME-005 HOME-006 LIMIT-013 at %i px shows %i category buttons', async (width, count) => {
    const page = await openPage('/', { width });
    expect(await visibleCategories(page).count()).toBe(count);
    expect(await visibleCategories(page).first().textContent()).toBe('All Categories');
  });

  test('HOME-012 HOME-013 HOME-015 LIMIT-012 shows 6 companies, then 3 more each time, and no page numbers', async () => {
    const page = await openPage('/');
    expect(await cards(page).count()).toBe(6);
    const first = await names(page);
    for (const count of [9, 12]) {
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect.poll(() => cards(page).count()).toBe(count);
    }
    expect((await names(page)).slice(0, 6)).toEqual(first);
    expect(page.url()).toContain('show=12');
    // What was pressed is still there and still has the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show More');
    expect(await page.getByRole('navigation', { name: /pagination/i }).count()).toBe(0);
  });

  test('HOME-008 HOME-014 a category keeps its own companies and starts with the first six again', async () => {
    const page = await openPage('/');
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect.poll(() => cards(page).count()).toBe(9);
    await page.getByRole('button', { name: 'Roofing', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/category=\d+/);
    await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(6);
    for (const card of await cards(page).all()) expect(await card.textContent()).toContain('Roofing');
    expect(
      await page.getByRole('button', { name: 'Roofing', exact: true }).getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test('HOME-009 HOME-010 HOME-011 a search shows its words and count, and can be cleared', async () => {
    const page = await openPage('/');
    await page.getByRole('searchbox').fill('zinc');
    await page.getByRole('button', { name: 'Find Pros' }).click();
    const line = page.getByText('Showing results for');
    await line.waitFor();
    const count = Number(/\((\d+) compan/.exec((await line.textContent()) ?? '')?.[1]);
    const { headers } = { headers: (await page.request.get('/api/companies?query=zinc')).headers() };
    expect(count).toBe(Number(headers['x-total-count']));
    expect(await line.textContent()).toContain('zinc');
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect.poll(() => line.count()).toBe(0);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(await cards(page).count()).toBe(6);
  });

  test('HOME-016 HOME-017 says plainly when nothing is found', async () => {
    const page = await openPage('/?category=999999');
    expect(await page.getByText('No professionals found for this category').count()).toBe(1);
    expect(await page.getByText('Try selecting a different category or check back later.').count()).toBe(1);
    const other = await openPage('/?q=xyzxyz');
    expect(await other.getByText('No companies found').count()).toBe(1);
    await other.getByRole('link', { name: 'Clear Filters' }).click();
    await expect.poll(() => cards(other).count()).toBe(6);
  });

  test('HOME-007 the sort does what it says (reading 9)', async () => {
    const page = await openPage('/');
    const before = await names(page);
    expect(await page.getByLabel('Sort by').locator('option').allTextContents()).toEqual([
      'Relevance',
      'Best Rating',
      'Newest',
    ]);
    await page.getByLabel('Sort by').selectOption('newest');
    await expect.poll(() => page.url()).toContain('sort=newest');
    await expect.poll(() => names(page)).not.toEqual(before);
  });

  test('back and forward find the state and the place again', async () => {
    const page = await openPage('/');
    const all = await names(page);
    await page.getByRole('button', { name: 'Roofing', exact: true }).click();
    await expect.poll(() => names(page)).not.toEqual(all);
    const roofing = await names(page);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(all);
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(roofing);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  test('a double click on Show More does no harm', async () => {
    const page = await openPage('/');
    await page.getByRole('button', { name: 'Show More' }).dblclick();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(9);
    const shown = await names(page);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe('below the directory', () => {
  test('HOME-018 HOME-019 HOME-020 HOME-021 stand the documents’ sections', async () => {
    const page = await openPage('/');
    const headings = await page.getByRole('heading').allTextContents();
    for (const words of [
      'How It Works',
      'Search & Browse',
      'Connect & Quote',
      'Hire & Complete',
      'Proof of quality',
      'Safe and secure messaging',
      'Professional talent',
    ]) {
      expect(
        headings.some((heading) => heading.includes(words)),
        words,
      ).toBe(true);
    }
    const why = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Why Choose/ }) });
    expect(await why.getByRole('listitem').count()).toBe(4);
    expect(headings.some((heading) => heading.startsWith('Why businesses choose'))).toBe(true);
    expect(
      await page.getByRole('main').getByRole('link', { name: 'Join as a Company' }).getAttribute('href'),
    ).toBe('/company-auth?tab=register');
  });

  test('HOME-022 SHELL-039 links to the directory scroll there without a reload', async () => {
    const page = await openPage('/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const name of ['Browse Companies Above', 'Services']) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect
        .poll(() =>
          page
            .locator('#browse-services')
            .evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
        )
        .toBeLessThan(140);
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

describe('a company card', () => {
  test('CARD-001 to CARD-012 LIMIT-009 LIMIT-032 shows every element', async () => {
    const page = await openPage('/?q=Toiture Schmit');
    const card = cards(page).first();
    const text = (await card.textContent()) ?? '';
    expect(await card.getByRole('heading').textContent()).toBe('Toiture Schmit & Fils');
    expect(text).toMatch(/4\.9/);
    expect(text).toContain('Typical response time: ~2 hours');
    expect(text).toMatch(/47\s*reviews/);
    expect(text).toMatch(/\d+\s*projects/);
    expect(text).toMatch(/\+\d+ more/);
    expect(await card.locator('img').first().getAttribute('src')).toMatch(/^\/plates\/cover\//);
    expect(await card.getByRole('link', { name: /View Profile/ }).getAttribute('href')).toMatch(
      /^\/companies\/\d+$/,
    );
    for (const name of ['Save', 'Add', 'Message', 'Favourite']) {
      expect(await card.getByRole('button', { name: new RegExp(`^${name} Toiture`) }).count()).toBe(1);
    }
    expect(
      await card
        .locator('p')
        .first()
        .evaluate((p) => getComputedStyle(p).webkitLineClamp),
    ).toBe('3');
  });

  test('CARD-003 a company without reviews is New', async () => {
    const page = await openPage('/?sort=newest&show=60');
    expect(await cards(page).getByText('New', { exact: true }).count()).toBeGreaterThan(0);
  });

  test('CARD-014 SHELL-052 each action invites to log in, one toast at a time', async () => {
    const page = await openPage('/');
    const card = cards(page).first();
    const writes: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
    const invitations = {
      Save: 'Please log in to save companies to folders.',
      Add: 'Please log in to add companies to your contacts.',
      Message: 'Please log in to message companies.',
      Favourite: 'Please log in to favourite companies.',
    };
    for (const [name, words] of Object.entries(invitations)) {
      await card.getByRole('button', { name: new RegExp(`^${name} `) }).click();
      await page.getByText(words).waitFor();
      expect(await page.getByText('Authentication required').count()).toBe(1);
    }
    expect(writes).toEqual([]);
  });

  test('SHELL-053 LIMIT-014 a toast goes after five seconds', async () => {
    const page = await openPage('/');
    await page.clock.install();
    await cards(page)
      .first()
      .getByRole('button', { name: /^Message/ })
      .click();
    await page.getByText('Authentication required').waitFor();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4900);
    expect(await page.getByText('Authentication required').count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => page.getByText('Authentication required').count()).toBe(0);
  });
});

describe('without JavaScript', () => {
  test('everything can be read, searched, filtered and paged', async () => {
    const page = await openPage('/', { javaScript: false });
    expect(await cards(page).count()).toBe(6);
    await page.getByRole('button', { name: 'Show More' }).click();
    expect(await cards(page).count()).toBe(9);
    await page.getByRole('button', { name: 'Roofing', exact: true }).click();
    expect(page.url()).toMatch(/category=\d+/);
    await page.getByRole('searchbox').fill('slate');
    await page.getByRole('button', { name: 'Find Pros' }).click();
    expect(await page.getByText('Showing results for').count()).toBe(1);
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect(await page.getByRole('link', { name: 'Client Sign up' }).first().isVisible()).toBe(true);
  });
});

describe('it stays still', () => {
  test.each([1440, 390])('nothing moves while the page loads at %i px', async (width) => {
    const page = await openPage('/', { width });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  test.each([390, 320])('nothing is wider than a screen of %i px', async (width) => {
    const page = await openPage('/', { width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
