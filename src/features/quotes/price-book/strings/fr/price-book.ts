import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Bibliothèque de prix',
  intro:
    'Les prix de votre entreprise. Nous vous les suggérons quand vous rédigez un devis, et chaque devis envoyé les met à jour. Seule votre entreprise les voit.',
  search: 'Rechercher un prix',
  found: (count) => `${count} prix`,
  empty: 'Pas encore de prix',
  emptyText: 'Envoyez un devis : ses postes apparaîtront ici. Ou ajoutez vous-même un premier prix.',
  noneFound: 'Aucun prix ne correspond à votre recherche',
  add: 'Ajouter un prix',
  change: 'Modifier',
  changeEntry: (description) => `Modifier : ${description}`,
  find: 'Rechercher',
  choose: 'Choisir',
  remove: 'Supprimer',
  removeEntry: (description) => `Supprimer : ${description}`,
  removeTitle: 'Supprimer ce prix ?',
  removeText: (description) =>
    `Nous ne suggérerons plus « ${description} ». Les devis existants ne changent pas.`,
  kept: 'Enregistré dans la bibliothèque',
  removed: 'Supprimé de la bibliothèque',
  failed: 'Une erreur s’est produite',
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
  first: 'Première page',
  suggestions: 'Dans votre bibliothèque de prix',
  suggested: (count) =>
    pluralForm('fr', count, {
      one: `${count} prix trouvé`,
      many: `${count} de prix trouvés`,
      other: `${count} prix trouvés`,
    }),

  entryNotFound: 'Prix introuvable',
  entryStands: 'Votre bibliothèque contient déjà un prix pour ce poste. Modifiez-le plutôt.',
  bookFull: `Une bibliothèque compte ${MAX_PRICE_BOOK_ENTRIES} prix au plus. Supprimez-en un d’abord.`,
  descriptionRequired: 'Indiquez une description',
  tooLong: 'Ce texte est trop long',
  priceInvalid: 'Indiquez un prix avec 4 décimales au plus, par exemple 54,50',
  rateInvalid: 'Choisissez un taux de TVA en vigueur',
  unitRequired: 'Choisissez une unité',
  kindRequired: 'Choisissez une nature',
  group: 'Famille',
  listTooLarge: 'Ce fichier est trop volumineux. Répartissez-le en plusieurs fichiers.',
  listWithoutHeads:
    'Colonnes introuvables. Sur la première ligne, indiquez la désignation, l’unité et le prix.',
};
