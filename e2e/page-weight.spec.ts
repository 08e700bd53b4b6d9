import { globSync, readFileSync } from 'node:fs';
import { languages, pathInLanguage } from '#kernel/language.ts';
import { publicPages } from '../scripts/measured-pages.ts';
import { FONTS_KB, pageWeight, STYLES_KB } from '../scripts/page-weight.ts';
import { demoProduct, expect, test } from './fixtures.ts';

for (const language of languages)
  for (const { path, mostKb, documentKb } of publicPages) {
    test(`in ${language} ${path} is as light as was promised`, async () => {
      const weight = await pageWeight(demoProduct(), pathInLanguage(language, path));
      expect(weight.document).toBeGreaterThan(5);
      expect(weight.document).toBeLessThanOrEqual(documentKb);
      expect(weight.scripts).toBeGreaterThan(0);
      expect(weight.scripts).toBeLessThanOrEqual(mostKb);
      expect(weight.styles).toBeLessThanOrEqual(STYLES_KB);
      expect(weight.fonts).toBeLessThanOrEqual(FONTS_KB);
    });

    test(`in ${language} ${path} comes without the library that checks forms`, async () => {
      const { code } = await pageWeight(demoProduct(), pathInLanguage(language, path));
      expect(code).not.toContain('_zod');
    });
  }

interface Described {
  paths: Record<string, Record<string, { summary?: string }>>;
}

test('nothing a browser downloads says what the server alone knows of its endpoints', async () => {
  const { paths } = (await (await fetch(`${demoProduct()}/api/openapi.json`)).json()) as Described;
  const summaries = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ summary }) => (summary !== undefined && summary.length > 30 ? [summary] : []));
  expect(summaries.length).toBeGreaterThan(50);
  const code = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(summaries.filter((summary) => code.some((text) => text.includes(summary)))).toEqual([]);
  expect(code.filter((text) => /\basCompany\b|\brefusals:/.test(text))).toEqual([]);
});
