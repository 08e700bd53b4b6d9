import type { TranslatedKind } from '#features/translations/core/rules/translations.ts';
import type { Language } from '#kernel/language.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

export interface OriginalTextLookup {
  id: number;
  /** The reader; a member of a company reads in its name. */
  person: Person | null;
  language: Language;
  services: Pick<Services, 'clock' | 'translator'>;
}

export interface OriginalText {
  text: string;
  /** A longer text by the same writer, which shows the language if the text itself is a few words. */
  languageSample?: string;
}

/** Finds the text if this person may read it, by the same rules as the page that shows it. */
export type FindOriginalText = (db: Db, lookup: OriginalTextLookup) => Promise<OriginalText | null>;

export const originalTextOf = (text: string | null | undefined): OriginalText | null =>
  text ? { text } : null;

export type OriginalTextFinders = Record<TranslatedKind, FindOriginalText>;
