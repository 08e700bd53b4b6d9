import { describe, expect, test } from 'vitest';
import { findRoute } from '../routes.ts';
import { anyone, sendTo } from './access.ts';
import { matchPath } from './match.ts';

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
    expect(matchPath(pattern, path)).toEqual(params);
  });
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

  test('SHELL-018 /services leads to the directory on the home page', () => {
    expect(findRoute('/services').route.access(null)).toBe('/#browse-services');
  });

  test('SHELL-020 what no route claims is not found', () => {
    expect(findRoute('/no-such-page').name).toBe('notFound');
  });
});

test('access lets in or sends elsewhere', () => {
  expect(anyone(null)).toBeNull();
  expect(sendTo('/x')(null)).toBe('/x');
});
