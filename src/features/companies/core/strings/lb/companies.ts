import type { sentences as english } from '#features/companies/core/strings/en/companies.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  companyNotFound: 'Betrib net fonnt',
  newBadge: 'Nei',
  featured: 'Gesponsert',
  otherService: 'Aner',
  defaultCategory: 'Bau',
  moreChips: (count) => `+${count} méi`,
  defaultDescription: 'Dëse Betrib bitt zu Lëtzebuerg professionell Leeschtungen um Bau un.',
  spoken: 'Sproochen:',
  responseTime: (hours) => `Äntwert meeschtens no ~${hours} St.`,
  reviews: (count) => pluralForm('lb', count, { one: 'Bewäertung', other: 'Bewäertungen' }),
  projects: (count) => pluralForm('lb', count, { one: 'Chantier', other: 'Chantieren' }),
  rated: (average) => `Nott: ${average} vu 5`,
  viewProfile: 'Profil kucken',
  viewProfileOf: (name) => `Profil kucken: ${name}`,
  saveToFolder: (name) => `${name} an en Dossier späicheren`,
  verified: 'Gepréift',
  away: (km) => (km === 0 ? 'manner wéi 5 km ewech' : `ongeféier ${km} km ewech`),
  worksThere: 'schafft an dëser Géigend',
  savedIn: (folders) => `Gespäichert an: ${folders}`,
  addToContacts: (name) => `${name} bei d’Kontakter setzen`,
  messageCompany: (name) => `Message schreiwen: ${name}`,
  favourite: (name) => `${name} bei d’Favoritte setzen`,
  compare: 'Vergläichen',
  compareNamed: (name) => `${name} vergläichen`,
  moreAbout: (name) => `Méi iwwer ${name}`,
  noCompanies: 'Kee Betrib fonnt',
  noCompaniesText: 'Wielt eng aner Kategorie oder kuckt méi spéit nach eng Kéier eran.',
};
