import { expect, test } from 'vitest';
import { parseCsvRows, parsePriceList } from './parse-price-list.ts';

const rules = { rates: [17, 14, 8, 3], kindByName: new Map([['matériel', 'materials' as const]]) };

test('a French list with semicolons is read, with its groups, kinds and rates', () => {
  const csv = [
    '\uFEFFDésignation;Unité;Prix unitaire;TVA;Nature;Famille',
    'Ardoise naturelle;m²;82,50;17 %;Matériel;Toiture',
    '"Crochet ""inox""; 100 mm";pce;0,8575;;;Toiture',
    '',
    'Échafaudage;m2;1.234,50 €;3;;',
  ].join('\r\n');
  expect(parsePriceList(csv, rules)).toEqual({
    faults: [],
    rows: [
      {
        description: 'Ardoise naturelle',
        unit: 'm2',
        unitPrice: '82.5',
        vatRate: 17,
        kind: 'materials',
        group: 'Toiture',
      },
      {
        description: 'Crochet "inox"; 100 mm',
        unit: 'piece',
        unitPrice: '0.8575',
        vatRate: 17,
        kind: expect.any(String),
        group: 'Toiture',
      },
      {
        description: 'Échafaudage',
        unit: 'm2',
        unitPrice: '1234.5',
        vatRate: 3,
        kind: 'scaffolding',
        group: '',
      },
    ],
  });
});

test('a fault is named by the line of the file it stands on, also after a cell of two lines, and the others are read', () => {
  const csv =
    'Description,Unit,Price,VAT\n"Slates,\ndelivered",m2,82.5,17\n,m2,5,17\nHooks,piece,abc,17\nBattens,furlong,3,17\nGutter,m,9,42\nNails,kg,-1,\nFelt,m2,4,';
  const list = parsePriceList(csv, rules);
  expect(list?.rows.map(({ description }) => description)).toEqual(['Slates, delivered', 'Felt']);
  expect(list?.faults).toEqual([
    { line: 4, fault: 'noDescription', text: '' },
    { line: 5, fault: 'unreadPrice', text: 'abc' },
    { line: 6, fault: 'unreadUnit', text: 'furlong' },
    { line: 7, fault: 'unreadRate', text: '42' },
    { line: 8, fault: 'unreadPrice', text: '-1' },
  ]);
});

test.each([
  [
    'a German supplier’s, with numbers of articles and what they were bought for',
    'Artikel-Nr.;Artikelbezeichnung;ME;EK netto;VK netto;MwSt\n10045;Dachlatte 40/60;lfm;1,10;2,10 €;17\n10046;Gerüst;psch;900,00;1.234,50 €;17',
    [
      ['Dachlatte 40/60', 'm', '2.1'],
      ['Gerüst', 'lump-sum', '1234.5'],
    ],
  ],
  [
    'a French one with a code and a short name before the description',
    'Code;Article;Désignation;U;P.U. HT;TVA %\nA2;GOUT;Gouttière zinc;ml;118,00;17,00\nA3;FORF;Installation de chantier;ens;1 200,00;17,00',
    [
      ['Gouttière zinc', 'm', '118'],
      ['Installation de chantier', 'lump-sum', '1200'],
    ],
  ],
  [
    'one below a title with a comma and an empty row',
    'Tarif 2026, édition mars;;;\n;;;\nDésignation;Unité;Prix;TVA\nPeinture, deux couches;m2;12,5;17',
    [['Peinture, deux couches', 'm2', '12.5']],
  ],
  [
    'an English one with commas in amounts',
    'Item,Unit,"Unit price (excl. VAT)",VAT\n"Slate, natural",m2,"1,234.50",17%',
    [['Slate, natural', 'm2', '1234.5']],
  ],
])('lists as suppliers make them are read: %s', (_, csv, expected) => {
  const list = parsePriceList(csv, rules);
  expect(list?.faults).toEqual([]);
  expect(list?.rows.map(({ description, unit, unitPrice }) => [description, unit, unitPrice])).toEqual(
    expected,
  );
});

test.each([
  ['no heads', 'Slates;m2;82,50\nHooks;piece;1'],
  ['no unit', 'Description;Price\nSlates;82,50'],
  ['no price but what it was bought for', 'Description;Unit;EK\nSlates;m2;40'],
  ['nothing', ''],
])('a file with %s is no price list', (_, csv) => {
  expect(parsePriceList(csv, rules)).toBeNull();
});

test('a quotation mark that is never closed, and a file of nothing but separators, are read in no time', () => {
  expect(parseCsvRows('"a;b\nc')).toEqual([
    { line: 1, cells: ['"a', 'b'] },
    { line: 2, cells: ['c'] },
  ]);
  const start = performance.now();
  parseCsvRows(';'.repeat(1_000_000));
  parseCsvRows('"'.repeat(1_000_000));
  parseCsvRows('"a\n'.repeat(300_000));
  expect(performance.now() - start).toBeLessThan(5000);
});
