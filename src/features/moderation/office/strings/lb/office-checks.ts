import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import type { sentences as english } from '#features/moderation/office/strings/en/office-checks.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'Kee Schreiffeeler an den Astellunge fonnt.',
  settingsMisspelt: (names) =>
    `Dës Astellunge kennt Giewel net: ${names}. Kuckt, ob se richteg geschriwwe sinn.`,
  databaseEncrypted: (version) => `PostgreSQL ${version} äntwert, an d’Verbindung ass verschlësselt.`,
  databaseNear: (version) => `PostgreSQL ${version} äntwert, op dësem Server oder an engem private Reseau.`,
  databasePlain: (version) =>
    `PostgreSQL ${version} äntwert op enger ëffentlecher Adress, mee d’Verbindung ass net verschlësselt. Setzt sslmode=require oder sslmode=verify-full an DATABASE_URL derbäi.`,
  databaseAway: (code) => `D’Datebank äntwert net (${code}). Kuckt DATABASE_URL no.`,
  extensionsRight: () => 'pg_trgm ass do.',
  extensionsMissing: () => 'pg_trgm feelt. Installéiert ënner Debian postgresql-contrib.',
  rightsRight: () => 'Giewel däerf eng Datebank uleeën a kann also Sécherheetskopië kontrolléieren.',
  rightsMissing: () =>
    'Giewel däerf keng Datebank uleeën a kann dofir keng Sécherheetskopië kontrolléieren. Gitt an: alter role giewel createdb',
  clockRight: (seconds) =>
    `D’Auer vun dësem Server an déi vun der Datebank sinn héchstens ${seconds} s auserneen.`,
  clockOff: (seconds) =>
    `Ënnerscheed tëscht der Auer vun dësem Server an där vun der Datebank: ${seconds} s. Stellt se no engem Zäitserver.`,
  mailUnset: () => 'SMTP_URL ass net gesat. E-Maile ginn als Fichieren an DATA_DIR/outbox geschriwwen.',
  mailUntried: () => 'Et gëtt keng E-Mail-Adress, un déi en Test ka goen.',
  mailSent: (to) => `De Mailserver huet eng E-Mail un ${to} ugeholl. Kuckt, ob se ukënnt.`,
  mailRefused: (code) => `De Mailserver huet d’E-Mail net ugeholl (${code}). Kuckt SMTP_URL a MAIL_FROM no.`,
  smsUnset: () => 'TWILIO_ACCOUNT_SID ass net gesat. SMSe ginn als Fichieren an DATA_DIR/outbox geschriwwen.',
  smsUntried: () => 'Et gëtt keng Telefonsnummer, un déi en Test ka goen.',
  smsSent: (to) => `Twilio huet e Message un ${to} ugeholl. Kuckt, ob en ukënnt.`,
  smsRefused: (code) => `Twilio huet de Message net ugeholl (${code}). Kuckt d’TWILIO-Astellungen no.`,
  filesRight: (place) => `Giewel ka Fichieren an ${place} späicheren, liesen a läschen.`,
  filesWrong: (code) => `Giewel konnt keen Testfichier späicheren, liesen oder läschen (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY ass net gesat. Kee ka bezuelen.',
  stripeRight: (address) => `De Schlëssel funktionéiert, a Stripe schéckt Evenementer un ${address}.`,
  stripeRefused: (code) =>
    `Stripe refuséiert de Schlëssel oder äntwert net (${code}). Kuckt STRIPE_SECRET_KEY no.`,
  stripeNoWebhook: (address) =>
    `De Schlëssel funktionéiert, mee Stripe huet keen aktive Webhook fir ${address}. Leet ee bei Stripe un.`,
  stripeEventsMissing: (events) =>
    `De Webhook bei Stripe schéckt dës Evenementer net: ${events}. Setzt se bei Stripe derbäi.`,
  viesRight: () => 'VIES äntwert.',
  viesSilent: () => 'VIES äntwert net. Bis dohi bleiwen TVA-Nummeren oppen.',
  tlsUnset: () => 'PUBLIC_URL ass keng https-Adress, dofir gëtt et keen Zertifikat ze préiwen.',
  tlsRight: (day) => `Den Zertifikat gëllt bis ${applyEifelRule('den', day)}.`,
  tlsEndsSoon: (day) =>
    `Den Zertifikat gëllt just nach bis ${applyEifelRule('den', day)}. Kuckt, firwat en net erneiert gouf.`,
  tlsWrong: (code) =>
    `D’Browsere kënnen d’Adress a PUBLIC_URL net erreechen oder vertrauen hirem Zertifikat net (${code}).`,
  diskRight: (gigabytes) => `${gigabytes} GB si fräi.`,
  diskNearlyFull: (gigabytes) => `Just nach ${gigabytes} GB si fräi. Maacht Plaz, ier d’Disk voll ass.`,
  backupUnset: () => 'BACKUP_DIR ass net gesat, dofir wësse mir net, wéi al déi lescht Sécherheetskopie ass.',
  backupRight: (hours) => `Déi lescht Sécherheetskopie ass ${hours} h al.`,
  backupOld: (hours) =>
    `Déi lescht Sécherheetskopie ass ${hours} h al. Kuckt, firwat déi vun der leschter Nuecht feelt.`,
  backupNone: (folder) => `An ${folder} läit keng Sécherheetskopie.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences: TranslationType<typeof english> = {
  lead: 'Giewel schéckt Iech eng E-Mail an en SMS, späichert a läscht en Testfichier a kontaktéiert d’Servicer, déi et brauch. Soss ännert näischt.',
  start: 'Alles kontrolléieren',
  checking: 'Gëtt kontrolléiert…',
  again: 'Nach eng Kéier kontrolléieren',
  failed: 'D’Kontroll huet net geklappt',
  allWell: 'Alles, wat ageriicht ass, funktionéiert.',
  notAll: 'E puer Kontrolle si schifgaangen. D’Detailer stinn hei drënner.',
  caption: 'Resultat vun der Kontroll',
  columns: ['Wat', 'Resultat', 'Am Detail'],
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
    subject: 'Test-Message vu Giewel',
    text: 'Dëst ass en Test. Wann Dir dat hei liest, kommen d’Messagë vu Giewel un.',
  },
  says,
};
