import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const copy = mkdtempSync(join(tmpdir(), 'giewel-languages-'));
afterAll(() => rmSync(copy, { recursive: true }));

const isProduct = (path: string) => !/\.test\.tsx?$|^src\/(demo|testing)\//.test(path);
const product = globSync('src/**/*.{ts,tsx}')
  .filter(isProduct)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const pathsWith = (pattern: RegExp) =>
  product
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

// These files have an entry for each language. The compiler reads them and their imports, which takes seconds.
const tables = pathsWith(/\bconst \w+: Record<(Language|OtherLanguage),/);

const faultsWith = (changes: Record<string, (text: string) => string>): Promise<string[]> => {
  for (const place of ['src', 'sheet', 'package.json']) cpSync(place, join(copy, place), { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const before = readFileSync(path, 'utf8');
    expect(change(before)).not.toBe(before);
    writeFileSync(join(copy, path), change(before));
  }
  return new Promise((done) => {
    execFile(resolve('node_modules/.bin/tsc'), ['--pretty', 'false'], { cwd: copy }, (_, output) =>
      done([...output.matchAll(/^(\S+)\(\d.*: error (.*)$/gm)].map(([, path, why]) => `${path}: ${why}`)),
    );
  });
};

symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
writeFileSync(
  join(copy, 'tsconfig.json'),
  JSON.stringify({
    extends: resolve('tsconfig.json'),
    // Links in the tables name pages.
    include: ['src/kernel', 'src/app/page-paths.ts', 'src/web/use-format.ts', ...tables],
    exclude: ['**/*.test.ts'],
  }),
);

const spokenToo = {
  'src/kernel/language.ts': (text: string) => text.replace("'] as", "', 'xx'] as"),
};

const pathOf = (fault: string) => fault.replace(/: .*/, '');

const PATIENCE_MS = 60_000;

test(
  'a language more, and the compiler names every table that it lacks and nothing else',
  async () => {
    const faults = await faultsWith(spokenToo);
    const paths = [...new Set(faults.map(pathOf))].sort();
    expect(paths).toEqual([
      'src/app/strings/all-strings.ts',
      'src/app/strings/string-tables.ts',
      'src/kernel/language.ts',
      'src/kernel/locale-tags.ts',
      'src/kernel/translated-names.ts',
    ]);
    expect(faults.filter((fault) => !fault.includes("Property 'xx' is missing"))).toEqual([]);
    expect(tables).toEqual(paths);
  },
  PATIENCE_MS,
);

test(
  'empty tables of sentences are not enough, nor are those of another kind',
  async () => {
    const faults = await faultsWith({
      ...spokenToo,
      'src/app/strings/all-strings.ts': (text) =>
        text.replace('{ en, fr, de, lb, pt }', '{ en, fr, de, lb, pt, xx: {} }'),
      'src/app/strings/string-tables.ts': (text) =>
        text.replace(
          '= {',
          "= { xx: async () => ({ ...(await import('./en/tables.ts')).tables, web: () => import('#server/strings/en/server.ts') }),",
        ),
    });
    const ofSentences = faults.filter((fault) => fault.startsWith('src/app/strings'));
    expect(ofSentences).toEqual([
      expect.stringMatching(
        /^src\/app\/strings\/all-strings\.ts: .*Type '{}' is missing the following properties/,
      ),
      expect.stringMatching(/^src\/app\/strings\/string-tables\.ts: .*not assignable/),
    ]);
  },
  PATIENCE_MS,
);

test('nothing is English of its own accord', () => {
  const english = pathsWith(/'en'/).filter((path) => !path.includes('/strings/en/'));
  // The languages of companies and of people's texts are theirs, not ours; the documents put English months first.
  expect(english).toEqual([
    'src/features/companies/core/rules/spoken-languages.ts',
    'src/kernel/date-names.ts',
    'src/kernel/dates.ts',
    'src/kernel/language.ts',
  ]);
  const platform = pathsWith(/\.toLocale\w*String\(|\bIntl\.\w+\(/);
  expect(platform).toEqual([
    'src/kernel/dates.ts',
    'src/kernel/format-amounts.ts',
    'src/kernel/format-average.ts',
    'src/kernel/format-money.ts',
    'src/kernel/format-number.ts',
    'src/kernel/list-in-words.ts',
    'src/kernel/plural.ts',
    'src/kernel/sort-by-name.ts',
    'src/kernel/typed-days.ts',
    'src/web/use-language-name.ts',
  ]);
});
