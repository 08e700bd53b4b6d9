import type { sentences as english } from '#features/directory/core/strings/en/finding.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  searchTitle: 'Betriber fannen',
  searchPageTitle: (what) => `${what} zu Lëtzebuerg | Giewel`,
  companiesFor: (text) => `Betriber fir ${text}`,
  companiesOf: (trade) => `Betriber fir ${trade}`,
  companiesIn: (place) => `Betriber zu ${place}`,
  allCompanies: 'Bau- a Renovatiounsbetriber',
  searchDescription: 'Sicht Bau- a Renovatiounsbetriber zu Lëtzebuerg no Métier, Numm an Uert.',
  searchFieldLabel: 'Métier oder Betrib',
  searchFieldPlaceholder: 'Daach, plombier, Maler …',
  locationLabel: 'Wou',
  locationPlaceholder: 'Uert, Code postal',
  search: 'Sichen',
  searchTermRequired: 'Gitt e Sichbegrëff an',
  filters: 'Filteren',
  category: 'Kategorie',
  sortName: 'Numm',
  leastRating: 'Nott',
  anyRating: 'All Notten',
  ratingFrom: (least) => `${least} a méi`,
  emergencyOnly: 'Noutdéngscht 24/7',
  verifiedOnly: 'Gepréift',
  results: 'Resultater',
  inPlace: (place) => `zu ${place}`,
  distance: 'Distanz',
  withinKm: (km) => `Bis ${km} km`,
  isThere: (count, place) => (count === 0 ? `Keen zu ${place}` : `${count} zu ${place}`),
  workThere: (count, place) =>
    pluralForm('lb', count, {
      one: `1 Betrib vun anerwäerts schafft zu ${place}`,
      other: `${count} Betriber vun anerwäerts schaffen zu ${place}`,
    }),
  howFar: 'Ëmkrees',
  countWithin: (count, radius) =>
    radius === 'country'
      ? `${count} am ganze Land`
      : `${count} am Ëmkrees ${applyEifelRule('vun', radius)} km`,
  whereToLook: 'Probéiert dat hei',
  lookWithin: (count, radius, place) =>
    radius === 'country'
      ? `${count} am ganze Land`
      : `${count} am Ëmkrees ${applyEifelRule('vun', radius)} km ronderëm ${place}`,
  withoutFilters: (count) => `${count} ouni d’Filteren`,
  searchInstead: (words) => `No „${words}“ sichen`,
  allOfTrade: (trade) => `All Betriber fir ${trade}`,
  lookAround: (place) => `Ronderëm ${place} sichen`,
  unknownAsked: 'Ee vun de Filtere gëtt et net, dofir hu mir en ewechgelooss.',
  unknownAskedText: 'Kuckt d’Kategorie, d’Nott an d’Reiefolleg no.',
  noneFoundText: 'Probéiert et mat manner Wierder oder an enger méi grousser Géigend.',
  rankingNote:
    'Mir zortéieren d’Betriber duerno, wéi gutt se passen, an dann no enger Nott aus all hire Bewäertungen. Vu jee sechs Plaze sinn déi éischt an déi véiert bezuelt a mat „Gesponsert“ markéiert.',
  browseCategories: 'No Kategorie sichen',
  allTrades: (count) => `All ${count} Métieren`,
  understood: 'Är Sich',
  takeBack: (what) => `„${what}“ ewechhuelen`,
  nextPage: 'Nächst Säit',
  showMap: 'Kaart weisen',
  showList: 'Lëscht weisen',
  map: 'Kaart vu Lëtzebuerg',
  wholeCountry: 'Dat ganzt Land',
  placeCount: (place, count) =>
    `${place}: ${pluralForm('lb', count, { one: '1 Betrib', other: `${count} Betriber` })}`,
  mapNote: 'Wielt e Kanton an dann eng Gemeng, fir just d’Betriber vun do ze gesinn.',
  searchError: 'Feeler bei der Sich',
  searchFailed: 'D’Sich huet net geklappt. Probéiert w.e.g. nach eng Kéier.',
  error: 'Feeler',
  companiesFailed: 'D’Betriber konnten net geluede ginn',
  categoriesFailed: 'D’Kategorië konnten net geluede ginn',
  tryAgain: 'Nach eng Kéier',
  home: 'Startsäit',
};
