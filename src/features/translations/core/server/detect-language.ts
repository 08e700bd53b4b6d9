import { languages } from '#kernel/language.ts';

/** A few words could be of several languages; a guess would be worse than no offer (decision 27). */
const FEWEST_LETTERS = 30;
/** People here write in these. With all languages of the world, English text is sometimes taken for Hawaiian. */
const detectableLanguages = new Set<string>([
  ...languages,
  'it',
  'es',
  'nl',
  'pl',
  'ro',
  'sr',
  'uk',
  'ru',
  'tr',
  'ar',
]);
/** This much of a text is enough to detect its language. The detector counts it in bytes, the cache in characters. */
const MOST_READ = 400;
/** Texts are read often and do not change, so their languages are cached. */
const MOST_REMEMBERED = 5_000;

export type DetectLanguage = (text: string) => string | null;

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Removes links and addresses, which are of no language. */
const wordsOf = (text: string): string => {
  let words = '';
  for (const [word] of text.matchAll(/\S+/g)) {
    if (/[@/]/.test(word)) continue;
    words += words === '' ? word : ` ${word}`;
    // The detector gets no more than it needs.
    if (words.length >= MOST_READ) return words.slice(0, MOST_READ);
  }
  return words;
};

const load = async (): Promise<DetectLanguage> => {
  const { loadModule } = await import('cld3-asm');
  const identifier = (await loadModule()).create(0, MOST_READ);
  const remembered = new Map<string, string | null>();

  const detect = (words: string): string | null => {
    if (lettersIn(words) < FEWEST_LETTERS) return null;
    const { language, is_reliable: isReliable } = identifier.findLanguage(words);
    return isReliable && detectableLanguages.has(language) ? language : null;
  };

  return (text) => {
    const words = wordsOf(text);
    const cachedLanguage = remembered.get(words);
    if (cachedLanguage !== undefined) return cachedLanguage;
    const language = detect(words);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(words, language);
    return language;
  };
};

let opened: Promise<DetectLanguage> | undefined;

/** Loads CLD3 in WebAssembly, which distinguishes Luxembourgish from German (decision 27), once per process. */
export const loadLanguageDetector = (): Promise<DetectLanguage> => {
  opened ??= load();
  return opened;
};
