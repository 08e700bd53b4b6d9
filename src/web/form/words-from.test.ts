import { expect, test } from 'vitest';
import { tablesByLanguage } from '#app/strings/tables.ts';
import { downloadedStrings, type StringsSource } from '#web/strings-source.ts';
import { wordsFrom } from './words-from.ts';

test('a form has the words for a refusal, also of a table that its page does not name', async () => {
  const source = downloadedStrings('en', tablesByLanguage);
  expect(source.strings.proofs).toBeUndefined();
  expect(await wordsFrom(source, 'proofs.numberFirst')).toBe('Enter the number first');
  expect(await wordsFrom(source, 'Invalid input')).toBe('Invalid input');
});

test('words that cannot be fetched are not replaced by their name', async () => {
  const source = downloadedStrings('en', tablesByLanguage);
  await source.load(['web']);
  const cutOff: StringsSource = { ...source, load: () => Promise.reject(new Error('Failed to fetch')) };
  expect(await wordsFrom(cutOff, 'proofs.numberFirst')).toBe(source.strings.web.partFailed);
});

test('a key that no table has is not shown to anybody', async () => {
  const source = downloadedStrings('en', tablesByLanguage);
  await expect(wordsFrom(source, 'proofs.forgotten')).rejects.toThrow('No sentence for proofs.forgotten');
});
