import { expect, test } from 'vitest';
import { stringsOf } from '#strings/strings.ts';

test.each([
  ['en', /^Paint /],
  ['fr', /^Peindre /],
  ['de', / streichen$|^\w+ streichen$/],
  ['lb', / usträichen$/],
  ['pt', /^Pintar /],
] as const)('in %s a title that is an answer about painting says what is to be done', (language, says) => {
  const { options } = stringsOf(language).questions.painting.questions.work;
  const { wallpaper: _, other: __, ...painted } = options;
  for (const title of Object.values(painted)) expect(title).toMatch(says);
});
