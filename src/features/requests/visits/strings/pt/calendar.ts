import type { sentences as english } from '#features/requests/visits/strings/en/calendar.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  name: 'Giewel: visitas',
  summary: (partner) => `Visita: ${partner}`,
  comes: (member) => `${member} faz a visita.`,
  change: (address) => `Mudar ou cancelar a visita: ${address}`,
  somebody: 'alguém que saiu do Giewel',
  house: 'Giewel',
};
