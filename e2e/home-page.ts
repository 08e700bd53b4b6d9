import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The home page in the words of the people who use it. */
export const homePage = (page: Page) => {
  const cards = page.getByRole('article');
  return {
    cards,
    searchBox: page.getByPlaceholder('What renovation project do you have in mind?'),
    findPros: page.getByRole('button', { name: 'Find Pros', exact: true }),
    categories: page.getByRole('group', { name: 'Categories' }).getByRole('button'),
    category: (name: string) => page.getByRole('button', { name, exact: true }),
    sort: page.getByRole('combobox', { name: 'Sort by' }),
    showMore: page.getByRole('button', { name: 'Show More', exact: true }),
    results: page.getByText('Showing results for'),
    directory: page.locator('#browse-services'),
    names: () => cards.getByRole('heading').allTextContents(),
    shows: (count: number) => expect.poll(() => cards.count()).toBe(count),
  };
};

export interface ListedCompany {
  id: number;
  name: string;
  description: string;
  gallery: { imageUrl: string }[];
  services: { category?: { name: string } }[];
  ratingAverage: number | null;
  reviewCount: number;
  projectCount: number;
}

/** Reads the directory from the API, to compare the screen with. */
export const listedCompanies = async (
  page: Page,
  query = '',
): Promise<{ companies: ListedCompany[]; total: number }> => {
  const answer = await page.request.get(`/api/companies?limit=200${query && `&${query}`}`);
  const companies = (await answer.json()) as ListedCompany[];
  return { companies, total: Number(answer.headers()['x-total-count']) };
};

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
