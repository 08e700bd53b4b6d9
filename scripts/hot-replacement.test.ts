import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acceptPage } from './hot-replacement.ts';

const pages = globSync('src/**/*-page.tsx').filter((file) =>
  readFileSync(file, 'utf8').includes('definePage'),
);

describe('a page', () => {
  test.each(pages)('%s is replaced in the browser, as it exports nothing else', (file) => {
    const code = readFileSync(file, 'utf8');
    expect(code.match(/^export (?!type |interface )/gm)).toHaveLength(1);
    expect(acceptPage(code)).toMatch(/^const keepPage = .*; export const pageDefinition = keepPage\b/m);
  });

  test('keeps the numbers of its lines', () => {
    const code = 'one();\nexport const pageDefinition = definePage<typeof address>({\n});\ntwo();\n';
    expect(acceptPage(code).split('\n')).toHaveLength(code.split('\n').length);
  });
});
