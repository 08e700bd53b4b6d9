import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Waart op Iech',
  compare: (count, request) => `${count} Devisen ze vergläichen: ${request}`,
  quote: (company, object) => `Devis ${applyEifelRule('vun', company)}: ${object}`,
  change: (company, object) => `Nodrag ${applyEifelRule('vun', company)}: ${object}`,
  question: (count, request) =>
    pluralForm('lb', count, {
      one: `Eng Fro waart op Är Äntwert: ${request}`,
      other: `${count} Froe waarden op Är Äntwert: ${request}`,
    }),
  confirm: (company, project) => `${company} seet, et wier fäerdeg, confirméiert w.e.g.: ${project}`,
  review: (company, project) => `Wéi war ${company}? Schreift eng Bewäertung: ${project}`,
  visit: (company, request) => `${company} schléit Zäite fir eng Visitt vir: ${request}`,
  nobody: (request) => `Et kënnt keen Devis méi. Frot en anere Betrib: ${request}`,
  draft: (request) => `Nach net geschéckt: ${request}`,
  noTitle: 'eng Ufro ouni Titel',
  until: (day) => `bis ${day}`,
};
