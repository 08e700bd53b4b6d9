import { StartupError } from '#server/errors/startup-error.ts';
import type { SettingValues } from './settings.ts';

export const DEFAULT_DEMO_PASSWORD = 'moien-giewel-26';

/** `compose.yaml` has this password: its container listens to all addresses, but its port is published to this machine alone. */
const COMPOSE_DEMO_PASSWORD = 'moien-compose-26';

/** The law requires these on every invoice. */
const invoiceSettings = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_REGISTRATION',
  'OPERATOR_VAT',
] as const;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Says whether the address shows Giewel to this machine alone, for trying out live mode. */
export const isLocalTrialUrl = (publicUrl: string) =>
  publicUrl.startsWith('http:') && isLoopback(new URL(publicUrl).hostname);

/** A live Giewel has people's accounts: nothing about its address may depend on a request's headers. */
export const checkLiveSettings = ({
  LAUNCH,
  PUBLIC_URL = '',
  TRUST_PROXY,
  WEBHOOK_ADDRESSES,
}: SettingValues) => {
  if (LAUNCH !== 'live') return;
  if (WEBHOOK_ADDRESSES === 'any') {
    throw new StartupError(
      'WEBHOOK_ADDRESSES must be public with LAUNCH=live: anybody could reach your network through a webhook.',
    );
  }
  if (!PUBLIC_URL.startsWith('https:') && !(PUBLIC_URL && isLocalTrialUrl(PUBLIC_URL))) {
    throw new StartupError(
      'PUBLIC_URL must be set to an https address with LAUNCH=live, or to http://localhost:PORT for trying it out.',
    );
  }
  if (isLocalTrialUrl(PUBLIC_URL) && TRUST_PROXY !== false) {
    throw new StartupError(
      'TRUST_PROXY must be off where PUBLIC_URL is an address of this machine alone: behind a proxy it is https.',
    );
  }
};

/** Behind a proxy, HOST is this machine alone: then PUBLIC_URL tells whether others can reach it. */
const whereStrangersAre = ({
  HOST,
  LAUNCH,
  PUBLIC_URL,
}: Pick<SettingValues, 'HOST' | 'LAUNCH' | 'PUBLIC_URL'>) => {
  if (LAUNCH === 'live') return 'runs with LAUNCH=live';
  if (!isLoopback(HOST)) return `listens on ${HOST}`;
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) return `is at ${PUBLIC_URL}`;
  return null;
};

/** The demo's accounts can do everything, even as admins, and our documents print their default passwords. */
export const demoConfigOf = ({
  DEMO,
  DEMO_PASSWORD,
  DATABASE_URL,
  HOST,
  LAUNCH,
  PUBLIC_URL,
}: SettingValues) => {
  const isLive = LAUNCH === 'live';
  if (!(DEMO ?? !(isLive || DATABASE_URL))) return undefined;
  const password = DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD;
  const isCompose = password === COMPOSE_DEMO_PASSWORD;
  const exposedAt = whereStrangersAre({ HOST: isCompose ? 'localhost' : HOST, LAUNCH, PUBLIC_URL });
  if ((isCompose || password === DEFAULT_DEMO_PASSWORD) && exposedAt) {
    throw new StartupError(
      `DEMO_PASSWORD must be set to one of your own when the demo ${exposedAt}: its default is printed for everybody. Without the demo it is DEMO=off.`,
    );
  }
  return { password };
};

const FREE_OF_DEEPL = ':fx';

/** DeepL's address follows from the key: free keys end in their own way. */
const deeplUrl = (key: string) =>
  key.endsWith(FREE_OF_DEEPL) ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** Returns the service that translates people's texts. Without one, no text leaves this server. */
export const translationConfigOf = ({
  TRANSLATION_SERVICE,
  TRANSLATION_URL,
  TRANSLATION_KEY,
}: SettingValues) => {
  if (TRANSLATION_SERVICE === undefined) {
    if (TRANSLATION_URL ?? TRANSLATION_KEY)
      throw new StartupError('TRANSLATION_SERVICE must be set too, to libretranslate or deepl.');
    return undefined;
  }
  if (TRANSLATION_SERVICE === 'libretranslate') {
    if (!TRANSLATION_URL) throw new StartupError('TRANSLATION_URL must be set to where LibreTranslate is.');
    return { service: TRANSLATION_SERVICE, url: TRANSLATION_URL, key: TRANSLATION_KEY };
  }
  if (!TRANSLATION_KEY) throw new StartupError('TRANSLATION_KEY must be set to a key of DeepL.');
  const url = TRANSLATION_URL ?? deeplUrl(TRANSLATION_KEY);
  return { service: TRANSLATION_SERVICE, url, key: TRANSLATION_KEY };
};

/** Returns the settings that an invoice would lack. Where money moves, nothing starts without them. */
export const listMissingInvoiceSettings = (values: SettingValues): string[] => {
  const missingNames = invoiceSettings.filter((name) => !values[name]);
  const key = values.STRIPE_SECRET_KEY;
  if (missingNames.length > 0 && key && (values.LAUNCH === 'live' || key.includes('_live_'))) {
    throw new StartupError(
      `${missingNames.join(', ')} must be set where companies pay at Stripe: the law wants them on each invoice.`,
    );
  }
  return missingNames;
};
