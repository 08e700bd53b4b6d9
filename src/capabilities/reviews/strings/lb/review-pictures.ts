import { eifel } from '#kernel/eifel.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#reviews/strings/en/review-pictures.ts';

export const sentences: Widened<typeof english> = {
  pictureName: (place) => `Bild ${place}`,
  openPicture: (place) => `Bild ${place} vun der Bewäertung opmaachen`,
  save: 'Späicheren',
  close: 'Zoumaachen',
  previousPicture: 'Bild virdrun',
  nextPicture: 'Nächst Bild',
  pictureOf: (place, count) => `Bild ${place} ${eifel('vun', count)}`,
};
