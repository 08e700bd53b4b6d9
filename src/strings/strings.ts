import { lettersEn as accountLetters } from '../capabilities/accounts/strings/letters-en.ts';
import { lettersEn as marketingLetters } from '../capabilities/marketing/strings/letters-en.ts';
import { lettersEn as messagingLetters } from '../capabilities/messaging/strings/letters-en.ts';
import { lettersEn as letters } from '../capabilities/notifications/strings/letters-en.ts';
import { newsEn as news } from '../capabilities/notifications/strings/news-en.ts';
import { papersEn as papers } from '../capabilities/subscriptions/strings/papers-en.ts';
import { lettersEn as teamLetters } from '../capabilities/team/strings/letters-en.ts';
import type { Language } from '../kernel/language.ts';
import { en as hostEn } from '../server/strings/en.ts';
import { en } from './en.ts';

/** English is the source: a table of another language must have every key of this one. */
export type Strings = { [Floor in keyof typeof en]: Widened<(typeof en)[Floor]> };

// English words are literal types; another language's words are any text of the same kind.
type Widened<T> = T extends string
  ? string
  : T extends (...inputs: infer Inputs) => unknown
    ? (...inputs: Inputs) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };

/** What the host says besides; no screen needs these, so no browser downloads them. */
export type HostStrings = Strings & {
  server: Widened<typeof hostEn>;
  letters: Widened<typeof letters>;
  news: Widened<typeof news>;
  messagingLetters: Widened<typeof messagingLetters>;
  accountLetters: Widened<typeof accountLetters>;
  marketingLetters: Widened<typeof marketingLetters>;
  teamLetters: Widened<typeof teamLetters>;
  papers: Widened<typeof papers>;
};

const tables: Record<Language, HostStrings> = {
  en: {
    ...en,
    server: hostEn,
    letters,
    news,
    messagingLetters,
    accountLetters,
    marketingLetters,
    teamLetters,
    papers,
  },
};

/** For the server, which speaks all languages. The browser loads the one table it was told of. */
export const stringsOf = (language: Language): HostStrings => tables[language];
