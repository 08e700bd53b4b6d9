import { expect, test } from 'vitest';
import { namesBeside, subjectIn } from './named-subjects.ts';

const subject = {
  trade: 'Roofing',
  ...namesBeside('trade', { fr: 'Couvreur', lb: 'Daachdecker' }),
  day: '2026-03-02',
};

test('a trade is called as the reader calls it, and English where there is no such name', () => {
  expect(subjectIn('en', subject as never)).toMatchObject({ trade: 'Roofing', day: '2026-03-02' });
  expect(subjectIn('fr', subject as never)).toMatchObject({ trade: 'Couvreur', day: '2026-03-02' });
  expect(subjectIn('pt', subject as never)).toMatchObject({ trade: 'Roofing' });
});
