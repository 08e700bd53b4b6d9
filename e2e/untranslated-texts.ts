import type { Page } from '@playwright/test';
import { type Language, languageNames, languages } from '#kernel/language.ts';
import { vocabularyOf, wordsIn } from '#testing/words-of-languages.ts';

/** A piece of text as a page has it, with the language it is marked as. */
export interface PieceOfText {
  text: string;
  language: string;
}

/** Collects the text of a page, visible and for screen readers. Runs in the page. */
const collect = (): PieceOfText[] => {
  const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
  const pieces: PieceOfText[] = [{ text: document.title, language: document.documentElement.lang }];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style, noscript')) continue;
    if (!element.matches('option') && !element.checkVisibility({ visibilityProperty: true })) continue;
    pieces.push({ text: (node as Text).data, language: languageOf(element) });
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
    for (const element of document.querySelectorAll(`body [${name}]`))
      if (element.checkVisibility())
        pieces.push({ text: element.getAttribute(name) ?? '', language: languageOf(element) });
  return pieces
    .map(({ text, language }) => ({ text: text.trim().replace(/\s+/g, ' '), language }))
    .filter(({ text }) => /\p{L}/u.test(text));
};

export const textsOf = (page: Page): Promise<PieceOfText[]> => page.evaluate(collect);

/** Names, and what is called alike in every language: each language by its own name, too. */
const NAMES = new Set<string>([
  ...Object.values(languageNames).map((name) => name.toLowerCase()),
  ...languages,
  'giewel',
  'luxtrust',
  'guichet',
  'openstreetmap',
  'stripe',
  'api',
  'openapi',
  'json',
  'csv',
  'pdf',
  // 'Montag' in three letters.
  'mon',
]);

/** Returns the name of a trade or place: the English one, where the language has no name for it. */
const nameIn = (language: Language, { name, names }: { name?: unknown; names?: unknown }) =>
  (names as Partial<Record<Language, string>> | null)?.[language] ?? name;

/** Returns all strings in a response that people wrote and the names of trades and places: all but states and kinds. */
export const writtenByPeople = (answer: unknown, language: Language): string[] => {
  if (typeof answer === 'string') return [answer];
  if (Array.isArray(answer)) return answer.flatMap((one) => writtenByPeople(one, language));
  if (answer === null || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    if (key === 'names') return [];
    if (key === 'name' && 'names' in answer) return writtenByPeople(nameIn(language, answer), language);
    const isOurs =
      /(?:state|status|kind|type|role|stage|unit|period|plan|reason|source|channel|language)$/i.test(key);
    if (isOurs && typeof value === 'string' && /^[a-z]+(?:[-_][a-z]+)*$/.test(value)) return [];
    return writtenByPeople(value, language);
  });
};

interface Compared {
  language: Language;
  texts: readonly PieceOfText[];
  /** The document of the same page has this text in English. */
  english: string;
  /** The responses to the page hold texts that people wrote, and names in all languages. */
  answers: readonly unknown[];
}

/** Finds English that nobody wrote: words of the English page that the language does not have. */
export const englishLeft = ({ language, texts, english, answers }: Compared): string[] => {
  const people = writtenByPeople(answers, language);
  const ofPeople = new Set(people.flatMap(wordsIn));
  const ofOurs = vocabularyOf(language);
  const ofEnglish = new Set(wordsIn(english));
  const left = texts.flatMap((piece) => {
    if (piece.language !== language) return [];
    // A truncated text ends within a word, and a token with a digit, such as a hash, is no word.
    const whole = piece.text.replace(/\p{L}*(?:\.{3}|…)/gu, '').replace(/[\p{L}\d]*\d[\p{L}\d]*/gu, '');
    const words = wordsIn(whole).filter((word) => !NAMES.has(word) && !ofPeople.has(word));
    const strange = words.filter((word) => ofEnglish.has(word) && !ofOurs.has(word));
    return strange.length > 0 ? [`English: "${piece.text.slice(0, 80)}" (${strange.join(' ')})`] : [];
  });
  return [...new Set(left)];
};
