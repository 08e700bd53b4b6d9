import { expect, test } from 'vitest';
import { href } from './href.ts';

test('what the path names goes into it, and the rest becomes the query in the order given', () => {
  expect(href('/')).toBe('/');
  expect(href('/companies/:id', { id: 3 })).toBe('/companies/3');
  expect(href('/companies/:id', { tab: 'reviews', id: 3, sort: 'lowest' })).toBe(
    '/companies/3?tab=reviews&sort=lowest',
  );
});

test('a value that is undefined is left out', () => {
  expect(href('/visits', { after: undefined })).toBe('/visits');
  expect(href('/quotes', { state: undefined, project: 4 })).toBe('/quotes?project=4');
});

test('text of people changes neither the path nor the query', () => {
  expect(href('/shared/:token', { token: 'a/b?c#d' })).toBe('/shared/a%2Fb%3Fc%23d');
  expect(href('/search', { q: 'Gaart & Wéngert', canton: 'a=b#c' })).toBe(
    '/search?q=Gaart+%26+W%C3%A9ngert&canton=a%3Db%23c',
  );
});

test('a list of ids stays readable', () => {
  expect(href('/compare', { ids: '3,1,20' })).toBe('/compare?ids=3,1,20');
  expect(href('/search', { q: 'tiles, grout' })).toBe('/search?q=tiles%2C+grout');
});

test('an address that no route has does not compile', () => {
  // @ts-expect-error: there is no such page
  href('/no-such-page');
  // @ts-expect-error: the id is missing
  expect(() => href('/companies/:id')).not.toThrow();
  // @ts-expect-error: it reads no such tab
  href('/companies/:id', { id: 3, tab: 'prices' });
  // @ts-expect-error: it reads no such parameter
  href('/companies/:id', { id: 3, page: 2 });
  // @ts-expect-error: a path is filled in by its parameters
  href('/companies/3');
});
