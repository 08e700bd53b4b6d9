import type { sentences as english } from '#features/companies/profile-editor/strings/en/completeness.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Profil complété',
  percent: (value) => `${value} %`,
  add: (what) => `Ajoutez ${listInWords('fr', what)}.`,
  addOne: (what) => `Ajouter ${what}`,
  nothingMissing: 'Votre profil est complet.',
  edit: 'Modifier le profil',
  missing: {
    description: 'une description plus longue',
    services: 'les prestations que vous proposez',
    gallery: (count) =>
      pluralForm('fr', count, {
        one: 'encore une photo dans la galerie',
        many: `encore ${['deux', 'trois', 'quatre', 'cinq'][count - 2] ?? count} photos dans la galerie`,
        other: `encore ${['deux', 'trois', 'quatre', 'cinq'][count - 2] ?? count} photos dans la galerie`,
      }),
    hours: 'vos heures d’ouverture',
    hoursFor: (days) => `les heures d’ouverture pour ${listInWords('fr', days)}`,
    address: 'votre adresse complète',
    logo: 'un logo',
    phone: 'un numéro de téléphone',
    email: 'une adresse e-mail',
    vat: 'votre numéro de TVA',
    website: 'votre site internet',
    languages: 'les langues que vous parlez',
    area: 'votre zone d’intervention',
    registration: 'votre numéro RCS',
  },
};
