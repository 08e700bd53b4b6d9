import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#visits/strings/en/calendar.ts';

export const sentences: Widened<typeof english> = {
  name: 'Giewel : visites',
  summary: (partner) => `Visite : ${partner}`,
  comes: (member) => `Visite faite par ${member}.`,
  change: (address) => `La déplacer ou l’annuler : ${address}`,
  somebody: 'quelqu’un qui a quitté Giewel',
  house: 'Giewel',
};
