import type { sentences as english } from '#features/directory/core/strings/en/directory.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  askOnce: 'Sot eis, wat Dir braucht',

  browseTitle: 'No Kategorie sichen',
  categories: 'Kategorien',
  allCategories: 'All Kategorien',
  sortBy: 'Zortéieren no',
  sortRelevance: 'Relevanz',
  sortRating: 'Bescht Nott',
  sortNewest: 'Déi neist',
  sort: 'Zortéieren',
  filtersAndMap: 'Méi Filteren a Kaart',
  showingResultsFor: 'Resultater fir',
  resultsNear: (place) => `Resultater: ${place} an Ëmgéigend`,
  nearPlace: (place) => `${place} an Ëmgéigend`,
  lookFurther: 'Méi wäit ronderëm sichen',
  notLoaded: 'D’Betriber konnten net geluede ginn',
  notLoadedText: 'Probéiert w.e.g. nach eng Kéier.',
  matches: (count) => pluralForm('lb', count, { one: '1 Betrib', other: `${count} Betriber` }),
  manyMatches: 'Méi wéi 10.000 Betriber',
  rankingLink: 'Wéi mir d’Resultater zortéieren',
  clearSearch: 'Sich läschen',
  showMore: 'Méi weisen',
  shown: (shown, total) => `Betriber gewisen: ${shown} / ${total}`,
  noneInCategory: 'An dëser Kategorie gëtt et nach kee Betrib',
  clearFilters: 'Filteren ewechhuelen',
  suggestions: 'Virschléi',
  suggestedPlaces: 'Plazen',
  cantonOf: (canton) => `Kanton ${canton}`,
  suggestionCount: (count) => pluralForm('lb', count, { one: '1 Virschlag', other: `${count} Virschléi` }),
};
