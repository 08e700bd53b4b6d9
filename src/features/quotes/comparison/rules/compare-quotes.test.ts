import { describe, expect, test } from 'vitest';
import { netCentsOfLine, type PricedLine } from '#features/quotes/core/rules/quote-sums.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import {
  type ComparableLine,
  comparableQuantitiesOf,
  compareByLineKind,
  type ComparedQuote,
  findQuoteDifferences,
} from './compare-quotes.ts';
import { pricePerUnitCents } from './price-per-unit.ts';

let lastId = 0;

const line = (kind: LineKind, unitPrice: string, changes: Partial<ComparableLine> = {}): ComparableLine => {
  lastId += 1;
  const priced: PricedLine = {
    quantity: '1',
    unitPrice,
    discountPercent: '0',
    vatRate: 17,
    isOptional: false,
    mayBeReduced: false,
    ...changes,
  };
  return { id: lastId, kind, unit: 'lump-sum', ...priced, ...changes, cents: netCentsOfLine(priced) };
};

const quote = (lines: ComparableLine[], changes: Partial<ComparedQuote> = {}): ComparedQuote => ({
  quoteId: 1,
  lines,
  exclusions: [],
  inclusions: [],
  plan: [{ on: 'completion', percent: '100' }],
  startsOn: null,
  validUntil: '2026-06-30',
  isMainResidence: false,
  ...changes,
});

const roof = () => line('materials', '10000');
const today = '2026-06-01';
const states = (quotes: ComparedQuote[], kind: LineKind) =>
  compareByLineKind(quotes)
    .find((row) => row.kind === kind)
    ?.cells.map(({ state }) => state);

describe('rows', { meta: { requirements: ['D3-5.1'] } }, () => {
  test('a kind is a sum, optional, included, excluded or not mentioned', () => {
    const quotes = [
      quote([roof(), line('scaffolding', '500'), line('scaffolding', '40', { isOptional: true })]),
      quote([roof(), line('scaffolding', '500', { isOptional: true })]),
      quote([roof()], { inclusions: [{ kind: 'scaffolding', inKind: 'labour' }] }),
      quote([roof()], { exclusions: [{ kind: 'scaffolding' }] }),
      quote([roof()]),
    ];
    expect(states(quotes, 'scaffolding')).toEqual(['sum', 'optional', 'included', 'excluded', 'silent']);
    expect(states(quotes, 'disposal')).toBeUndefined();
    const [row] = compareByLineKind(quotes).filter(({ kind }) => kind === 'scaffolding');
    expect(row?.cells.map(({ net }) => net)).toEqual([50_000n, 50_000n, 0n, 0n, 0n]);
    expect(row?.cells[0]?.lineIds).toHaveLength(2);
    expect(row?.cells[2]?.inKind).toBe('labour');
  });

  test('stand by the largest sum of any', () => {
    const quotes = [quote([line('labour', '10'), line('transport', '20')]), quote([line('labour', '30')])];
    expect(compareByLineKind(quotes).map(({ kind }) => kind)).toEqual(['labour', 'transport']);
  });
});

describe('what differs', { meta: { requirements: ['D3-5.3', 'D3-10.21'] } }, () => {
  const scaffolded = () => quote([roof(), line('scaffolding', '500')]);
  const out = () => quote([roof()], { exclusions: [{ kind: 'scaffolding' }] });
  const within = () => quote([roof()], { inclusions: [{ kind: 'scaffolding', inKind: 'labour' }] });
  const silent = () => quote([roof()]);
  const optional = () => quote([roof(), line('scaffolding', '500', { isOptional: true })]);
  const cheap = () => quote([roof(), line('scaffolding', '150')]);
  const reduced = () =>
    quote([line('materials', '10000', { mayBeReduced: true })], { isMainResidence: true });
  const atThree = () => quote([line('materials', '10000', { vatRate: 3 })]);
  const untaxed = () => quote([line('materials', '10000', { vatRate: 0 })]);
  const askingUpFront = (percent: string) =>
    quote([roof()], {
      plan: [
        { on: 'acceptance', percent },
        { on: 'start', percent: '10' },
      ],
    });
  const starting = (startsOn: string) => quote([roof()], { startsOn });
  const until = (validUntil: string) => quote([roof()], { validUntil });
  const only = (leftOut: number[], notMentioned: number[]) => ({
    says: 'only',
    kind: 'scaffolding',
    one: 0,
    leftOut,
    silent: notMentioned,
  });

  test.each([
    ['one quote alone', [scaffolded()], []],
    ['only one includes it', [scaffolded(), out(), silent()], [only([1], [2])]],
    ['also where it is included in another kind', [scaffolded(), within()], []],
    ['an option of another makes no “only”', [scaffolded(), optional(), out()], []],
    ['too little to matter', [cheap(), silent()], []],
    [
      'all but one',
      [scaffolded(), within(), silent()],
      [{ says: 'notBy', kind: 'scaffolding', one: 2, state: 'silent' }],
    ],
    [
      'all but one, which says so',
      [scaffolded(), out(), scaffolded()],
      [{ says: 'notBy', kind: 'scaffolding', one: 1, state: 'excluded' }],
    ],
    ['one that charges no VAT is at no rate', [atThree(), untaxed()], []],
    ['rates', [reduced(), atThree(), silent()], [{ says: 'rates', reduced: 2, full: 1, rate: 17 }]],
    [
      'another rate among them is not named',
      [reduced(), quote([...silent().lines, line('cleaning', '10', { vatRate: 8 })])],
      [{ says: 'rates', reduced: 1, full: 1, rate: null }],
    ],
    ['the same rate', [reduced(), atThree()], []],
    ['exactly 30 % is not marked', [askingUpFront('30'), silent()], []],
    ['more is', [silent(), askingUpFront('30.01')], [{ says: 'beforeWork', one: 1, percent: '30.01' }]],
    ['starts near each other', [starting('2026-07-01'), starting('2026-07-28')], []],
    [
      'starts four weeks apart',
      [starting('2026-07-29'), starting('2026-07-01')],
      [{ says: 'starts', weeks: 4, days: ['2026-07-01', '2026-07-29'] }],
    ],
    ['one start', [starting('2026-07-29'), silent()], []],
    [
      'one runs out in a week',
      [until('2026-06-08'), until('2026-06-30')],
      [{ says: 'runsOut', one: 0, days: 7 }],
    ],
    ['both do', [until('2026-06-08'), until('2026-06-08')], []],
    ['one ran out', [until('2026-05-31'), until('2026-06-30')], []],
  ])('%s', (_, quotes, differences) => {
    expect(findQuoteDifferences(quotes, compareByLineKind(quotes), today)).toEqual(differences);
  });
});

describe('the price for each', { meta: { requirements: ['D3-5.1'] } }, () => {
  const slate = (quantity: string, unit: 'm2' | 'm') => line('materials', '100', { quantity, unit });

  test('where all measure alike', () => {
    const measures = comparableQuantitiesOf([
      quote([slate('96', 'm2'), slate('10', 'm')]),
      quote([slate('100', 'm2')]),
    ]);
    expect(measures).toEqual([
      { unit: 'm2', quantity: '96' },
      { unit: 'm2', quantity: '100' },
    ]);
    expect(pricePerUnitCents(2_921_600n, { unit: 'm2', quantity: '96' })).toBe(30_433n);
  });

  test('not where they do not', () => {
    expect(comparableQuantitiesOf([quote([slate('96', 'm2')]), quote([slate('96', 'm')])])).toBeNull();
    expect(comparableQuantitiesOf([quote([slate('96', 'm2')]), quote([roof()])])).toBeNull();
  });
});
