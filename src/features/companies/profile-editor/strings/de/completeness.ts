import type { sentences as english } from '#features/companies/profile-editor/strings/en/completeness.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Vollständigkeit Ihres Profils',
  percent: (value) => `${value} %`,
  add: (what) => `Noch offen: ${listInWords('de', what)}.`,
  addOne: (what) => `Ergänzen: ${what}`,
  nothingMissing: 'Ihr Profil ist vollständig.',
  edit: 'Profil bearbeiten',
  missing: {
    description: 'eine längere Beschreibung',
    services: 'Ihre Leistungen',
    gallery: (count) =>
      pluralForm('de', count, {
        one: 'ein weiteres Bild in der Galerie',
        other: `${['zwei', 'drei', 'vier', 'fünf'][count - 2] ?? count} weitere Bilder in der Galerie`,
      }),
    hours: 'Ihre Öffnungszeiten',
    hoursFor: (days) => `Öffnungszeiten für ${listInWords('de', days)}`,
    address: 'Ihre vollständige Adresse',
    logo: 'ein Logo',
    phone: 'eine Telefonnummer',
    email: 'eine E-Mail-Adresse',
    vat: 'Ihre MwSt.-Nummer',
    website: 'Ihre Website',
    languages: 'die Sprachen, die Sie sprechen',
    area: 'Ihr Einsatzgebiet',
    registration: 'Ihre RCS-Nummer',
  },
};
