import { resolve } from 'node:path';
import { StartupError } from '#server/errors/startup-error.ts';
import { roleCredentials } from '#server/files/role-credentials.ts';
import { checkLive, demoOf, isTrial, missingOnInvoices, translationOf } from './check-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { readPushKeys, settingNames, settingsSchema, settingsThatGoTogether } from './settings.ts';

/** The address in 'Giewel <hello@giewel.example>'. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings once. Throws one StartupError that names everything that is wrong with them. */
export const readConfig = (rawEnv: NodeJS.ProcessEnv) => {
  const env = withSecretFiles(rawEnv);
  const set = Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = settingsSchema.safeParse(set);
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  for (const group of settingsThatGoTogether(values)) {
    const missingNames = group.filter((name) => !values[name]);
    if (missingNames.length > 0 && missingNames.length < group.length) {
      throw new StartupError(`${missingNames.join(', ')} must be set too: ${group.join(', ')} go together.`);
    }
  }
  if (values.S3_ROLE && (values.S3_ACCESS_KEY_ID ?? values.S3_SECRET_ACCESS_KEY))
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must not be set with S3_ROLE=on.');
  checkLive(values);
  const translation = translationOf(values);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && withoutSlash(values.PUBLIC_URL),
    dataDir: resolve(values.DATA_DIR),
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL,
    directDatabaseUrl: values.DATABASE_DIRECT_URL,
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
    translation: translation && {
      ...translation,
      url: withoutSlash(translation.url),
      /** Of all people together: a service is paid by the character. */
      charactersADay: values.TRANSLATION_CHARACTERS,
    },
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
          credentials: values.S3_ROLE
            ? roleCredentials()
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
            /** Two while one takes the place of the other. */
            webhookSecrets: values.STRIPE_WEBHOOK_SECRET.split(' '),
            apiBase: withoutSlash(values.STRIPE_API_BASE),
          }
        : undefined,
    logLevel: values.LOG_LEVEL,
    hasRequestLimits: values.REQUEST_LIMITS,
    /** What collects traces (OpenTelemetry); none are made without it. */
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT && withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT),
    /** Opens /metrics to who shows it. */
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
  };
};
