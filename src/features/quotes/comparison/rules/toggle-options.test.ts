import { describe, expect, test } from 'vitest';
import type { QuoteComparison } from '#features/quotes/comparison/contract/comparison.ts';
import { centsAsDecimal, netCentsOfLine } from '#features/quotes/core/rules/quote-sums.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { applySelectedOptions, type ComparisonColumn, quoteLineKey } from './toggle-options.ts';

type ColumnLine = ComparisonColumn['lines'][number];

const line = (id: number, kind: LineKind, unitPrice: string, isOptional = false): ColumnLine => {
  const fields: Omit<ColumnLine, 'net'> = {
    id,
    kind,
    description: `Line ${id}`,
    quantity: '1',
    unit: 'piece',
    unitPrice,
    discountPercent: '0',
    vatRate: 17,
    isOptional,
    mayBeReduced: false,
  };
  return { ...fields, net: centsAsDecimal(netCentsOfLine(fields)) };
};

/** There are ten square metres of slate, a window of slate besides, and two options of another kind. */
const lines = [
  line(1, 'materials', '1000'),
  line(2, 'materials', '200', true),
  line(3, 'testing', '30', true),
  line(4, 'testing', '50', true),
];

const column = (changes: Partial<ComparisonColumn> = {}): ComparisonColumn => ({
  quoteId: 7,
  number: '2026-0001',
  version: 1,
  state: 'sent',
  sentAt: '2026-06-01T10:00:00.000Z',
  company: {
    id: 1,
    name: 'Schmit',
    logoUrl: null,
    partnerId: 2,
    ratingAverage: null,
    reviewCount: 0,
    commune: null,
    communeNames: {},
    responseHours: null,
    distanceKm: null,
    verified: [],
  },
  totals: { net: '1000.00', taxes: [], total: '1170.00', reduced: null, options: '280.00' },
  reckonsReduced: false,
  isMainResidence: false,
  each: { unit: 'm2', quantity: '10', price: '100.00' },
  lines,
  taken: [],
  exclusions: [],
  startsOn: null,
  durationDays: null,
  validUntil: '2026-07-01',
  daysLeft: 30,
  plan: [],
  beforeWork: null,
  warrantyMonths: null,
  mayAccept: true,
  askedAbout: [],
  ...changes,
});

const silent = { state: 'silent', net: null, inKind: null, lineIds: [] } as const;

const comparison = (firstColumn: ComparisonColumn): QuoteComparison => ({
  request: {
    id: 1,
    title: 'Roof',
    commune: null,
    communeNames: {},
    postalCode: null,
    clientName: 'Claire',
    isOpen: true,
  },
  outstanding: 0,
  madeAt: '2026-06-02T10:00:00.000Z',
  columns: [firstColumn, column({ quoteId: 8, lines: [] })],
  rows: [
    {
      kind: 'materials',
      cells: [
        { state: 'sum', net: '1000.00', inKind: null, lineIds: [1, 2] },
        { ...silent, lineIds: [] },
      ],
    },
    {
      kind: 'testing',
      cells: [
        { state: 'optional', net: '80.00', inKind: null, lineIds: [3, 4] },
        { ...silent, lineIds: [] },
      ],
    },
  ],
  differences: [],
});

const shown = (firstColumn: ComparisonColumn, ids: readonly number[]) => {
  const { columns, rows } = applySelectedOptions(
    comparison(firstColumn),
    new Set(ids.map((id) => quoteLineKey(firstColumn, id))),
  );
  const cells = rows.map((row) => row.cells[0]).map((cell) => [cell?.net, cell?.isTaken]);
  return { total: columns[0]?.totals.total, each: columns[0]?.each?.price, cells };
};

describe('optional lines that are taken in', { meta: { requirements: ['D3-5.2', 'D3-10.21'] } }, () => {
  test.each([
    [
      'none',
      [],
      '1170.00',
      '100.00',
      [
        ['1000.00', false],
        ['80.00', false],
      ],
    ],
    [
      'one of a kind that is paid for anyhow',
      [2],
      '1404.00',
      '120.00',
      [
        ['1200.00', false],
        ['80.00', false],
      ],
    ],
    [
      'one of two',
      [4],
      '1228.50',
      '105.00',
      [
        ['1000.00', false],
        ['50.00', true],
      ],
    ],
    [
      'all',
      [2, 3, 4],
      '1497.60',
      '128.00',
      [
        ['1200.00', false],
        ['80.00', true],
      ],
    ],
  ])('%s: every sum of the column follows', (_, ids, total, each, cells) => {
    expect(shown(column(), ids)).toEqual({ total, each, cells });
  });

  test('of a quote that was accepted those that were chosen, whatever is tried out', () => {
    const signed = column({ state: 'accepted', taken: [3] });
    expect(shown(signed, [2])).toEqual(shown(column(), [3]));
  });

  test('of one quote leave the others as they are, and every cell has the lines it opens', () => {
    const { columns, rows } = applySelectedOptions(comparison(column()), new Set(['7-2']));
    expect(columns[1]?.totals.total).toBe('0.00');
    expect(rows[0]?.cells.map((cell) => cell.lines.map(({ id }) => id))).toEqual([[1, 2], []]);
    expect(rows[1]?.cells[0]?.lines.map(({ id }) => id)).toEqual([3, 4]);
  });
});
