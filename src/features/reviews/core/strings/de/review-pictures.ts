import type { sentences as english } from '#features/reviews/core/strings/en/review-pictures.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pictureName: (place) => `Bild ${place}`,
  openPicture: (place) => `Bild ${place} der Bewertung öffnen`,
  save: 'Speichern',
  close: 'Schließen',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureOf: (place, count) => `Bild ${place} von ${count}`,
};
