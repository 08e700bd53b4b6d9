import type { sentences as english } from '#features/companies/profile-editor/strings/en/completeness.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Wie vollständig Ihr Profil ist',
  percent: (value) => `${value} %`,
  add: (what) => `Noch offen: ${listInWords('de', what)}.`,
  addOne: (what) => `Ergänzen: ${what}`,
  nothingMissing: 'Es fehlt nichts.',
  edit: 'Profil ändern',
  missing: {
    description: 'eine längere Beschreibung',
    services: 'Ihre Leistungen',
    gallery: (count) =>
      pluralForm('de', count, {
        one: 'ein weiteres Bild in der Galerie',
        other: `${['zwei', 'drei', 'vier', 'fünf'][count - 2] ?? count} weitere Bilder in der Galerie`,
      }),
    hours: 'Ihre Öffnungszeiten',
    hoursFor: (days) => `Öffnungszeiten: ${listInWords('de', days)}`,
    address: 'Ihre vollständige Adresse',
    logo: 'ein Logo',
    phone: 'eine Telefonnummer',
    email: 'eine E-Mail-Adresse',
    vat: 'Ihre MwSt.-Nummer',
    website: 'Ihre Website',
    languages: 'die Sprachen, die Sie sprechen',
    area: 'wo Sie arbeiten',
    registration: 'Ihre RCS-Nummer',
  },
};
