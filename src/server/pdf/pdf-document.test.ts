import { describe, expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { wordsInPdf } from '#testing/words-in-pdf.ts';
import { openPdfDocument } from './pdf-document.ts';
import { toPrintableText } from './printable-text.ts';
import { wrapText } from './wrap-text.ts';

const isLatin = (character: string) => /^[\u0020-\u017F€]$/u.test(character);

describe('what prints', () => {
  test.each([
    ['Gaart & Wéngert S.à r.l.', 'Gaart & Wéngert S.à r.l.'],
    ['e\u0301tage', 'étage'],
    ['ế', 'e'],
    ['屋根', '??'],
    ['a\u202Eb\u200Fc\u2066d\u0000e', 'abcde'],
    ['one\ttwo\u00A0three', 'one two three'],
    ['👩‍🔧 roof', '?? roof'],
  ])('%s prints as %s', (text, printed) => {
    expect(toPrintableText(text, isLatin)).toBe(printed);
  });

  test('whatever is typed, what prints stays the same when printed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = toPrintableText(text, isLatin);
        return toPrintableText(once, isLatin) === once;
      }),
    );
  });
});

const lengthOf = (text: string) => Array.from(text).length;

test('no line is wider than its column, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (text, room) => {
      const lines = wrapText(text, room, lengthOf);
      expect(Math.max(0, ...lines.map(lengthOf))).toBeLessThanOrEqual(room);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

const pdfOf = (text: string) => {
  const document = openPdfDocument({
    title: 'A paper',
    author: 'Giewel',
    language: 'en',
    createdAt: new Date(0),
  });
  document.element('H1', () => document.write(text, 40, 40, { font: 'display' }));
  document.element('P', () => document.write(document.wrapped(text, 400), 40, 80));
  document.drawn((pen) => pen.moveTo(0, 0).lineTo(10, 10).stroke());
  return document.bytes();
};

// These letters cover the official languages of the Union, of Luxembourg's neighbours and of people from farther away.
const ALPHABETS = [
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ ÄÖÜẞ äöüß ÃÕ ãõ Ñ ñ ¿¡ Å å Ø ø',
  'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż ČĎĚŇŘŠŤŮÝŽ čďěňřšťůýž ĹĽŔ ĺľŕ ŐŰ őű Đ đ',
  'ĂÂÎȘȚ ăâîșț ĞİŞ ğış ĀĒĢĪĶĻŅŪ āēģīķļņū ĖĮŲ ėįų ĊĠĦ ċġħ Ŵ ŵ Ŋ ŋ Þ þ Ð ð',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω άέήίόύώϊϋΐΰς',
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдежзийклмнопрстуфхцчшщъыьэюя ЂЃЄЅІЇЈЉЊЋЌЎЏҐ ђѓєѕіїјљњћќўџґ',
  '0123456789 €£ % ² ³ × ÷ ± − – — ’ “ ” « » ½ ¼ ¾ Ø ° µ § …',
];

describe('a paper', () => {
  test(
    'has every letter of European languages, which can be copied out again',
    {
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      for (const alphabet of ALPHABETS) {
        const words = wordsInPdf(await pdfOf(alphabet)).split('\n');
        expect(words[0]).toBe(alphabet);
        expect(words.slice(1).join(' ')).toBe(alphabet);
      }
    },
  );

  test(
    'is tagged, has a title, a language and its fonts within it',
    {
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const pdf = (await pdfOf('Slate')).toString('latin1');
      for (const marker of [
        '/MarkInfo',
        '/Marked true',
        '/StructTreeRoot',
        '/Lang (en)',
        '/DisplayDocTitle true',
        '(A paper)',
        '/S /H1',
        '/FontFile2',
        '<pdfuaid:part>1</pdfuaid:part>',
      ])
        expect(pdf).toContain(marker);
      expect(pdf).not.toContain('/Helvetica');
    },
  );

  test('whatever stands in its title, what programs read of it is whole', async () => {
    const title = 'Roof & <b>\u202Ewalls</b> (=1+1)';
    const paper = openPdfDocument({ title, author: 'A & B', language: 'en', createdAt: new Date(0) });
    const pdf = (await paper.bytes()).toString('utf8');
    expect(pdf).toContain('Roof &amp; &lt;b&gt;walls&lt;/b&gt; (=1+1)</rdf:li>');
    expect(pdf).toContain('(Roof & <b>walls</b> \\(=1+1\\))');
  });

  test(
    'is the same to the byte whenever it is made, so that its hash says something',
    {
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      expect(await pdfOf('Slate')).toEqual(await pdfOf('Slate'));
    },
  );
});
