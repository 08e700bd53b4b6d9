import * as z from 'zod/mini';
import { writtenLanguages } from '#kernel/language.ts';
import { fetchJsonFromTranslator } from './fetch-json-from-translator.ts';
import type { TranslationService } from './translation-service.ts';

const languagesResponse = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));
const translateResponse = z.object({ translatedText: z.string() });

/**
 * Connects to LibreTranslate, the operator's own or another's. The key is a field of the call; an own instance may have
 * none.
 */
export const createLibreTranslateService = (url: string, key: string | undefined): TranslationService => ({
  async listPairs(signal) {
    const languageRows = await fetchJsonFromTranslator(`${url}/languages`, {
      shape: languagesResponse,
      signal,
    });
    return new Map(
      languageRows.map(({ code, targets }) => [
        code,
        new Set(writtenLanguages.filter((language) => language !== code && targets.includes(language))),
      ]),
    );
  },

  async translate(text, { from, to }, signal) {
    const body = { q: text, source: from, target: to, format: 'text', ...(key && { api_key: key }) };
    const response = await fetchJsonFromTranslator(`${url}/translate`, {
      shape: translateResponse,
      signal,
      body,
    });
    return response.translatedText;
  },
});
