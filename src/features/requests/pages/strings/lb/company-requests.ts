import type { sentences as english } from '#features/requests/pages/strings/en/company-requests.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Ufroen',
  show: 'Weisen',
  all: 'All',
  whose: 'Wiem seng Ufroen',
  mine: 'Meng',
  groups: {
    'to-answer': 'Ze beäntweren',
    'with-client': 'Beim Client',
    won: 'Optrag kritt',
    over: 'Eriwwer',
  },
  hint: 'En Devis, eng Visitt, e Message, eng Fro oder en „Nee“ zielt als Äntwert.',
  replyBy: (day, left) =>
    left === null
      ? `Äntwert bis ${day}`
      : left > 0
        ? `Äntwert bis ${day}, ${pluralForm('lb', left, { one: 'nach 1 Dag', other: `nach ${left} Deeg` })}`
        : `Äntwert bis haut den Owend, ${day}`,
  reply: 'Äntweren',
  about: (title) => `: ${title}`,
  distance: (km) => (km === 0 ? 'ganz an der Géigend' : `ongeféier ${km} km ewech`),
  timings: {
    urgent: 'dréngend',
    'within-month': 'bannent engem Mount',
    'one-to-three-months': 'an engem bis dräi Méint',
    flexible: 'flexibel',
  },
  fromDay: (day) => `${applyEifelRule('vun', day)} un`,
  budget: (low, high) => `${low} bis ${high}`,
  visitOn: (day, time) => `Dir kommt ${applyEifelRule('den', day)} um ${time}`,
  timesProposed: 'Dir hutt Zäite virgeschloen, de Client sicht sech eng eraus.',
  timesAsked: 'De Client brauch aner Zäite fir d’Visitt',
  proposeTimes: 'Zäite virschloen',
  visited: 'Dir waart op der Plaz. Elo feelt nach den Devis.',
  writeQuote: 'Devis schreiwen',
  quote: (total, day) =>
    day ? `Ären Devis iwwer ${total} gëllt bis ${day}` : `Ären Devis iwwer ${total} ass beim Client`,
  changeAsked: 'De Client freet Iech, den Devis z’änneren',
  changeQuote: 'Devis änneren',
  quoteExpired: 'Ären Devis ass ofgelaf',
  replied: (day) => (day ? `Dir hutt ${applyEifelRule('den', day)} geäntwert` : 'Dir hutt geäntwert'),
  won: (day) => (day ? `Ugeholl ${applyEifelRule('den', day)}` : 'Ären Devis gouf ugeholl'),
  openProject: 'Chantier opmaachen',
  closedOn: (day) => `Eriwwer zanter ${day}`,
  closedCount: (count) =>
    pluralForm('lb', count, { one: '1 Ufro ass eriwwer', other: `${count} Ufroe sinn eriwwer` }),
  showClosed: 'Dës Ufroe weisen',
  none: 'Nach keng Ufroen',
  noneText:
    'Wann e Client Äre Betrib ëm en Devis freet, steet d’Ufro hei mat hirem Delai. Cliente kënnen de Betriber eng Ufro schécken, déi en Tarif hunn oder an der Testphas sinn, an e komplette Profil hëlleft hinne beim Choix.',
  completeProfile: 'Profil kompletéieren',
  noneToAnswer: 'Grad näischt ze beäntweren',
  noneToAnswerText: 'Nei Ufroe stinn hei, déi pressantst als éischt. Mir soen Iech Bescheed.',
  noneOfGroup: 'Hei si keng Ufroen',
  noneOfGroupText: 'Loosst Iech all Ufroe weisen, fir déi aner ze gesinn.',
  noneMine: 'Dir hutt keng Ufroen zougedeelt kritt',
  noneMineText: 'Dir oder een aus der Equipe kann eng Ufro op hirer Säit zoudeelen.',
  showAll: 'All Ufroe weisen',
};
