import type { sentences as english } from '#features/companies/core/strings/en/sign-in-first.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Bitte anmelden',
  message: 'Bitte melden Sie sich an, um Betrieben zu schreiben.',
  messageKept: 'Ihre Nachricht ist gespeichert. Wir senden sie, sobald Sie angemeldet sind.',
  save: 'Bitte melden Sie sich an, um sich Betriebe in Mappen zu merken.',
  like: 'Bitte melden Sie sich an, um Betriebe mit „Gefällt mir“ zu markieren.',
  project: 'Bitte melden Sie sich an, um ein Projekt zu starten.',
  contact: 'Bitte melden Sie sich an, um Betriebe zu Ihren Kontakten hinzuzufügen.',
  favourite: 'Bitte melden Sie sich an, um Betriebe zu Ihren Favoriten hinzuzufügen.',
};
