import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Ihre Antwort wurde nicht zugestellt',
    heading: 'Ihre Antwort wurde nicht zugestellt',
    text: (reason) =>
      `Die Antwort, die Sie per E-Mail gesendet haben, wurde bei Giewel nicht zur Nachricht: ${reason}.`,
    noText: 'es stand kein Text darin, und Anhänge nehmen wir per E-Mail nicht an',
    otherSender: 'sie kam nicht von der E-Mail-Adresse Ihres Kontos',
    notInTeam: 'Sie arbeiten nicht mehr für den Betrieb, in dessen Namen Sie benachrichtigt wurden',
    tooOld: 'in dieser Unterhaltung war es mehr als 90 Tage still. Bitte schreiben Sie bei Giewel weiter',
    unreadable: 'wir konnten sie nicht lesen',
    button: 'Unterhaltung öffnen',
  },
};
