import type { takenThings as english } from '#features/moderation/core/strings/en/taken-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const takenThings: TranslationType<typeof english> = {
  picture: 'uma imagem',
  logo: 'um logótipo',
  description: 'uma descrição',
  profile: 'um perfil',
  project: 'uma obra',
  message: 'uma mensagem',
  reply: 'uma resposta a uma avaliação',
  review: 'uma avaliação',
};
