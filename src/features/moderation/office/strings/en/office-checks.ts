import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'No misspelt settings found.',
  settingsMisspelt: (names) => `Giewel doesn’t recognise these settings: ${names}. Check the spelling.`,
  databaseEncrypted: (version) => `PostgreSQL ${version} is reachable, and the connection is encrypted.`,
  databaseNear: (version) => `PostgreSQL ${version} is reachable on this machine or on a private network.`,
  databasePlain: (version) =>
    `PostgreSQL ${version} is reachable at a public address, but the connection isn’t encrypted. Add sslmode=require or sslmode=verify-full to DATABASE_URL.`,
  databaseAway: (code) => `The database isn’t responding (${code}). Check DATABASE_URL.`,
  extensionsRight: () => 'pg_trgm is available.',
  extensionsMissing: () => 'pg_trgm is missing. On Debian, install postgresql-contrib.',
  rightsRight: () => 'Giewel is allowed to create a database, so it can verify backups.',
  rightsMissing: () =>
    'Giewel isn’t allowed to create a database, so it can’t verify backups. Run: alter role giewel createdb',
  clockRight: (seconds) => `This machine’s clock is within ${seconds} s of the database’s.`,
  clockOff: (seconds) =>
    `This machine’s clock differs from the database’s by ${seconds} s. Sync it with a time server.`,
  mailUnset: () => 'SMTP_URL isn’t set. Giewel writes emails to files in DATA_DIR/outbox instead.',
  mailUntried: () => 'There’s no email address to send a test to.',
  mailSent: (to) => `The mail server accepted an email to ${to}. Check that it arrives.`,
  mailRefused: (code) => `The mail server didn’t accept the email (${code}). Check SMTP_URL and MAIL_FROM.`,
  smsUnset: () =>
    'TWILIO_ACCOUNT_SID isn’t set. Giewel writes text messages to files in DATA_DIR/outbox instead.',
  smsUntried: () => 'There’s no phone number to send a test to.',
  smsSent: (to) => `Twilio accepted a message to ${to}. Check that it arrives.`,
  smsRefused: (code) => `Twilio didn’t accept the message (${code}). Check the TWILIO settings.`,
  filesRight: (place) => `Giewel can store, read and delete files in ${place}.`,
  filesWrong: (code) => `Giewel couldn’t store, read and delete a test file (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY isn’t set. No one can pay.',
  stripeRight: (address) => `The key works, and Stripe sends events to ${address}.`,
  stripeRefused: (code) => `Stripe rejected the key or isn’t responding (${code}). Check STRIPE_SECRET_KEY.`,
  stripeNoWebhook: (address) =>
    `The key works, but Stripe has no active webhook for ${address}. Add one in Stripe.`,
  stripeEventsMissing: (events) =>
    `The Stripe webhook doesn’t send these events: ${events}. Add them in Stripe.`,
  viesRight: () => 'VIES is responding.',
  viesSilent: () => 'VIES isn’t responding. VAT numbers stay pending until it does.',
  tlsUnset: () => 'PUBLIC_URL isn’t an https address, so there’s no certificate to check.',
  tlsRight: (day) => `The certificate is valid until ${day}.`,
  tlsEndsSoon: (day) => `The certificate is valid only until ${day}. Check why it hasn’t been renewed.`,
  tlsWrong: (code) =>
    `Browsers can’t reach the address in PUBLIC_URL, or don’t trust its certificate (${code}).`,
  diskRight: (gigabytes) => `${gigabytes} GB free.`,
  diskNearlyFull: (gigabytes) => `Only ${gigabytes} GB left. Free up space before the disk is full.`,
  backupUnset: () => 'BACKUP_DIR isn’t set, so we can’t tell how old the last backup is.',
  backupRight: (hours) => `The last backup is ${hours} h old.`,
  backupOld: (hours) => `The last backup is ${hours} h old. Check why last night’s backup is missing.`,
  backupNone: (folder) => `There’s no backup in ${folder}.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences = {
  lead: 'Giewel will send you one email and one SMS, store and delete a test file, and call the services it depends on. Nothing else changes.',
  start: 'Check everything',
  checking: 'Checking…',
  again: 'Check again',
  failed: 'We couldn’t run the checks',
  allWell: 'Everything you’ve set up is working.',
  notAll: 'Some checks failed. See the details below.',
  caption: 'Check results',
  columns: ['Check', 'Result', 'Details'],
  states: { right: 'Works', wrong: 'Doesn’t work', unused: 'Not checked' },
  names: {
    settings: 'Settings',
    database: 'Database',
    extensions: 'Database extensions',
    rights: 'Database permissions',
    clock: 'Clock',
    mail: 'Email',
    sms: 'SMS',
    files: 'Stored files',
    stripe: 'Stripe',
    vies: 'VAT numbers (VIES)',
    tls: 'Certificate',
    disk: 'Disk',
    backup: 'Backup',
  },
  /** The trial mail and SMS have these texts. */
  trial: {
    subject: 'Test message from Giewel',
    text: 'This is a test. If you’re reading it, messages from Giewel are getting through.',
  },
  says,
} as const;
