import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Ihre Antwort konnte nicht zugestellt werden',
    heading: 'Ihre Antwort konnte nicht zugestellt werden',
    text: (reason) => `Ihre Antwort per E-Mail konnte nicht in Giewel übernommen werden: ${reason}.`,
    noText: 'Die Antwort enthielt keinen Text, und Anhänge nehmen wir per E-Mail nicht an',
    otherSender: 'Die Antwort kam nicht von der E-Mail-Adresse Ihres Kontos',
    notInTeam: 'Sie gehören nicht mehr zum Team des Betriebs',
    tooOld:
      'Die letzte Nachricht in dieser Unterhaltung ist mehr als 90 Tage alt; bitte antworten Sie auf Giewel',
    unreadable: 'Wir konnten die Antwort nicht lesen',
    button: 'Unterhaltung öffnen',
  },
};
