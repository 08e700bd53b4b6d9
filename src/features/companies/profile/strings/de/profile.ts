import { languageNames } from '#features/companies/core/strings/de/language-names.ts';
import { proofKindNames, proofSourceNames } from '#features/companies/core/strings/de/proof-names.ts';
import type { sentences as english } from '#features/companies/profile/strings/en/profile.ts';
import { withheldFor } from '#features/reviews/core/strings/de/withheld-for.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  languageNames,
  invalidId: 'Ungültige Nummer des Betriebs',
  companyNotFoundText: 'Vielleicht ist er nicht mehr bei Giewel, oder die Adresse wurde abgeschnitten.',
  fetchFailed: 'Das Profil des Betriebs konnte nicht geladen werden',
  tooMany: 'Eine kurze Pause, bitte',
  browseCompanies: 'Betriebe ansehen',
  breadcrumb: 'Sie sind hier',
  drawnByUs: 'Von uns gezeichnet: keine Bilder von Projekten',
  verified: 'Geprüft',
  verifiedTitle: 'Was geprüft wurde',
  verifiedNote:
    'Das wurde geprüft und nichts weiter: weder die Qualität der Arbeit noch, wer dieses Profil führt.',
  verifiedTerms: 'Nutzungsbedingungen',
  proofKinds: proofKindNames,
  proofSources: proofSourceNames,
  checkedOn: (date) => `Geprüft am ${date}`,
  checked: {
    vies: (date) => `MwSt.-Nummer am ${date} bei VIES geprüft`,
    moderator: (date) => `MwSt.-Nummer am ${date} von einem Moderator geprüft`,
    register: (date) => `RCS-Nummer am ${date} im Handelsregister geprüft`,
    ministry: (date) => `Niederlassungsgenehmigung am ${date} beim Wirtschaftsministerium geprüft`,
    insurer: (date) => `Versicherung am ${date} anhand der Bescheinigung geprüft`,
  },
  validUntil: (date) => `gültig bis ${date}`,
  emergencyService: 'Notdienst 24/7',
  emergencyText: 'Es kann nicht warten? Rufen Sie die Hotline an, auch nachts und sonntags.',
  outOfFive: (value) => `${value} von 5`,
  reviewCount: (count) => pluralForm('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` }),
  reviewsOfStars: (count, total, stars) =>
    `${count} von ${total} Bewertungen, mit ${pluralForm('de', stars, { one: '1 Stern', other: `${stars} Sternen` })}.`,
  allReviews: 'Alle zeigen',
  reviewOrder: 'Reihenfolge der Bewertungen',
  newestReviews: 'Neueste',
  highestReviews: 'Beste',
  lowestReviews: 'Schlechteste',
  location: 'Ort',
  luxembourg: 'Luxemburg',
  needsScript:
    'Nachrichten und Merken brauchen JavaScript, das in diesem Browser ausgeschaltet ist. Anrufen können Sie trotzdem.',
  requestQuote: 'Voranschlag anfragen',
  requestAQuote: 'Voranschlag anfragen',
  sendMessage: 'Nachricht senden',
  startProject: 'Projekt starten',
  saveCompany: 'In Mappe merken',
  likeCompany: 'Gefällt mir',
  unlikeCompany: 'Gefällt mir nicht mehr',

  tabs: 'Profil des Betriebs',
  overview: 'Überblick',
  services: 'Leistungen',
  reviewsTab: 'Bewertungen',
  projectsTab: 'Projekte',
  contact: 'Kontakt',

  about: 'Über uns',
  servicesOffered: 'Unsere Leistungen',
  recentProjects: 'Neueste Projekte',
  allProjects: 'Alle Projekte',
  priceExamples: 'Preisbeispiele',
  priceExamplesNote: 'Die Budgets, die Kunden für hier abgeschlossene Projekte angegeben haben.',
  similarCompanies: 'Ähnliche Betriebe',
  similarCompaniesNote: 'Dasselbe Gewerk, die nächsten zuerst.',
  contactInformation: 'Kontaktdaten',
  getInTouch: 'Kontakt aufnehmen',
  wroteOn: (day) => `Sie haben am ${day} geschrieben.`,
  openConversation: 'Unterhaltung öffnen',
  address: 'Adresse',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  spokenLanguages: 'Sprachen',
  speaks: (names) => `Spricht ${listInWords('de', names)}`,
  area: 'Einsatzgebiet',
  worksIn: (places) => `Arbeitet hier: ${listInWords('de', places)}`,
  ofCanton: (canton) => `Kanton ${canton}`,
  atAGlance: 'Auf einen Blick',
  inTradeSince: 'Im Handwerk',
  since: (year) => `Seit ${year}`,
  team: 'Team',
  people: (count) => pluralForm('de', count, { one: '1 Person', other: `${count} Personen` }),
  responseTime: 'Antwortet',
  answersWithin: (hours) =>
    pluralForm('de', hours, { one: 'In etwa 1 Stunde', other: `In etwa ${hours} Stunden` }),
  responseTimeNote:
    'Die Hälfte der ersten Antworten kam schneller. Wir zählen Montag bis Freitag, 08:00 bis 18:00 Uhr.',
  insurance: 'Versicherung',
  guarantee: 'Garantie',
  businessHours: 'Öffnungszeiten',
  noHours: 'Keine Öffnungszeiten angegeben',
  wholeWeek: 'Alle Öffnungszeiten',
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  closed: 'Geschlossen',
  openNow: 'Jetzt geöffnet',
  closedNow: 'Jetzt geschlossen',
  holidayNow: 'Feiertag',
  awayNow: 'Im Urlaub',
  closesAt: (time) => `bis ${time}`,
  opensAt: (day, time) => (day ? `öffnet ${day} ${time}` : `öffnet um ${time}`),
  publicHolidays: 'Feiertage',
  fromTo: (from, to) => (from === to ? from : `${from} bis ${to}`),

  noServices: 'Dieser Betrieb hat keine Leistungen angegeben',
  withheldCount: (count) =>
    pluralForm('de', count, {
      one: '1 Bewertung von der Moderation zurückgehalten',
      other: `${count} Bewertungen von der Moderation zurückgehalten`,
    }),
  withheldFor,
  noReviews: 'Noch keine Bewertungen',
  noReviewsText: 'Nur ein Kunde mit einem abgeschlossenen Projekt kann eine schreiben.',
  fiveStarCount: (count, total) =>
    pluralForm('de', count, {
      one: `1 von ${total} hat fünf Sterne gegeben.`,
      other: `${count} von ${total} haben fünf Sterne gegeben.`,
    }),
  readReviews: (count) =>
    pluralForm('de', count, { one: 'Bewertung lesen', other: `Alle ${count} Bewertungen` }),
  noProjects: 'Noch keine abgeschlossenen Projekte.',
  stars: (count) => pluralForm('de', count, { one: '1 Stern', other: `${count} Sterne` }),
  countOf: (count, total) => `${count} von ${total}`,
  anonymous: 'Anonym',
  /** The project's title follows. */
  aboutProject: 'Projekt:',
  verifiedProject: (month) => `Geprüftes Projekt, ${month}`,
  companyReply: 'Antwort des Betriebs',
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',

  photos: (count) => pluralForm('de', count, { one: '1 Foto', other: `${count} Fotos` }),
  noBudget: 'Nicht angegeben',
  notReviewed: 'Noch nicht bewertet',
  gallery: 'Bilder',
  allPictures: (count) => `Alle ${count} Bilder`,
  openPicture: (title, place, total) =>
    title ? `Vergrößern: ${title}` : `Bild ${place} von ${total} vergrößern`,
  moreProjects: (count) =>
    pluralForm('de', count, {
      one: '1 weiteres Projekt ohne Bilder',
      other: `${count} weitere Projekte ohne Bilder`,
    }),
  call: 'Anrufen',
  inventedForDemo: 'Für diese Demo erfunden',
  demoHasNoNumber: 'Keine Nummer: Der Betrieb ist für die Demo erfunden',
  demoCallTitle: 'Hier nimmt niemand ab',
  demoCallText:
    'Diesen Betrieb gibt es nicht, er ist für die Demo erfunden. Deshalb steht hier keine Nummer, die bei jemandem klingeln könnte. Schreiben Sie lieber eine Nachricht.',
  quickActions: 'Diesen Betrieb anfragen',
  description: 'Beschreibung',

  profileTitle: (name, trade, city) =>
    city ? `${name}, ${trade} in ${city} · Giewel` : `${name}, ${trade} · Giewel`,
  tabTitle: (tab, name) => `${tab} · ${name} · Giewel`,
  errorTitle: (what) => `${what} · Giewel`,
  profileDescription: (name, trades, about) => `${name}: ${trades}. ${about}`,
};
