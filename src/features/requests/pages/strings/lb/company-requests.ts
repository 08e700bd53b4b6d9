import type { sentences as english } from '#features/requests/pages/strings/en/company-requests.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Ufroen',
  show: 'Weisen',
  all: 'All',
  whose: 'Zoustänneg Persoun',
  mine: 'Meng',
  groups: {
    'to-answer': 'Ze beäntweren',
    'with-client': 'Beim Client',
    won: 'Optrag kritt',
    over: 'Ofgeschloss',
  },
  hint: 'Äntwere kënnt Dir mat engem Devis, enger Visitt, engem Message oder enger Fro, oder d’Ufro refuséieren.',
  replyBy: (day, left) =>
    left === null
      ? `Äntwert bis ${day}`
      : left > 0
        ? `Äntwert bis ${day}, ${pluralForm('lb', left, { one: 'nach 1 Dag', other: `nach ${left} Deeg` })}`
        : `Äntwert bis haut den Owend, ${day}`,
  reply: 'Äntweren',
  about: (title) => `: ${title}`,
  distance: (km) => (km === 0 ? 'ganz no' : `ongeféier ${km} km ewech`),
  timings: {
    urgent: 'dréngend',
    'within-month': 'bannent engem Mount',
    'one-to-three-months': 'an engem bis dräi Méint',
    flexible: 'flexibel',
  },
  fromDay: (day) => `${applyEifelRule('vun', day)} un`,
  budget: (low, high) => `${low} bis ${high}`,
  visitOn: (day, time) => `Är Visitt ass ${applyEifelRule('den', day)} um ${time}`,
  timesProposed: 'Dir hutt Zäite virgeschloen. De Client huet nach keng gewielt.',
  timesAsked: 'De Client hätt gär aner Zäite fir d’Visitt',
  proposeTimes: 'Zäite virschloen',
  visited: 'Dir waart beim Client. Elo feelt nach den Devis.',
  writeQuote: 'Devis schreiwen',
  quote: (total, day) =>
    day ? `Ären Devis iwwer ${total} gëllt bis ${day}` : `Dir hutt en Devis iwwer ${total} geschéckt`,
  changeAsked: 'De Client freet Iech, fir den Devis z’änneren',
  changeQuote: 'Devis änneren',
  quoteExpired: 'Ären Devis ass ofgelaf',
  replied: (day) => (day ? `Dir hutt ${applyEifelRule('den', day)} geäntwert` : 'Dir hutt geäntwert'),
  won: (day) => (day ? `Ugeholl ${applyEifelRule('den', day)}` : 'Ären Devis gouf ugeholl'),
  openProject: 'Chantier opmaachen',
  closedOn: (day) => `Ofgeschloss zënter ${day}`,
  closedCount: (count) =>
    pluralForm('lb', count, { one: '1 ofgeschlossen Ufro', other: `${count} ofgeschlossen Ufroen` }),
  showClosed: 'Ofgeschlossen Ufroe weisen',
  none: 'Nach keng Ufroen',
  noneText:
    'Wann e Client Äre Betrib ëm en Devis freet, steet d’Ufro hei, mat hirem Delai. Froe kënne Clienten d’Betriber, déi en Tarif hunn oder an der Testphas sinn. E komplette Profil hëlleft hinne bei der Wiel.',
  completeProfile: 'Profil komplett maachen',
  noneToAnswer: 'Grad näischt ze beäntweren',
  noneToAnswerText:
    'Nei Ufroe stinn hei, déi dréngendst fir d’éischt. Mir soen Iech Bescheed, wann eng kënnt.',
  noneOfGroup: 'Keng Ufroe mat dësem Status',
  noneOfGroupText: 'Loosst Iech all Ufroe weisen, fir déi aner ze gesinn.',
  noneMine: 'Iech ass keng Ufro zougedeelt',
  noneMineText: 'Dir oder een aus der Equipe kann eng Ufro op hirer Säit zoudeelen.',
  showAll: 'All Ufroe weisen',
};
