import type { sentences as english } from '#client-dashboard/strings/en/waiting.ts';
import { eifel } from '#kernel/eifel.ts';
import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';

export const sentences: Widened<typeof english> = {
  title: 'Waart op Iech',
  compare: (count, request) => `${count} Devisen ze vergläichen: ${request}`,
  quote: (company, object) => `Devis ${eifel('vun', company)}: ${object}`,
  change: (company, object) => `Nodrag ${eifel('vun', company)}: ${object}`,
  question: (count, request) =>
    plural('lb', count, {
      one: `Eng Fro waart op Är Äntwert: ${request}`,
      other: `${count} Froe waarden op Är Äntwert: ${request}`,
    }),
  confirm: (company, project) => `${company} seet, et wier fäerdeg, confirméiert w.e.g.: ${project}`,
  review: (company, project) => `Wéi war ${company}? Schreift eng Bewäertung: ${project}`,
  visit: (company, request) => `${company} schléit Zäite fir eng Visitt vir: ${request}`,
  nobody: (request) => `Kee Betrib ass méi do, deen en Devis maache kéint: ${request}`,
  draft: (request) => `Nach net geschéckt: ${request}`,
  noTitle: 'eng Ufro ouni Titel',
  until: (day) => `bis ${day}`,
};
