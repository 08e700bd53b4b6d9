import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#profile-editor/strings/en/completeness.ts';

export const sentences: Widened<typeof english> = {
  title: 'Profil complété',
  percent: (value) => `${value} %`,
  add: (what) => `Ajoutez ${what}.`,
  addOne: (what) => `Ajouter ${what}`,
  and: (one, other) => `${one} et ${other}`,
  nothingMissing: 'Rien ne manque.',
  edit: 'Modifier le profil',
  missing: {
    description: 'une description plus longue',
    services: 'les prestations que vous proposez',
    gallery: (count) =>
      count === 1
        ? 'encore une image à la galerie'
        : `encore ${['deux', 'trois', 'quatre', 'cinq'][count - 2] ?? count} images à la galerie`,
    hours: 'vos heures d’ouverture',
    hoursFor: (days) => `les heures d’ouverture pour ${days}`,
    address: 'votre adresse complète',
    logo: 'un logo',
    phone: 'un numéro de téléphone',
    email: 'une adresse e-mail',
    vat: 'votre numéro de TVA',
    website: 'votre site internet',
    languages: 'les langues que vous parlez',
    area: 'où vous travaillez',
    registration: 'votre numéro RCS',
  },
};
