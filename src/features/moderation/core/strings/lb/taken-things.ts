import type { takenThings as english } from '#features/moderation/core/strings/en/taken-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const takenThings: TranslationType<typeof english> = {
  picture: 'e Bild',
  logo: 'e Logo',
  description: 'eng Beschreiwung',
  profile: 'e Profil',
  project: 'e Chantier',
  message: 'e Message',
  reply: 'eng Äntwert op eng Bewäertung',
  review: 'eng Bewäertung',
};
