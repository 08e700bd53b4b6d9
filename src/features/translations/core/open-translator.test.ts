import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { TranslatorUnavailableError } from '#server/services/translator.ts';
import { eventually } from '#testing/eventually.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { standIn } from '#testing/stand-in.ts';
import { translationService } from '#testing/translation-service.ts';
import { createTranslator } from './server/create-translator.ts';
import { loadLanguageDetector } from './server/detect-language.ts';

const libre = await translationService();
const deepl = await standIn();

const MINUTE_MS = 60_000;
const french = 'Bonjour, pouvez-vous venir voir la fuite dans ma salle de bains la semaine prochaine ?';
const pair = { from: 'fr', to: 'en' } as const;

/** A service that responds may be as late as a busy machine makes it. */
const opened = async (env: Record<string, string>, patienceMs = 10_000) => {
  const time = { now: Date.parse('2026-11-25T09:00:00Z') };
  let changes = 0;
  const translator = createTranslator({
    detect: await loadLanguageDetector(),
    settings: readConfig(env).translation,
    clock: { now: () => new Date(time.now) },
    log: quietLog,
    onChange: async () => {
      changes += 1;
    },
    patienceMs,
  });
  await eventually(() => expect(changes).toBe(1));
  translator.close();
  return { translator, time, changes: () => changes };
};

describe('a service that fails', () => {
  test('is left alone for a minute after three failures, and asked once then', async () => {
    const { translator, time } = await opened(libre.env);
    const failing = () =>
      expect(translator.translate(french, pair)).rejects.toThrow(TranslatorUnavailableError);
    libre.service.respond = () => ({ status: 500 });
    libre.service.requests = [];
    for (let index = 0; index < 5; index += 1) await failing();
    expect(libre.translated()).toHaveLength(3);
    time.now += MINUTE_MS + 1;
    await Promise.all([failing(), failing()]);
    expect(libre.translated()).toHaveLength(4);
    time.now += MINUTE_MS + 1;
    libre.service.respond = libre.answer;
    for (let index = 0; index < 3; index += 1)
      expect(await translator.translate(french, pair)).toContain(french);
  });

  test('that does not answer in time is given up; one text it will not take is no failure of it', async () => {
    const { translator } = await opened(libre.env, 2_000);
    libre.service.respond = () => null;
    await expect(translator.translate(french, pair)).rejects.toThrow(TranslatorUnavailableError);
    libre.service.respond = () => ({ status: 400 });
    for (let index = 0; index < 5; index += 1)
      await expect(translator.translate(french, pair)).rejects.toThrow();
    libre.service.respond = libre.answer;
    expect(await translator.translate(french, pair)).toContain(french);
  });

  test.each([
    ['nothing', { translatedText: ' ' }],
    ['a book', { translatedText: 'x'.repeat(3_000) }],
    ['more than is read', { translatedText: 'x'.repeat(300_000) }],
    ['something else', { translation: 'Hello' }],
  ])('translates to %s: that is no translation', async (_, body) => {
    const { translator } = await opened(libre.env);
    libre.service.respond = () => ({ body });
    await expect(translator.translate(french, pair)).rejects.toThrow(TranslatorUnavailableError);
    libre.service.respond = libre.answer;
  });

  test('is no more than so many times asked at once', async () => {
    const { translator } = await opened(libre.env);
    const gate = Promise.withResolvers<void>();
    libre.service.requests = [];
    libre.service.respond = async (request) => {
      await gate.promise;
      return libre.answer(request);
    };
    const pending = Promise.allSettled(Array.from({ length: 30 }, () => translator.translate(french, pair)));
    await eventually(() => expect(libre.translated()).toHaveLength(4));
    gate.resolve();
    const outcomes = (await pending).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(20);
    libre.service.respond = libre.answer;
  });

  test('tells pages of what it can do, and again only where that has changed', async () => {
    const { translator, changes } = await opened(libre.env);
    expect(await translator.learn()).toBe(true);
    expect(changes()).toBe(1);
    libre.service.respond = ({ path }) =>
      path === '/languages' ? { body: [{ code: 'fr', targets: ['en'] }] } : {};
    expect(await translator.learn()).toBe(true);
    expect(changes()).toBe(2);
    expect(translator.offerFor(french)).toEqual({ from: 'fr', into: ['en'] });
    libre.service.respond = () => ({ status: 502 });
    expect(await translator.learn()).toBe(false);
    expect(translator.offerFor(french)).toEqual({ from: 'fr', into: ['en'] });
    libre.service.respond = libre.answer;
  });
});

describe('DeepL', () => {
  test('is asked as it wants to be: which English, which Portuguese, the key in a header', async () => {
    deepl.respond = ({ path }) => {
      if (path === '/v2/languages?type=source')
        return { body: [{ language: 'EN', name: 'English' }, { language: 'FR' }, { language: 'PT' }] };
      if (path === '/v2/languages?type=target')
        return {
          body: [{ language: 'EN-GB' }, { language: 'EN-US' }, { language: 'DE' }, { language: 'PT-PT' }],
        };
      return { body: { translations: [{ detected_source_language: 'FR', text: 'Hello' }] } };
    };
    const env = { TRANSLATION_SERVICE: 'deepl', TRANSLATION_URL: deepl.url, TRANSLATION_KEY: 'secret:fx' };
    const { translator } = await opened(env);
    expect(translator.offerFor(french)).toEqual({ from: 'fr', into: ['en', 'de', 'pt'] });
    expect(await translator.translate(french, pair)).toBe('Hello');
    const last = deepl.requests.at(-1);
    expect([last?.method, last?.path, last?.headers.authorization]).toEqual([
      'POST',
      '/v2/translate',
      'DeepL-Auth-Key secret:fx',
    ]);
    expect(JSON.parse(last?.body ?? '')).toEqual({
      text: [french],
      source_lang: 'FR',
      target_lang: 'EN-GB',
    });
  });

  test('has an address for free keys and one for the others', () => {
    const urlOf = (key: string) =>
      readConfig({ TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: key }).translation?.url;
    expect([urlOf('a:fx'), urlOf('a')]).toEqual(['https://api-free.deepl.com', 'https://api.deepl.com']);
  });
});
