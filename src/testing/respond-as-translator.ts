import type { StandInServer } from './stand-in-server.ts';

const supportedCodes = ['de', 'en', 'fr', 'pt'];

/** Responds as LibreTranslate does, as far as we use it: it knows four languages, and marks its translations. */
export const respondAsTranslator: StandInServer['respond'] = ({ path, body }) => {
  if (path === '/languages')
    return { body: supportedCodes.map((code) => ({ code, name: code, targets: supportedCodes })) };
  const { q, source, target } = JSON.parse(body) as Record<'q' | 'source' | 'target', string>;
  return { body: { translatedText: `[${source}>${target}] ${q}` } };
};

export const translatorSettings = (url: string) => ({
  TRANSLATION_SERVICE: 'libretranslate',
  TRANSLATION_URL: url,
  TRANSLATION_KEY: 'a-key',
});
