import { expect, test } from 'vitest';
import { reportedPageKind } from './reported-page.ts';

test.each([
  ['/companies/12', 'company'],
  ['https://giewel.lu/de/companies/12?tab=reviews', 'company'],
  ['/fr/projects/7', 'project'],
  ['/companies', null],
  ['their picture on the front page', null],
])('%s is the page of: %s', (address, kind) => {
  expect(reportedPageKind(address)).toBe(kind);
});
