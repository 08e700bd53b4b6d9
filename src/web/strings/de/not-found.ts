import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/not-found.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Seite nicht gefunden',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link wurde abgeschnitten.',
  search: 'Betriebe suchen',
  backToHome: 'Zur Startseite',
};
