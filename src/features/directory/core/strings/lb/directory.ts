import type { sentences as english } from '#features/directory/core/strings/en/directory.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
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
  resultsNear: (place) => `Resultater an der Géigend ${applyEifelRule('vun', place)}`,
  nearPlace: (place) => `an der Géigend ${applyEifelRule('vun', place)}`,
  lookFurther: 'Méi wäit ronderëm sichen',
  notLoaded: 'D’Betriber konnten net geluede ginn',
  notLoadedText: 'Probéiert w.e.g. nach eng Kéier.',
  matches: (count) => pluralForm('lb', count, { one: '1 Betrib', other: `${count} Betriber` }),
  manyMatches: 'Méi wéi 10.000 Betriber',
  rankingLink: 'Wéi mir d’Resultater zortéieren',
  clearSearch: 'Sich läschen',
  showMore: 'Méi weisen',
  shown: (shown, total) => `${shown} ${applyEifelRule('vun', total)} Betriber gewisen`,
  noneInCategory: 'An dëser Kategorie gëtt et nach kee Betrib',
  clearFilters: 'Filteren ewechhuelen',
  suggestions: 'Virschléi',
  suggestedPlaces: 'Plazen',
  cantonOf: (canton) => `Kanton ${canton}`,
  suggestionCount: (count) => pluralForm('lb', count, { one: '1 Virschlag', other: `${count} Virschléi` }),
};
