import { respondAsTranslator, translatorSettings } from './respond-as-translator.ts';
import { standIn } from './stand-in.ts';

/** A translation service in tests. */
export const translationService = async () => {
  const service = await standIn();
  service.respond = respondAsTranslator;
  return {
    service,
    /** As it answers where nothing is wrong with it. */
    answer: respondAsTranslator,
    env: translatorSettings(service.url),
    /** What was handed to it to be translated. */
    translated: () => service.requests.filter(({ path }) => path === '/translate'),
  };
};
