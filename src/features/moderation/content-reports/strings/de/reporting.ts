import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/de/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/de/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Meldung senden',
  lead: 'Sie brauchen kein Konto. Ein Moderator liest jede Meldung. Sie erhalten eine Nummer, mit der Sie den Stand abrufen können.',
  kind: 'Worum geht es in Ihrer Meldung?',
  kinds: {
    hate: 'Hass oder Drohungen',
    fraud: 'Betrug oder Täuschung',
    privacy: 'Personenbezogene Daten anderer',
    copyright: 'Bilder oder Texte ohne Erlaubnis verwendet',
    other: 'Sonstige illegale Inhalte',
  },
  address: 'Wo steht der Inhalt?',
  addressHint:
    'Geben Sie die Webadresse der Seite ein oder den Namen des Betriebs und eine Beschreibung des Inhalts.',
  explanation: 'Warum halten Sie den Inhalt für illegal?',
  explanationHint: 'Mindestens 20 Zeichen.',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  optional: 'optional',
  website: 'Bitte leer lassen',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
  failed: 'Ihre Meldung konnte nicht gesendet werden',
  followTitle: 'Schon gemeldet?',
  followLabel: 'Nummer der Meldung',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Stand ansehen',
  received: 'Danke. Wir haben Ihre Meldung erhalten.',
  keepReceipt: 'Bewahren Sie diese Nummer auf. Sie brauchen sie, um den Stand Ihrer Meldung abzurufen.',
  seeState: 'Stand ansehen',

  stateTitle: 'Ihre Meldung',
  receipt: 'Nummer der Meldung',
  reportedOn: 'Gemeldet',
  decidedOn: 'Entschieden',
  state: 'Stand',
  states: {
    waiting: 'Ein Moderator prüft Ihre Meldung',
    upheld: 'Stattgegeben',
    dismissed: 'Abgewiesen: Wir haben nichts Illegales gefunden',
  },
  done: 'Maßnahmen',
  takenDown: (things) => `Entfernt: ${listInWords('de', things)}`,
  wasGone: 'Bei unserer Prüfung war der Inhalt schon nicht mehr da',
  takenThings,
  statement: 'Gründe',
  redress: reportRedress,
  writeToUs: 'Kontakt aufnehmen',
  settlementBodies,
  notFound: 'Eine Meldung mit dieser Nummer haben wir nicht gefunden',
  notFoundText: 'Prüfen Sie die Nummer. Sie besteht aus vier Gruppen mit je vier Zeichen.',
  reportSomething: 'Etwas melden',
};
