import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entriesOfTable, withTexts } from './table-texts.ts';
import { exportXliff, importXliff } from './xliff.ts';

const TABLE = 'src/x/strings/de/x.ts';
const CODE = `export const sentences = {
  title: 'Dächer & "Giebel"',
  count: (n) => pluralForm('de', n, { one: \`\${n} Dach\`, other: \`\${n} von \${total(n, 'de')} Dächern\` }),
  nested: (n) => \`Es \${pluralForm('de', n, { one: 'ist einer', other: 'sind mehrere' })} da\`,
} as const;
`;

const importInto = (units: string, code = CODE) =>
  importXliff(`<xliff><file original="${TABLE}">${units}</file></xliff>`, () => code).get(TABLE);

test.each(['fr', 'de', 'lb', 'pt'])('what is exported in %s and read back changes nothing', (language) => {
  const xml = exportXliff(language);
  expect(xml.match(/<unit /g)?.length).toBeGreaterThan(3_000);
  expect(importXliff(xml)).toEqual(new Map());
});

test('a sentence is exported beside its English, with a note where it shows', () => {
  const xml = exportXliff('de');
  const [english] = entriesOfTable(
    readFileSync('src/features/quotes/core/strings/en/comparing.ts', 'utf8'),
    'comparing.ts',
  ).filter(({ key }) => key === 'sentences.cellSilent');
  const unit = /<unit id="u\d+" name="sentences\.cellSilent">[\s\S]*?<\/unit>/.exec(xml)?.[0];
  expect(unit).toContain(`<source xml:space="preserve">${english?.texts[0]?.pieces[0]}</source>`);
  expect(unit).toContain('<target xml:space="preserve">Nicht erwähnt</target>');
  expect(unit).toMatch(/<note category="shown in">src\/features\/quotes\/[\w./, -]+<\/note>/);
});

test('a changed text is read back typed, and all else stays as it is written', () => {
  expect(
    importInto(
      `<unit name="sentences.title"><notes><note>Roofs</note></notes><segment><source>Roofs</source><target>D&#228;cher &amp; d’Giewel</target></segment></unit>
       <unit name='sentences.count'><segment><target><ph dataRef="d1" id="1"/> Dach</target></segment>
         <segment><target>von <ph id="2"/> Dächern <ph id="1"/>\`</target></segment></unit>`,
    ),
  ).toBe(
    CODE.replace(`'Dächer & "Giebel"'`, `'Dächer & d’Giewel'`).replace(
      "`${n} von ${total(n, 'de')} Dächern`",
      "`von ${total(n, 'de')} Dächern ${n}\\``",
    ),
  );
});

test('a sentence and the forms within it change together', () => {
  expect(
    importInto(
      `<unit name="sentences.nested"><segment><target>Da <ph id="1"/>.</target></segment>
       <segment><target>steht einer</target></segment><segment><target>sind mehrere</target></segment></unit>`,
    ),
  ).toBe(CODE.replace('`Es ${', '`Da ${').replace('} da`', '}.`').replace("'ist einer'", "'steht einer'"));
});

test.each([
  ['a value that is missing', '<target>Dach</target>', 'put each of its 1 values in once'],
  ['one that it never had', '<target><ph id="1"/><ph id="7"/></target>', 'put each of its 1 values in once'],
  ['one that stands twice', '<target><ph id="1"/><ph id="1"/></target>', 'put each of its 1 values in once'],
])('%s is refused by name, and nothing is written', (_, target, reason) => {
  const rest = '<segment><target><ph id="1"/><ph id="2"/></target></segment>';
  expect(() => importInto(`<unit name="sentences.count"><segment>${target}</segment>${rest}</unit>`)).toThrow(
    `${TABLE}#sentences.count: ${reason}`,
  );
});

test('a file for anything but a table of translations is refused', () => {
  const xml = '<xliff><file original="../x.ts"><unit name="a"/></file></xliff>';
  expect(() => importXliff(xml)).toThrow('is no table of translations');
  expect(() => importXliff('hello')).toThrow('no units');
  expect(() =>
    importInto('<unit name="sentences.gone"><segment><target>x</target></segment></unit>'),
  ).toThrow('this entry has 0 texts');
});

test('texts are replaced where they stand, with what the code needs escaped', () => {
  const code = "const s = { a: 'It', b: (n) => `${n} \\`x\\`` };";
  const after = withTexts(code, 'x.ts', (key) =>
    key === 's.a' ? { pieces: ["it's \\"], values: [] } : { pieces: ['$', ' `x` ${y}'], values: [0] },
  );
  expect(after).toBe("const s = { a: 'it\\'s \\\\', b: (n) => `$${n} \\`x\\` \\${y}` };");
  expect(entriesOfTable(after, 'x.ts').map(({ texts }) => texts[0]?.pieces)).toEqual([
    ["it's \\"],
    ['$', ' `x` ${y}'],
  ]);
});
