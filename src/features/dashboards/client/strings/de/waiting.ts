import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Wartet auf Sie',
  compare: (count, request) => `${count} Kostenvoranschläge zum Vergleichen: ${request}`,
  quote: (company, object) => `Kostenvoranschlag von ${company}: ${object}`,
  change: (company, object) => `Nachtrag von ${company}: ${object}`,
  question: (count, request) =>
    pluralForm('de', count, {
      one: `Eine Frage wartet auf Ihre Antwort: ${request}`,
      other: `${count} Fragen warten auf Ihre Antwort: ${request}`,
    }),
  confirm: (company, project) => `${company} meldet sich fertig, bitte bestätigen: ${project}`,
  review: (company, project) => `Wie war ${company}? Schreiben Sie eine Bewertung: ${project}`,
  visit: (company, request) => `${company} schlägt Zeiten für einen Ortstermin vor: ${request}`,
  nobody: (request) =>
    `Keine Kostenvoranschläge zu erwarten. Fragen Sie einen anderen Betrieb an: ${request}`,
  draft: (request) => `Noch nicht abgeschickt: ${request}`,
  noTitle: 'eine Anfrage ohne Titel',
  until: (day) => `bis ${day}`,
};
