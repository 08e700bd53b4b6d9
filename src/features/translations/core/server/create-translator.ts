import { MAX_TRANSLATED_LENGTH } from '#features/translations/core/rules/translations.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#server/config/config.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { Services } from '#server/services/services.ts';
import { type Translator, TranslatorUnavailableError } from '#server/services/translator.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createDeeplService } from './deepl-service.ts';
import type { DetectLanguage } from './detect-language.ts';
import { createLibreTranslateService } from './libre-translate-service.ts';
import { type LanguagePairs, type TranslationService, UnusableResponseError } from './translation-service.ts';

const PATIENCE_MS = 8_000;
const MOST_AT_ONCE = 4;
const MOST_WAITING = 16;
const LEARN_AGAIN_MS = 6 * 3_600_000;
const TRY_AGAIN_MS = 60_000;
/** A translation may be longer than its text, but beyond this factor it is none. */
const MOST_GROWTH = 4;

type Settings = NonNullable<Config['translation']>;

const serviceOf = (settings: Settings): TranslationService =>
  settings.service === 'deepl'
    ? createDeeplService(settings.url, settings.key)
    : createLibreTranslateService(settings.url, settings.key);

interface OpenTranslator extends Translator {
  /** Fetches the service's language pairs. Returns whether that succeeded. */
  learn(): Promise<boolean>;
  close(): void;
}

interface TranslatorOptions {
  detect: DetectLanguage;
  settings: Config['translation'];
  clock: Clock;
  log: Pick<Services['log'], 'warn'>;
  /** Called when the possible translations have changed, because cached pages show the earlier ones. */
  onChange: () => Promise<unknown>;
  patienceMs?: number;
}

/** Used without a configured service: it detects languages, and translates nothing. */
const withoutService = (detect: DetectLanguage): OpenTranslator => ({
  offerFor: offering(detect, () => new Map()),
  translate: () => Promise.reject(new TranslatorUnavailableError()),
  learn: async () => false,
  close: () => undefined,
});

const namesOf = (pairs: LanguagePairs): string =>
  [...pairs].map(([from, into]) => `${from}:${[...into].join('+')}`).join(' ');

/** The log gets the status or the fault's name, and nothing of the text. */
const faultOf = (error: unknown): string | number =>
  error instanceof UnusableResponseError ? error.status : error instanceof Error ? error.name : 'unknown';

/** The service works: another text would succeed. */
const isAboutText = (error: unknown): boolean =>
  error instanceof UnusableResponseError && (error.status === 400 || error.status === 413);

/** Longer texts are detected by their beginning, and not sent to the service. */
const offering =
  (detect: DetectLanguage, pairs: () => LanguagePairs): Translator['offerFor'] =>
  (text, languageSample = text ?? '') => {
    const from = text ? detect(languageSample) : null;
    if (!text || from === null) return undefined;
    return { from, into: text.length > MAX_TRANSLATED_LENGTH ? [] : [...(pairs().get(from) ?? [])] };
  };

/** Begins to fetch the service's language pairs. Until it has responded, nothing is offered. */
export const createTranslator = (options: TranslatorOptions): OpenTranslator => {
  const { detect, settings, clock, log, onChange, patienceMs = PATIENCE_MS } = options;
  if (!settings) return withoutService(detect);
  const service = serviceOf(settings);
  const circuit = createCircuitBreaker(() => clock.now().getTime());
  const inTurn = createSemaphore(MOST_AT_ONCE, MOST_WAITING);
  let pairs: LanguagePairs = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const learn = async (): Promise<boolean> => {
    try {
      const latestPairs = await service.listPairs(AbortSignal.timeout(patienceMs));
      const isNew = namesOf(latestPairs) !== namesOf(pairs);
      pairs = latestPairs;
      if (isNew) await onChange();
      return true;
    } catch (error) {
      log.warn({ part: 'translations', fault: faultOf(error) }, 'the translation service tells no languages');
      return false;
    }
  };

  const scheduleLearning = async () => {
    const hasLearned = await learn();
    if (isClosed) return;
    timer = setTimeout(() => void scheduleLearning(), hasLearned ? LEARN_AGAIN_MS : TRY_AGAIN_MS).unref();
  };
  void scheduleLearning();

  const translateOnce: Translator['translate'] = async (text, pair) => {
    // Another call may have failed while this one waited for its turn.
    if (!circuit.mayAsk()) throw new TranslatorUnavailableError();
    try {
      const translated = await service.translate(text, pair, AbortSignal.timeout(patienceMs));
      const isUseless = translated.trim() === '' || translated.length > MOST_GROWTH * text.length + 200;
      if (isUseless) throw new UnusableResponseError(200);
      circuit.noteSuccess();
      return translated;
    } catch (error) {
      if (!isAboutText(error)) circuit.noteFailure();
      log.warn({ part: 'translations', fault: faultOf(error) }, 'the translation service did not translate');
      throw new TranslatorUnavailableError();
    }
  };

  return {
    offerFor: offering(detect, () => pairs),
    translate: (text, pair) => inTurn(() => translateOnce(text, pair)),
    learn,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
