import type { Language } from '#kernel/language.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import type { TranslatedKind } from '#translations/rules/translations.ts';

export interface OriginalAsked {
  id: number;
  /** Whoever asks; a member of a company in its name. */
  person: Person | null;
  language: Language;
  tools: Pick<Tools, 'clock' | 'translator'>;
}

/** The text as far as it is this person's to read: exactly where the page that shows it would show it. */
export type FindOriginal = (db: Db, asked: OriginalAsked) => Promise<string | null>;

export type Originals = Record<TranslatedKind, FindOriginal>;
