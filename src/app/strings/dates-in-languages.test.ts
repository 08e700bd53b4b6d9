import { expect, test } from 'vitest';
import { registerDateNames } from '#kernel/date-names.ts';
import { formatLongDate, formatMessageTime, formatMonth, formatShortDate } from '#kernel/dates.ts';
import { sentences as de } from '#web/strings/de/date-words.ts';
import { sentences as fr } from '#web/strings/fr/date-words.ts';
import { sentences as lb } from '#web/strings/lb/date-words.ts';
import { sentences as pt } from '#web/strings/pt/date-words.ts';

registerDateNames('fr', fr);
registerDateNames('lb', lb);
registerDateNames('de', de);
registerDateNames('pt', pt);

const first = new Date('2026-03-01T12:00:00Z');

test.each([
  ['fr', '1er mars 2026', '1er mars 2026', '1er mars', 'mars 2026'],
  ['lb', '1. Mäe. 2026', '1. Mäerz 2026', '1. Mäe.', 'Mäerz 2026'],
  ['de', '1. März 2026', '1. März 2026', '1. März', 'März 2026'],
  ['pt', '1 mar. 2026', '1 de março de 2026', '1 mar.', 'março de 2026'],
] as const)('the first of March in %s', (language, short, long, day, month) => {
  expect([
    formatShortDate(first, language),
    formatLongDate(first, language),
    formatMessageTime(first, new Date('2026-05-01T12:00:00Z'), language),
    formatMonth(first, language),
  ]).toEqual([short, long, day, month]);
  expect(formatMessageTime(first, new Date('2027-05-01T12:00:00Z'), language)).toBe(short);
});
