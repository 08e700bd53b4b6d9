import type { sentences as english } from '#features/reviews/core/strings/en/review-pictures.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pictureName: (place) => `Photo ${place}`,
  openPicture: (place) => `Ouvrir la photo ${place} de l’avis`,
  save: 'Enregistrer',
  close: 'Fermer',
  previousPicture: 'Photo précédente',
  nextPicture: 'Photo suivante',
  pictureOf: (place, count) => `Photo ${place} sur ${count}`,
};
