import { resolve } from 'node:path';
import { StartupError } from '#server/errors/startup-error.ts';
import { createRoleCredentialsReader } from '#server/files/s3-role-credentials.ts';
import {
  checkLiveSettings,
  demoConfigOf,
  isLocalTrialUrl,
  listMissingInvoiceSettings,
  translationConfigOf,
} from './check-settings.ts';
import { readSecretFiles } from './secret-files.ts';
import { parsePushKeys, settingNames, settingsSchema, settingGroupsOf } from './settings.ts';

/** Finds the address in 'Giewel <hello@giewel.example>'. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings once. Throws one StartupError that names everything that is wrong with them. */
export const readConfig = (rawEnv: NodeJS.ProcessEnv) => {
  const env = readSecretFiles(rawEnv);
  const set = Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = settingsSchema.safeParse(set);
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  for (const group of settingGroupsOf(values)) {
    const missingNames = group.filter((name) => !values[name]);
    if (missingNames.length > 0 && missingNames.length < group.length) {
      throw new StartupError(`${missingNames.join(', ')} must be set too: ${group.join(', ')} go together.`);
    }
  }
  if (values.S3_ROLE && (values.S3_ACCESS_KEY_ID ?? values.S3_SECRET_ACCESS_KEY))
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must not be set with S3_ROLE=on.');
  checkLiveSettings(values);
  const translation = translationConfigOf(values);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && withoutSlash(values.PUBLIC_URL),
    dataDir: resolve(values.DATA_DIR),
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL,
    directDatabaseUrl: values.DATABASE_DIRECT_URL,
    demo: demoConfigOf(values),
    launch: values.LAUNCH,
    /** Only this Host is accepted if no https address names one. */
    onlyHost:
      values.LAUNCH === 'live' && values.PUBLIC_URL && isLocalTrialUrl(values.PUBLIC_URL)
        ? new URL(values.PUBLIC_URL).host
        : undefined,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      /** Messages of visitors to the operator go to this address. */
      contact: values.CONTACT_EMAIL ?? addressIn(values.MAIL_FROM),
    },
    inboundMail:
      values.INBOUND_MAIL_ADDRESS && values.INBOUND_MAIL_SECRET
        ? {
            address: values.INBOUND_MAIL_ADDRESS,
            /** There are two while one replaces the other. */
            secrets: values.INBOUND_MAIL_SECRET.split(' '),
          }
        : undefined,
    /** This company or person runs the website. There are no defaults, because an imprint must not be invented. */
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
    /** The footer's icons lead to the operator's own pages, or to the networks' home pages. */
    socialPages: {
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
      linkedin: values.LINKEDIN_URL,
    },
    /** No invoice is issued without these settings. */
    missingOnInvoices: listMissingInvoiceSettings(values),
    sms:
      values.TWILIO_ACCOUNT_SID && values.TWILIO_AUTH_TOKEN && values.TWILIO_FROM
        ? {
            url: withoutSlash(values.TWILIO_URL),
            accountSid: values.TWILIO_ACCOUNT_SID,
            authToken: values.TWILIO_AUTH_TOKEN,
            from: values.TWILIO_FROM,
          }
        : undefined,
    translation: translation && {
      ...translation,
      url: withoutSlash(translation.url),
      /** The limit is for all people together, because a service is paid by the character. */
      charactersADay: values.TRANSLATION_CHARACTERS,
    },
    /** Push notifications go to this address instead of the browsers' own services. */
    pushUrl: values.PUSH_URL && withoutSlash(values.PUSH_URL),
    /** The first pair signs; a second one serves devices that were subscribed with it. */
    pushKeys: values.PUSH_KEYS ? parsePushKeys(values.PUSH_KEYS) : [],
    /** For a trial with a receiver on this machine; a live Giewel never calls into its own network. */
    webhooksToAnyAddress: values.WEBHOOK_ADDRESSES === 'any',
    viesUrl: withoutSlash(values.VIES_URL),
    s3: values.S3_BUCKET
      ? {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET,
          // The check of grouped settings above guarantees these.
          region: values.S3_REGION as string,
          credentials: values.S3_ROLE
            ? createRoleCredentialsReader()
            : async () => ({
                accessKeyId: values.S3_ACCESS_KEY_ID as string,
                secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
              }),
          signsDownloads: values.S3_SIGNED_DOWNLOADS,
        }
      : undefined,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            /** There are two while one replaces the other. */
            webhookSecrets: values.STRIPE_WEBHOOK_SECRET.split(' '),
            apiBase: withoutSlash(values.STRIPE_API_BASE),
          }
        : undefined,
    logLevel: values.LOG_LEVEL,
    hasRequestLimits: values.REQUEST_LIMITS,
    /** Traces go to this collector (OpenTelemetry); none are made without it. */
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT && withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT),
    /** Only callers with this token can read /metrics. */
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
  };
};
