import type { sentences as english } from '#features/companies/core/strings/en/sign-in-first.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Connexion nécessaire',
  message: 'Connectez-vous pour écrire aux entreprises.',
  messageKept: 'Votre message est gardé. Il part dès que vous êtes connecté.',
  save: 'Connectez-vous pour enregistrer des entreprises dans vos dossiers.',
  like: 'Connectez-vous pour aimer des entreprises.',
  project: 'Connectez-vous pour ouvrir un chantier.',
  contact: 'Connectez-vous pour ajouter des entreprises à vos contacts.',
  favourite: 'Connectez-vous pour mettre des entreprises en favori.',
};
