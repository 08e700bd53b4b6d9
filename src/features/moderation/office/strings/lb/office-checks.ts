import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import type { sentences as english } from '#features/moderation/office/strings/en/office-checks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'Keen Numm gesäit falsch geschriwwen aus.',
  settingsMisspelt: (names) => `Dës Nimm kennt Giewel net, si gläichen awer Astellungen: ${names}.`,
  databaseEncrypted: (version) => `PostgreSQL ${version} äntwert, an d’Verbindung ass verschlësselt.`,
  databaseNear: (version) => `PostgreSQL ${version} äntwert, op dëser Maschinn oder an engem private Reseau.`,
  databasePlain: (version) =>
    `PostgreSQL ${version} äntwert vun enger ëffentlecher Adress, an d’Verbindung ass net verschlësselt. Setzt sslmode=require oder verify-full an DATABASE_URL derbäi.`,
  databaseAway: (code) => `D’Datebank äntwert net (${code}). Kuckt DATABASE_URL no.`,
  extensionsRight: () => 'pg_trgm ass do.',
  extensionsMissing: () => 'pg_trgm feelt. Ënner Debian gehéiert et zu postgresql-contrib.',
  rightsRight: () => 'Giewel däerf eng Datebank uleeën a kann also Sécherheetskopië kontrolléieren.',
  rightsMissing: () =>
    'Giewel däerf keng Datebank uleeën a kann dofir keng Sécherheetskopië kontrolléieren. Gitt an: alter role giewel createdb',
  clockRight: (seconds) => `${seconds} s Ënnerscheed zu der Auer vun der Datebank.`,
  clockOff: (seconds) =>
    `${seconds} s Ënnerscheed zu der Auer vun der Datebank. Stellt d’Auer vun dëser Maschinn no engem Zäitserver.`,
  mailUnset: () => 'SMTP_URL ass net gesat. E-Maile ginn als Fichieren an DATA_DIR/outbox geschriwwen.',
  mailUntried: () => 'Et gëtt keng Adress fir en Test.',
  mailSent: (to) => `De Mailserver huet eng E-Mail un ${to} ugeholl. Kuckt, ob se ukënnt.`,
  mailRefused: (code) => `De Mailserver huet d’E-Mail net ugeholl (${code}). Kuckt SMTP_URL a MAIL_FROM no.`,
  smsUnset: () => 'TWILIO_ACCOUNT_SID ass net gesat. SMSe ginn als Fichieren an DATA_DIR/outbox geschriwwen.',
  smsUntried: () => 'Et gëtt keng Telefonsnummer fir en Test.',
  smsSent: (to) => `Twilio huet e Message un ${to} ugeholl. Kuckt, ob en ukënnt.`,
  smsRefused: (code) => `Twilio huet de Message net ugeholl (${code}). Kuckt d’TWILIO-Astellungen no.`,
  filesRight: (place) => `E Fichier gouf gespäichert, gelies a geläscht: ${place}.`,
  filesWrong: (code) => `E Fichier konnt net gespäichert, gelies a geläscht ginn (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY ass net gesat. Kee ka bezuelen.',
  stripeRight: (address) => `De Schlëssel funktionéiert, a Stripe mellt sech bei ${address}.`,
  stripeRefused: (code) => `Stripe refuséiert de Schlëssel oder äntwert net (${code}).`,
  stripeNoWebhook: (address) =>
    `De Schlëssel funktionéiert, mä bei Stripe féiert keen aktive Webhook op ${address}. Leet een bei Stripe un.`,
  stripeEventsMissing: (events) => `De Webhook bei Stripe mellt net: ${events}. Setzt se bei Stripe derbäi.`,
  viesRight: () => 'VIES äntwert.',
  viesSilent: () => 'VIES äntwert net. Bis dohi bleiwen TVA-Nummeren oppen.',
  tlsUnset: () => 'PUBLIC_URL ass keng https-Adress. Et gëtt keen Zertifikat ze préiwen.',
  tlsRight: (day) => `Den Zertifikat gëllt bis den ${day}.`,
  tlsEndsSoon: (day) => `Den Zertifikat gëllt just nach bis den ${day}. Kuckt, firwat en net erneiert gëtt.`,
  tlsWrong: (code) => `E Browser géif der Adress an PUBLIC_URL net vertrauen oder erreecht se net (${code}).`,
  diskRight: (gigabytes) => `${gigabytes} GB si fräi.`,
  diskNearlyFull: (gigabytes) => `Just nach ${gigabytes} GB si fräi. Maacht Plaz, ier alles voll ass.`,
  backupUnset: () => 'BACKUP_DIR ass net gesat. Wéi al déi lescht Sécherheetskopie ass, weess hei also keen.',
  backupRight: (hours) => `Déi lescht Sécherheetskopie ass ${hours} h al.`,
  backupOld: (hours) =>
    `Déi lescht Sécherheetskopie ass ${hours} h al. Kuckt, firwat déi vun der leschter Nuecht feelt.`,
  backupNone: (folder) => `An ${folder} läit keng Sécherheetskopie.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences: TranslationType<typeof english> = {
  lead: 'Giewel schéckt Iech eng E-Mail an en SMS, späichert e Fichier, läscht en erëm a freet d’Servicer of, op déi et ugewisen ass. Soss ännert sech näischt.',
  start: 'Alles kontrolléieren',
  checking: 'Gëtt kontrolléiert …',
  again: 'Nach eng Kéier kontrolléieren',
  failed: 'D’Kontroll huet net geklappt',
  allWell: 'Alles, wat ageriicht ass, funktionéiert.',
  notAll: 'Eppes funktionéiert net. Hei drënner steet, wat.',
  caption: 'Resultat vun der Kontroll',
  columns: ['Wat', 'Stand', 'Am Detail'],
  states: { right: 'Funktionéiert', wrong: 'Funktionéiert net', unused: 'Net kontrolléiert' },
  names: {
    settings: 'Astellungen',
    database: 'Datebank',
    extensions: 'Extensioune vun der Datebank',
    rights: 'Rechter an der Datebank',
    clock: 'Auer',
    mail: 'E-Mail',
    sms: 'SMS',
    files: 'Gespäichert Fichieren',
    stripe: 'Stripe',
    vies: 'TVA-Nummeren (VIES)',
    tls: 'Zertifikat',
    disk: 'Späicherplaz',
    backup: 'Sécherheetskopie',
  },
  /** The trial mail and SMS have these texts. */
  trial: {
    subject: 'Giewel ka mat Iech kommunizéieren',
    text: 'Dëst ass en Test. Wann Dir dat hei liest, kommen d’Messagë vu Giewel un.',
  },
  says,
};
