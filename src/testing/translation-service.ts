import { respondAsTranslator, translatorSettings } from './respond-as-translator.ts';
import { standIn } from './stand-in.ts';

export const translationService = async () => {
  const service = await standIn();
  service.respond = respondAsTranslator;
  return {
    service,
    /** Responds as if nothing is wrong with it. */
    answer: respondAsTranslator,
    env: translatorSettings(service.url),
    /** Lists the requests for translations. */
    translated: () => service.requests.filter(({ path }) => path === '/translate'),
  };
};
