import { withheldWords } from '#features/accounts/core/strings/lb/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/today.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  title: (day) => `Haut, ${day}`,
  replies: 'Ufroen, déi Dir beäntwere musst',
  allRequests: 'All Ufroen',
  moreRequests: (count) =>
    pluralForm('lb', count, {
      one: 'Nach 1 Ufro ze beäntweren',
      other: `Nach ${count} Ufroen ze beäntweren`,
    }),
  noReplies: 'Grad ass näischt ze beäntweren. Nei Ufroe stinn hei mat hirem Delai.',
  failed: 'Dat konnt net geluede ginn. Luet d’Säit nei, fir et nach eng Kéier ze probéieren.',
  changes: 'Gewënscht Ännerungen',
  since: 'zënter',
  changeFrom: (client, words) => `${client}: „${words}“`,
  changeQuote: 'Devis änneren',
  about: (name) => `: ${name}`,
  also: 'Waart och op Iech',
  timesAsked: (client) => `${client} hätt gär aner Zäite fir d’Visitt`,
  timesOffered: (client) => `${client} schléit Zäite fir d’Visitt vir`,
  proposeTimes: 'Zäite virschloen',
  chooseTime: 'Zäit wielen',
  saysDone: (client) => `${client} seet, d’Aarbecht wier gemaach`,
  formerClient: 'De Client',
  confirm: 'Bestätegen',
  visits: 'Visitten',
  allVisits: 'All Visitten',
  today: 'haut',
  tomorrow: 'muer',
  noVisits: 'Haut a muer ass keng Visitt.',
  nextVisit: (day, time) => `Nächst Visitt: ${day}, ${time}`,
  expiring: 'Devisen, déi geschwënn oflafen',
  allQuotes: 'All geschéckt Devisen',
  days: (count) => pluralForm('lb', count, { one: 'Dag', other: 'Deeg' }),
  lastDay: 'leschten Dag',
  readOn: (day) => `gelies ${applyEifelRule('den', day)}`,
  notRead: 'nach net gelies',
  figures: 'Äre Profil',
  allFigures: 'All Statistiken',
};
