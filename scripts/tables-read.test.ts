import { expect, test } from 'vitest';
import { tables as englishTables } from '#app/strings/en/tables.ts';
import { tablesOfTabs } from '#features/dashboards/company/web/tab-string-tables.ts';
import { pageFiles, tablesNamedIn } from './tables-named.ts';
import { tableReader } from './tables-read.ts';

const { readsOf } = tableReader(new Set(Object.keys(englishTables)));

// They come with every page, or with every page of somebody who is signed in.
const everyPages = ['web', 'dateWords', 'ownFrame'];

// late-dialog.tsx loads these with each of its dialogs.
const ofLateDialogs = ['profileDialogs'];

const tabFiles: Readonly<Record<keyof typeof tablesOfTabs, string>> = {
  dashboard: 'desk-overview-tab',
  profile: 'profile-tab',
  messages: 'messages-tab',
  reviews: 'reviews-tab',
  kpis: 'kpis-tab',
  subscription: 'subscription-tab',
};
const desk = 'src/features/dashboards/company/web/company-dashboard-page.tsx';

const pages = pageFiles().map((file): [string, string, readonly string[]] => [
  file,
  'page',
  file === desk ? [...tablesNamedIn(file), ...Object.values(tablesOfTabs).flat()] : tablesNamedIn(file),
]);

const tabs = Object.entries(tabFiles).map(([tab, file]): [string, string, readonly string[]] => [
  desk.replace('company-dashboard-page', `tabs/${file}`),
  '*',
  [...tablesNamedIn(desk), ...tablesOfTabs[tab as keyof typeof tablesOfTabs]],
]);

// On the server every table is there; a browser has those that its page names, and fails at any other.
test.each([...pages, ...tabs])('%s names every table that it reads', (file, name, namedTables) => {
  const unnamed = readsOf(file, name, [...everyPages, ...ofLateDialogs, ...namedTables]);
  expect([...new Set(unnamed.map(({ table, by }) => `${table}, read by ${by}`))]).toEqual([]);
});

test.each([...pages, ...tabs])('%s names no table that it does not read', (file, name, namedTables) => {
  const read = new Set(readsOf(file, name).map(({ table }) => table));
  const ofPage: readonly string[] = name === '*' ? tablesNamedIn(desk) : [];
  expect(namedTables.filter((table) => !read.has(table) && !ofPage.includes(table))).toEqual([]);
});
