import { describe, expect, test } from 'vitest';
import { MAX_LINE_DESCRIPTION_LENGTH, MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { guessLineKind } from '#features/quotes/price-book/rules/guess-line-kind.ts';
import type { Language } from '#kernel/language.ts';
import { parsePastedSheet } from './parse-pasted-sheet.ts';

const rates = [17, 14, 8, 3];

const sheetOf = (text: string, language: Language = 'en', isChange = false) =>
  parsePastedSheet(text, { rates, language, guess: guessLineKind, isChange });

const rowsOf = (text: string, language?: Language) =>
  sheetOf(text, language).sections.flatMap(({ lines }) => lines);

/** Returns a line's description, quantity, unit and price. */
const shortOf = (text: string, language?: Language) =>
  rowsOf(text, language).map(({ description, quantity, unit, unitPrice }) => [
    description,
    quantity,
    unit,
    unitPrice,
  ]);

describe('rows of a spreadsheet', { meta: { requirements: ['D3-4.6'] } }, () => {
  test.each([
    ['words alone', 'Natural slate', ['Natural slate', '', null, '']],
    ['words, quantity, unit, price', 'Natural slate\t96\tm²\t82.50', ['Natural slate', '96', 'm2', '82.5']],
    ['unit before quantity', 'Ardoise\tm2\t96\t82,50', ['Ardoise', '96', 'm2', '82.5']],
    ['a number of the row before', '1.2\tSchiefer\t96\tqm\t82,5', ['Schiefer', '96', 'm2', '82.5']],
    ['signs of euros and thousands', 'Roof\t1\tforfait\t€ 12.345,60', ['Roof', '1', 'lump-sum', '12345.6']],
    ['thousands the English way', 'Roof\t1\tls\t12,345.60', ['Roof', '1', 'lump-sum', '12345.6']],
    ['thousands twice', 'Roof\t1\tpsch.\t1.234.567', ['Roof', '1', 'lump-sum', '1234567']],
    ['narrow spaces', 'Toit\t1\tff\t12\u202f345,6 €', ['Toit', '1', 'lump-sum', '12345.6']],
    ['a net sum at the end', 'Gutter\t9,4\tlm\t118\t1109,20', ['Gutter', '9.4', 'm', '118']],
    ['a unit in the cell of the quantity', 'Gutter\t9,4 lfm\t118', ['Gutter', '9.4', 'm', '118']],
    ['a formula is words', '=SUM(A1:A9)\t2', ['=SUM(A1:A9)', '2', null, '']],
    ['a unit nobody knows', 'Sand\t2\tbuckets\t5', ['Sand', '2', null, '5']],
  ])('%s', (_, text, row) => {
    expect(shortOf(text)).toEqual([row]);
  });

  test('the kind is told from the words', () => {
    expect(rowsOf('Échafaudage, façade jardin\t58\tm²\t18,50')[0]?.kind).toBe('scaffolding');
  });

  test('heads of columns and empty rows are no lines', () => {
    const rows = rowsOf('Description\tQty\tUnit\tPrice\r\nSlate\t96\tm2\t82\r\n\t\t\r\nNails\t1\tkg\t9\r\n');
    expect(rows.map(({ description }) => description)).toEqual(['Slate', 'Nails']);
  });

  test('no more than there is room for, and no words longer than a line’s; what is left out is counted', () => {
    const sheet = sheetOf(Array.from({ length: 400 }, () => `${'x'.repeat(2000)}\t1`).join('\n'));
    expect(sheet).toMatchObject({ lines: MAX_QUOTE_LINES, left: 100 });
    expect(sheet.sections[0]?.lines[0]?.description).toHaveLength(MAX_LINE_DESCRIPTION_LENGTH);
  });
});

describe('columns of discount and VAT (issue 40.9)', () => {
  test('are told by their heads, in any order', () => {
    const text = [
      'Pos.\tBezeichnung\tMenge\tEinheit\tEinzelpreis\tRabatt %\tMwSt.\tGesamt',
      '1\tFliesen\t24\tm2\t54,50\t5\t3 %\t1.242,60',
      '2\tKleber\t3\tStk.\t12\t\t17\t36,00',
    ].join('\n');
    expect(rowsOf(text, 'de')).toMatchObject([
      { description: 'Fliesen', quantity: '24', unitPrice: '54.5', discountPercent: '5', vatRate: 3 },
      { description: 'Kleber', quantity: '3', unitPrice: '12', discountPercent: '', vatRate: 17 },
    ]);
    expect(rowsOf('VAT\tDiscount\tDescription\tPrice\tQty\n3 %\t5\tTiles\t54\t24')).toMatchObject([
      { description: 'Tiles', quantity: '24', unitPrice: '54', discountPercent: '5', vatRate: 3 },
    ]);
  });

  test('are told by what stands in them where there are no heads', () => {
    expect(rowsOf('Tiles\t24\tm2\t54\t5 %\t17 %\t1231,20\nGlue\t2\tkg\t9\t0 %\t3 %\t18')).toMatchObject([
      { quantity: '24', unitPrice: '54', discountPercent: '5', vatRate: 17 },
      { quantity: '2', unitPrice: '9', discountPercent: '0', vatRate: 3 },
    ]);
  });

  test('a rate that there is none of, and a cell that is no number, are said and kept', () => {
    const sheet = sheetOf('Description\tQty\tPrice\tVAT\tDiscount\nTiles\ttwo\t54\t19 %\t5x');
    expect(sheet.unread).toBe(3);
    expect(sheet.sections[0]?.lines).toMatchObject([
      { quantity: 'two', unitPrice: '54', vatRate: null, discountPercent: '5x' },
    ]);
    expect(rowsOf('Tiles\t24\tm2\t54')[0]?.vatRate).toBeUndefined();
    // A unit that does not exist, and a discount of more than all, are unread too.
    expect(sheetOf('Description\tQty\tUnit\tPrice\tDiscount\nPipe\t5\tft\t20\t150 %').unread).toBe(2);
  });

  test.each<[string, string, object]>([
    [
      'German, shortened',
      'Pos\tLeistung\tMenge\tME\tEP netto\tRab.\tUSt\tGP netto\n01.001\tAushub\t2.000\tm3\t8,50\t5\t17\t16.150,00',
      { description: 'Aushub', quantity: '2000', unit: 'm3', unitPrice: '8.5', discountPercent: '5' },
    ],
    [
      'Portuguese, shortened',
      'Descrição\tQtd\tUn\tPreço unit.\tDesc.\tIVA\tValor\nPintura\t120\tm2\t8,50\t5 %\t17 %\t969,00',
      { description: 'Pintura', quantity: '120', unit: 'm2', discountPercent: '5', vatRate: 17 },
    ],
    [
      'a price before the quantity, under Article',
      'Article\tPrix\tQuantité\nCarrelage\t54\t24',
      { description: 'Carrelage', quantity: '24', unitPrice: '54' },
    ],
    [
      'a number of a catalogue is no description',
      'Article\tDésignation\tQté\tPU\nA12\tRobinet\t2\t120',
      { description: 'Robinet', quantity: '2', unitPrice: '120' },
    ],
    [
      'heads that nobody knows: what stands in the columns says it',
      'Description\tCombien\tMesure\tPrix\nCarrelage\t24\tm2\t54',
      { quantity: '24', unit: 'm2', unitPrice: '54' },
    ],
    [
      'a second price is the sum, and no discount',
      'Description\tQuantité\tUnité\tPrix unitaire HT\tPrix total HT\tTVA %\nPose\t2\tpce\t10\t20\t17',
      { quantity: '2', unitPrice: '10', discountPercent: '', vatRate: 17 },
    ],
  ])('%s', (_, text, row) => {
    const sheet = sheetOf(text, 'fr');
    expect(sheet.unread).toBe(0);
    expect(sheet.sections.flatMap(({ lines }) => lines)).toMatchObject([row]);
  });
});

describe('a sheet that has sums alone (issue 40.9)', () => {
  test.each([
    ['under a head', 'Désignation\tMontant HT\nPeinture\t4 500 €\nPlafonds\t1.200,50 €\nTotal\t5 700,50 €'],
    ['without one', 'Peinture\t4 500,00 €\nPlafonds\t1 200,50 €\nTotal\t5 700,50 €'],
    [
      'beside lines with quantities',
      'Désignation\tQté\tPU\tTotal\nPeinture\t\t\t4500\nPlafonds\t\t\t1200,50',
    ],
  ])('%s: each is one for that price', (_, text) => {
    expect(shortOf(text, 'fr').slice(-2)).toEqual([
      ['Peinture', '1', 'lump-sum', '4500'],
      ['Plafonds', '1', 'lump-sum', '1200.5'],
    ]);
  });

  test('a number without a sign of euros is how many, and a section’s own sum is no line for that price', () => {
    expect(shortOf('Fliesen\t24\nKleber\t3')).toEqual([
      ['Fliesen', '24', null, ''],
      ['Kleber', '3', null, ''],
    ]);
    const text = 'Item\tQty\tPrice\tTotal\n1. DEMOLITION\t\t\t650\nTaking out\t1\t650\t650';
    expect(shortOf(text)).toEqual([
      ['1. DEMOLITION', '', null, ''],
      ['Taking out', '1', null, '650'],
    ]);
  });

  test('a deposit, and tax that comes on top, are no lines', () => {
    const text =
      'Fliesen\t10\tm2\t50\t500\n\t\t\tzzgl. 17 % MwSt.\t85\n\t\t\tBruttobetrag\t585\nAnzahlung 30 %\t\t\t\t175,50';
    expect(sheetOf(text, 'de')).toMatchObject({ lines: 1, totals: 3, unread: 0 });
    expect(shortOf('Inkl. Entsorgung\t1\tpsch\t350', 'de')).toHaveLength(1);
  });
});

describe('sections and sums', () => {
  test('rows of words that are numbered or in capitals begin sections; sums are left out and counted', () => {
    const text = [
      'Désignation\tQté\tUnité\tP.U.\tTotal HT',
      '1. DEMOLITION',
      'Dépose carrelage\t24\tm2\t18\t432,00',
      'Évacuation\t1\tff\t218\t218,00',
      'Sous-total\t\t\t\t650,00',
      '2\tCARRELAGE',
      'Pose\t24\tm2\t54\t1 296,00',
      'TOTAL HT\t\t\t\t1 946,00',
      'TVA 17 %\t\t\t\t330,82',
      'TOTAL TTC\t\t\t\t2 276,82',
    ].join('\n');
    const sheet = sheetOf(text, 'fr');
    expect(
      sheet.sections.map(({ title, lines }) => [title, lines.map(({ description }) => description)]),
    ).toEqual([
      ['DEMOLITION', ['Dépose carrelage', 'Évacuation']],
      ['CARRELAGE', ['Pose']],
    ]);
    expect(sheet).toMatchObject({ lines: 3, totals: 4, unread: 0, left: 0 });
  });

  test('work that is called total, and a sheet of nothing but words, are lines', () => {
    expect(shortOf('Total renovation of the bath\t1\tff\t5000\nTiles\t2\tm2\t5')[0]).toEqual([
      'Total renovation of the bath',
      '1',
      'lump-sum',
      '5000',
    ]);
    expect(shortOf('1. Demolition\n2. TILES')).toHaveLength(2);
    expect(shortOf('2 people for a day\nTiles\t2\tm2\t5')).toHaveLength(2);
  });
});

test('a cell with line breaks is one cell, its quotation marks are its own', () => {
  expect(
    shortOf('"Slate 32 × 22\nwith ""hooks"""\t96\tm2\t82\n"A" and B\t1\th\t5\n"never closed\t2\th\t6'),
  ).toEqual([
    ['Slate 32 × 22\nwith "hooks"', '96', 'm2', '82'],
    ['"A" and B', '1', 'h', '5'],
    ['"never closed', '2', 'h', '6'],
  ]);
});

describe('how numbers are read', () => {
  test('the column says it: the other rows are plainly German', () => {
    const text = 'Fliesen\t1.200\tStk.\t2,35\nKleber\t3,5\tkg\t1.100\nFugen\t2\tkg\t12,50';
    expect(shortOf(text, 'en')).toEqual([
      ['Fliesen', '1200', 'piece', '2.35'],
      ['Kleber', '3.5', 'kg', '1100'],
      ['Fugen', '2', 'kg', '12.5'],
    ]);
  });

  test.each<[string, string, string]>([
    ['2.820,00', '1200', '2.35'],
    ['2,82', '1.2', '2.35'],
  ])('the total %s says whether 1.200 is a thousand', (total, quantity, unitPrice) => {
    expect(shortOf(`Fliesen\t1.200\tStk.\t2,35\t${total}`, 'en')).toEqual([
      ['Fliesen', quantity, 'piece', unitPrice],
    ]);
  });

  test('where nothing says it, reading 88 does', () => {
    expect(shortOf('Tiles\t1.200\tpc\t1.250', 'en')).toEqual([['Tiles', '1.2', 'piece', '1250']]);
    expect(shortOf('Tiles\t1.200\tpc\t1.250', 'de')).toEqual([['Tiles', '1200', 'piece', '1250']]);
  });
});

test.each([
  ['a price', 'Rebate\t1\tls\t-250', 1, 0],
  ['a sum alone', 'Work\tTotal\nRebate\t-250 €', 1, 0],
  ['a quantity', 'Slate\t-3\tm2\t80', 1, 1],
])(
  '%s below nothing counts as not understood, but for what a change order takes off',
  (_, text, ...counts) => {
    expect([sheetOf(text).unread, sheetOf(text, 'en', true).unread]).toEqual(counts);
  },
);

test('a paste of a million characters is read at once, whatever it is', { timeout: 90_000 }, () => {
  for (const piece of ['"\t', '\t', '1.234,', 'a "b" ', '"a""', '\n"x\n', '9 ', 'TOTAL\n1. A\n']) {
    const began = performance.now();
    sheetOf(piece.repeat(Math.ceil(1_000_000 / piece.length)));
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});
