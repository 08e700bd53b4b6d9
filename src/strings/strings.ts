import { lettersEn as accountLetters } from '#accounts/strings/en/letters.ts';
import { en } from '#app/strings/en.ts';
import type { Language } from '#kernel/language.ts';
import { lettersEn as letters } from '#mail/strings/en/letters.ts';
import { lettersEn as marketingLetters } from '#marketing/strings/en/letters.ts';
import { lettersEn as messagingLetters } from '#messaging/strings/en/letters.ts';
import { lettersEn as moderationLetters } from '#moderation/strings/en/letters.ts';
import { newsEn as news } from '#notifications/strings/en/news.ts';
import { en as hostEn } from '#server/strings/en/server.ts';
import { papersEn as papers } from '#subscriptions/strings/en/papers.ts';
import { lettersEn as teamLetters } from '#team/strings/en/letters.ts';

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
  moderationLetters: Widened<typeof moderationLetters>;
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
    moderationLetters,
    accountLetters,
    marketingLetters,
    teamLetters,
    papers,
  },
};

/** For the server, which speaks all languages. The browser loads the one table it was told of. */
export const stringsOf = (language: Language): HostStrings => tables[language];
