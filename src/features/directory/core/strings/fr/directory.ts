import type { sentences as english } from '#features/directory/core/strings/en/directory.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  askOnce: 'Décrivez vos travaux',

  browseTitle: 'Prestations par catégorie',
  categories: 'Catégories',
  allCategories: 'Toutes les catégories',
  sortBy: 'Trier par',
  sortRelevance: 'Pertinence',
  sortRating: 'Meilleure note',
  sortNewest: 'Plus récentes',
  sort: 'Tri',
  filtersAndMap: 'Plus de filtres et une carte',
  showingResultsFor: 'Résultats pour',
  resultsNear: (place) => `Résultats à ${place} et environs`,
  nearPlace: (place) => `à ${place} et environs`,
  lookFurther: 'Élargir la zone',
  notLoaded: 'Impossible de charger les entreprises',
  notLoadedText: 'Veuillez réessayer.',
  matches: (count) =>
    pluralForm('fr', count, {
      one: `${count} entreprise`,
      many: `${count} d’entreprises`,
      other: `${count} entreprises`,
    }),
  manyMatches: 'Plus de 10 000 entreprises',
  rankingLink: 'Comment les résultats sont classés',
  clearSearch: 'Effacer la recherche',
  showMore: 'Afficher plus',
  shown: (shown, total) => `${shown} entreprises sur ${total}`,
  noneInCategory: 'Aucune entreprise dans cette catégorie',
  clearFilters: 'Effacer les filtres',
  suggestions: 'Suggestions',
  suggestedPlaces: 'Lieux',
  cantonOf: (canton) => `Canton ${withFrenchDe(canton)}`,
  suggestionCount: (count) =>
    pluralForm('fr', count, {
      one: `${count} suggestion`,
      many: `${count} de suggestions`,
      other: `${count} suggestions`,
    }),
};
