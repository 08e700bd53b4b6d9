import type { sentences as english } from '#features/requests/visits/strings/en/calendar.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  name: 'Giewel: Visitten',
  summary: (partner) => `Visitt: ${partner}`,
  comes: (member) => `${member} kënnt op d’Visitt.`,
  change: (address) => `Visitt verréckelen oder ofsoen: ${address}`,
  somebody: 'een, deen net méi op Giewel ass',
  house: 'Giewel',
};
