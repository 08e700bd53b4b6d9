import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#kernel/language.ts';

type Words = Readonly<Record<string, unknown>>;
type Write = (...given: number[]) => unknown;

/** The nouns have one form there ('avis', 'prix', 'mois'), or French alone makes an adjective agree ('non lus'). */
const ONE_FORM: Readonly<Record<string, readonly Language[]>> = {
  'companies.responseTime': ['fr', 'de', 'lb'],
  'companies.reviews': ['fr'],
  'profile.reviewCount': ['fr'],
  // It is shown from two pictures on.
  'profile.allPictures': ['en', 'de', 'lb', 'pt'],
  'leads.reviewCount': ['fr'],
  'folders.reviewCount': ['fr'],
  'folders.unreadConversations': ['en', 'de', 'lb', 'pt'],
  'moderating.reviewsOf': ['fr'],
  'moderating.ring.accounts': ['en', 'de', 'lb', 'pt'],
  'own-frame.messagesUnread': ['en', 'de', 'lb', 'pt'],
  'own-frame.unreadNotifications': ['en', 'de', 'lb', 'pt'],
  'price-book.found': ['fr'],
  'price-import.importCount': ['fr'],
  'quoting.months': ['fr'],
  'comparing.ratingOf': ['fr'],
  'asking.askedOf': ['en', 'de', 'lb', 'pt'],
};

const said = (write: Write, given: number[]): string | null => {
  try {
    const text = write(...given);
    return typeof text === 'string' ? text.replace(/[\d.,\s]+/g, ' ') : null;
  } catch {
    return null;
  }
};

/** Says whether the words differ between a count of one and of three. The Eifeler rule treats both numbers alike. */
const tellsOneFromSeveral = (write: Write): boolean =>
  Array.from({ length: write.length }).some((_, place) => {
    const given = (count: number) =>
      Array.from({ length: write.length }, (__, at) => (at === place ? count : 3));
    return said(write, given(1)) !== said(write, given(3));
  });

/** Returns the sentences that some languages write in one form and others in two, with the languages that have one. */
const unevenIn = (tables: readonly Words[], path: string): [string, Language[]][] =>
  Object.keys(tables[0] ?? {}).flatMap((key) => {
    const name = [path, key].filter((part) => part !== 'sentences').join('.');
    const sentences = tables.map((table) => table[key]);
    if (sentences.every((one) => typeof one === 'function')) {
      const lacking = languages.filter((_, at) => !tellsOneFromSeveral(sentences[at] as Write));
      return lacking.length % languages.length === 0 ? [] : [[name, lacking]];
    }
    const isTable = sentences.every((one) => typeof one === 'object' && one !== null);
    return isTable ? unevenIn(sentences as Words[], name) : [];
  });

test('where one language tells one from several, each does', async () => {
  const english = globSync('src/**/strings/en/*.ts', { exclude: (name) => name.startsWith('src/app/') });
  const found = english.map(async (file) => {
    const paths = languages.map((language) => resolve(file.replace('/en/', `/${language}/`)));
    const tables = await Promise.all(paths.map((path) => import(path) as Promise<Words>));
    return unevenIn(tables, file.replace(/^.*\/|\.ts$/g, ''));
  });
  expect(Object.fromEntries((await Promise.all(found)).flat())).toEqual(ONE_FORM);
});
