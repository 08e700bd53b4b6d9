import type { sentences as english } from '#features/reviews/core/strings/en/review-pictures.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pictureName: (place) => `Bild ${place}`,
  openPicture: (place) => `Bild ${place} vun der Bewäertung opmaachen`,
  save: 'Späicheren',
  close: 'Zoumaachen',
  previousPicture: 'Bild virdrun',
  nextPicture: 'Nächst Bild',
  pictureOf: (place, count) => `Bild ${place} ${applyEifelRule('vun', count)}`,
};
