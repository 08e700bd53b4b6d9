import { expect, test } from 'vitest';
import { sealColour } from './seal-colour.ts';

test('a name keeps its ink, however it is written', () => {
  expect(sealColour('Ateliers Thill')).toBe('c3');
  expect(sealColour('ATELIERS thill')).toBe('c3');
  expect(sealColour('Wéngert')).toBe(sealColour('We\u0301ngert'));
});

test('the five inks are used alike', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 2000; n++) {
    const colour = sealColour(`Firm ${n}`);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
  expect(Math.min(...counts.values())).toBeGreaterThan(300);
});
