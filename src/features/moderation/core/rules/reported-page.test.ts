import { expect, test } from 'vitest';
import { ownPathOf, reportedPageKind } from './reported-page.ts';

test.each([
  ['/companies/12', 'company'],
  ['https://giewel.lu/de/companies/12?tab=reviews', 'company'],
  ['/fr/projects/7', 'project'],
  ['/companies', null],
  ['their picture on the front page', null],
])('%s is the page of: %s', (address, kind) => {
  expect(reportedPageKind(address)).toBe(kind);
});

test('only an address of ours becomes a link for the moderator, and leads to its path (b11-25)', () => {
  const origin = 'https://giewel.example';
  const paths = [
    '/companies/117?tab=reviews',
    ' https://giewel.example/fr/companies/3#about ',
    'https://giewel.example.evil.test/companies/3',
    'https://giewel.example@evil.test/',
    'https://giewel.example//evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    'http://giewel.example/companies/3',
    'javascript:alert(1)',
    'the roofer in Esch',
  ].map((address) => ownPathOf(address, origin));
  expect(paths).toEqual([
    '/companies/117?tab=reviews',
    '/fr/companies/3#about',
    ...Array<null>(8).fill(null),
  ]);
});
