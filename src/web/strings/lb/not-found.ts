import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/not-found.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Säit net fonnt',
  text: 'Op dëser Adress ass keng Säit. Vläicht ass se geplënnert, oder de Link ass net komplett.',
  search: 'Betriber sichen',
  backToHome: 'Op d’Startsäit',
};
