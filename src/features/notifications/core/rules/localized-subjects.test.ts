import { expect, test } from 'vitest';
import { localizedNameFields, localizeNotificationSubject } from './localized-subjects.ts';

const subject = {
  trade: 'Roofing',
  ...localizedNameFields('trade', { fr: 'Couvreur', lb: 'Daachdecker' }),
  day: '2026-03-02',
};

test('a trade is called as the reader calls it, and English where there is no such name', () => {
  expect(localizeNotificationSubject('en', subject as never)).toMatchObject({
    trade: 'Roofing',
    day: '2026-03-02',
  });
  expect(localizeNotificationSubject('fr', subject as never)).toMatchObject({
    trade: 'Couvreur',
    day: '2026-03-02',
  });
  expect(localizeNotificationSubject('pt', subject as never)).toMatchObject({ trade: 'Roofing' });
});
