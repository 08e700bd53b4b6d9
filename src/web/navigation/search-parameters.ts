import { MAX_ID } from '#kernel/max-id.ts';
import { isStorableText } from '#kernel/storable-text.ts';

/**
 * Reads an address after the question mark. A reader returns undefined for nonsense, so a wrong value falls back.
 * Written by hand: a schema library is 8 kB, and this is on every page.
 */
export type ParameterReader<Value> = (text: string) => Value | undefined;

export type SearchParameterReaders = Readonly<Record<string, ParameterReader<unknown>>>;

export type SearchParametersOf<Readers extends SearchParameterReaders> = {
  [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

export const readTextParameter: ParameterReader<string> = (text) =>
  isStorableText(text) ? text.trim() || undefined : undefined;

/** Such words are compared with stored ones: longer ones than the contract takes make no sense. */
export const readTextParameterUpTo =
  (maxLength: number): ParameterReader<string> =>
  (text) => {
    const read = readTextParameter(text);
    return read && read.length <= maxLength ? read : undefined;
  };

/** Whoever pastes a whole letter is searched for by its first words. */
export const readBeginningOfText =
  (maxLength: number): ParameterReader<string> =>
  (text) => {
    const read = readTextParameter(text);
    if (read === undefined || read.length <= maxLength) return read;
    // Half a word finds nothing, and half a character can't be stored.
    return read.slice(0, maxLength).replace(/\s\S*$|[\uD800-\uDBFF]$/, '');
  };

export const readOneOf =
  <const Value extends string>(...values: Value[]): ParameterReader<Value> =>
  (text) =>
    values.find((value) => value === text);

/** Reads a whole number from `least` to `most`, written as a person would. */
export const readNumberBetween =
  (least: number, maximum: number): ParameterReader<number> =>
  (text) => {
    const value = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= maximum ? value : undefined;
  };

export const readId = readNumberBetween(1, MAX_ID);

// A symbol, as somebody may look for any text.
export const UNKNOWN_PARAMETER_VALUE = Symbol('unknown');

/** Distinguishes nonsense from an absent value, for pages that fall back with a notice. */
export const orUnknownValue =
  <Value>(read: ParameterReader<Value>): ParameterReader<Value | typeof UNKNOWN_PARAMETER_VALUE> =>
  (text) =>
    text.trim() === '' ? undefined : (read(text) ?? UNKNOWN_PARAMETER_VALUE);

// No reader accepts this.
const UNREADABLE = '\0';

/** Writes a value so that its reader reads the same again. */
export const writeParameter = (value: unknown): string =>
  value === UNKNOWN_PARAMETER_VALUE ? UNREADABLE : String(value);

export const readSearchParameters = (
  readers: SearchParameterReaders,
  given: URLSearchParams,
): Record<string, unknown> => {
  const search: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(given.get(name) ?? '');
    if (value !== undefined) search[name] = value;
  }
  return search;
};
