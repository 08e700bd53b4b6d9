import type { sentences as english } from '#features/companies/profile-editor/strings/en/completeness.ts';
import { listInLuxembourgish } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Wéi komplett de Profil ass',
  percent: (value) => `${value} %`,
  add: (what) => `Et feelt nach: ${listInLuxembourgish(what)}.`,
  addOne: (what) => `Derbäisetzen: ${what}`,
  nothingMissing: 'Äre Profil ass komplett.',
  edit: 'Profil änneren',
  missing: {
    description: 'eng méi laang Beschreiwung',
    services: 'Är Leeschtungen',
    gallery: (count) =>
      pluralForm('lb', count, {
        one: 'nach eng Foto an der Galerie',
        other: `nach ${['zwou', 'dräi', 'véier', 'fënnef'][count - 2] ?? count} Fotoen an der Galerie`,
      }),
    hours: 'Är Ëffnungszäiten',
    hoursFor: (days) => `Ëffnungszäite fir ${listInLuxembourgish(days)}`,
    address: 'Är ganz Adress',
    logo: 'e Logo',
    phone: 'eng Telefonsnummer',
    email: 'eng E-Mail-Adress',
    vat: 'Är TVA-Nummer',
    website: 'Äre Website',
    languages: 'd’Sproochen, déi Dir schwätzt',
    area: 'd’Géigend, wou Dir schafft',
    registration: 'Är RCS-Nummer',
  },
};
