import { expect, test } from 'vitest';
import { icons } from '#design/icons.ts';
import { withIcons } from './drawn-icons.ts';

const masked = (...names: string[]) =>
  names
    .map((name) => `.one { mask-image: var(--icon-strip); mask-position: 0 var(--icon-${name}); }`)
    .join('');

test('what style sheets name is drawn into one strip, an outline, filled or solid', () => {
  const checkDrawn = (look: string) => {
    const sheet = masked('heart', `check${look}`);
    return withIcons(sheet, [sheet])
      .split('%3E')
      .find((part) => part.includes(`d='${icons.check}'`));
  };
  expect(checkDrawn('')).toMatch(/stroke='black'.+fill='none'/);
  expect(checkDrawn('-filled')).toContain("stroke='black'");
  expect(checkDrawn('-filled')).not.toContain('fill=');
  expect(checkDrawn('-solid')).not.toMatch(/fill=|stroke=/);
});

test('each is at its place in the strip, in whichever style sheet', () => {
  const sheets = [masked('pin', 'menu'), masked('heart', 'pin')];
  expect(sheets.map((css) => withIcons(css, sheets).match(/0 [\d.]+%/g))).toEqual([
    ['0 100%', '0 50%'],
    ['0 0%', '0 100%'],
  ]);
  expect(withIcons('a { mask-size: 100% var(--icon-strip-height); }', sheets)).toContain('100% 300%');
});

test('an icon that does not exist ends the build', () => {
  expect(() => withIcons('', [masked('chek')])).toThrow("There is no icon 'chek'");
});
