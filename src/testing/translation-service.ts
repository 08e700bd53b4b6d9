import { standIn } from './stand-in.ts';

const known = ['de', 'en', 'fr', 'pt'];

/** LibreTranslate as far as we ask it: it knows four languages, and marks what it has translated. */
export const translationService = async () => {
  const service = await standIn();
  const answer: typeof service.answer = ({ path, body }) => {
    if (path === '/languages') return { body: known.map((code) => ({ code, name: code, targets: known })) };
    const { q, source, target } = JSON.parse(body) as Record<'q' | 'source' | 'target', string>;
    return { body: { translatedText: `[${source}>${target}] ${q}` } };
  };
  service.answer = answer;
  return {
    service,
    /** As it answers where nothing is wrong with it. */
    answer,
    env: { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: service.url, TRANSLATION_KEY: 'a-key' },
    /** What was handed to it to be translated. */
    translated: () => service.requests.filter(({ path }) => path === '/translate'),
  };
};
