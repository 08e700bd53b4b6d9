import { expect, test } from 'vitest';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { visitsToCome } from '#features/requests/visits/rules/visits-to-come.ts';
import { quotesAboutToExpire, visitsOfTodayAndTomorrow } from './today.ts';

const TODAY = '2026-12-31';

const visit = (id: number, start: string | null, isOver = false) => ({ id, start, isOver }) as Visit;
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('of the visits to come, the day names today and tomorrow, in Luxembourg and across the year', () => {
  const visits = [
    visit(1, '2027-01-02T08:00:00Z'),
    visit(2, '2027-01-01T09:00:00Z'),
    visit(3, '2026-12-31T22:30:00Z'), // 23:30 in Luxembourg
    visit(4, '2026-12-31T07:00:00Z', true),
    visit(5, null),
    visit(6, '2026-12-31T09:00:00Z'),
    visit(7, '2027-01-01T23:30:00Z'), // half past midnight of the day after tomorrow
  ];
  expect(idsOf(visitsOfTodayAndTomorrow(visits, TODAY))).toEqual([6, 3, 2]);
  expect(idsOf(visitsToCome(visits))).toEqual([6, 3, 2, 7, 1]);
});

const quote = (id: number, validUntil: string | null) => ({ id, validUntil }) as ListedQuote;

test('a quote is about to expire in its last seven days and on the last one, the next one first', () => {
  const quotes = [
    quote(1, '2027-01-08'),
    quote(2, '2027-01-07'),
    quote(3, '2026-12-31'),
    quote(4, '2026-12-30'),
    quote(5, null),
  ];
  expect(idsOf(quotesAboutToExpire(quotes, TODAY))).toEqual([3, 2]);
});
