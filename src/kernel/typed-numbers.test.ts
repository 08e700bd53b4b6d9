import { describe, expect, test } from 'vitest';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import { type Language, languages } from './language.ts';
import {
  formatTypedNumber,
  type TypedNumberKind,
  parseNumberWithUnit,
  parseTypedDecimal,
} from './typed-numbers.ts';

const places = { price: 4, percent: 2, quantity: 3 } as const;

const read = (kind: TypedNumberKind, typedText: string, language: Language = 'de') =>
  parseTypedDecimal(typedText, { kind, places: places[kind], language });

describe('what people type, in every language (reading 88)', () => {
  test.each<[TypedNumberKind, string, string | null]>([
    ['price', '54', '54'],
    ['price', '82,5', '82.5'],
    ['price', '82.50', '82.5'],
    ['price', '54 €', '54'],
    ['price', '54€', '54'],
    ['price', '€ 54', '54'],
    ['price', '€54', '54'],
    ['price', '54,-', '54'],
    ['price', '54.–', '54'],
    ['price', '54,- €', '54'],
    ['price', '€ 54,--', '54'],
    ['price', '54 EUR', '54'],
    ['price', 'EUR 54', '54'],
    ['price', '54 euros', '54'],
    ['price', '54 €/m²', '54'],
    ['price', '54 EUR / m2', '54'],
    ['price', '24 m2', '24'],
    ['price', '1 250,5', '1250.5'],
    ['price', '1\u202f250,5', '1250.5'],
    ['price', '1\u00a0250,50 €', '1250.5'],
    ['price', '1’250.50', '1250.5'],
    ['price', "1'250.-", '1250'],
    ['price', '1.250,50', '1250.5'],
    ['price', '1,250.50', '1250.5'],
    ['price', '1.234.567', '1234567'],
    ['price', '1,234,567.89', '1234567.89'],
    ['price', '1.234', '1234'],
    ['price', '1,234', '1234'],
    ['price', '3 000', '3000'],
    ['price', '3.000', '3000'],
    ['price', '3,000', '3000'],
    ['price', '€3000', '3000'],
    ['price', '0,125', '0.125'],
    ['price', '7.1234', '7.1234'],
    ['price', '1 234.567', '1234.567'],
    ['price', ',5', '0.5'],
    ['price', '12,', '12'],
    ['price', '−3,5', '-3.5'],
    ['price', '- 40 €', '-40'],
    ['price', '+40', '40'],
    ['price', '007', '7'],
    ['price', '-0', '0'],
    ['price', '', null],
    ['price', '€', null],
    ['price', '-', null],
    ['price', 'two', null],
    ['price', '3*8', null],
    ['price', '=1+1', null],
    ['price', '10 %', null],
    ['price', '$54', null],
    ['price', '54-60', null],
    ['price', '1.2.3', null],
    ['price', '1.23,456.7', null],
    ['price', '12 5', null],
    ['price', '1,23456', null],
    ['price', '1e3', null],
    ['price', '24 bananas', null],
    ['price', '9'.repeat(16), null],
    ['price', `${' '.repeat(60)}5`, null],
    ['percent', '10', '10'],
    ['percent', '10 %', '10'],
    ['percent', '10%', '10'],
    ['percent', '12,5 %', '12.5'],
    ['percent', '33.33%', '33.33'],
    ['percent', '10,000', '10'],
    ['percent', '120', '120'],
    ['percent', '-5', '-5'],
    ['percent', '33,333', null],
    ['percent', '%', null],
    ['percent', '10 €', null],
    ['percent', 'abc', null],
    ['quantity', '24', '24'],
    ['quantity', '24 m2', '24'],
    ['quantity', '24m²', '24'],
    ['quantity', '9,4 lfm', '9.4'],
    ['quantity', '3 Std.', '3'],
    ['quantity', '0.250', '0.25'],
    ['quantity', '1,2345', null],
    ['quantity', '54 €', null],
    ['quantity', '24 buckets', null],
  ])('%s %j is %j', (kind, typedText, expected) => {
    expect(
      Object.fromEntries(languages.map((language) => [language, read(kind, typedText, language)])),
    ).toEqual(Object.fromEntries(languages.map((language) => [language, expected])));
  });

  test.each<[string, Record<Language, string>]>([
    ['1.234', { en: '1.234', fr: '1234', de: '1234', lb: '1234', pt: '1234' }],
    ['1,234', { en: '1234', fr: '1.234', de: '1.234', lb: '1.234', pt: '1.234' }],
  ])('a quantity %j is read as the page’s language writes numbers', (typedText, expectedByLanguage) => {
    for (const language of languages)
      expect(read('quantity', typedText, language)).toBe(expectedByLanguage[language]);
  });

  test('a sign that is known from elsewhere decides, as in a column of a sheet', () => {
    const rules = { kind: 'price', places: 4 } as const;
    expect(parseTypedDecimal('1.234', { ...rules, decimalSign: '.' })).toBe('1.234');
    expect(parseTypedDecimal('1.234', { ...rules, decimalSign: ',' })).toBe('1234');
  });

  test('the unit that stands with a number is known too', () => {
    const rules = { places: 3, language: 'fr' } as const;
    expect(parseNumberWithUnit('24 m2', { ...rules, kind: 'quantity' })).toEqual({
      number: '24',
      unit: 'm2',
    });
    expect(parseNumberWithUnit('54 €/h', { ...rules, kind: 'price' })).toEqual({ number: '54', unit: 'h' });
    expect(parseNumberWithUnit('24', { ...rules, kind: 'quantity' })).toEqual({ number: '24', unit: null });
  });
});

describe('what a field holds', () => {
  test('is written with the sign of its language', () => {
    expect(languages.map((language) => formatTypedNumber('1234.5', language, 'price'))).toEqual([
      '1234.50',
      '1234,50',
      '1234,50',
      '1234,50',
      '1234,50',
    ]);
    expect(formatTypedNumber('12.500', 'fr', 'quantity')).toBe('12,5');
    expect(formatTypedNumber('1.234', 'en', 'price')).toBe('1.2340');
    expect(formatTypedNumber('', 'en', 'price')).toBe('');
  });

  const numbers = fc
    .tuple(fc.constantFrom<TypedNumberKind>('price', 'percent', 'quantity'), fc.constantFrom(...languages))
    .chain(([kind, language]) =>
      fc.record({
        kind: fc.constant(kind),
        language: fc.constant(language),
        whole: fc.bigInt({ min: 0n, max: 999_999_999n }),
        decimals: fc
          .nat({ max: 10 ** places[kind] - 1 })
          .map((digits) => String(digits).padStart(places[kind], '0')),
        isBelow: fc.boolean(),
      }),
    );
  const wireOf = (whole: bigint, decimals: string, isBelow: boolean) => {
    const bare = decimals.replace(/0+$/, '');
    const size = bare === '' ? String(whole) : `${whole}.${bare}`;
    return isBelow && size !== '0' ? `-${size}` : size;
  };

  test('is read for the same number again, whatever the number', () => {
    fc.assert(
      fc.property(numbers, ({ kind, language, whole, decimals, isBelow }) => {
        const wire = wireOf(whole, decimals, isBelow);
        expect(read(kind, formatTypedNumber(wire, language, kind), language)).toBe(wire);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  test('however thousands are parted and the sign of euros is set, a sum with cents is one sum', () => {
    const numberParts = fc.record({
      whole: fc.bigInt({ min: 0n, max: 999_999_999n }),
      cents: fc.nat({ max: 99 }).map((digits) => String(digits).padStart(2, '0')),
      way: fc.constantFrom(
        ['.', ','],
        [',', '.'],
        [' ', ','],
        ['\u202f', ','],
        ['’', '.'],
        ['', ','],
        ['', '.'],
      ),
      frame: fc.constantFrom(
        ['', ''],
        ['€', ''],
        ['€ ', ''],
        ['', ' €'],
        ['', '€'],
        ['', ' EUR'],
        [' ', ' '],
      ),
      language: fc.constantFrom(...languages),
    });
    fc.assert(
      fc.property(numberParts, ({ whole, cents, way: [group = '', sign = ''], frame, language }) => {
        const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, group);
        const typedText = `${frame[0]}${grouped}${sign}${cents}${frame[1]}`;
        expect(read('price', typedText, language)).toBe(wireOf(whole, cents, false));
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  test('nothing that is typed throws, and what is read is a number of the wire', () => {
    const typedText = fc.stringMatching(/^[0-9 .,–€%m²’/eur=*-]{0,80}$/);
    fc.assert(
      fc.property(
        typedText,
        fc.constantFrom<TypedNumberKind>('price', 'percent', 'quantity'),
        (text, kind) => {
          expect(read(kind, text) ?? '0').toMatch(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,3}[1-9])?$/);
        },
      ),
      { numRuns: propertyRuns(20_000) },
    );
  });
});
