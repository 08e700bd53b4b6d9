import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Carnet de prix',
  intro:
    'Ce que votre entreprise demande pour ce qu’elle fait. Il complète un poste de devis pendant que vous écrivez et apprend de chaque devis envoyé : le prix le plus récent l’emporte. Seule votre entreprise le voit.',
  search: 'Chercher dans le carnet',
  found: (count) => `${count} prix`,
  empty: 'Le carnet est encore vide',
  emptyText: 'Envoyez un devis et ses postes apparaissent ici, ou ajoutez vous-même le premier prix.',
  noneFound: 'Rien dans le carnet ne contient ces mots',
  add: 'Ajouter un prix',
  change: 'Modifier',
  changeEntry: (description) => `Modifier : ${description}`,
  find: 'Chercher',
  choose: 'Choisir',
  remove: 'Supprimer',
  removeEntry: (description) => `Supprimer : ${description}`,
  removeTitle: 'Supprimer ce prix ?',
  removeText: (description) => `« ${description} » n’est plus proposé. Les devis restent tels quels.`,
  kept: 'Enregistré dans le carnet',
  removed: 'Supprimé du carnet',
  failed: 'Cela n’a pas marché',
  description: 'Description',
  kind: 'Nature',
  unit: 'Unité',
  unitPrice: 'Prix hors TVA',
  vat: 'TVA',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  close: 'Fermer',
  later: 'Suite',
  first: 'Depuis le début',
  suggestions: 'De votre carnet de prix',
  suggested: (count) =>
    pluralForm('fr', count, {
      one: `${count} prix trouvé`,
      many: `${count} de prix trouvés`,
      other: `${count} prix trouvés`,
    }),

  entryNotFound: 'Ce prix n’est pas dans votre carnet',
  entryStands: 'Votre carnet a déjà un prix pour cela. Veuillez modifier celui-là',
  bookFull: `Un carnet a ${MAX_PRICE_BOOK_ENTRIES} prix au plus. Veuillez d’abord en supprimer`,
  descriptionRequired: 'Veuillez décrire le travail',
  tooLong: 'C’est trop long',
  priceInvalid: 'Indiquez un prix avec 4 décimales au plus, par exemple 54,50',
  rateInvalid: 'Veuillez choisir un taux de TVA en vigueur aujourd’hui',
  unitRequired: 'Veuillez choisir une unité',
  kindRequired: 'Veuillez choisir une nature',
  group: 'Famille',
  groups: 'Familles',
  allGroups: 'Toutes les familles',
  noGroup: 'Sans famille',
  import: 'Importer des prix',
  importText:
    'Choisissez un fichier CSV, comme tout tableur sait en enregistrer. La première ligne nomme les colonnes. La désignation, l’unité et le prix sont nécessaires, le reste est facultatif :',
  chooseFile: 'Choisir un fichier CSV',
  willImport: (added, changed) =>
    `${pluralForm('fr', added, { one: `${added} nouveau prix`, many: `${added} de nouveaux prix`, other: `${added} nouveaux prix` })}, ${pluralForm('fr', changed, { one: `${changed} modification`, many: `${changed} de modifications`, other: `${changed} modifications` })}.`,
  leftOut: (count) =>
    pluralForm('fr', count, {
      one: `${count} ligne n’est pas reprise :`,
      many: `${count} de lignes ne sont pas reprises :`,
      other: `${count} lignes ne sont pas reprises :`,
    }),
  faultAt: (line, fault) => `Ligne ${line} : ${fault}`,
  listFaults: {
    noDescription: 'la désignation manque',
    unreadPrice: 'le prix est illisible',
    unreadUnit: 'cette unité est inconnue',
    unreadRate: 'ce taux de TVA n’est pas en vigueur',
  },
  importCount: (count) =>
    pluralForm('fr', count, {
      one: `Importer ${count} prix`,
      many: `Importer ${count} de prix`,
      other: `Importer ${count} prix`,
    }),
  imported: (count) =>
    pluralForm('fr', count, {
      one: `${count} prix importé`,
      many: `${count} de prix importés`,
      other: `${count} prix importés`,
    }),
  notImported: 'Rien n’a été importé',
  listTooLarge: 'Ce fichier est trop volumineux. Répartissez-le en plusieurs fichiers.',
  listWithoutHeads:
    'Les colonnes sont introuvables. La première ligne doit nommer la désignation, l’unité et le prix.',
};
