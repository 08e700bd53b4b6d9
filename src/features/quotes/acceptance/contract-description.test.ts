import { expect, test } from 'vitest';
import { sentences } from '#features/quotes/core/strings/en/quoting.ts';
import { contractDescriptionOf } from './rules/contract-description.ts';

const line = (description: string, isOptional = false) => ({
  description,
  quantity: '96',
  unit: 'm2' as const,
  isOptional,
});
const agreed = {
  intro: '',
  request: 'The roof leaks.',
  sections: [
    { title: 'Roof', lines: [line('Natural slate\n32 × 22'), line('Snow guards', true)] },
    { title: 'Garden', lines: [line('Fence', true)] },
  ],
  units: sentences.units,
  language: 'en' as const,
};

test('the room of a signed quote has the request’s words and the quote’s lines, without what was optional', () => {
  expect(contractDescriptionOf(agreed)).toBe('The roof leaks.\n\nRoof\n- Natural slate 32 × 22, 96 m²');
  expect(contractDescriptionOf({ ...agreed, intro: 'As discussed.', request: '' })).toBe(
    'As discussed.\n\nRoof\n- Natural slate 32 × 22, 96 m²',
  );
});

test('it is never longer than the room takes', () => {
  const text = contractDescriptionOf({ ...agreed, intro: 'x'.repeat(1990) });
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.startsWith('x'.repeat(1990))).toBe(true);
  expect(text.endsWith('…')).toBe(true);
  const houses = contractDescriptionOf({ ...agreed, intro: `x${'🏠'.repeat(999)}` });
  expect(houses.length).toBeLessThanOrEqual(2000);
  expect(houses.isWellFormed()).toBe(true);
});
