import { answer, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { Unavailable } from '#server/unavailable.ts';
import { translateText } from '#translations/contract/translations.ts';
import {
  CHARACTERS_OF_A_NETWORK,
  TRANSLATIONS_A_DAY,
  TRANSLATIONS_OF_A_NETWORK,
} from '#translations/rules/translations.ts';
import type { Originals } from './originals.ts';
import { dropTranslations, findTranslation, keepTranslation } from './store.ts';

/** Nothing waits in a transaction while the service thinks, and what it has done once is kept. */
export const translateRoute = (originals: Originals): Route =>
  answer(translateText, async ({ body: { of, id, to }, person, ip, language, tools, refuse }) => {
    const { db, translator, limits, config } = tools;
    const find = () => originals[of](db, { id, person, language, tools });
    const original = await find();
    if (!original) throw refuse('textNotFound');
    // What was kept is of a service that is set and knows the pair: taken away, it takes with it what it did.
    const offer = translator.offerFor(original.text, original.toldBy);
    if (!offer?.into.includes(to)) throw refuse('notTranslated');
    const kept = await findTranslation(db, { of, id }, to);
    if (kept) return kept;
    if (person) await limits.spend('translations', person.memberId ?? person.id, TRANSLATIONS_A_DAY);
    else await limits.spend('translations-of-network', networkOf(ip), TRANSLATIONS_OF_A_NETWORK);
    await limits.spend('characters-of-network', networkOf(ip), CHARACTERS_OF_A_NETWORK, original.text.length);
    const ofAll = {
      points: config.translation?.charactersADay ?? 0,
      seconds: CHARACTERS_OF_A_NETWORK.seconds,
    };
    await limits.spend('characters-of-all', 0, ofAll, original.text.length);
    const { from } = offer;
    const text = await translator.translate(original.text, { from, to }).catch((error: unknown) => {
      throw error instanceof Unavailable ? refuse('translatorAway') : error;
    });
    await keepTranslation(db, { of, id }, { from, to, text });
    // Changed or taken away before this was kept, it could not take this with it.
    if ((await find())?.text !== original.text) {
      await dropTranslations(db, { of, id });
      throw refuse('textNotFound');
    }
    return { from, text };
  });
