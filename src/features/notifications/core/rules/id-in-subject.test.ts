import { expect, test } from 'vitest';
import { idInSubject } from './id-in-subject.ts';

test('an id of a subject is the number that was stored, and of nothing where none was', () => {
  expect(idInSubject({ quoteId: 7, trade: 'Roofing' }, 'quoteId')).toBe(7);
  expect(idInSubject({ quoteId: 7 }, 'visitId')).toBe(0);
  expect(idInSubject({ quoteId: '7 or 8' }, 'quoteId')).toBe(0);
});
