import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  canonicalPath,
  redirectFor,
  findRoute,
  isOurPage,
  isProfilePage,
  findRouteForVisitor,
} from '#web/navigation/find-route.ts';
import { matchPath, pathSegmentsOf } from '#web/navigation/match-path.ts';
import type { PageRoute } from '#web/navigation/page-route.ts';
import './routes.ts';

describe('matchPath', () => {
  test.each([
    ['/', '/', {}],
    ['/companies/:id', '/companies/12', { id: '12' }],
    ['/companies/:id', '/companies/12/', { id: '12' }],
    ['/companies/:id', '/companies/a%20b', { id: 'a b' }],
    ['/companies/:id', '/companies', null],
    ['/companies/:id', '/companies/12/x', null],
    ['/companies/:id', '/companies/%E0%A4%A', null],
    ['/search', '/searching', null],
  ])('%s and %s', (pattern, path, params) => {
    expect(matchPath(pathSegmentsOf(pattern), pathSegmentsOf(path))).toEqual(params);
  });
});

test.each([
  ['/', true],
  ['/companies/3?tab=reviews', true],
  ['/search?q=a/b/c', true],
  ['/search#ranking', true],
  ['#top', true],
  ['/no-such-page', false],
  ['https://elsewhere.example/search', false],
  ['mailto:office@giewel.example', false],
])('%s is a page of ours: %s', (href, isOurs) => {
  expect(isOurPage(href)).toBe(isOurs);
});

describe('findRoute', () => {
  test('reads what the address says, and falls back where it makes no sense', () => {
    expect(findRoute('/?q=roof&category=3&sort=rating&show=9').match.search).toEqual({
      q: 'roof',
      category: 3,
      sort: 'rating',
      show: 9,
    });
    expect(findRoute('/?category=x&sort=fame&show=9999&q=%00').match.search).toEqual({});
  });

  test('/services leads to the directory on the home page', { meta: { requirements: ['SHELL-018'] } }, () => {
    expect(redirectFor(findRoute('/services'), null)).toBe('/#browse-services');
  });

  test('what no route claims is not found', { meta: { requirements: ['SHELL-020'] } }, () => {
    expect(findRoute('/no-such-page').name).toBe('notFound');
  });
});

const routeFiles = globSync('src/features/**/web/page-routes.ts');

test('every route that a module declares is a page', async () => {
  const modules = await Promise.all(
    routeFiles.map((file) => import(join(process.cwd(), file)) as Promise<Record<string, PageRoute>>),
  );
  const paths = modules.flatMap((module) => Object.values(module).map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => findRoute(path.replace(/:\w+/g, '1')).route.path !== path)).toEqual([]);
});

describe('readAddress', () => {
  test.each([
    ['/?utm_source=x', '/'],
    ['/search?fbclid=1&sort=name&q=%20roof%20%26&x=2', '/search?q=roof+%26&sort=name'],
    ['/search?sort=fame&category=0&rating=&show=0', '/search?category=%00&sort=%00'],
    [`/search?q=${'a'.repeat(3000)}`, `/search?q=${'a'.repeat(200)}`],
    ['/search?q=unknown', '/search?q=unknown'],
    ['/companies/3-schmit?tab=reviews&tab=contact&q=x', '/companies/3-schmit?tab=reviews'],
    ['/no-such-page?x=1', '/no-such-page'],
  ])('of %s a page reads %s', (address, read) => {
    expect(canonicalPath(address)).toBe(read);
    expect(canonicalPath(read)).toBe(read);
    expect(findRoute(read).match).toEqual(findRoute(address).match);
  });
});

test('the pages that show a company’s whole profile are known by their address, however it is written', () => {
  const addresses = [
    '/companies/3',
    '/companies/3-schmit/',
    '/companies/3?tab=reviews',
    '/companies',
    '/search',
    '/',
  ];
  expect(addresses.filter(isProfilePage)).toEqual(addresses.slice(0, 3));
});

describe('who may enter', () => {
  const visitors = {
    nobody: null,
    private: { userType: 'private', username: 'claire' },
    company: { userType: 'company', username: 'schmit' },
    admin: { userType: 'admin', username: 'mod' },
  } as const;

  // null means that they may stay.
  test.each([
    ['/auth', 'SHELL-011 AUTH-003 AUTH-004', null, '/dashboard', '/company-dashboard', '/admin'],
    ['/client-auth?tab=register', 'SHELL-012 CLIENT-003', null, '/dashboard', '/company-dashboard', '/admin'],
    ['/company-auth', 'SHELL-013 COMPANY-005', null, ...desk('/company-dashboard')],
    ['/dashboard', 'SHELL-021 SHELL-026', '/auth', null, null, null],
    ['/company-dashboard', 'SHELL-023 SHELL-024', '/auth', '/', null, '/'],
    ['/profile', 'SHELL-028', '/client-auth', null, null, null],
    ['/settings', 'SHELL-029 SET-007', '/auth', null, null, null],
    ['/messages', 'SHELL-021', '/auth', null, null, null],
    ['/messages/3', 'SHELL-021', '/auth', null, null, null],
    ['/folders/1', 'SHELL-031', '/client-auth', null, null, null],
    ['/projects', 'SHELL-021', '/auth', null, null, null],
    ['/projects/3', 'SHELL-033', '/auth', null, null, null],
    ['/create-project', 'SHELL-034', '/auth', null, null, null],
    ['/subscription-plans', 'SHELL-035 SESSION-021', '/', '/', null, '/'],
    ['/payment', 'SHELL-036', ...desk('/company-auth?tab=register'), '/company-auth?tab=register'],
    ['/payment?plan=gold', 'SHELL-036', ...desk('/company-auth?tab=register'), '/company-auth?tab=register'],
    ['/payment?plan=basic', 'SHELL-037', '/company-auth', '/', null, '/'],
    ['/companies/1', 'SESSION-011', null, null, null, null],
  ])('%s (%s)', (address, _, ...expected) => {
    const foundRoute = findRoute(address);
    expect(Object.values(visitors).map((visitor) => redirectFor(foundRoute, visitor))).toEqual(expected);
  });

  // Each role gets the page itself, or one that says it is another account's: nobody is redirected without a word (reading 80).
  test.each([
    ['/requests/1', '/client-auth', 'request', 'notYours', 'notYours'],
    ['/requests/1/compare', '/client-auth', 'compareQuotes', 'notYours', 'notYours'],
    ['/requests', '/client-auth', 'requests', 'notYours', 'notYours'],
    ['/quotes/1/accept', '/client-auth', 'acceptQuote', 'notYours', 'notYours'],
    ['/invitations', '/auth', 'notYours', 'invitations', 'notYours'],
    ['/invitations/1', '/auth', 'notYours', 'invitation', 'notYours'],
    ['/quotes/1/write', '/auth', 'notYours', 'writeQuote', 'notYours'],
    ['/visits/new?invitation=1', '/auth', 'notYours', 'newVisit', 'notYours'],
    ['/company-team', '/auth', 'notYours', 'companyTeam', 'notYours'],
    ['/price-book', '/auth', 'notYours', 'priceBook', 'notYours'],
    ['/quotes/1', '/auth', 'quote', 'quote', 'notYours'],
    ['/visits/1', '/auth', 'visit', 'visit', 'notYours'],
    ['/requests/new/what', null, 'requestStep', 'notYours', 'notYours'],
  ])('%s of another account says so, in its place (reading 80)', (address, nobody, ...destinations) => {
    const { nobody: _, ...signedIn } = visitors;
    expect(redirectFor(findRoute(address), null)).toBe(nobody);
    for (const visitor of Object.values(signedIn))
      expect(redirectFor(findRoute(address), visitor)).toBeNull();
    expect(Object.values(signedIn).map((visitor) => findRouteForVisitor(address, visitor).name)).toEqual(
      destinations,
    );
  });

  test(
    'a name with admin in it skips the payment page, as a company’s only',
    {
      meta: { requirements: ['PRICE-010'] },
    },
    () => {
      const found = findRoute('/payment?plan=basic');
      const elsewhereOf = (userType: 'company' | 'private') =>
        redirectFor(found, { userType, username: 'xAdminx' });
      expect([elsewhereOf('company'), elsewhereOf('private')]).toEqual(['/company-dashboard', '/']);
    },
  );
});

function desk(address: string) {
  return [address, address, address] as const;
}

test('every page stands in the file that bears the name of its route, by which its assets are found', async () => {
  const source = await readFile('src/app/routes.ts', 'utf8');
  const pages = [...source.matchAll(/^ {2}(\w+): page\([\s\S]*?import\('[^']*\/([\w-]+)-page\.tsx'\)/gm)];
  expect(pages.length).toBeGreaterThan(50);
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [, route = '', file] of pages.filter(([match]) => match.split(': page(').length === 2))
    expect(file, route).toBe(kebab(route));
});
