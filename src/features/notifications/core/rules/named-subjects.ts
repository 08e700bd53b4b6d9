import type { Language } from '#kernel/language.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';

type Stored = Record<string, string | number>;

/** What a trade or commune of a subject is called besides English, beside it: 'trade fr', 'trade de', … */
export type NamesBeside<Field extends string> = Partial<Record<`${Field} ${keyof TranslatedNames}`, string>>;

export const namesBeside = <Field extends string>(field: Field, names: TranslatedNames) =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [`${field} ${language}`, name]),
  ) as NamesBeside<Field>;

/** A subject as its reader calls it. */
export const subjectIn = (language: Language, subject: Stored): Stored =>
  Object.fromEntries(
    Object.entries(subject).map(([field, value]) => [field, subject[`${field} ${language}`] ?? value]),
  );
