import { describe, expect, test } from 'vitest';
import { starFillsOf } from '#design/star-fills.ts';
import { formatAverage } from '#kernel/format-average.ts';
import { bannerUrlOf } from './banner-url.ts';
import { budgetInEuros, distinctCategories, parseBusinessHours } from './companies.ts';
import { joinedCategoryNames } from './distinct-trades.ts';

test.each([
  [null, null],
  [{ Monday: '8–17' }, { Monday: '8–17' }],
  ['{"Monday":"8–17"}', { Monday: '8–17' }],
  ['{"Monday":8}', null],
  ['[]', null],
  ['null', null],
  ['no json', null],
])('business hours stored as %j', { meta: { requirements: ['PROFILE-021'] } }, (storedHours, hours) => {
  expect(parseBusinessHours(storedHours)).toEqual(hours);
});

test.each([
  ['12500', 12_500],
  ['12500.40', 12_500.4],
  ['about 5000', null],
  ['5,000', null],
  ['-1', null],
  ['1e5', null],
  ['', null],
  [null, null],
])('the budget "%s" is %s euros', { meta: { requirements: ['DATA-019'] } }, (text, euros) => {
  expect(budgetInEuros(text)).toBe(euros);
});

test.each([
  [14 / 3, '4.7'],
  [5, '5.0'],
  [4.25, '4.3'],
])('the average %d is shown as %s', { meta: { requirements: ['PROFILE-006'] } }, (average, text) => {
  expect(formatAverage(average, 'en')).toBe(text);
});

test.each([
  [4.5, 'full full full full half'],
  [4.4, 'full full full full empty'],
  [4.96, 'full full full full half'],
  [5, 'full full full full full'],
  [7, 'full full full full full'],
])('%d stars', { meta: { requirements: ['PROFILE-026'] } }, (value, stars) => {
  expect(starFillsOf(value).join(' ')).toBe(stars);
});

describe(
  'the categories of a company',
  {
    meta: { requirements: ['CARD-015', 'PROFILE-010', 'PROFILE-023', 'O-69'] },
  },
  () => {
    const roofing = { category: { name: 'Roofing', description: 'Slate.' } };

    test('are named once each', () => {
      expect(joinedCategoryNames([roofing, roofing, {}], 'Other', 'en')).toEqual(['Roofing', 'Other']);
      expect(distinctCategories([roofing, roofing, {}], 'Other')).toEqual([
        { name: 'Roofing', description: 'Slate.' },
        { name: 'Other', description: '' },
      ]);
    });
  },
);

test.each([
  ['/plates/cover/roofing-1-minett.svg', '/plates/banner/roofing-1-minett.svg'],
  ['/files/7/cover.jpg', '/files/7/cover.jpg'],
])('the banner of %s', { meta: { requirements: ['PROFILE-004'] } }, (cover, banner) => {
  expect(bannerUrlOf(cover)).toBe(banner);
});
