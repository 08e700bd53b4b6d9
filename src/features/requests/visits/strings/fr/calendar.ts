import type { sentences as english } from '#features/requests/visits/strings/en/calendar.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  name: 'Giewel : visites',
  summary: (partner) => `Visite : ${partner}`,
  comes: (member) => `C’est ${member} qui vient.`,
  change: (address) => `La déplacer ou l’annuler : ${address}`,
  somebody: 'quelqu’un qui a quitté Giewel',
  house: 'Giewel',
};
