import type { sentences as english } from '#features/companies/core/strings/en/companies.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  companyNotFound: 'Betrieb nicht gefunden',
  newBadge: 'Neu',
  featured: 'Anzeige',
  otherService: 'Sonstiges',
  defaultCategory: 'Bau',
  moreChips: (count) => `+${count} weitere`,
  defaultDescription: 'Dieser Betrieb bietet Bauleistungen in Luxemburg an.',
  spoken: 'Sprachen:',
  responseTime: (hours) =>
    pluralForm('de', hours, {
      one: 'Antwortet meist nach 1 Std.',
      other: `Antwortet meist nach ${hours} Std.`,
    }),
  reviews: (count) => pluralForm('de', count, { one: 'Bewertung', other: 'Bewertungen' }),
  projects: (count) => pluralForm('de', count, { one: 'Projekt', other: 'Projekte' }),
  rated: (average) => `Note: ${average} von 5`,
  viewProfile: 'Profil ansehen',
  viewProfileOf: (name) => `Profil ansehen: ${name}`,
  saveToFolder: (name) => `${name} in einer Mappe merken`,
  verified: 'Geprüft',
  away: (km) => (km === 0 ? 'weniger als 5 km entfernt' : `etwa ${km} km entfernt`),
  worksThere: 'arbeitet dort',
  savedIn: (folders) => `Gemerkt in: ${folders}`,
  addToContacts: (name) => `${name} zu den Kontakten hinzufügen`,
  messageCompany: (name) => `Nachricht an ${name}`,
  favourite: (name) => `${name} zu den Favoriten hinzufügen`,
  compare: 'Vergleichen',
  compareNamed: (name) => `${name} vergleichen`,
  moreAbout: (name) => `Mehr über ${name}`,
  noCompanies: 'Kein Betrieb gefunden',
  noCompaniesText: 'Wählen Sie eine andere Kategorie oder schauen Sie später wieder vorbei.',
};
