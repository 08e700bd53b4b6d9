import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { DESK, PHONE } from './screen-sizes.ts';

// Results stand in rows that begin high on the page (reading 79).

const addresses = [
  '/search',
  '/search?q=roof',
  '/search?q=my+roof+leaks+near+Esch',
  '/search?q=roof&place=Belval',
  '/search?canton=Esch-sur-Alzette',
];

const rows = (page: Page) => page.getByRole('main').getByRole('article');

const boxesOf = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY, height };
    }),
  );

for (const address of addresses) {
  test(`${address} begins within 300 pixels, with four whole rows on a desk and three on a phone`, async ({
    openPage,
  }) => {
    for (const [width, height, whole, rowHeight] of [
      [DESK, 900, 4, 148],
      [PHONE, 844, 3, 177],
    ] as const) {
      // The offer of another language takes no height from the results.
      const page = await openPage({ viewport: { width, height }, locale: 'fr-LU' });
      await visit(page, address);
      await page.getByRole('link', { name: 'Français', exact: true }).first().waitFor();
      const boxes = await boxesOf(page);
      expect(boxes[0]?.top, `at ${width} px`).toBeLessThanOrEqual(300);
      expect(boxes[0]?.height, `at ${width} px`).toBe(rowHeight);
      const inSight = boxes.filter(({ bottom }) => bottom <= height).length;
      expect(inSight, `at ${width} px`).toBeGreaterThanOrEqual(whole);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.close();
    }
  });
}

test('what was understood is read whole on a tablet', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 768, height: 1024 } });
  await visit(page, '/search?q=my+roof+leaks+near+Esch');
  const chips = page.getByRole('list', { name: 'Searching for' });
  expect(await chips.getByRole('listitem').count()).toBe(2);
  expect(await chips.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('what is found keeps its distance from the footer, also where nothing is', async ({ openPage }) => {
  for (const address of ['/search', '/search?q=xqzvw']) {
    const page = await openPage();
    await visit(page, address);
    const gap = await page.evaluate(() => {
      const results = document.querySelector('main section[data-view]') as HTMLElement;
      const footer = document.querySelector('body footer:last-of-type') as HTMLElement;
      return footer.getBoundingClientRect().top - results.getBoundingClientRect().bottom;
    });
    expect(gap, address).toBeGreaterThanOrEqual(64);
    await page.close();
  }
});

test(
  'a row has what a card has: what finds no room on it stands behind More, also without JavaScript',
  { annotation: { type: 'requirement', description: 'CARD-002 CARD-004 CARD-007 CARD-011 CARD-012' } },
  async ({ openPage }) => {
    for (const width of [DESK, PHONE, 320]) {
      const page = await openPage({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      await page.goto('/search?q=Toiture+Schmit');
      const row = rows(page).first();
      const name = (await row.getByRole('heading', { level: 3 }).textContent()) ?? '';
      await row.getByRole('img', { name: /^Rated 4\.\d out of 5$/ }).waitFor();
      expect(await row.textContent()).toMatch(/Typical response time: ~\d+ hours?/);
      for (const action of [`Favourite ${name}`, `Save ${name} to folder`, `Message ${name}`])
        expect(await row.getByRole('button', { name: action }).isVisible(), `${action} at ${width}`).toBe(
          true,
        );
      expect(await row.getByRole('link', { name: `View Profile: ${name}` }).isVisible()).toBe(true);
      await row.getByRole('button', { name: `More about ${name}` }).click();
      const more = page.getByRole('region', { name });
      await more.getByText(/Typical response time: ~\d+ hours?/).waitFor();
      expect(await more.getByRole('listitem').allTextContents()).toContain('Roofing');
      expect(await more.getByRole('button', { name: `Add ${name} to contacts` }).isVisible()).toBe(true);
      await page.close();
    }
  },
);

test('the map stays 16 pixels below the header and is whole on the first screen', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/search');
  const map = page.getByRole('complementary', { name: 'Map' });
  expect(await map.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900);
  await page.mouse.wheel(0, 2400);
  const below = () =>
    map.evaluate((it) => {
      const header = document.querySelector('header') as HTMLElement;
      return it.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    });
  await expect.poll(below).toBe(16);
});

test('no name on the map of a canton is over another or cut off at 320 pixels', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 900 } });
  for (const canton of ['Luxembourg', 'Capellen', 'Echternach', 'Esch-sur-Alzette']) {
    await visit(page, `/search?view=map&canton=${canton}`);
    const faults = await page.getByRole('complementary', { name: 'Map' }).evaluate((map) => {
      const sheet = (map.querySelector('svg') as SVGElement).getBoundingClientRect();
      const pieces = [...map.querySelectorAll('svg a')].flatMap((point) =>
        [...point.querySelectorAll('circle, text:first-of-type')]
          .filter((it) => it.checkVisibility())
          .map((it) => ({ point, it, box: it.getBoundingClientRect() })),
      );
      return pieces.flatMap(({ point, it, box }) => {
        const isCut = it.matches('text') && (box.left < sheet.left - 1 || box.right > sheet.right + 1);
        const over = pieces.filter(
          (other) =>
            it.matches('text') &&
            other.point !== point &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3,
        );
        return [
          ...(isCut ? [`${it.textContent} is cut off`] : []),
          ...over.map((other) => `${it.textContent} is over ${other.point.textContent}`),
        ];
      });
    });
    expect(faults, canton).toEqual([]);
  }
});

test('the links of the map keep the language of the page without JavaScript', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/fr/search');
  await page.getByRole('link', { name: /^Esch-sur-Alzette/ }).click();
  await page.waitForURL('**/fr/search?canton=Esch-sur-Alzette');
  await page.getByRole('link', { name: /^Dudelange/ }).click();
  await page.waitForURL('**/fr/search?canton=Esch-sur-Alzette&commune=Dudelange');
});

test('a row quotes a client and names a price, and the first picture is fetched before the others', async ({
  openPage,
}) => {
  const page = await openPage();
  await visit(page, '/search?q=Toiture+Schmit');
  const row = rows(page).first();
  expect(await row.locator('q').textContent()).toMatch(/\w+ \w+/);
  await row.getByText(/^€[\d,]+$/).waitFor();
  await visit(page, '/search');
  const pictures = await rows(page)
    .locator('[data-cover] img')
    .evaluateAll((all) => all.map((it) => [it.getAttribute('loading'), it.getAttribute('fetchpriority')]));
  expect(pictures[0]).toEqual([null, 'high']);
  // Its night twin waits until somebody chooses the night.
  expect(pictures.slice(1).every(([loading]) => loading === 'lazy')).toBe(true);
  expect(pictures.slice(3).every(([, priority]) => priority === null)).toBe(true);
});

test(
  'what was understood stands above the results, and its cross takes it back',
  { annotation: { type: 'requirement', description: 'SEARCH-001' } },
  async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/search?q=my+roof+leaks+near+Esch');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Roofing, Esch-sur-Alzette');
    await page.getByRole('link', { name: 'Remove “Esch-sur-Alzette”' }).click();
    await page.waitForURL(/literal=place/);
    await expect(heading).toHaveText('Roofing');
    await page.getByRole('link', { name: 'Remove “Roofing”' }).click();
    await page.waitForURL(/literal=all/);
    await expect(heading).toHaveText('Find companies');
    // Other words are read anew.
    await page.getByRole('combobox', { name: 'Trade or company' }).fill('roofer');
    await page.waitForURL(/\?q=roofer$/);
    await expect(heading).toHaveText('Roofing');
  },
);

test('trades stand before villages among the suggestions, on the home page too', async ({ openPage }) => {
  const page = await openPage();
  for (const [address, name] of [
    ['/search', 'Trade or company'],
    ['/', 'What renovation project do you have in mind?'],
  ] as const) {
    await visit(page, address);
    const box = page
      .getByRole('main')
      .getByRole('combobox', { name })
      .or(page.getByPlaceholder(name))
      .first();
    await box.pressSequentially('roo');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect.poll(async () => (await options.allTextContents())[0]).toBe('Roofing');
  }
  await page.getByRole('option', { name: 'Roofing' }).click();
  await page.waitForURL(/\/search\?category=\d+$/);
});

test('a suggestion on the home page keeps what stands in the other field', async ({ openPage }) => {
  const page = await openPage();
  await visit(page, '/');
  const what = page.getByPlaceholder('What renovation project do you have in mind?');
  const where = page.getByPlaceholder('Town or postcode');
  await what.fill('toiture');
  await where.pressSequentially('Ettel');
  await page.getByRole('option', { name: 'Ettelbruck' }).click();
  await page.waitForURL('**/search?q=toiture&place=Ettelbruck');
  await visit(page, '/');
  await where.fill('Ettelbruck');
  await what.fill('roo');
  await page.getByRole('option', { name: 'Roofing' }).click();
  await page.waitForURL(/\/search\?place=Ettelbruck&category=\d+$/);
});

test('three companies are compared from the home page in four presses', async ({ openPage }) => {
  for (const width of [DESK, 320]) {
    const page = await openPage({ viewport: { width, height: 900 } });
    await visit(page, '/');
    const ticks = page.getByRole('checkbox', { name: /^Compare / });
    for (const nth of [0, 1, 2]) await ticks.nth(nth).check();
    const compare = page.getByRole('link', { name: 'Compare', exact: true });
    const { x = 0, width: wide = 0 } = (await compare.boundingBox()) ?? {};
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await compare.click();
    await page.waitForURL(/\/compare\?ids=\d+(,|%2C)\d+(,|%2C)\d+(&|$)/);
    await page.close();
  }
});

test(
  'on a phone the place comes down with the first field, and everything can be read',
  { tag: '@phone' },
  async ({ openPage }) => {
    const page = await openPage();
    await visit(page, '/search');
    const where = page.getByRole('combobox', { name: 'Where' });
    await page.getByRole('combobox', { name: 'Trade or company' }).focus();
    await where.fill('Esch');
    await page.waitForURL(/place=Esch/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Esch');
    expect(await axeViolations(page)).toEqual([]);
  },
);
