import type { takenThings as english } from '#features/moderation/core/strings/en/taken-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const takenThings: TranslationType<typeof english> = {
  picture: 'ein Bild',
  logo: 'ein Logo',
  description: 'eine Beschreibung',
  profile: 'ein Profil',
  project: 'ein Projekt',
  message: 'eine Nachricht',
  reply: 'eine Antwort auf eine Bewertung',
  review: 'eine Bewertung',
};
