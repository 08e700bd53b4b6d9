import { globSync, readFileSync } from 'node:fs';
import { stringTablesByTab } from '#features/dashboards/company/web/tab-string-tables.ts';
import type { StringTableName } from '#strings/strings.ts';

/** The file of every page. */
export const pageFiles = (): string[] =>
  globSync('src/{web,features}/**/*-page.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('export const pageDefinition = definePage'))
    .toSorted();

const listAfter = (file: string, key: string): StringTableName[] => {
  const [, list = ''] =
    new RegExp(`^ {2}${key}: \\[([^\\]]*)\\]`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, table]) => table as StringTableName);
};

/** The tables of sentences that a page's file names: `tables: ['home', 'directory']`. */
export const tablesNamedIn = (file: string): StringTableName[] => listAfter(file, 'tables');

/** A list of tables in a file, and the screen that needs them. */
export interface TableList {
  file: string;
  key: string;
  tables: readonly StringTableName[];
  screen: string;
  exportName: string;
  /** Reads the tables that are loaded beside the list. */
  others: () => readonly StringTableName[];
}

const COMPANY_DASHBOARD = 'src/features/dashboards/company/web/company-dashboard-page.tsx';
const OF_TABS = 'src/features/dashboards/company/web/tab-string-tables.ts';

const tabScreens: Readonly<Record<keyof typeof stringTablesByTab, string>> = {
  dashboard: 'overview-tab',
  profile: 'profile-tab',
  messages: 'messages-tab',
  reviews: 'reviews-tab',
  kpis: 'kpis-tab',
  subscription: 'subscription-tab',
};

/** The lists of all pages, and of the tabs of a company's dashboard. */
export const tableLists = (): TableList[] => {
  const tabNames = Object.keys(tabScreens) as (keyof typeof tabScreens)[];
  const pages = pageFiles().map((file) => ({
    file,
    key: 'tables',
    tables: tablesNamedIn(file),
    screen: file,
    exportName: 'pageDefinition',
    others: () => (file === COMPANY_DASHBOARD ? tabNames.flatMap((tab) => listAfter(OF_TABS, tab)) : []),
  }));
  const tabs = tabNames.map((tab) => ({
    file: OF_TABS,
    key: tab,
    tables: listAfter(OF_TABS, tab),
    screen: COMPANY_DASHBOARD.replace('company-dashboard-page', `tabs/${tabScreens[tab]}`),
    exportName: '*',
    others: () => tablesNamedIn(COMPANY_DASHBOARD),
  }));
  // Those of the tabs come first: the page names what no tab does.
  return [...tabs, ...pages];
};
