import type { sentences as english } from '#features/companies/core/strings/en/sign-in-first.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Connexion nécessaire',
  message: 'Connectez-vous pour écrire aux entreprises.',
  messageKept: 'Votre message est enregistré. Il partira dès que vous serez connecté.',
  save: 'Connectez-vous pour ajouter des entreprises à vos dossiers.',
  like: 'Connectez-vous pour ajouter des entreprises à vos favoris.',
  project: 'Connectez-vous pour lancer un chantier.',
  contact: 'Connectez-vous pour ajouter des entreprises à vos contacts.',
  favourite: 'Connectez-vous pour ajouter des entreprises à vos favoris.',
};
