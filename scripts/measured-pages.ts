// The downloads of these pages have a limit.

interface MeasuredPage {
  name: string;
  path: string;
  source: string;
  /** The page may load at most this much JavaScript before anything is opened. */
  mostKb: number;
}

interface PublicPage extends MeasuredPage {
  /** The document may have at most this size with its headers, as it is sent to a visitor. */
  documentKb: number;
}

/** A new connection carries ten segments before its first receipt. What is longer takes a phone 150 ms more. */
const FIRST_TRIP_KB = 14.6;

/** Anybody may open these pages. */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'home',
    path: '/',
    source: 'directory/pages/web/home-page.tsx',
    mostKb: 105,
    documentKb: FIRST_TRIP_KB,
  },
  {
    name: 'search',
    path: '/search',
    source: 'directory/pages/web/search-page.tsx',
    mostKb: 110,
    // Its 24 companies need a second trip.
    documentKb: 20,
  },
  {
    name: 'company',
    path: '/companies/1',
    source: 'companies/profile/web/company-page.tsx',
    mostKb: 120,
    documentKb: FIRST_TRIP_KB,
  },
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
