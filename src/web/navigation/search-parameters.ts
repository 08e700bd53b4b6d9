import { LARGEST_ID } from '#kernel/largest-id.ts';
import { isStorable } from '#kernel/storable.ts';

/**
 * What an address says after the question mark. A reader answers undefined for what makes no sense, so a
 * wrong value falls back. Written by hand: a schema library is 8 kB, and this is on every page.
 */
export type ReadParameter<Value> = (text: string) => Value | undefined;

export type SearchReaders = Readonly<Record<string, ReadParameter<unknown>>>;

export type SearchOf<Readers extends SearchReaders> = {
  [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

export const readWords: ReadParameter<string> = (text) =>
  isStorable(text) ? text.trim() || undefined : undefined;

/** Words that are compared with what is stored: longer ones than the contract takes make no sense. */
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

/** A whole number written as a person would, from `least` to `most`. */
export const readNumberFrom =
  (least: number, maximum: number): ReadParameter<number> =>
  (text) => {
    const value = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= maximum ? value : undefined;
  };

export const readId = readNumberFrom(1, LARGEST_ID);

// No text: somebody may look for the word.
export const UNKNOWN_VALUE = Symbol('unknown');

/** For what a page falls back from with a notice: what makes no sense is kept apart from what is not there. */
export const orUnknown =
  <Value>(read: ReadParameter<Value>): ReadParameter<Value | typeof UNKNOWN_VALUE> =>
  (text) =>
    text.trim() === '' ? undefined : (read(text) ?? UNKNOWN_VALUE);

// No reader takes it, whatever it reads.
const UNREADABLE = '\0';

/** A parameter's text, by which it is read again as it was. */
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
