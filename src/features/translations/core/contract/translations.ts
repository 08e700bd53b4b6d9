import * as z from 'zod/mini';
import { translatedKinds } from '#features/translations/core/rules/translations.ts';
import type { sentences } from '#features/translations/core/strings/en/translations.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('translations');

const language = z.enum(writtenLanguages);

/**
 * Comes with a user's text: the language it seems to be in, and those it can be translated into (none without a
 * service).
 */
export const translationOfferSchema = z.optional(z.object({ from: z.string(), into: z.array(language) }));

export type TranslationOffer = z.output<typeof translationOfferSchema>;

export const translateText = endpoint({
  method: 'POST',
  url: '/api/translations',
  body: z.object({ of: z.enum(translatedKinds), id: idSchema, to: language }),
  server: {
    who: 'anyone',
    asCompany: 'member',
    summary: 'Translate a text you can read; each translation is stored and reused',
    response: z.object({ from: z.string(), text: z.string() }),
    refusals: {
      textNotFound: { status: 404, say: messageKey('textNotFound') },
      notTranslated: { status: 409, say: messageKey('notTranslated') },
      translatorAway: { status: 503, say: messageKey('translatorAway') },
    },
  },
});
