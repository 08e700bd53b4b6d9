import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % de TVA au lieu de 17 % pour votre logement',
  description:
    'La TVA logement expliquée : les conditions pour rénover à 3 % de TVA au Luxembourg, et le prix que vous paieriez.',
  lead: 'Découvrez si vous avez droit au taux super-réduit (TVA logement) et le prix que vous paieriez. C’est l’AED (Enregistrement) qui décide.',
  reckon: 'Calculateur',
  rulesAsOf: (day) => `Règles au ${day}`,
  isResidence: 'Est-ce votre résidence principale, ou celle de votre locataire ?',
  isOwnResidence: 'Est-ce votre propre résidence principale, présente ou future ?',
  yes: 'Oui',
  no: 'Non',
  whichWork: 'De quels travaux s’agit-il ?',
  works: { renovation: 'Rénovation', creation: 'Construction, agrandissement ou transformation en logement' },
  acquiredIn: 'Année d’achat ou d’héritage',
  ifKnown: 'si vous la connaissez',
  ways: {
    age: 'Le logement remplit les conditions, car sa première occupation remonte à 10 ans au moins. Terminez les travaux dans les 2 ans qui suivent leur début.',
    acquisition:
      'Le logement remplit les conditions, car vous l’avez acheté ou reçu en héritage récemment. Terminez les travaux dans les 5 ans qui suivent l’achat ou l’héritage, et renseignez-vous auprès de l’AED avant de signer.',
    creation:
      'Les travaux remplissent les conditions, car vous construisez, agrandissez ou transformez votre propre résidence principale. L’âge du logement n’a pas d’importance.',
  },
  askThem: 'Interroger l’AED',
  firstLivedIn: 'Année de première occupation',
  netWork: 'Coût des travaux hors TVA',
  usedBefore: 'Avantage fiscal déjà obtenu pour ce logement',
  usedMark: 'en euros, 0 si aucun',
  reckonNow: 'Calculer',
  result: 'Résultat',
  with17: 'À 17 %',
  with3: 'À 3 %',
  taxOfIt: (tax) => `dont ${tax} de TVA`,
  keep: (amount) => `Vous économisez ${amount}`,
  within: 'Conditions remplies',
  notWithin: 'Pas de TVA à 3 %',
  before: 'Avant',
  now: 'Maintenant',
  left: 'Reste',
  ceilingPicture: (limit, before, now, left) =>
    `Plafond de ${limit} : ${before} déjà économisés, ${now} économisés maintenant, ${left} restants`,
  ceiling: (limit) => `L’avantage est plafonné à ${limit} de TVA par logement.`,
  capped: 'Votre économie est limitée par ce plafond.',
  incomplete: 'Indiquez l’année et le montant pour voir les deux totaux ici.',
  wrongYear: 'Indiquez une année à 4 chiffres, passée ou en cours',
  wrongAmount: 'Indiquez un montant, par exemple 29216 ou 29216,50',
  notOwnResidence:
    'Une construction, un agrandissement ou une transformation ne donnent droit au taux super-réduit que pour la résidence principale du propriétaire.',
  tooNewUnlessBought:
    'La première occupation remonte à moins de 10 ans. Si vous avez acheté le logement ou en avez hérité au cours des 5 dernières années, indiquez l’année.',
  whyNot: {
    notMainResidence: 'Le logement n’est pas une résidence principale.',
    tooNew:
      'La première occupation remonte à moins de 10 ans, et le logement n’a été ni acheté ni hérité au cours des 5 dernières années.',
    tooSmall: 'Les travaux de chaque entreprise doivent coûter au moins 3 000 € hors TVA.',
    nothingLeft: 'Le plafond de ce logement est déjà atteint.',
  },
  rules: 'Les règles',
  rule: 'Règle',
  says: 'Détails',
  asOf: 'Au',
  facts: {
    residence: [
      'Résidence principale',
      'Le logement doit être une résidence principale : la vôtre, ou celle de votre locataire après accord de l’AED.',
    ],
    age: [
      'Ancienneté',
      'Une rénovation donne droit au taux super-réduit si la première occupation du logement remonte à 10 ans au moins.',
    ],
    acquisition: [
      'Logement acquis récemment',
      'Quel que soit l’âge du logement, une rénovation donne droit au taux super-réduit si elle est terminée dans les 5 ans qui suivent l’achat, la donation ou l’héritage.',
    ],
    creation: [
      'Logement neuf, agrandi ou transformé',
      'Construire ou agrandir un logement, ou transformer un autre bâtiment en logement, donne aussi droit au taux super-réduit s’il s’agit de la résidence principale du propriétaire.',
    ],
    duration: [
      'Durée',
      'Une rénovation admise en raison de l’ancienneté du logement doit être terminée dans les 2 ans qui suivent son début. Une autre peut ensuite commencer.',
    ],
    share: [
      'Usage mixte',
      'Si la résidence principale occupe plus des trois quarts de la surface, le taux super-réduit vaut pour tous les travaux. Sinon, il ne vaut que pour la part de la résidence principale.',
    ],
    payBack: [
      'Remboursement',
      'Si le logement cesse d’être une résidence principale dans les 2 ans, vous devrez peut-être rembourser l’avantage fiscal.',
    ],
    refund: [
      '17 % déjà payés',
      'Demandez à l’AED le remboursement de la différence, au plus tard 5 ans après la fin de l’année de la facture.',
    ],
    rates: [
      'Taux',
      'Le taux normal est de 17 %, le taux super-réduit de 3 %. Le taux normal est de nouveau de 17 % depuis le 1er janvier 2024.',
    ],
    least: ['Minimum', 'Les travaux de chaque entreprise doivent coûter au moins 3 000 € hors TVA.'],
    ceiling: [
      'Plafond',
      'L’avantage est plafonné à 50 000 € de TVA par logement, pour l’ensemble des travaux.',
    ],
    approval: [
      'Avant la facture',
      'L’entreprise adresse la demande à l’AED et doit attendre son accord pour facturer à 3 %.',
    ],
    notCovered: [
      'Non couvert',
      'Meubles, équipements qui ne font pas partie du bâtiment, jardins, piscines, honoraires d’études sans travaux.',
    ],
  },
  readAt: 'Source : {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Nous mettons ce tableau à jour quand la loi change.',
  klimabonus: 'Klimabonus',
  noPromises: 'Liens officiels et date de notre dernière vérification',
  help: {
    renovation: 'Rénovation énergétique : toit, murs, fenêtres',
    heating: 'Pompes à chaleur, bois, chauffage urbain, panneaux solaires',
    all: 'Toutes les aides Klimabonus',
  },
  readOn: (day) => `vérifié le ${day}`,
};
