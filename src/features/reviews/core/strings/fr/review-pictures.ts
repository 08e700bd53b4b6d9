import type { sentences as english } from '#features/reviews/core/strings/en/review-pictures.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pictureName: (place) => `Image ${place}`,
  openPicture: (place) => `Ouvrir l’image ${place} de l’avis`,
  save: 'Enregistrer',
  close: 'Fermer',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  pictureOf: (place, count) => `Image ${place} sur ${count}`,
};
