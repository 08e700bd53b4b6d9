import { expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { createRandomSource } from './random.ts';

const story = (seed: string) => {
  const random = createRandomSource(seed);
  return Array.from({ length: 50 }, () => random.next());
};

test('one seed tells one story, another seed another one', () => {
  expect(story('Wiltz')).toEqual(story('Wiltz'));
  expect(story('Wiltz')).not.toEqual(story('Clervaux'));
});

test('between stays between, and reaches both ends', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: 0, max: 5 }),
      (seed, from, more) => {
        const random = createRandomSource(seed);
        const values = new Set(Array.from({ length: 400 }, () => random.between(from, from + more)));
        expect([...values].sort((a, b) => a - b)).toEqual(
          Array.from({ length: more + 1 }, (_, i) => from + i),
        );
      },
    ),
  );
});

test('shuffle keeps every item and leaves the given list alone', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
      const itemsBefore = [...items];
      const dealt = createRandomSource(seed).shuffle(items);
      expect(items).toEqual(itemsBefore);
      expect(dealt.sort((a, b) => a - b)).toEqual(itemsBefore.sort((a, b) => a - b));
    }),
  );
});

test('there is nothing to pick from an empty list', () => {
  expect(() => createRandomSource(1).pick([])).toThrow('nothing to pick');
});
