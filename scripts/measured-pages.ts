// Pages whose downloads are held to a size.

interface MeasuredPage {
  name: string;
  path: string;
  source: string;
  /** The most JavaScript it may ask for before anything is opened. */
  mostKb: number;
}

/** Anybody may open these pages. */
export const publicPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', source: 'directory/pages/web/home-page.tsx', mostKb: 105 },
  {
    name: 'search',
    path: '/search',
    source: 'directory/pages/web/search-page.tsx',
    mostKb: 110,
  },
  { name: 'company', path: '/companies/1', source: 'companies/profile/web/company-page.tsx', mostKb: 120 },
];

/** Pages of somebody who is signed in. Which chunks go together changes with what is built: some kB of room is for that. */
export const ownPages: readonly MeasuredPage[] = [
  {
    name: 'compareQuotes',
    path: '/requests/:id/compare',
    source: 'quotes/comparison/web/compare-quotes-page.tsx',
    mostKb: 130,
  },
  {
    name: 'writeQuote',
    path: '/quotes/:id/write',
    source: 'quotes/writing/web/write-quote-page.tsx',
    mostKb: 175,
  },
];
