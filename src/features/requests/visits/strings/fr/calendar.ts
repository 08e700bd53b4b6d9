import type { sentences as english } from '#features/requests/visits/strings/en/calendar.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  name: 'Giewel : visites',
  summary: (partner) => `Visite : ${partner}`,
  comes: (member) => `${member} viendra sur place.`,
  change: (address) => `Déplacer ou annuler la visite : ${address}`,
  somebody: 'quelqu’un qui a quitté Giewel',
  house: 'Giewel',
};
