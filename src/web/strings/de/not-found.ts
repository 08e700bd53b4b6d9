import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/not-found.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Seite nicht gefunden',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',
  search: 'Betriebe suchen',
  backToHome: 'Zur Startseite',
};
