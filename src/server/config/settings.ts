import { z } from 'zod';
import { parseDatabaseServers } from '#server/database/parse-database-servers.ts';
import { hasSupportedSslMode } from '#server/database/parse-tls-options.ts';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });
const secret = z.string().min(1);
const trimmedText = z.string().trim().min(1, 'must not be empty').optional();

/** A key pair for push notifications (VAPID) is in Base64url: the public key has 65 bytes, the private one 32. */
const arePushKeys = (value: string) => {
  const pairs = value
    .split(' ')
    .map((pair) => pair.split(':').map((key) => Buffer.from(key, 'base64url').length));
  return pairs.length <= 2 && pairs.every((lengths) => lengths.join() === '65,32');
};

export const parsePushKeys = (value: string) =>
  value.split(' ').map((pair) => {
    const [publicKey = '', privateKey = ''] = pair.split(':');
    return { publicKey, privateKey };
  });

const databaseUrl = z
  .string()
  .refine((address) => parseDatabaseServers(address) !== null, {
    abort: true,
    error: 'must be a postgresql:// address',
  })
  .refine(
    (address) => parseDatabaseServers(address)?.addresses.every(hasSupportedSslMode),
    'must have sslmode=require, verify-ca, verify-full or disable',
  );

/** The settings have the order of docs/settings.md. Each message ends the sentence "NAME …". */
export const settingsSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
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
  TRANSLATION_SERVICE: z.enum(['libretranslate', 'deepl'], 'must be libretranslate or deepl').optional(),
  TRANSLATION_URL: httpUrl.optional(),
  TRANSLATION_KEY: secret.optional(),
  TRANSLATION_CHARACTERS: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number of characters')
    .transform(Number)
    .default(1_000_000),
  PUSH_URL: httpUrl.optional(),
  PUSH_KEYS: z
    .string()
    .refine(arePushKeys, 'must be PUBLIC:PRIVATE, or two such, a space between')
    .optional(),
  WEBHOOK_ADDRESSES: z.enum(['public', 'any'], 'must be public or any').default('public'),
  VIES_URL: httpUrl.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: secret.optional(),
  S3_BUCKET: secret.optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  S3_ROLE: onOff.default(false),
  S3_SIGNED_DOWNLOADS: onOff.default(false),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_API_BASE: httpUrl.default('https://api.stripe.com'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level such as info')
    .default('info'),
  REQUEST_LIMITS: onOff.default(true),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d{1,2}|[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*)$/, {
      error: 'must be off, a number of proxies or their addresses',
    })
    .transform((value) => (value === 'off' ? false : /^\d{1,2}$/.test(value) ? Number(value) : value))
    .default(false),
});

export const settingNames = Object.keys(settingsSchema.shape);

export type SettingValues = z.output<typeof settingsSchema>;

/** These settings only work together. If a role opens the bucket, there are no keys. */
export const settingGroupsOf = ({ S3_ROLE }: Pick<SettingValues, 'S3_ROLE'>) => [
  ['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'] as const,
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const,
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const,
  S3_ROLE
    ? (['S3_ROLE', 'S3_REGION', 'S3_BUCKET'] as const)
    : (['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const),
];
