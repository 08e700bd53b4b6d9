import { readFileSync, writeFileSync } from 'node:fs';
import type { EnglishEntry } from './english-entries.ts';

/**
 * The hash of each English entry, as it was when its translations were last looked at; behind it the languages in
 * which nobody has looked since the English changed.
 */
const FILE = 'docs/translations-reviewed.json';
const LANGUAGES = ['fr', 'de', 'lb', 'pt'] as const;

/** By table and key. */
type Reviews = Record<string, Record<string, string>>;

const readReviews = (): Reviews => JSON.parse(readFileSync(FILE, 'utf8')) as Reviews;

const saveReviews = (reviews: Reviews) => writeFileSync(FILE, `${JSON.stringify(reviews, null, 2)}\n`);

const reviewOf = (reviews: Reviews, { table, key }: EnglishEntry) => {
  const [hash = '', ...pending] = (reviews[table]?.[key] ?? '').split(' ');
  return { hash, pending };
};

/** Entries come sorted by table, and stand in a table as its author ordered them. */
const reviewsOf = (entries: readonly EnglishEntry[], review: (entry: EnglishEntry) => string): Reviews => {
  const reviews: Reviews = {};
  for (const entry of entries) (reviews[entry.table] ??= {})[entry.key] = review(entry);
  return reviews;
};

/** These have an English that nobody has marked as new: their translations may say something else. */
export const changedEntries = (entries: readonly EnglishEntry[], reviews = readReviews()): EnglishEntry[] =>
  entries.filter((entry) => reviewOf(reviews, entry).hash !== entry.hash);

export const pendingEntries = (entries: readonly EnglishEntry[], reviews = readReviews()) =>
  entries
    .map((entry) => ({ entry, languages: reviewOf(reviews, entry).pending }))
    .filter(({ languages }) => languages.length > 0);

const reviewText = (hash: string, pending: readonly string[]) => [hash, ...pending].join(' ');

/** Marks what has changed as pending in every language, and forgets entries that are gone. */
export const withChangesMarked = (entries: readonly EnglishEntry[], reviews: Reviews): Reviews =>
  reviewsOf(entries, (entry) => {
    const { hash, pending } = reviewOf(reviews, entry);
    return reviewText(entry.hash, hash === entry.hash ? pending : LANGUAGES);
  });

export const markChanged = (entries: readonly EnglishEntry[]): number => {
  const reviews = withChangesMarked(entries, readReviews());
  saveReviews(reviews);
  return pendingEntries(entries, reviews).length;
};

/** A place is a table, or one entry of it as `table.ts#sentences.key`. */
export const withReviewed = (
  entries: readonly EnglishEntry[],
  reviews: Reviews,
  language: string,
  places: readonly string[],
): Reviews =>
  reviewsOf(entries, (entry) => {
    const { hash, pending } = reviewOf(reviews, entry);
    const isMeant = places.includes(entry.table) || places.includes(`${entry.table}#${entry.key}`);
    return reviewText(hash, isMeant ? pending.filter((each) => each !== language) : pending);
  });

export const markReviewed = (
  entries: readonly EnglishEntry[],
  language: string,
  places: readonly string[],
) => {
  const before = pendingEntries(entries).length;
  const reviews = withReviewed(entries, readReviews(), language, places);
  saveReviews(reviews);
  return { before, after: pendingEntries(entries, reviews).length };
};
