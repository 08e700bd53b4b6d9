import { expect, type Fixtures, test } from './fixtures.ts';
import { homePage, listedCompanies } from './home-page.ts';
import { PHONE } from './screen-sizes.ts';

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(address);
  return { page, ...homePage(page) };
};

test.describe('without JavaScript', { tag: '@looks' }, () => {
  test(
    'everything can be read, the menus open, and links to the directory lead there',
    {
      annotation: {
        type: 'requirement',
        description:
          'HOME-001 HOME-004 HOME-018 HOME-019 HOME-020 HOME-022 SHELL-039 SHELL-040 SHELL-041 SHELL-049',
      },
    },
    async ({ openPage, viewport }) => {
      const { page, cards, directory } = await open({ openPage }, '/');
      expect(await cards.count()).toBe(6);
      for (const name of ['Browse Services by Category', 'How It Works', /^Why Choose/, /^Why businesses/]) {
        expect(await page.getByRole('heading', { name }).isVisible()).toBe(true);
      }
      const pictures = page.locator('main img').filter({ visible: true });
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
          .toBeGreaterThan(0);
      }
      await page.getByRole('link', { name: 'Browse Companies Above' }).click();
      await expect
        .poll(() => directory.evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
        .toBeLessThan(140);

      const [opener, menu] = viewport?.width === PHONE ? ['Open menu', 'Menu'] : ['Sign up', 'Sign up'];
      await page.getByRole('button', { name: opener }).click();
      const link = page
        .getByRole('navigation', { name: menu, exact: true })
        .getByRole('link', { name: 'Company Sign up' });
      expect(await link.isVisible()).toBe(true);
      // The menu stands beside its button, not in the middle of the screen.
      expect((await link.boundingBox())?.y).toBeLessThan(600);
      await page.keyboard.press('Escape');
      expect(await link.isVisible()).toBe(false);
    },
  );

  test(
    'the search works, and so do categories, more and the order',
    {
      annotation: {
        type: 'requirement',
        description: 'HOME-007 HOME-008 HOME-009 HOME-010 HOME-011 HOME-013 HOME-014',
      },
    },
    async ({ openPage }) => {
      const { page, searchBox, findPros, results, names, category, showMore, cards, sort } = await open(
        { openPage },
        '/',
      );
      await searchBox.fill('zinc');
      await findPros.click();
      const { companies, total } = await listedCompanies(page, 'query=zinc');
      expect(await results.textContent()).toContain(`zinc (${total} companies)`);
      expect(await names()).toEqual(companies.slice(0, 6).map(({ name }) => name));
      await page.getByRole('link', { name: 'Clear search' }).click();
      expect(await results.count()).toBe(0);
      expect(await searchBox.inputValue()).toBe('');

      await showMore.click();
      expect(await cards.count()).toBe(9);
      await category('Renovation').click();
      expect(await cards.count()).toBe(6);
      expect(await category('Renovation').getAttribute('aria-pressed')).toBe('true');
      await sort.selectOption('Newest');
      await page.getByRole('button', { name: 'Sort', exact: true }).click();
      const newest = await listedCompanies(page, 'categoryId=2&sort=newest');
      expect(await names()).toEqual(newest.companies.slice(0, 6).map(({ name }) => name));
    },
  );
});
