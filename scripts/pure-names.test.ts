import { expect, test } from 'vitest';
import { droppedCalls } from './pure-names.ts';

test('a call that does something by the name of one that does nothing is found', () => {
  expect(droppedCalls('const send = async () => { text.forget(); };')).toEqual(['text']);
  expect(droppedCalls('if (isLate) { await text?.keep().now(); }')).toEqual(['text']);
  expect(
    droppedCalls("isLoud && say('moien'); isLoud ? say('a') : text('b'); done(), void z.tell();"),
  ).toEqual(['say', 'say', 'text', 'z']);
});

test('what somebody takes the answer of is not', () => {
  expect(droppedCalls("export const name = text({ most: 80 }).check(z.regex(/x/)); keep(say('x'));")).toEqual(
    [],
  );
  expect(droppedCalls('const read = () => text.trim(); store.text(); texts.forget();')).toEqual([]);
});
