import { expect, test } from 'vitest';
import { isSameFirm } from './is-same-firm.ts';

test.each([
  ['Toiture Weber', 'TOITURE WEBER S.A R.L.'],
  ['Toiture Weber Sàrl', 'TOITURE WEBER S.à r.l.'],
  ['Toiture Weber', 'Toiture Weber S.à.r.l.-S'],
  ['Toiture Weber SARL-S', 'Toiture Weber'],
  ['Paul Wurth', 'PAUL WURTH S.A.'],
  ['Élec & Fils', 'ELEC FILS SA'],
  ['Groß Bau', 'GROSS BAU GMBH'],
  ['Weber', 'Weber, société à responsabilité limitée'],
  ['Weber', 'WEBER SOCIETE A RESPONSABILITE LIMITEE SIMPLIFIEE'],
  ['J.P. Muller', 'JP MULLER SARL'],
  ['Dach-Meeschter', 'DACHMEESCHTER'],
  ['SA', 'S.A.'],
  ['Daach 2', 'DAACH 2 S.A R.L.'],
])('%s and %s are one firm', (name, otherName) => {
  expect(isSameFirm(name, otherName)).toBe(true);
  expect(isSameFirm(otherName, name)).toBe(true);
});

test.each([
  ['Toiture Weber', 'TOITURE WEBER & FILS SARL'],
  ['Paul Wurth', 'ARCELORMITTAL S.A.'],
  ['Weber', 'Webers'],
  ['Weber', 'MARTIN WEBER'],
  ['', ''],
  ['!!!', '???'],
])('%s and %s may be two', (name, otherName) => {
  expect(isSameFirm(name, otherName)).toBe(false);
});
