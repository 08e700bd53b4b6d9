import type { comparing as english } from '#features/quotes/core/strings/en/comparing.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const comparing: TranslationType<typeof english> = {
  print: 'Imprimer',
  compareTitle: (count) =>
    [
      'Pas encore de devis',
      'Un devis, poste par poste',
      'Deux devis, poste par poste',
      'Trois devis, poste par poste',
    ][count] ?? `${count} devis, poste par poste`,
  compareLead: 'Ce qu’un devis ne dit pas est marqué, et un geste suffit pour demander.',
  noneToCompareTitle: 'Les entreprises rédigent encore',
  noneToCompare: 'Dès qu’une entreprise envoie son devis, il est ici, poste par poste.',
  stillOut: (count) =>
    pluralForm('fr', count, {
      one: 'Une entreprise n’a pas encore envoyé son devis.',
      many: `${count} d’entreprises n’ont pas encore envoyé leur devis.`,
      other: `${count} entreprises n’ont pas encore envoyé leur devis.`,
    }),
  whatDiffers: 'Ce qui diffère',
  nothingDiffers: 'Les devis disent la même chose. Les sommes sont plus bas.',
  sortBy: 'Trier par',
  sorts: { received: 'Date de réception', total: 'Total', start: 'Début', distance: 'Distance' },
  seeDifference: (number) => `Voir la différence ${number}`,
  sumsIn: 'Sommes en euros. Les traits de cote sont tous à la même échelle.',
  tableCaption: (title) => `Devis pour ${title}. Sommes hors TVA, sauf indication.`,
  tableRegion: 'Comparaison, défile de côté sur un petit écran',
  companies: 'Entreprises comparées',
  inTotal: 'En tout',
  totalWithTax: 'Total TVA comprise',
  totalReduced: 'Total à 3 %',
  ifApproved: 'si l’AED donne son accord avant la facture',
  fullOnly: 'Compte sans le taux super-réduit',
  ownReduced: 'Ses postes sont déjà à 3 %',
  forEach: (unit) => `Par ${unit}`,
  reckons: (quantity, unit) => `compte ${quantity} ${unit}`,
  optionalLines: 'Postes en option',
  optionalHint: 'ajoutez-en un, et toutes les sommes de sa colonne suivent',
  takeIn: 'Ajouter',
  noOptions: 'Aucun',
  whatIsIn: 'Ce qui est compris',
  whatIsInHint: 'hors TVA, par nature ; ouvrez une somme pour voir ses postes',
  cellOptional: 'En option :',
  cellTaken: 'En option, ajouté :',
  cellIncluded: (kind) => `Compris dans : ${kind.toLowerCase()}`,
  cellExcluded: 'Non compris',
  cellSilent: 'Non mentionné',
  askKind: (company, kind) => `Demander à ${company} : ${kind.toLowerCase()}`,
  when: 'Quand',
  daysLeft: (days) =>
    pluralForm('fr', days, {
      one: `encore ${days} jour`,
      many: `encore ${days} de jours`,
      other: `encore ${days} jours`,
    }),
  lastDay: 'dernier jour aujourd’hui',
  over: 'plus valable',
  howPaid: 'Comment on paie',
  asksBefore: (percent) => `Demande ${percent} % avant le début des travaux`,
  theCompany: 'L’entreprise',
  checkedByUs: 'Contrôlé par nous',
  proofs: {
    vat: 'Numéro de TVA',
    registration: 'Numéro RCS',
    permit: 'Autorisation d’établissement',
    insurance: 'Assurance',
  },
  notShown: (proof) => `${proof} : ne nous a pas été montré`,
  rating: 'Note',
  ratingOf: (average, count) => `${average} (${count} avis)`,
  noReviews: 'Pas encore d’avis',
  distance: 'Distance',
  about: (km) => (km === 0 ? 'tout près' : `environ ${km} km`),
  answers: 'Répond',
  answersWithin: (hours) => {
    if (hours < 24) return `en ${Math.max(1, Math.ceil(hours))} h`;
    const days = Math.ceil(hours / 24);
    return pluralForm('fr', days, {
      one: `en ${days} jour`,
      many: `en ${days} de jours`,
      other: `en ${days} jours`,
    });
  },
  notMeasured: 'Pas encore assez de données',
  readAndAccept: 'Lire et accepter',
  ofCompany: (company) => `le devis ${withFrenchDe(company)}`,
  request: 'Demande',
  client: 'Client',
  made: 'Établi',
  fine: 'Les phrases viennent du tableau, pas d’un jugement. Aucun devis n’est dit le meilleur, et aucune place n’est payée. Les sommes sont celles des entreprises, telles qu’envoyées.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
