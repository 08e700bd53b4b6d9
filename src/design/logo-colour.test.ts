import { expect, test } from 'vitest';
import { logoColour } from './logo-colour.ts';

test('a name keeps its ink, however it is written', () => {
  expect(logoColour('ATELIERS thill')).toBe(logoColour('Ateliers Thill'));
  expect(logoColour('Wéngert')).toBe(logoColour('We\u0301ngert'));
});

test.each([
  ['Toiture Schmit & Fils', 'c1'],
  ['Ateliers Thill', 'c0'],
  ['Sanitaire Da Costa', 'c2'],
  ['Pinto & Wagner Peinture', 'c4'],
  ['Elektro Majerus', 'c3'],
  ['Gaart & Wéngert', 'c2'],
  ['Parkett Rischard', 'c3'],
  ['Zénguerei Bettembourg', 'c4'],
  ['Weber Daachdecker', 'c0'],
  ['Krier Toitures', 'c3'],
  ['Muller Holzbau', 'c2'],
])('%s has the ink it has in the design', (name, ink) => {
  expect(logoColour(name)).toBe(ink);
});

test('the five inks are used alike', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 2000; n++) {
    const colour = logoColour(`Firm ${n}`);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
  expect(Math.min(...counts.values())).toBeGreaterThan(300);
});
