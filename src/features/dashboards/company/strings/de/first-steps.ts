import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Ihre ersten Schritte',
  doneOf: (done, all) => `${done} von ${all}`,
  done: 'Erledigt',
  steps: {
    text: 'Beschreiben, was Sie machen',
    trade: 'Ihre Gewerke wählen',
    place: 'Standort angeben',
    pictures: 'Bilder abgeschlossener Arbeiten hinzufügen',
    proofs: 'Genehmigung oder Versicherung nachweisen',
    hours: 'Öffnungszeiten angeben',
    reply: 'Die erste Nachricht beantworten',
  },
  why: {
    text: 'Ein paar Sätze in Ihren eigenen Worten.',
    trade: 'Kunden suchen nach Gewerk.',
    place: 'Kunden suchen nach Gemeinde.',
    pictures: 'Zeigen Sie mindestens 5.',
    proofs: 'Kunden achten auf das Prüfzeichen.',
    hours: 'Damit Kunden wissen, wann sie anrufen können.',
    reply: 'Kunden wählen oft den Betrieb, der zuerst antwortet.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) => `Bisher ${have} von ${least} Zeichen. Schreiben Sie noch ein, zwei Sätze.`,
    place: (parts) => `Noch offen: ${parts}.`,
    pictures: (have, wanted) => `Bisher ${have} von ${wanted}.`,
  },
  partsOfPlace: { address: 'Straße und Hausnummer', postalCode: 'Postleitzahl', city: 'Ort' },
  putAway: 'Liste ausblenden',
  puttingAway: 'Wird ausgeblendet …',
  notPutAway: 'Die Liste konnte nicht ausgeblendet werden',
};
