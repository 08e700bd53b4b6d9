import { expect, test } from 'vitest';
import { localizedNameFields, localizeSubject } from './localized-subjects.ts';

const subject = {
  trade: 'Roofing',
  ...localizedNameFields('trade', { fr: 'Couvreur', lb: 'Daachdecker' }),
  day: '2026-03-02',
};

test('a trade is called as the reader calls it, and English where there is no such name', () => {
  expect(localizeSubject('en', subject as never)).toMatchObject({ trade: 'Roofing', day: '2026-03-02' });
  expect(localizeSubject('fr', subject as never)).toMatchObject({ trade: 'Couvreur', day: '2026-03-02' });
  expect(localizeSubject('pt', subject as never)).toMatchObject({ trade: 'Roofing' });
});
