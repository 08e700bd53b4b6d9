import { expect, test } from 'vitest';
import { tablesByLanguage } from '#app/strings/string-tables.ts';
import { createBrowserStrings, type StringsSource } from '#web/strings-source.ts';
import { loadSentenceByKey } from './load-sentence-by-key.ts';

test('a form has the words for a refusal, also of a table that its page does not name', async () => {
  const source = createBrowserStrings('en', tablesByLanguage);
  expect(source.strings.proofs).toBeUndefined();
  expect(await loadSentenceByKey(source, 'proofs.numberFirst')).toBe('Enter the number first');
  expect(await loadSentenceByKey(source, 'Invalid input')).toBe('Invalid input');
});

test('words that cannot be fetched are not replaced by their name', async () => {
  const source = createBrowserStrings('en', tablesByLanguage);
  await source.load(['web']);
  const cutOff: StringsSource = { ...source, load: () => Promise.reject(new Error('Failed to fetch')) };
  expect(await loadSentenceByKey(cutOff, 'proofs.numberFirst')).toBe(source.strings.web.partFailed);
});

test('a key that no table has is not shown to anybody', async () => {
  const source = createBrowserStrings('en', tablesByLanguage);
  await expect(loadSentenceByKey(source, 'proofs.forgotten')).rejects.toThrow(
    'No sentence for proofs.forgotten',
  );
});
