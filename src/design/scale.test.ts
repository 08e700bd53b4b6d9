import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The page without a connection stands alone, with none of our tokens.
const files = globSync('{src,sheet}/**/*.css', { exclude: ['src/design/tokens.css', 'src/web/static/**'] });

/** Letters of a drawing are measured in its own units: `viewBox` decides how large they are. */
const drawn = [
  'src/features/directory/pages/web/search/country-map.module.css',
  'src/features/quotes/prices/web/parts/prices-by-year.module.css',
  'src/design/chart.module.css',
];

/** Up to two pixels put a hairline or a letter right. */
const LARGEST_TOUCH = 2;
/** A headline grows with the window, and Safari zooms into a field with letters below 16 pixels. */
const withoutFunctions = (value: string) =>
  value.replaceAll(/[a-z-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');

const declarationsIn = (file: string) => {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  return Array.from(css.matchAll(/(?<=[\s;{])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g), (match) => ({
    where: `${file}:${css.slice(0, match.index).split('\n').length}`,
    name: match[1] ?? '',
    value: match[2] ?? '',
  }));
};

const declarations = files.flatMap(declarationsIn);
const written = ({ where, name, value }: (typeof declarations)[number]) =>
  `${where} ${name}: ${value.trim()}`;

test('every distance between things is of the scale (visual 16)', () => {
  const spaces = declarations.filter(({ name }) =>
    /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?)$/.test(name),
  );
  expect(spaces.length).toBeGreaterThan(1000);
  const offScale = spaces.filter(({ value }) =>
    Array.from(value.matchAll(/(\d*\.?\d+)(px|rem)/g)).some(
      ([, size, unit]) => unit === 'rem' || Number(size) > LARGEST_TOUCH,
    ),
  );
  expect(offScale.map(written)).toEqual([]);
});

test('every size of type is of the scale (visual 16)', () => {
  const sizes = declarations.filter(
    ({ where, name }) => /^font(?:-size)?$/.test(name) && !drawn.some((file) => where.startsWith(file)),
  );
  expect(sizes.length).toBeGreaterThan(300);
  // What follows the stroke in `font` is the height of a line.
  const offScale = sizes.filter(({ value }) =>
    /\d(?:px|rem|em)\b/.test(withoutFunctions(value).replace(/\/\s*\S+/, '')),
  );
  expect(offScale.map(written)).toEqual([]);
});
