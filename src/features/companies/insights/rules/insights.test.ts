import { describe, expect, test } from 'vitest';
import { daysEndingOn } from '#kernel/calendar.ts';
import { chartStepsOf } from './chart-steps.ts';
import { csvTextOf } from './csv-text.ts';
import { growthPercentOf, medianOf, percentsOfTotal } from './insights.ts';
import { isBrowserUserAgent, visitSourceOf } from './page-viewers.ts';
import {
  projectPercentOfInquiries,
  type Inquiry,
  countInquiriesByMonth,
  responseRatesOf,
} from './response-and-conversion-rates.ts';
import { type LocalDayAndMinute, countWorkingMinutes } from './working-minutes.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
  [[], null],
])('the median of %j', (values, expected) => {
  expect(medianOf(values)).toBe(expected);
});

test.each([
  ['more than before', 118, 18, 18],
  ['less', 90, -10, -10],
  ['as many', 5, 0, 0],
  ['from nothing', 5, 5, null],
])('growth: %s', (_, now, change, expected) => {
  expect(growthPercentOf(now, change)).toBe(expected);
});

test('a chart has a point a day, and of a year one a week', () => {
  const days = (count: number) =>
    daysEndingOn('2025-11-21', count).map((day) => ({ day, views: 2, viewsBefore: 1 }));
  expect(chartStepsOf(days(90))).toHaveLength(90);
  const year = chartStepsOf(days(365));
  expect(year).toHaveLength(52);
  expect(year.at(-1)).toEqual({ first: '2025-11-15', last: '2025-11-21', views: 14, viewsBefore: 7 });
  expect(year[0]?.first).toBe('2024-11-23');
});

const wallTime = (text: string): LocalDayAndMinute => {
  const [day = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day, minute: hour * 60 + minute };
};

test.each([
  ['within a morning', '2025-11-17 09:00', '2025-11-17 11:30', 150],
  ['asked at night', '2025-11-17 22:00', '2025-11-18 09:00', 60],
  ['over a weekend', '2025-11-21 17:30', '2025-11-24 08:15', 45],
  ['answered on Sunday what was asked on Saturday', '2025-11-22 10:00', '2025-11-23 10:00', 0],
  ['over a public holiday', '2025-06-20 17:00', '2025-06-24 08:30', 90],
])('working time %s', (_, from, to, minutes) => {
  expect(countWorkingMinutes(wallTime(from), wallTime(to))).toBe(minutes);
});

describe('leads', () => {
  const now = new Date('2025-11-21T15:00:00Z');
  const inquiry = (
    begunText: string,
    answeredText: string | null = null,
    becameProject = false,
  ): Inquiry => ({
    clientId: 1,
    begunAt: new Date(`${begunText.replace(' ', 'T')}:00+01:00`),
    begun: wallTime(begunText),
    becameProject,
    answered: answeredText === null ? null : wallTime(answeredText),
  });
  const answeredInquiry = inquiry('2025-11-17 09:00', '2025-11-17 10:00', true);
  const slowly = inquiry('2025-11-17 09:00', '2025-11-17 13:00');
  const ignored = inquiry('2025-11-10 09:00');
  const fresh = inquiry('2025-11-21 15:00');

  /** Each inquiry comes from a client of its own. */
  const ofClients = (inquiries: readonly Inquiry[]) =>
    inquiries.map((item, clientId) => ({ ...item, clientId }));

  test('one of this hour may still be answered, so it lowers no rate', () => {
    expect(
      responseRatesOf(
        ofClients([answeredInquiry, answeredInquiry, slowly, slowly, slowly, ignored, fresh]),
        now,
      ),
    ).toEqual({
      responseRate: 83,
      responseMinutes: 240,
    });
  });

  test('too few make no rate, and say so', () => {
    expect(responseRatesOf(ofClients([answeredInquiry, slowly, ignored, ignored, fresh]), now)).toEqual({
      responseRate: null,
      responseMinutes: null,
    });
    expect(projectPercentOfInquiries([answeredInquiry, answeredInquiry, slowly, ignored])).toBeNull();
  });

  test('conversion is the share that became projects', () => {
    expect(projectPercentOfInquiries([answeredInquiry, answeredInquiry, slowly, ignored, fresh])).toBe(40);
  });

  test('each stands in the month in which it began', () => {
    expect(
      countInquiriesByMonth(
        [answeredInquiry, ignored, inquiry('2025-09-30 12:00')],
        ['2025-09', '2025-10', '2025-11'],
      ),
    ).toEqual([
      { month: '2025-09', inquiries: 1, projects: 0 },
      { month: '2025-10', inquiries: 0, projects: 0 },
      { month: '2025-11', inquiries: 2, projects: 1 },
    ]);
  });
});

test('a cell that a spreadsheet would take for a formula is made harmless', () => {
  const names = ['=1+1', '+352', '-2', '@sum', '\tx', '\rx', 'Schmit & "Fils", Esch', 'a=b'];
  expect(csvTextOf([names, [-1, 0]])).toBe(
    `\uFEFF'=1+1,'+352,'-2,'@sum,'\tx,"'\rx","Schmit & ""Fils"", Esch",a=b\r\n-1,0\r\n`,
  );
});

test.each([
  ['/search?q=roof', 'search'],
  ['https://giewel.lu/search', 'search'],
  ['/', 'category'],
  ['/?category=2#directory', 'category'],
  ['/searching', 'direct'],
  ['https://elsewhere.example/search', 'direct'],
  ['', 'direct'],
  [null, 'direct'],
  ['http://[', 'direct'],
])('who comes from %s comes by %s', (cameFrom, source) => {
  expect(visitSourceOf(cameFrom, 'https://giewel.lu')).toBe(source);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0',
    false,
  ],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0', false],
  ['facebookexternalhit/1.1', false],
  ['python-requests/2.32', false],
  ['', false],
  [null, false],
])('%s is a person: %s', (userAgent, expected) => {
  expect(isBrowserUserAgent(userAgent)).toBe(expected);
});

test.each([
  [
    [57.4, 31.3, 11.3],
    [58, 31, 11],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0, 7],
    [0, 0, 100],
  ],
  [
    [767, 418, 153],
    [57, 31, 12],
  ],
])('shares of %j are %j, a hundred together', (parts, shares) => {
  expect(percentsOfTotal(parts)).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});
