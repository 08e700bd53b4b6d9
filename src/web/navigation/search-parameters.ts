import { LARGEST_ID } from '#kernel/largest-id.ts';
import { isStorable } from '#kernel/storable.ts';

/**
 * Reads an address after the question mark. A reader returns undefined for nonsense, so a wrong value falls back.
 * Written by hand: a schema library is 8 kB, and this is on every page.
 */
export type ReadParameter<Value> = (text: string) => Value | undefined;

export type SearchReaders = Readonly<Record<string, ReadParameter<unknown>>>;

export type SearchOf<Readers extends SearchReaders> = {
  [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

export const readWords: ReadParameter<string> = (text) =>
  isStorable(text) ? text.trim() || undefined : undefined;

/** Such words are compared with stored ones: longer ones than the contract takes make no sense. */
export const readWordsUpTo =
  (maxLength: number): ReadParameter<string> =>
  (text) => {
    const read = readWords(text);
    return read && read.length <= maxLength ? read : undefined;
  };

export const readOneOf =
  <const Value extends string>(...values: Value[]): ReadParameter<Value> =>
  (text) =>
    values.find((value) => value === text);

/** Reads a whole number from `least` to `most`, written as a person would. */
export const readNumberFrom =
  (least: number, maximum: number): ReadParameter<number> =>
  (text) => {
    const value = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= maximum ? value : undefined;
  };

export const readId = readNumberFrom(1, LARGEST_ID);

// A symbol, as somebody may look for any text.
export const UNKNOWN_VALUE = Symbol('unknown');

/** Distinguishes nonsense from an absent value, for pages that fall back with a notice. */
export const orUnknown =
  <Value>(read: ReadParameter<Value>): ReadParameter<Value | typeof UNKNOWN_VALUE> =>
  (text) =>
    text.trim() === '' ? undefined : (read(text) ?? UNKNOWN_VALUE);

// No reader accepts this.
const UNREADABLE = '\0';

/** Writes a value so that its reader reads the same again. */
export const writeParameter = (value: unknown): string =>
  value === UNKNOWN_VALUE ? UNREADABLE : String(value);

export const readSearch = (readers: SearchReaders, given: URLSearchParams): Record<string, unknown> => {
  const search: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(given.get(name) ?? '');
    if (value !== undefined) search[name] = value;
  }
  return search;
};
