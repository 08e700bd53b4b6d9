import type { Language } from '#kernel/language.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';

type Stored = Record<string, string | number>;

/**
 * A subject carries the other languages' names of a trade or commune beside the English one: 'trade fr', 'trade de', …
 */
export type LocalizedNameFields<Field extends string> = Partial<
  Record<`${Field} ${keyof TranslatedNames}`, string>
>;

export const localizedNameFields = <Field extends string>(field: Field, names: TranslatedNames) =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [`${field} ${language}`, name]),
  ) as LocalizedNameFields<Field>;

/** Returns the subject with names in the reader's language. */
export const localizeNotificationSubject = (language: Language, subject: Stored): Stored =>
  Object.fromEntries(
    Object.entries(subject).map(([field, value]) => [field, subject[`${field} ${language}`] ?? value]),
  );
