import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const read = (name: string) => readFileSync(join(here, name), 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
const modules = globSync('*.module.css', { cwd: here });
const components = globSync('*.{ts,tsx}', { cwd: here }).filter((name) => !name.includes('.test.'));

const classesOf = (css: string) =>
  new Set(
    [...withoutComments(css).matchAll(/\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/gu)].map(([, name = '']) => name),
  );

/** Returns which module a file imports by which name. */
const importsOf = (source: string) =>
  [...source.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/gu)].map(([, as = '', file = '']) => ({
    as,
    file,
  }));

test.each(components)('%s names only classes that exist', (name) => {
  const source = read(name);
  for (const { as, file } of importsOf(source)) {
    const knownClasses = classesOf(read(file));
    for (const [, used = ''] of source.matchAll(new RegExp(`(?<!/)\\b${as}\\.(\\w+)`, 'gu'))) {
      expect(knownClasses, `${file} has no .${used}`).toContain(used);
    }
  }
});

test.each(modules)('%s has no class that nobody uses', (file) => {
  const users = components.filter((name) => importsOf(read(name)).some((entry) => entry.file === file));
  const sources = users.map(read).join('\n');
  const composed = modules.map(read).join('\n');
  for (const name of classesOf(read(file))) {
    const isUsed =
      new RegExp(`\\.${name}\\b`, 'u').test(sources) ||
      new RegExp(`['\`]${name}['\`]|\\b${name}:`, 'u').test(sources) ||
      new RegExp(`composes: ${name} from "\\./${file}"`, 'u').test(composed) ||
      /^gap\d+$/u.test(name) || // named by their number
      /^c\d$/u.test(name); // named by seal-colour.ts
    expect(isUsed, `.${name} of ${file}`).toBe(true);
  }
});

test('no address is written into a style sheet but the fonts, and icons by their names', () => {
  for (const file of [...modules, 'base.css']) expect(read(file), file).not.toMatch(/url\((?!"icon:)/u);
});

test('the fonts weigh at most 90 kB, and each family has its licence', () => {
  const fonts = globSync('fonts/*.woff2', { cwd: here });
  expect(fonts.length).toBe(5);
  expect(fonts.reduce((sum, font) => sum + statSync(join(here, font)).size, 0)).toBeLessThanOrEqual(90_000);
  for (const font of fonts) {
    const family = basename(font).replace(/-(?:var|ext|regular|initials)\.woff2$/u, '');
    expect(read(`fonts/OFL-${family}.txt`)).toContain('SIL OPEN FONT LICENSE');
  }
});
