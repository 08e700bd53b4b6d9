import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['', ''],
  ['  No full stop here \n at all ', 'No full stop here at all'],
  [
    'They came on a Sunday, two hours after I called. The rest took longer.',
    'They came on a Sunday, two hours after I called.',
  ],
  // A shout or an abbreviation says nothing alone.
  ['Super! Everything was done in one day. Thanks.', 'Super! Everything was done in one day.'],
  ['Roofs in zinc, 3.5 m wide and more. Ask us.', 'Roofs in zinc, 3.5 m wide and more.'],
  ['“It has not leaked since the first storm.” And more.', '“It has not leaked since the first storm.”'],
])('%j begins with %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('a sentence without an end is cut at a word', () => {
  const sentence = firstSentence('slates and gutters '.repeat(20));
  expect(sentence.length).toBeLessThanOrEqual(160);
  expect(sentence).toMatch(/(slates|gutters|and)…$/);
});
