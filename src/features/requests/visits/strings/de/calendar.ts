import type { sentences as english } from '#features/requests/visits/strings/en/calendar.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  name: 'Giewel: Ortstermine',
  summary: (partner) => `Ortstermin: ${partner}`,
  comes: (member) => `${member} kommt zum Ortstermin.`,
  change: (address) => `Ortstermin verschieben oder absagen: ${address}`,
  somebody: 'jemand, der nicht mehr bei Giewel ist',
  house: 'Giewel',
};
