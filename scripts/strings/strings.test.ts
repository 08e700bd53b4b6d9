import { expect, test } from 'vitest';
import { englishEntries, entriesIn } from './english-entries.ts';
import { fixedEntries } from './fixed-strings.ts';
import { changedEntries, pendingEntries, withChangesMarked, withReviewed } from './reviews.ts';
import { findings } from './tic-findings.ts';

const TABLE = 'src/x/strings/en/x.ts';
const entries = (code: string) => entriesIn(TABLE, code);

test('an entry is a text, or a function with its texts, at its place', () => {
  expect(
    entries(`export const sentences = {
      title: 'Roofs',
      count: (n: number) => \`\${n} \${pluralForm('en', n, { one: 'roof', other: 'roofs' })}\`,
      parts: [{ text: 'Tiles', href: href('/contact', { topic: 'roof' }) }],
      9: '· —',
    } as const;`).map(({ key, texts }) => [key, texts]),
  ).toEqual([
    ['sentences.title', ['Roofs']],
    ['sentences.count', expect.arrayContaining(['roof', 'roofs'])],
    ['sentences.parts.0.text', ['Tiles']],
  ]);
});

test('strings that the documents quote are fixed, with a value in place of a name in braces', () => {
  const fixed = fixedEntries(
    entries(
      `const s = { a: 'Page Not Found', b: (name: string) => \`\${name} is with us now\`, c: (x) => \`Failed to create folder: \${x}\`,
        d: 'Failed to search for companies. Please try again.', e: (x) => \`Failed to add to contacts: \${x}\` };`,
    ),
  );
  expect(fixed.map(({ key }) => key)).toEqual(['s.a', 's.c', 's.d', 's.e']);
  expect(fixedEntries(englishEntries()).length).toBeGreaterThan(300);
});

test('a turn of phrase nobody would say is found, unless an exception gives its reason', () => {
  const table = entries(`const s = { a: 'Whoever signs is told', b: 'You’ll get an email' };`);
  expect(findings(table, '').tics).toHaveLength(2);
  expect(findings(table, '').share).toBe(0.5);
  expect(findings(table, `${TABLE}#s.a: a poem`).tics).toEqual([]);
  expect(findings(table, `${TABLE}#s.b: a poem`).unusedExceptions).toEqual([`${TABLE}#s.b`]);
  expect(() => findings(table, `${TABLE}#s.a`)).toThrow('No reason');
});

test('a changed sentence must be marked, and stays pending until each language was looked at', () => {
  const reviewed = withChangesMarked(entries(`const s = { a: 'Old' };`), {});
  const changed = entries(`const s = { a: 'New' };`);
  expect(changedEntries(changed, reviewed)).toHaveLength(1);
  const marked = withChangesMarked(changed, reviewed);
  expect(changedEntries(changed, marked)).toEqual([]);
  const looked = ['fr', 'de', 'lb'].reduce(
    (reviews, language) => withReviewed(changed, reviews, language, [TABLE]),
    marked,
  );
  expect(pendingEntries(changed, looked).map(({ languages }) => languages)).toEqual([['pt']]);
  expect(pendingEntries(changed, withReviewed(changed, looked, 'pt', [`${TABLE}#s.a`]))).toEqual([]);
});
