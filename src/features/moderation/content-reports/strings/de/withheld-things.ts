import type { sentences as english } from '#features/moderation/content-reports/strings/en/withheld-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  titles: {
    picture: 'Eines Ihrer Bilder',
    logo: 'Ihr Logo',
    description: 'Ihre Beschreibung',
    profile: 'Ihr Profil',
    project: 'Eines Ihrer Projekte',
    message: 'Eine Ihrer Nachrichten',
    reply: 'Ihre Antwort auf eine Bewertung',
  },
  states: {
    withheld: 'Von einem Moderator entfernt',
    waiting: 'Entfernt; Ihre Beschwerde wartet',
    restored: 'Wieder dort, wo es stand',
    final: 'Bleibt entfernt',
  },
  lead: {
    withheld:
      'Niemand sonst sieht es mehr. Das hat nach einer Meldung ein Mensch entschieden, keine Maschine. Sie können sich innerhalb von 6 Monaten kostenlos beschweren.',
    waiting:
      'Jemand, der es nicht selbst entfernt hat, prüft Ihre Beschwerde. Sie erfahren die Entscheidung.',
    restored: 'Ihre Beschwerde war berechtigt.',
    final:
      'Sie können sich an eine Stelle zur außergerichtlichen Streitbeilegung wenden, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist, oder an ein Gericht.',
  },
  settlementBodies,
  takenOn: 'Entfernt',
  why: 'Gründe',
  yourObjection: 'Ihre Beschwerde',
  answer: 'Was dazu entschieden wurde',
  object: 'Beschwerde einlegen',
  objectLead:
    'Das können Sie einmal tun. Sagen Sie, was der Moderator nicht gesehen oder falsch verstanden hat.',
  whyBack: 'Warum es wieder da sein soll',
  send: 'Beschwerde senden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Ihre Beschwerde wurde nicht gesendet',
  notFound: 'Hier ist nichts von Ihnen',
  notFoundText: 'Bitte benutzen Sie die Adresse aus Ihrer E-Mail, angemeldet bei dem Konto, an das sie ging.',
  home: 'Zur Startseite',
};
