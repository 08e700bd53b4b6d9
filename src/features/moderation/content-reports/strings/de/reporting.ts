import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/de/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/de/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Meldung senden',
  lead: 'Sie brauchen kein Konto. Ein Moderator liest jede Meldung, und mit ihrer Nummer können Sie sie verfolgen.',
  kind: 'Worum geht es?',
  kinds: {
    hate: 'Hass oder Drohungen',
    fraud: 'Betrug oder Täuschung',
    privacy: 'Private Daten von jemandem',
    copyright: 'Bilder oder Texte ohne Erlaubnis benutzt',
    other: 'Etwas anderes, das illegal ist',
  },
  address: 'Wo ist es?',
  addressHint: 'Die Adresse der Seite, oder der Name des Betriebs und wonach wir suchen sollen.',
  explanation: 'Warum halten Sie es für illegal?',
  explanationHint: 'Mindestens 20 Zeichen.',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  optional: 'freiwillig',
  website: 'Bitte leer lassen',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
  failed: 'Die Meldung wurde nicht gesendet',
  followTitle: 'Schon gemeldet?',
  followLabel: 'Nummer der Meldung',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Stand ansehen',
  received: 'Danke. Ihre Meldung ist angekommen.',
  keepReceipt: 'Bewahren Sie diese Nummer auf: Nur mit ihr finden Sie zu Ihrer Meldung zurück.',
  seeState: 'Stand ansehen',

  stateTitle: 'Ihre Meldung',
  receipt: 'Nummer der Meldung',
  reportedOn: 'Gemeldet',
  decidedOn: 'Entschieden',
  state: 'Stand',
  states: {
    waiting: 'Ein Moderator hat noch nicht entschieden',
    upheld: 'Stattgegeben',
    dismissed: 'Abgewiesen: Wir haben nichts Illegales gefunden',
  },
  done: 'Was getan wurde',
  takenDown: (things) => `Entfernt: ${listInWords('de', things)}`,
  wasGone: 'Als wir nachsahen, war es nicht mehr da',
  takenThings,
  statement: 'Gründe',
  redress: reportRedress,
  writeToUs: 'Schreiben Sie uns',
  settlementBodies,
  notFound: 'Keine Meldung mit dieser Nummer',
  notFoundText: 'Bitte sehen Sie sich die Nummer noch einmal an: vier Gruppen mit je vier Zeichen.',
  reportSomething: 'Etwas melden',
};
