import { resolve } from 'node:path';
import { z } from 'zod';
import { withSecretFiles } from './secret-files.ts';
import { StartupError } from './startup-error.ts';

export const DEFAULT_DEMO_PASSWORD = 'moien-giewel-26';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });
const secret = z.string().min(1);
const trimmedText = z.string().trim().min(1, 'must not be empty').optional();

/** A pair for notices on devices (VAPID) in Base64url: the public key of 65 bytes, the private one of 32. */
const arePushKeys = (value: string) => {
  const pairs = value
    .split(' ')
    .map((pair) => pair.split(':').map((key) => Buffer.from(key, 'base64url').length));
  return pairs.length <= 2 && pairs.every((lengths) => lengths.join() === '65,32');
};

const readPushKeys = (value: string) =>
  value.split(' ').map((pair) => {
    const [publicKey = '', privateKey = ''] = pair.split(':');
    return { publicKey, privateKey };
  });

/** Every setting, in the order the README lists them. Each message ends the sentence "NAME …". */
const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  DEMO: onOff.optional(),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  LAUNCH: z.enum(['prelaunch', 'live'], 'must be prelaunch or live').default('prelaunch'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().min(3).default('Giewel <hello@giewel.example>'),
  INBOUND_MAIL_ADDRESS: z.email('must be an email address').optional(),
  INBOUND_MAIL_SECRET: z
    .string()
    .regex(/^\S{16,}( \S{16,})?$/, 'must have at least 16 characters, or be two such, a space between')
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_NAME: trimmedText,
  OPERATOR_ADDRESS: trimmedText,
  OPERATOR_REGISTRATION: trimmedText,
  OPERATOR_VAT: trimmedText,
  OPERATOR_PERMIT: trimmedText,
  OPERATOR_DIRECTOR: trimmedText,
  OPERATOR_PHONE: trimmedText,
  FACEBOOK_URL: httpsUrl.default('https://www.facebook.com/'),
  INSTAGRAM_URL: httpsUrl.default('https://www.instagram.com/'),
  LINKEDIN_URL: httpsUrl.default('https://www.linkedin.com/'),
  TWILIO_ACCOUNT_SID: secret.optional(),
  TWILIO_AUTH_TOKEN: secret.optional(),
  TWILIO_FROM: secret.optional(),
  TWILIO_URL: httpUrl.default('https://api.twilio.com'),
  PUSH_URL: httpUrl.optional(),
  PUSH_KEYS: z
    .string()
    .refine(arePushKeys, 'must be PUBLIC:PRIVATE, or two such, a space between')
    .optional(),
  VIES_URL: httpUrl.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: secret.optional(),
  S3_BUCKET: secret.optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_API_BASE: httpUrl.default('https://api.stripe.com'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level such as info')
    .default('info'),
  REQUEST_LIMITS: onOff.default(true),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d{1,2}|[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*)$/, {
      error: 'must be off, a number of proxies or their addresses',
    })
    .transform((value) => (value === 'off' ? false : /^\d{1,2}$/.test(value) ? Number(value) : value))
    .default(false),
});

export const settingNames = Object.keys(settings.shape);

/** Settings that only mean something together. */
const groups = [
  ['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

/** The law wants these on every invoice. */
const invoiceSettings = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_REGISTRATION',
  'OPERATOR_VAT',
] as const;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

type Values = z.output<typeof settings>;

/** Of an address that shows Giewel to nobody but this machine: for trying out what is live. */
const isTrial = (publicUrl: string) =>
  publicUrl.startsWith('http:') && isLoopback(new URL(publicUrl).hostname);

/** What is live has accounts of people: nothing about it may depend on what a request claims. */
const checkLive = ({ LAUNCH, PUBLIC_URL = '', TRUST_PROXY }: Values) => {
  if (LAUNCH !== 'live') return;
  if (!PUBLIC_URL.startsWith('https:') && !(PUBLIC_URL && isTrial(PUBLIC_URL))) {
    throw new StartupError(
      'PUBLIC_URL must be set to an https address with LAUNCH=live, or to http://localhost:PORT for trying it out.',
    );
  }
  if (isTrial(PUBLIC_URL) && TRUST_PROXY !== false) {
    throw new StartupError(
      'TRUST_PROXY must be off where PUBLIC_URL is an address of this machine alone: behind a proxy it is https.',
    );
  }
};

/** Behind a proxy HOST is this machine alone: it is PUBLIC_URL that tells of others. */
const whereStrangersAre = ({ HOST, LAUNCH, PUBLIC_URL }: Pick<Values, 'HOST' | 'LAUNCH' | 'PUBLIC_URL'>) => {
  if (LAUNCH === 'live') return 'runs with LAUNCH=live';
  if (!isLoopback(HOST)) return `listens on ${HOST}`;
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) return `is at ${PUBLIC_URL}`;
  return null;
};

/** The demo's accounts open everything, an admin's rights too, and their default password is printed in the README. */
const demoOf = ({ DEMO, DEMO_PASSWORD, DATABASE_URL, HOST, LAUNCH, PUBLIC_URL }: Values) => {
  const isLive = LAUNCH === 'live';
  if (!(DEMO ?? !(isLive || DATABASE_URL))) return undefined;
  const password = DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD;
  const where = whereStrangersAre({ HOST, LAUNCH, PUBLIC_URL });
  if (password === DEFAULT_DEMO_PASSWORD && where) {
    throw new StartupError(
      `DEMO_PASSWORD must be set to one of your own when the demo ${where}: its default is printed in the README.`,
    );
  }
  return { password };
};

/** The address in 'Giewel <hello@giewel.example>'. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** What an invoice would lack. Where money moves, nothing is begun without it. */
const missingOnInvoices = (values: Values): string[] => {
  const missing = invoiceSettings.filter((name) => !values[name]);
  const key = values.STRIPE_SECRET_KEY;
  if (missing.length > 0 && key && (values.LAUNCH === 'live' || key.includes('_live_'))) {
    throw new StartupError(
      `${missing.join(', ')} must be set where companies pay at Stripe: the law wants them on each invoice.`,
    );
  }
  return missing;
};

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings once. Throws one StartupError that names everything that is wrong with them. */
export const readConfig = (given: NodeJS.ProcessEnv) => {
  const env = withSecretFiles(given);
  const set = Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = settings.safeParse(set);
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  for (const group of groups) {
    const missing = group.filter((name) => !values[name]);
    if (missing.length > 0 && missing.length < group.length) {
      throw new StartupError(`${missing.join(', ')} must be set too: ${group.join(', ')} go together.`);
    }
  }
  checkLive(values);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && withoutSlash(values.PUBLIC_URL),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    demo: demoOf(values),
    launch: values.LAUNCH,
    /** The one Host that is answered, where no https address names it. */
    onlyHost:
      values.LAUNCH === 'live' && values.PUBLIC_URL && isTrial(values.PUBLIC_URL)
        ? new URL(values.PUBLIC_URL).host
        : undefined,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      /** Who reads what visitors write to the house. */
      contact: values.CONTACT_EMAIL ?? addressIn(values.MAIL_FROM),
    },
    inboundMail:
      values.INBOUND_MAIL_ADDRESS && values.INBOUND_MAIL_SECRET
        ? {
            address: values.INBOUND_MAIL_ADDRESS,
            /** Two while one takes the place of the other. */
            secrets: values.INBOUND_MAIL_SECRET.split(' '),
          }
        : undefined,
    /** Who runs this website. Nothing here has a default: an imprint is not made up. */
    operator: {
      name: values.OPERATOR_NAME,
      address: values.OPERATOR_ADDRESS,
      registration: values.OPERATOR_REGISTRATION,
      vat: values.OPERATOR_VAT,
      permit: values.OPERATOR_PERMIT,
      director: values.OPERATOR_DIRECTOR,
      phone: values.OPERATOR_PHONE,
      email: values.CONTACT_EMAIL,
    },
    /** Where the footer's icons lead: the operator's own pages, or the networks' front doors. */
    socialPages: {
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
      linkedin: values.LINKEDIN_URL,
    },
    /** Settings without which no invoice is issued. */
    missingOnInvoices: missingOnInvoices(values),
    sms:
      values.TWILIO_ACCOUNT_SID && values.TWILIO_AUTH_TOKEN && values.TWILIO_FROM
        ? {
            url: withoutSlash(values.TWILIO_URL),
            accountSid: values.TWILIO_ACCOUNT_SID,
            authToken: values.TWILIO_AUTH_TOKEN,
            from: values.TWILIO_FROM,
          }
        : undefined,
    /** Takes what is for browsers in place of their own services. */
    pushUrl: values.PUSH_URL && withoutSlash(values.PUSH_URL),
    /** The first signs; a second serves devices that were turned on with it. */
    pushKeys: values.PUSH_KEYS ? readPushKeys(values.PUSH_KEYS) : [],
    viesUrl: withoutSlash(values.VIES_URL),
    s3: values.S3_BUCKET
      ? {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET,
          // Their group above promises them.
          region: values.S3_REGION as string,
          accessKeyId: values.S3_ACCESS_KEY_ID as string,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
        }
      : undefined,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            /** Two while one takes the place of the other. */
            webhookSecrets: values.STRIPE_WEBHOOK_SECRET.split(' '),
            apiBase: withoutSlash(values.STRIPE_API_BASE),
          }
        : undefined,
    logLevel: values.LOG_LEVEL,
    hasRequestLimits: values.REQUEST_LIMITS,
    trustProxy: values.TRUST_PROXY,
  };
};
