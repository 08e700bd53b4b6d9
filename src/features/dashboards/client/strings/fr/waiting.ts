import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Ce qui vous attend',
  compare: (count, request) => `${count} devis à comparer : ${request}`,
  quote: (company, object) => `Devis ${withFrenchDe(company)} : ${object}`,
  change: (company, object) => `Avenant ${withFrenchDe(company)} : ${object}`,
  question: (count, request) =>
    pluralForm('fr', count, {
      one: `Une question attend votre réponse : ${request}`,
      many: `${count} de questions attendent votre réponse : ${request}`,
      other: `${count} questions attendent votre réponse : ${request}`,
    }),
  confirm: (company, project) => `${company} dit avoir fini, merci de confirmer : ${project}`,
  review: (company, project) =>
    `Que pensez-vous du travail ${withFrenchDe(company)} ? Donnez votre avis : ${project}`,
  visit: (company, request) => `${company} propose des dates de visite : ${request}`,
  nobody: (request) => `Aucun devis en vue. Sollicitez une autre entreprise : ${request}`,
  draft: (request) => `Pas encore envoyée : ${request}`,
  noTitle: 'une demande sans titre',
  until: (day) => `jusqu’au ${day}`,
};
