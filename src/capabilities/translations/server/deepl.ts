import * as z from 'zod/mini';
import { type Language, writtenLanguages } from '#kernel/language.ts';
import { askService } from './ask-service.ts';
import type { TranslationService } from './service.ts';

const languagesAnswer = z.array(z.object({ language: z.string() }));
const translateAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** It wants to know which English and which Portuguese. */
const variants: Partial<Record<Language, string>> = { en: 'EN-GB', pt: 'PT-PT' };

const targetOf = (language: Language): string => variants[language] ?? language.toUpperCase();

/** DeepL. It names the languages it reads and those it writes, and goes from each to each. */
export const deepl = (url: string, key: string): TranslationService => {
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  const list = async (type: 'source' | 'target', signal: AbortSignal) => {
    const terms = { shape: languagesAnswer, headers, signal };
    const known = await askService(`${url}/v2/languages?type=${type}`, terms);
    return known.map(({ language }) => language.toUpperCase());
  };
  return {
    async listPairs(signal) {
      const [read, written] = await Promise.all([list('source', signal), list('target', signal)]);
      const into = writtenLanguages.filter((language) => written.includes(targetOf(language)));
      return new Map(
        read
          .map((code) => code.toLowerCase())
          .map((code) => [code, new Set(into.filter((language) => language !== code))]),
      );
    },

    async translate(text, { from, to }, signal) {
      const body = { text: [text], source_lang: from.toUpperCase(), target_lang: targetOf(to) };
      const terms = { shape: translateAnswer, headers, signal, body };
      const { translations } = await askService(`${url}/v2/translate`, terms);
      return translations.map((one) => one.text).join('\n');
    },
  };
};
