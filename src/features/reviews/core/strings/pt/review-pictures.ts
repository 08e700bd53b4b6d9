import type { sentences as english } from '#features/reviews/core/strings/en/review-pictures.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pictureName: (place) => `Imagem ${place}`,
  openPicture: (place) => `Abrir a imagem ${place} da avaliação`,
  save: 'Guardar',
  close: 'Fechar',
  previousPicture: 'Imagem anterior',
  nextPicture: 'Imagem seguinte',
  pictureOf: (place, count) => `Imagem ${place} de ${count}`,
};
