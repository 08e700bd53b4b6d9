import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Ihre ersten Schritte',
  doneOf: (done, all) => `${done} von ${all}`,
  done: 'Erledigt',
  steps: {
    text: 'Schreiben, was Sie machen',
    trade: 'Ihre Gewerke wählen',
    place: 'Sagen, wo Sie sind',
    pictures: 'Bilder fertiger Arbeiten hinzufügen',
    proofs: 'Genehmigung oder Versicherung nachweisen',
    hours: 'Sagen, wann Sie geöffnet haben',
    reply: 'Die erste Nachricht beantworten',
  },
  why: {
    text: 'Ein paar Sätze in Ihren eigenen Worten.',
    trade: 'Kunden suchen nach Gewerk.',
    place: 'Kunden suchen nach Gemeinde.',
    pictures: 'Zeigen Sie mindestens 5.',
    proofs: 'Kunden achten auf das Zeichen „Geprüft“.',
    hours: 'Damit niemand vergeblich anruft.',
    reply: 'Wer zuerst antwortet, wird oft gewählt.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) => `${have} von ${least} Zeichen: noch ein, zwei Sätze.`,
    place: (parts) => `Es fehlt noch: ${parts}.`,
    pictures: (have, wanted) => `Bisher ${have} von ${wanted}.`,
  },
  partsOfPlace: { address: 'Straße und Hausnummer', postalCode: 'Postleitzahl', city: 'Ort' },
  putAway: 'Liste weglegen',
  puttingAway: 'Wird weggelegt …',
  notPutAway: 'Die Liste wurde nicht weggelegt',
};
