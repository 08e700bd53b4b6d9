import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % au lieu de 17 % pour votre logement',
  description:
    'La TVA logement en mots simples : qui peut rénover avec 3 % de taxe au Luxembourg, et ce que cela donne.',
  lead: 'La TVA logement en mots simples, et ce qu’elle donne pour vous. C’est l’AED qui décide, pas nous.',
  reckon: 'Calculer',
  rulesAsOf: (day) => `Règles au ${day}`,
  isResidence: 'Est-ce votre résidence principale, ou celle de votre locataire ?',
  isOwnResidence: 'Est-ce votre propre résidence principale, présente ou future ?',
  yes: 'Oui',
  no: 'Non',
  whichWork: 'De quels travaux s’agit-il ?',
  works: { renovation: 'Rénovation', creation: 'Construction, agrandissement ou transformation en logement' },
  acquiredIn: 'Achat ou héritage, année',
  ifKnown: 'si vous la connaissez',
  ways: {
    age: 'Par l’ancienneté : la première occupation remonte à 10 ans au moins. Terminez les travaux dans les 2 ans qui suivent leur début.',
    acquisition:
      'Par l’acquisition : les travaux doivent être terminés dans les 5 ans qui suivent l’achat ou l’héritage. Demandez à l’AED avant de signer.',
    creation:
      'En tant que création : construire, agrandir ou transformer pour votre propre résidence principale compte à tout âge.',
  },
  askThem: 'Demandez à l’AED',
  firstLivedIn: 'Première occupation, année',
  netWork: 'Travaux, hors TVA',
  usedBefore: 'Avantage déjà utilisé pour ce logement',
  usedMark: 'en euros, 0 si aucun',
  reckonNow: 'Calculer',
  result: 'Résultat',
  with17: 'À 17 %',
  with3: 'À 3 %',
  taxOfIt: (tax) => `dont ${tax} de TVA`,
  keep: (amount) => `Vous économisez ${amount}`,
  within: 'Dans les règles',
  notWithin: 'Pas à 3 %',
  before: 'Avant',
  now: 'Maintenant',
  left: 'Reste',
  ceilingPicture: (limit, before, now, left) =>
    `Sur le plafond de ${limit} : ${before} déjà utilisés, ${now} maintenant, reste ${left}`,
  ceiling: (limit) => `Plafond de l’avantage par logement : ${limit}.`,
  capped: 'Ce qui dépasse le reste du plafond n’est pas économisé.',
  incomplete: 'Indiquez l’année et la somme, et les deux totaux s’affichent ici.',
  wrongYear: 'Indiquez une année à 4 chiffres, pas dans le futur',
  wrongAmount: 'Indiquez un montant, par exemple 29216 ou 29216,50',
  notOwnResidence:
    'Construire, agrandir ou transformer ne compte que pour la résidence principale du propriétaire.',
  tooNewUnlessBought:
    'La première occupation remonte à moins de 10 ans. Avez-vous acheté ce logement ou en avez-vous hérité dans les 5 dernières années ? Indiquez alors cette année.',
  whyNot: {
    notMainResidence: 'Ce n’est la résidence principale de personne.',
    tooNew:
      'La première occupation remonte à moins de 10 ans, et le logement n’a pas été acquis dans les 5 dernières années.',
    tooSmall: 'Les travaux d’une entreprise doivent atteindre au moins 3 000 € hors TVA.',
    nothingLeft: 'Il ne reste rien du plafond de ce logement.',
  },
  rules: 'Les règles, une ligne chacune',
  rule: 'Règle',
  says: 'Ce qu’elle dit',
  asOf: 'Au',
  facts: {
    residence: [
      'Qui y habite',
      'Le logement est la résidence principale de quelqu’un : la vôtre, ou celle de votre locataire une fois l’accord de l’AED donné.',
    ],
    age: ['Quel âge', 'Une rénovation compte à partir de 10 ans après la première occupation.'],
    acquisition: [
      'Logement acquis récemment',
      'Une rénovation compte à tout âge si elle est terminée dans les 5 ans qui suivent l’achat, la donation ou l’héritage.',
    ],
    creation: [
      'Neuf, agrandi, transformé',
      'Construire un logement, l’agrandir ou transformer un autre bâtiment en logement compte aussi, pour la résidence principale du propriétaire.',
    ],
    duration: [
      'Durée',
      'Une rénovation au titre de l’ancienneté doit être terminée dans les 2 ans qui suivent son début. Une autre peut suivre.',
    ],
    share: [
      'Bureau à la maison',
      'Si plus des trois quarts de la surface sont la résidence principale, le tout compte. Sinon, seulement cette part.',
    ],
    payBack: [
      'Remboursement',
      'Si le logement cesse d’être une résidence principale dans les 2 ans, l’avantage peut être à rembourser.',
    ],
    refund: [
      '17 % déjà payés',
      'Vous pouvez demander la différence à l’AED, jusqu’à 5 ans après la fin de l’année de la facture.',
    ],
    rates: [
      'Taux',
      '17 % est le taux normal, 3 % le taux super-réduit. Le taux normal est de nouveau à 17 % depuis le 1er janvier 2024.',
    ],
    least: ['Somme minimale', '3 000 € hors TVA pour les travaux d’une entreprise.'],
    ceiling: ['Plafond', '50 000 € d’avantage par logement, tous travaux ensemble.'],
    approval: [
      'Avant la facture',
      'L’entreprise fait la demande. Elle ne peut facturer à 3 % qu’après l’accord.',
    ],
    notCovered: [
      'Non couvert',
      'Meubles, équipements qui ne font pas partie du bâtiment, jardin, piscine, honoraires d’études seuls.',
    ],
  },
  readAt: 'Lu par nous auprès de l’{administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Quand la loi change, une ligne change ici.',
  klimabonus: 'Klimabonus',
  noPromises: 'Des liens et des dates, pas de promesses',
  help: {
    renovation: 'Rénovation énergétique : toit, murs, fenêtres',
    heating: 'Pompes à chaleur, bois, chauffage urbain, panneaux solaires',
    all: 'Tout ce que Klimabonus soutient',
  },
  readOn: (day) => `lu le ${day}`,
};
