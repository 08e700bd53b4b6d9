import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import type { sentences as english } from '#features/moderation/office/strings/en/office-checks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'Keine falsch geschriebenen Einstellungen gefunden.',
  settingsMisspelt: (names) =>
    `Diese Einstellungen kennt Giewel nicht: ${names}. Prüfen Sie die Schreibweise.`,
  databaseEncrypted: (version) => `PostgreSQL ${version} antwortet, die Verbindung ist verschlüsselt.`,
  databaseNear: (version) =>
    `PostgreSQL ${version} antwortet auf diesem Rechner oder in einem privaten Netz.`,
  databasePlain: (version) =>
    `PostgreSQL ${version} antwortet von einer öffentlichen Adresse, und die Verbindung ist nicht verschlüsselt. Ergänzen Sie sslmode=require oder verify-full in DATABASE_URL.`,
  databaseAway: (code) => `Die Datenbank antwortet nicht (${code}). Prüfen Sie DATABASE_URL.`,
  extensionsRight: () => 'pg_trgm ist vorhanden.',
  extensionsMissing: () => 'pg_trgm fehlt. Unter Debian gehört es zu postgresql-contrib.',
  rightsRight: () => 'Giewel darf eine Datenbank anlegen und kann so Sicherungen überprüfen.',
  rightsMissing: () =>
    'Giewel darf keine Datenbank anlegen und kann Sicherungen nicht überprüfen. Führen Sie aus: alter role giewel createdb',
  clockRight: (seconds) => `Die Uhr dieses Rechners weicht um ${seconds} s von der Uhr der Datenbank ab.`,
  clockOff: (seconds) =>
    `Die Uhr dieses Rechners weicht um ${seconds} s von der Uhr der Datenbank ab. Synchronisieren Sie sie mit einem Zeitserver.`,
  mailUnset: () => 'SMTP_URL ist nicht gesetzt. E-Mails werden als Dateien in DATA_DIR/outbox abgelegt.',
  mailUntried: () => 'Es gibt keine E-Mail-Adresse für einen Test.',
  mailSent: (to) => `Der Mailserver hat eine E-Mail an ${to} angenommen. Prüfen Sie, ob sie ankommt.`,
  mailRefused: (code) =>
    `Der Mailserver hat die E-Mail nicht angenommen (${code}). Prüfen Sie SMTP_URL und MAIL_FROM.`,
  smsUnset: () => 'TWILIO_ACCOUNT_SID ist nicht gesetzt. SMS werden als Dateien in DATA_DIR/outbox abgelegt.',
  smsUntried: () => 'Es gibt keine Telefonnummer für einen Test.',
  smsSent: (to) => `Twilio hat eine Nachricht an ${to} angenommen. Prüfen Sie, ob sie ankommt.`,
  smsRefused: (code) =>
    `Twilio hat die Nachricht nicht angenommen (${code}). Prüfen Sie die TWILIO-Einstellungen.`,
  filesRight: (place) => `Eine Datei wurde gespeichert, gelesen und gelöscht: ${place}.`,
  filesWrong: (code) => `Eine Testdatei ließ sich nicht speichern, lesen oder löschen (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY ist nicht gesetzt. Niemand kann bezahlen.',
  stripeRight: (address) => `Der Schlüssel funktioniert, und Stripe sendet Ereignisse an ${address}.`,
  stripeRefused: (code) =>
    `Stripe lehnt den Schlüssel ab oder antwortet nicht (${code}). Prüfen Sie STRIPE_SECRET_KEY.`,
  stripeNoWebhook: (address) =>
    `Der Schlüssel funktioniert, aber bei Stripe führt kein aktiver Webhook zu ${address}. Legen Sie bei Stripe einen an.`,
  stripeEventsMissing: (events) =>
    `Der Webhook bei Stripe sendet diese Ereignisse nicht: ${events}. Fügen Sie sie bei Stripe hinzu.`,
  viesRight: () => 'VIES antwortet.',
  viesSilent: () =>
    'VIES antwortet nicht. Bis der Dienst wieder erreichbar ist, bleiben MwSt.-Nummern ungeprüft.',
  tlsUnset: () =>
    'PUBLIC_URL ist keine https-Adresse. Deshalb gibt es kein Zertifikat, das wir prüfen könnten.',
  tlsRight: (day) => `Das Zertifikat gilt bis zum ${day}.`,
  tlsEndsSoon: (day) =>
    `Das Zertifikat gilt nur noch bis zum ${day}. Prüfen Sie, warum es nicht erneuert wird.`,
  tlsWrong: (code) =>
    `Browser erreichen die Adresse in PUBLIC_URL nicht oder vertrauen ihrem Zertifikat nicht (${code}).`,
  diskRight: (gigabytes) => `${gigabytes} GB sind frei.`,
  diskNearlyFull: (gigabytes) =>
    `Nur noch ${gigabytes} GB sind frei. Schaffen Sie Platz, bevor der Speicher voll ist.`,
  backupUnset: () =>
    'BACKUP_DIR ist nicht gesetzt. Darum können wir nicht sagen, wie alt die letzte Sicherung ist.',
  backupRight: (hours) => `Die letzte Sicherung ist ${hours} Std. alt.`,
  backupOld: (hours) =>
    `Die letzte Sicherung ist ${hours} Std. alt. Prüfen Sie, warum die der letzten Nacht fehlt.`,
  backupNone: (folder) => `In ${folder} liegt keine Sicherung.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences: TranslationType<typeof english> = {
  lead: 'Giewel schickt Ihnen eine E-Mail und eine SMS, speichert eine Datei, löscht sie wieder und fragt die Dienste ab, auf die es angewiesen ist. Sonst ändert sich nichts.',
  start: 'Alles prüfen',
  checking: 'Wird geprüft …',
  again: 'Noch einmal prüfen',
  failed: 'Die Prüfung war nicht möglich',
  allWell: 'Alles, was eingerichtet ist, funktioniert.',
  notAll: 'Einige Prüfungen sind fehlgeschlagen. Einzelheiten stehen unten.',
  caption: 'Ergebnis der Prüfung',
  columns: ['Prüfung', 'Ergebnis', 'Einzelheiten'],
  states: { right: 'Funktioniert', wrong: 'Funktioniert nicht', unused: 'Nicht geprüft' },
  names: {
    settings: 'Einstellungen',
    database: 'Datenbank',
    extensions: 'Erweiterungen der Datenbank',
    rights: 'Rechte in der Datenbank',
    clock: 'Uhr',
    mail: 'E-Mail',
    sms: 'SMS',
    files: 'Gespeicherte Dateien',
    stripe: 'Stripe',
    vies: 'MwSt.-Nummern (VIES)',
    tls: 'Zertifikat',
    disk: 'Speicherplatz',
    backup: 'Sicherung',
  },
  /** The trial mail and SMS have these texts. */
  trial: {
    subject: 'Testnachricht von Giewel',
    text: 'Das ist ein Test. Wenn Sie das lesen, kommen die Nachrichten von Giewel an.',
  },
  says,
};
