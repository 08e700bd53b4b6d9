import type { Locator, Page } from '@playwright/test';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { demoProduct, expect, type Fixtures, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { homePage } from './home-page.ts';
import { DESK, PHONE } from './screen-sizes.ts';

// Companies as plain and as full as they come, in a directory of their own.

const own = ownProduct();

const made = madeBefore(async () => {
  const bare = await buildCompany(own.db, { name: 'Bare Walls', description: '' });
  const trades: Awaited<ReturnType<typeof buildCategory>>[] = [];
  for (const name of ['Plumbing', 'Electrical', 'Painting', 'Carpentry', 'Heating']) {
    trades.push(await buildCategory(own.db, { name }));
  }
  const full = await buildCompany(own.db, {
    name: 'Full House',
    description: 'We build, and we say so at some length. '.repeat(20),
    logoUrl: '/favicon.svg',
    languages: ['lb', 'fr'],
  });
  for (const trade of trades) await buildService(own.db, { companyId: full.id, categoryId: trade.id });
  await buildPicture(own.db, { companyId: full.id, imageUrl: '/plates/cover/plumbing-1-minett.svg' });
  await buildPicture(own.db, { companyId: full.id, imageUrl: '/plates/cover/plumbing-2-minett.svg' });
  for (const rating of [4, 5]) await buildReview(own.db, { companyId: full.id, rating });
  return { full, bare };
});

const cardOf = async ({ openPage }: Pick<Fixtures, 'openPage'>, name: string) => {
  const page = await openPage();
  await visit(page, '/');
  return { page, card: homePage(page).cards.filter({ has: page.getByRole('heading', { name }) }) };
};

test.describe('a company that has everything', () => {
  test(
    'shows it',
    {
      annotation: {
        type: 'requirement',
        description:
          'CARD-001 CARD-002 CARD-004 CARD-005 CARD-007 CARD-008 CARD-009 CARD-011 LIMIT-010 LIMIT-032',
      },
    },
    async ({ openPage }) => {
      const { page, card } = await cardOf({ openPage }, 'Full House');
      for (const width of [DESK, PHONE]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await card.getByText('4.5', { exact: true }).isVisible(), `at ${width} px`).toBe(true);
        expect(await card.getByText('Plumbing', { exact: true }).first().isVisible(), `at ${width} px`).toBe(
          true,
        );
        expect(await card.locator('img[src="/favicon.svg"]').isVisible(), `at ${width} px`).toBe(true);
      }
      const text = (await card.textContent()) ?? '';
      expect(await card.getByRole('heading', { level: 3 }).textContent()).toBe('Full House');
      expect(await card.getByRole('listitem').allTextContents()).toEqual([
        'Plumbing',
        'Electrical',
        'Painting',
        '+2 more',
      ]);
      expect(text).toMatch(/2\s*reviews/);
      expect(text).toMatch(/2\s*projects/);
      expect(text).toContain('Typical response time: ~2 hours');
      expect(text).toContain('Languages: lb fr');
      const covers = page.locator('img[src="/plates/cover/plumbing-1-minett.svg"]');
      await covers.scrollIntoViewIfNeeded();
      await expect
        .poll(() => covers.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    },
  );

  test(
    'is cut after three lines of its description, and has its five controls',
    {
      annotation: { type: 'requirement', description: 'CARD-006 CARD-012 LIMIT-009' },
    },
    async ({ openPage }) => {
      const { card } = await cardOf({ openPage }, 'Full House');
      const description = card.getByText('We build, and we say so at some length.');
      const { lines, isCut, text } = await description.evaluate((box) => ({
        lines: Math.round(box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight)),
        isCut: box.scrollHeight > box.clientHeight,
        text: box.textContent ?? '',
      }));
      // It ends at a word, so that the clamp has nothing to cut within one.
      expect({ lines, isCut }).toEqual({ lines: 3, isCut: false });
      expect('We build, and we say so at some length. '.repeat(20).split(/[ .,]+/)).toContain(
        text
          .replace('…', '')
          .split(/[ .,]+/)
          .at(-1),
      );
      expect(text.endsWith('…')).toBe(true);

      for (const name of [
        'Save Full House to folder',
        'Add Full House to contacts',
        'Message Full House',
        'Favourite Full House',
      ]) {
        expect(await card.getByRole('button', { name, exact: true }).isVisible(), name).toBe(true);
      }
      const profile = card.getByRole('link', { name: 'View Profile' });
      expect(await profile.getAttribute('href')).toBe(`/companies/${made.full.id}`);
      expect(await profile.textContent()).toBe('View Profile');
    },
  );
});

test.describe('a company that has nothing yet', () => {
  test(
    'is New, with a word for each gap',
    {
      annotation: {
        type: 'requirement',
        description: 'CARD-001 CARD-003 CARD-008 CARD-009 CARD-010 CARD-011',
      },
    },
    async ({ openPage }) => {
      const { card } = await cardOf({ openPage }, 'Bare Walls');
      expect(await card.getByText('New', { exact: true }).isVisible()).toBe(true);
      expect(await card.getByText('Construction', { exact: true }).isVisible()).toBe(true);
      expect(await card.getByText(/professional construction services in Luxembourg/).isVisible()).toBe(true);
      expect(await card.getByText('BW', { exact: true }).isVisible()).toBe(true);
      expect(await card.getByText('Typical response time: ~2 hours').isVisible()).toBe(true);
      expect(await card.locator('img').count()).toBe(0);
      expect(await card.getByRole('listitem').count()).toBe(0);
      const text = (await card.textContent()) ?? '';
      expect(text).toMatch(/0\s*reviews/);
      expect(text).toMatch(/0\s*projects/);
      expect(await card.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
        `/companies/${made.bare.id}`,
      );
    },
  );
});

test.describe('a visitor who is not signed in', () => {
  const invitations = [
    ['Save Full House to folder', 'Please log in to save companies to folders.'],
    ['Add Full House to contacts', 'Please log in to add companies to your contacts.'],
    ['Message Full House', 'Please log in to message companies.'],
    ['Favourite Full House', 'Please log in to favourite companies.'],
  ] as const;
  const isFree = (button: Locator) =>
    button.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

  /** The dialog that opens on the same press covers the card. */
  const closeDialog = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if ((await close.count()) === 0) return;
    const { width, height } = page.viewportSize() ?? { width: DESK, height: 900 };
    for (const atWidth of [DESK, PHONE]) {
      await page.setViewportSize({ width: atWidth, height });
      expect(await isFree(close), `the toast leaves Close free at ${atWidth} px`).toBe(true);
    }
    await page.setViewportSize({ width, height });
    await close.click();
  };

  test(
    'finds the door at the press, one toast at a time',
    {
      tag: ['@looks', '@desk-by-day'],
      annotation: { type: 'requirement', description: 'CARD-014 SESSION-012 LIKE-008 ERR-058 SHELL-052' },
    },
    async ({ openPage }) => {
      const { page, card } = await cardOf({ openPage }, 'Full House');
      const writes: string[] = [];
      page.on('request', (request) => {
        // The pointer passes links on its way, and what they lead to is fetched ahead.
        if (request.method() !== 'GET') writes.push(request.url());
      });
      const toasts = page.getByRole('region', { name: 'Notifications' });
      for (const [action, invitation] of invitations) {
        await card.getByRole('button', { name: action }).click();
        if (!action.startsWith('Favourite')) await page.getByRole('dialog').waitFor();
        // Reading 73: over the form of signing in lies no toast, the form says it itself.
        const form = page.getByRole('dialog', { name: 'Sign up or log in' });
        const place = /^(Save|Add)/.test(action) ? form : toasts;
        await place.getByText(invitation, { exact: true }).waitFor();
        expect(await page.getByText('Authentication required', { exact: true }).count()).toBe(1);
        expect(await page.getByText(/^Please log in/).count()).toBe(1);
        const rootStyles = await page.evaluate(() => document.documentElement.style.length);
        expect(rootStyles, 'what is set there has the whole page styled again').toBe(0);
        await closeDialog(page);
      }
      expect(writes).toEqual([]);
      const heart = card.getByRole('button', { name: 'Favourite Full House' });
      expect(await heart.getAttribute('aria-pressed')).toBe('true');
    },
  );

  test(
    'the toast goes after five seconds, but not while it is being read',
    {
      annotation: { type: 'requirement', description: 'SHELL-053' },
    },
    async ({ openPage }) => {
      const page = await openPage();
      await page.clock.install();
      await visit(page, '/');
      const hearts = homePage(page).cards.getByRole('button', { name: /^Favourite/ });
      const toast = page.getByText('Authentication required');
      await hearts.first().click();
      await toast.waitFor();
      await page.mouse.move(1, 1);
      await page.clock.pauseAt(Date.now() + 60_000);
      expect(await toast.count()).toBe(0);

      await hearts.nth(1).click();
      await page.clock.runFor(100);
      await toast.waitFor();
      await page.mouse.move(1, 1);
      await page.clock.runFor(4_800);
      expect(await toast.isVisible()).toBe(true);
      await toast.hover();
      await page.clock.runFor(60_000);
      expect(await toast.isVisible()).toBe(true);
      await page.mouse.move(1, 1);
      await page.clock.runFor(300);
      await toast.waitFor({ state: 'detached' });
    },
  );

  test(
    'the toast is dismissed by its button and by Esc',
    {
      annotation: { type: 'requirement', description: 'SHELL-052' },
    },
    async ({ openPage }) => {
      const { page } = await cardOf({ openPage }, 'Full House');
      const hearts = homePage(page).cards.getByRole('button', { name: /^Favourite/ });
      const toast = page.getByText('Authentication required');
      await hearts.first().click();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await toast.waitFor({ state: 'detached' });
      await hearts.nth(1).click();
      await page.getByRole('button', { name: 'Dismiss' }).focus();
      await page.keyboard.press('Escape');
      await toast.waitFor({ state: 'detached' });
    },
  );
});

test(
  'a category nobody has chosen yet says so',
  {
    annotation: { type: 'requirement', description: 'HOME-016' },
  },
  async ({ openPage }) => {
    await buildCategory(own.db, { name: 'Thatching' });
    // The public cache is updated a moment later.
    await expect.poll(async () => (await fetch(own.address)).text()).toContain('Thatching');
    const page = await openPage();
    await visit(page, '/');
    await page.getByRole('button', { name: 'Thatching' }).click();
    await page.getByText('No professionals found for this category').waitFor();
  },
);

test('the sample that companies are shown looks like a card, though nothing in it leads anywhere', async ({
  openPage,
}) => {
  const page = await openPage({ product: demoProduct() });
  const lastOfCard = () =>
    page
      .getByText('View Profile', { exact: true })
      .first()
      .evaluate((it) => {
        const { display, fontWeight, height } = getComputedStyle(it);
        return { display, fontWeight, height, arrow: it.querySelector('svg')?.getBoundingClientRect().width };
      });
  await visit(page, '/');
  const inList = await lastOfCard();
  await visit(page, '/for-companies');
  expect(await lastOfCard()).toEqual(inList);
});
