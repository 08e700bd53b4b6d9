import { expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { parseSearchSentence } from './parse-search-sentence.ts';

const places = new Set(['esch', 'esch-sur-alzette', 'esch an der alzette', 'differdange', 'stengefort']);
const read = (text: string) => parseSearchSentence(text, (name) => places.has(name));

test.each([
  ['my roof is leaking near Esch', 'Roofing', 'esch'],
  ['renovate my bathroom', 'Renovation', null],
  ['ech brauch en Uschträicher zu Stengefort', 'Painting', 'stengefort'],
  ['fuite d’eau à Differdange', 'Plumbing', 'differdange'],
  ['Strom ist ausgefallen in Esch an der Alzette', 'Electrical', 'esch an der alzette'],
  ['Esch-sur-Alzette plumber', 'Plumbing', 'esch-sur-alzette'],
  ['tiles in the kitchen', 'Tiling', null],
  ['drips', 'Plumbing', null],
  ['ladrilhador para a casa de banho', 'Tiling', null],
  ['remodelar a casa de banho', 'Renovation', null],
  ['Fënster botzen zu Stengefort', 'Cleaning', 'stengefort'],
])('%s is %s at %s', (text, trade, place) => {
  const sentence = read(text);
  expect(sentence.trades[0]).toBe(trade);
  expect(sentence.place).toBe(place);
});

test.each([
  ['repair of a leaking roof', ['Roofing']],
  ['who can fix my boiler', ['Heating']],
  ['réparer une fuite de toiture', ['Roofing']],
  ['repair', ['Renovation']],
  ['piscine', ['Landscaping']],
  ['swimming pool', ['Landscaping']],
  ['Asbest', ['General Construction', 'Roofing']],
])('%s speaks of %j and of no other trade', (text, trades) => {
  expect(read(text).trades).toEqual(trades);
});

test('a place is not left among the words', () => {
  expect(read('roofer near Esch').words).toEqual(['roofer']);
  expect(read('Esch').words).toEqual([]);
});

const parts = fc.constantFrom(
  'esch',
  'near',
  'roof',
  'leaking',
  'in',
  'a',
  "d'",
  '((',
  '\u0301',
  'ß',
  '🏠',
  '\0',
);

test('any text is read, and what is said of it stands in it', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { words, place } = read(text);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(place === null || places.has(place)).toBe(true);
    }),
  );
});

test.each([['a'], ['('], ["d'"], [' '], ['near '], ['esch '], ['leaking roof ']])(
  'a megabyte of %j takes no longer than its length',
  (part) => {
    const workMs = (length: number) => {
      const text = part.repeat(length / part.length);
      const cpuBefore = process.cpuUsage();
      read(text);
      return process.cpuUsage(cpuBefore).user / 1000;
    };
    workMs(10_000);
    expect(workMs(1_000_000)).toBeLessThan(100 * Math.max(workMs(100_000), 5));
  },
);
