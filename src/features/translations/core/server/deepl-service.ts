import * as z from 'zod/mini';
import { type Language, writtenLanguages } from '#kernel/language.ts';
import { fetchJsonFromTranslator } from './fetch-json-from-translator.ts';
import type { TranslationService } from './translation-service.ts';

const languagesResponse = z.array(z.object({ language: z.string() }));
const translateResponse = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL needs a variant of English and Portuguese. */
const variants: Partial<Record<Language, string>> = { en: 'EN-GB', pt: 'PT-PT' };

const targetOf = (language: Language): string => variants[language] ?? language.toUpperCase();

/** Connects to DeepL, which lists the languages it reads and writes, and translates each to each. */
export const createDeeplService = (url: string, key: string): TranslationService => {
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  const list = async (type: 'source' | 'target', signal: AbortSignal) => {
    const options = { shape: languagesResponse, headers, signal };
    const languageRows = await fetchJsonFromTranslator(`${url}/v2/languages?type=${type}`, options);
    return languageRows.map(({ language }) => language.toUpperCase());
  };
  return {
    async listPairs(signal) {
      const [read, targets] = await Promise.all([list('source', signal), list('target', signal)]);
      const into = writtenLanguages.filter((language) => targets.includes(targetOf(language)));
      return new Map(
        read
          .map((code) => code.toLowerCase())
          .map((code) => [code, new Set(into.filter((language) => language !== code))]),
      );
    },

    async translate(text, { from, to }, signal) {
      const body = { text: [text], source_lang: from.toUpperCase(), target_lang: targetOf(to) };
      const options = { shape: translateResponse, headers, signal, body };
      const { translations } = await fetchJsonFromTranslator(`${url}/v2/translate`, options);
      return translations.map((translation) => translation.text).join('\n');
    },
  };
};
