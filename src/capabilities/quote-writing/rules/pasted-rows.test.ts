import { describe, expect, test } from 'vitest';
import { guessKind } from '#price-book/rules/guess-kind.ts';
import { LONGEST_DESCRIPTION, MOST_LINES } from '#quotes/rules/quotes.ts';
import { pastedRows as rowsOf } from './pasted-rows.ts';

const pastedRows = (text: string) => rowsOf(text, guessKind);

describe('rows of a spreadsheet D3-4.6', () => {
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
    ['a formula is words', '=SUM(A1:A9)\t2', ['=SUM(A1:A9)', '2', null, '']],
    ['a unit nobody knows', 'Sand\t2\tbuckets\t5', ['Sand', '2', null, '5']],
  ])('%s', (_, text, [description, quantity, unit, unitPrice]) => {
    expect(pastedRows(text)).toEqual([
      { description, quantity, unit, unitPrice, kind: pastedRows(text)[0]?.kind ?? null },
    ]);
  });

  test('the kind is told from the words', () => {
    expect(pastedRows('Échafaudage, façade jardin\t58\tm²\t18,50')[0]?.kind).toBe('scaffolding');
  });

  test('heads of columns and empty rows are no lines', () => {
    const rows = pastedRows(
      'Description\tQty\tUnit\tPrice\r\nSlate\t96\tm2\t82\r\n\t\t\r\nNails\t1\tkg\t9\r\n',
    );
    expect(rows.map(({ description }) => description)).toEqual(['Slate', 'Nails']);
  });

  test('no more than a quote may have, and no words longer than a line’s', () => {
    const rows = pastedRows(Array.from({ length: 400 }, () => `${'x'.repeat(2000)}\t1`).join('\n'));
    expect(rows).toHaveLength(MOST_LINES);
    expect(rows[0]?.description).toHaveLength(LONGEST_DESCRIPTION);
  });
});
