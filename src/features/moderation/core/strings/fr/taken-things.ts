import type { takenThings as english } from '#features/moderation/core/strings/en/taken-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const takenThings: TranslationType<typeof english> = {
  picture: 'une photo',
  logo: 'un logo',
  description: 'une description',
  profile: 'un profil',
  project: 'un chantier',
  message: 'un message',
  reply: 'une réponse à un avis',
  review: 'un avis',
};
