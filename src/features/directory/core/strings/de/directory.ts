import type { sentences as english } from '#features/directory/core/strings/en/directory.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  askOnce: 'Beschreiben Sie Ihr Vorhaben',

  browseTitle: 'Leistungen nach Kategorie',
  categories: 'Kategorien',
  allCategories: 'Alle Kategorien',
  sortBy: 'Sortieren nach',
  sortRelevance: 'Relevanz',
  sortRating: 'Beste Note',
  sortNewest: 'Neueste',
  sort: 'Sortieren',
  filtersAndMap: 'Mehr Filter und eine Karte',
  showingResultsFor: 'Ergebnisse für',
  resultsNear: (place) => `Ergebnisse in der Nähe von ${place}`,
  nearPlace: (place) => `in der Nähe von ${place}`,
  lookFurther: 'Umkreis erweitern',
  notLoaded: 'Die Betriebe konnten nicht geladen werden',
  notLoadedText: 'Bitte versuchen Sie es noch einmal.',
  matches: (count) => pluralForm('de', count, { one: '1 Betrieb', other: `${count} Betriebe` }),
  manyMatches: 'Mehr als 10.000 Betriebe',
  rankingLink: 'Wie die Reihenfolge entsteht',
  clearSearch: 'Suche löschen',
  showMore: 'Mehr anzeigen',
  shown: (shown, total) => `${shown} von ${total} Betrieben`,
  noneInCategory: 'Kein Betrieb in dieser Kategorie',
  clearFilters: 'Filter entfernen',
  suggestions: 'Vorschläge',
  suggestedPlaces: 'Orte',
  cantonOf: (canton) => `Kanton ${canton}`,
  suggestionCount: (count) => pluralForm('de', count, { one: '1 Vorschlag', other: `${count} Vorschläge` }),
};
