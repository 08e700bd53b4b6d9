import { translateText } from '#features/translations/core/contract/translations.ts';
import {
  NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT,
  TRANSLATION_RATE_LIMIT,
  NETWORK_TRANSLATION_RATE_LIMIT,
} from '#features/translations/core/rules/translations.ts';
import { UnavailableError } from '#server/errors/unavailable-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { OriginalTextFinders } from './original-text.ts';
import { deleteTranslations, findTranslation, storeTranslation } from './store.ts';

/** No transaction is open while the service works, and its translations are stored. */
export const createTranslateRoute = (originals: OriginalTextFinders): EndpointRoute =>
  handle(translateText, async ({ body: { of: kind, id, to }, person, ip, language, services, refuse }) => {
    const { db, translator, limits, config } = services;
    const find = () => originals[kind](db, { id, person, language, services });
    const original = await find();
    if (!original) throw refuse('textNotFound');
    // Stored translations count only while a configured service offers the pair: without it they are not shown either.
    const offer = translator.offerFor(original.text, original.languageSample);
    if (!offer?.into.includes(to)) throw refuse('notTranslated');
    const translation = await findTranslation(db, { kind, id }, to);
    if (translation) return translation;
    if (person) await limits.spend('translations', person.memberId ?? person.id, TRANSLATION_RATE_LIMIT);
    else await limits.spend('translations-of-network', ipNetworkOf(ip), NETWORK_TRANSLATION_RATE_LIMIT);
    await limits.spend(
      'characters-of-network',
      ipNetworkOf(ip),
      NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT,
      original.text.length,
    );
    const ofAll = {
      points: config.translation?.charactersADay ?? 0,
      seconds: NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT.seconds,
    };
    await limits.spend('characters-of-all', 0, ofAll, original.text.length);
    const { from } = offer;
    const text = await translator.translate(original.text, { from, to }).catch((error: unknown) => {
      throw error instanceof UnavailableError ? refuse('translatorAway') : error;
    });
    await storeTranslation(db, { kind, id }, { from, to, text });
    // If the original was changed or deleted before this was stored, no trigger could delete this with it.
    if ((await find())?.text !== original.text) {
      await deleteTranslations(db, { kind, id });
      throw refuse('textNotFound');
    }
    return { from, text };
  });
