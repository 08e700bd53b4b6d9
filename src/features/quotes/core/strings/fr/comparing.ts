import type { sentences as english } from '#features/quotes/core/strings/en/comparing.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  print: 'Imprimer',
  compareTitle: (count) =>
    [
      'Pas encore de devis',
      'Un devis, poste par poste',
      'Deux devis, poste par poste',
      'Trois devis, poste par poste',
    ][count] ?? `${count} devis, poste par poste`,
  compareLead:
    'Nous signalons ce qu’un devis ne mentionne pas. Touchez un point signalé pour interroger l’entreprise.',
  noneToCompareTitle: 'Les entreprises rédigent encore leurs devis',
  noneToCompare: 'Dès qu’une entreprise aura envoyé son devis, vous le verrez ici, poste par poste.',
  stillOut: (count) =>
    pluralForm('fr', count, {
      one: 'Une entreprise n’a pas encore envoyé son devis.',
      many: `${count} d’entreprises n’ont pas encore envoyé leur devis.`,
      other: `${count} entreprises n’ont pas encore envoyé leur devis.`,
    }),
  whatDiffers: 'Différences',
  nothingDiffers: 'Aucune différence notable. Les montants figurent plus bas.',
  sortBy: 'Trier par',
  sorts: { received: 'Date de réception', total: 'Total', start: 'Début', distance: 'Distance' },
  seeDifference: (number) => `Voir la différence ${number}`,
  sumsIn: 'Montants en euros. Toutes les barres sont à la même échelle.',
  tableCaption: (title) => `Devis pour ${title}. Montants hors TVA, sauf indication contraire.`,
  tableRegion: 'Comparaison, à faire défiler latéralement sur un petit écran',
  companies: 'Entreprises comparées',
  inTotal: 'Total',
  totalWithTax: 'Total TVA comprise',
  totalReduced: 'Total à 3 %',
  ifApproved: 'si l’AED donne son accord avant la facture',
  fullOnly: 'Calculé sans le taux super-réduit',
  ownReduced: 'Déjà calculé à 3 %',
  forEach: (unit) => `Par ${unit}`,
  reckons: (quantity, unit) => `sur la base de ${quantity} ${unit}`,
  optionalLines: 'Postes en option',
  optionalHint: 'ajoutez-en un : les montants de sa colonne changent',
  takeIn: 'Ajouter',
  noOptions: 'Aucun',
  whatIsIn: 'Travaux compris',
  whatIsInHint: 'hors TVA, par nature ; touchez un montant pour voir le détail',
  cellOptional: 'En option :',
  cellTaken: 'En option, ajouté :',
  cellIncluded: (kind) => `Compris dans : ${kind.toLowerCase()}`,
  cellExcluded: 'Non compris',
  cellSilent: 'Non mentionné',
  askKind: (company, kind) => `Question à ${company} : ${kind.toLowerCase()}`,
  when: 'Dates',
  over: 'n’est plus valable',
  howPaid: 'Paiement',
  asksBefore: (percent) => `Acompte de ${percent} % avant le début des travaux`,
  theCompany: 'L’entreprise',
  checkedByUs: 'Vérifié par Giewel',
  proofs: {
    vat: 'Numéro de TVA',
    registration: 'Numéro RCS',
    permit: 'Autorisation d’établissement',
    insurance: 'Assurance',
  },
  notShown: (proof) => `${proof} : non fourni`,
  rating: 'Note',
  ratingOf: (average, count) => `${average} (${count} avis)`,
  noReviews: 'Pas encore d’avis',
  distance: 'Distance',
  about: (km) => (km === 0 ? 'tout près' : `environ ${km} km`),
  answers: 'Délai de réponse',
  answersWithin: (hours) => {
    if (hours < 24) return `en ${Math.max(1, Math.ceil(hours))} h`;
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
  fine: 'Ce résumé est établi à partir du tableau. Nous ne recommandons aucun devis, et aucune place ne s’achète. Les montants sont ceux des devis des entreprises.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
