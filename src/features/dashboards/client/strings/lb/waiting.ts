import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Waart op Iech',
  order: 'Dat Dréngendst fir d’éischt',
  compare: (count) => `${count} Devisen ze vergläichen`,
  quote: (company) => `Devis ${applyEifelRule('vun', company)}`,
  change: (company) => `Avenant ${applyEifelRule('vun', company)}`,
  question: (count) =>
    pluralForm('lb', count, {
      one: 'E Betrib huet eng Fro',
      other: `${count} Froe vu Betriber`,
    }),
  confirm: (company) => `${company} seet, d’Aarbecht wier gemaach`,
  review: (company) => `Wéi war ${company}?`,
  visit: (company) => `${company} schléit Zäite fir eng Visitt vir`,
  message: (name) => `Neie Message ${applyEifelRule('vun', name)}`,
  messages: (count) => `${count} Gespréicher mat net geliesene Messagen`,
  nobody: 'Kee Betrib schreift un engem Devis',
  draft: 'Ufro nach net geschéckt',
  noTitle: 'Ufro ouni Titel',
  about: (title) => `: ${title}`,
  buttons: {
    compare: 'Devisë vergläichen',
    quote: 'Devis liesen',
    change: 'Avenant liesen',
    question: 'Äntweren',
    confirm: 'Bestätegen',
    review: 'Bewäertung schreiwen',
    visit: 'Zäit wielen',
    message: 'Liesen an äntweren',
    messages: 'Messagë liesen',
    nobody: 'En anere Betrib froen',
    draft: 'Weider',
  },
  daysLeft: (left) =>
    left === 0 ? 'leschten Dag' : pluralForm('lb', left, { one: 'nach 1 Dag', other: `nach ${left} Deeg` }),
  until: (day) => `bis ${day}`,
  firstTime: (day) => `éischt Zäit: ${day}`,
  noDeadline: 'Keen Delai',
  nothing: 'Am Moment ass näischt ze maachen',
  nothingText:
    'Hei stinn Devisen, Zäite fir Visitten a Froe vu Betriber, dat Dréngendst fir d’éischt. Fir unzefänken, beschreift d’Aarbecht eng Kéier a frot bis zu dräi Betriber.',
  askCompanies: 'Aarbecht beschreiwen',
  findCompany: 'E Betrib fannen',
  nextVisit: 'Nächst Visitt',
  allVisits: 'All Visitten',
};
