import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packData } from './pack-data.ts';
import { type PackedData, unpackData } from './packed-data.ts';

const carried = (data: unknown) => JSON.parse(JSON.stringify(packData(data))) as PackedData;

test('any data comes out as it went in', () => {
  const text = fc.constantFrom(
    '',
    'Mamer',
    'Esch-sur-Alzette',
    'Luxembourg',
    '</script>',
    '__proto__',
    '-1',
    '^',
    '^1',
    '^Mamer',
  );
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 5 },
      text,
      fc.integer({ min: -4, max: 30 }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('data'), { maxLength: 6 }),
      fc.array(fc.record({ id: fc.nat(9), name: text, of: tie('data') }), { maxLength: 4 }),
      fc.dictionary(text, tie('data'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(data, (value) => {
      expect(unpackData(carried(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 1000 },
  );
});

test('dates and what has no value come out as in JSON', () => {
  const value = { at: new Date('2026-11-26T05:00:00Z'), left: undefined, items: [undefined, Number.NaN] };
  expect(unpackData(carried(value))).toEqual({ at: '2026-11-26T05:00:00.000Z', items: [null, null] });
});

test('keys, repeated names and repeated texts are said once', () => {
  const trade = () => ({ id: 4, name: 'Electrical', names: { fr: 'Électricien', de: 'Elektriker' } });
  const companies = Array.from({ length: 24 }, (_, id) => ({
    id,
    canton: 'Esch-sur-Alzette',
    trade: trade(),
  }));
  const text = JSON.stringify(packData({ companies, trades: [trade()] }));
  for (const said of ['canton', 'Esch-sur-Alzette', 'Électricien', 'names', 'trade"'])
    expect(text.split(said)).toHaveLength(2);
  expect(text.length).toBeLessThan(JSON.stringify({ companies }).length / 2);
});

test('what a list says again and again is said once, with a character for each', () => {
  const names = () => ({ de: 'Düdelingen', lb: 'Diddeleng' });
  const rows = (first: number, most: number) =>
    Array.from({ length: most }, (_, row) => ({
      id: first + row,
      isVerified: true,
      names: names(),
      trades: [1, 2],
    }));
  const sizeOf = (data: unknown) => JSON.stringify(packData(data)).length;
  // Thirty rows more are thirty numbers with a comma, and three characters each.
  expect(sizeOf(rows(10, 60)) - sizeOf(rows(10, 30))).toBe(30 * (3 + 3));
  expect(unpackData(carried(rows(10, 60)))).toEqual(rows(10, 60));
});

test('one object in several places is said once, and is one again', () => {
  const trade = { id: 4, name: 'Electrical', names: { fr: 'Électricien', de: 'Elektriker' } };
  const data = { companies: [{ of: trade }, { of: trade }], all: [trade, { id: 5, name: '', names: {} }] };
  const packed = carried(data);
  expect(JSON.stringify(packed).match(/Elektriker/g)).toHaveLength(1);
  const read = unpackData(packed) as typeof data;
  expect(read).toEqual(data);
  expect(read.companies[0]?.of).toBe(read.companies[1]?.of);
});
