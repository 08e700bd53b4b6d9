import type { sentences as english } from '#features/companies/profile/strings/en/profile-dialogs.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  close: 'Fermer',
  picturesOf: (name) => `Photos ${withFrenchDe(name)}`,
  carousel: 'Photos du chantier',
  photoOf: (place, total) => `Photo ${place} sur ${total}`,
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
  choosePhoto: 'Choisir une photo',
  summary: 'Le chantier en bref',
  status: 'État',
  completed: 'Terminé',
  photoCount: 'Photos',
  budget: 'Budget',
  completionDate: 'Date de fin',
  completedOn: (date) => `Terminé le ${date}`,
  projectReviews: 'Avis',
};
