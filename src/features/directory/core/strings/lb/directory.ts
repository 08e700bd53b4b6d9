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
  filtersAndMap: 'Méi Filteren, an eng Kaart',
  showingResultsFor: 'Resultater fir',
  resultsNear: (place) => `Resultater an der Géigend: ${place}`,
  nearPlace: (place) => `an der Géigend: ${place}`,
  lookFurther: 'Méi wäit sichen',
  notLoaded: 'D’Betriber konnten net geluede ginn',
  notLoadedText: 'Probéiert w.e.g. nach eng Kéier.',
  matches: (count) => pluralForm('lb', count, { one: '1 Betrib', other: `${count} Betriber` }),
  manyMatches: 'Méi wéi 10.000 Betriber',
  rankingLink: 'Wéi d’Resultater geuerdent ginn',
  clearSearch: 'Sich läschen',
  showMore: 'Méi weisen',
  shown: (shown, total) => `${shown} Betriber gewisen, am Ganzen ${total}`,
  noneInCategory: 'An dëser Kategorie ass kee Betrib',
  clearFilters: 'Filteren ewechhuelen',
  suggestions: 'Virschléi',
  suggestedPlaces: 'Plazen',
  cantonOf: (canton) => `Kanton ${canton}`,
  suggestionCount: (count) => pluralForm('lb', count, { one: '1 Virschlag', other: `${count} Virschléi` }),
};
