// The downloads of these pages have a limit.

interface MeasuredPage {
  name: string;
  path: string;
  source: string;
  /** The page may load at most this much JavaScript before anything is opened. */
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

/** Pages of signed-in people. The grouping of chunks changes with each build, so the limits leave some kB of room. */
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
