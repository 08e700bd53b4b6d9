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
    waiting: 'Entfernt, Beschwerde läuft',
    restored: 'Wiederhergestellt',
    final: 'Nach Ihrer Beschwerde nicht wiederhergestellt',
  },
  lead: {
    withheld:
      'Nur Sie können den Inhalt noch sehen. Das hat einer unserer Moderatoren nach einer Meldung entschieden, ohne automatische Verfahren. Sie können innerhalb von 6 Monaten kostenlos Beschwerde einlegen.',
    waiting: 'Ein anderer Moderator prüft Ihre Beschwerde. Wir teilen Ihnen die Entscheidung mit.',
    restored: 'Wir haben Ihrer Beschwerde stattgegeben.',
    final:
      'Sie können sich weiterhin an ein Gericht wenden oder an eine Stelle zur außergerichtlichen Streitbeilegung, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist.',
  },
  settlementBodies,
  takenOn: 'Entfernt',
  why: 'Gründe',
  yourObjection: 'Ihre Beschwerde',
  answer: 'Entscheidung über Ihre Beschwerde',
  object: 'Beschwerde einlegen',
  objectLead:
    'Sie können einmal Beschwerde einlegen. Sagen Sie uns, was der Moderator übersehen oder falsch verstanden hat.',
  whyBack: 'Warum sollten wir den Inhalt wiederherstellen?',
  send: 'Beschwerde senden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Ihre Beschwerde konnte nicht gesendet werden',
  notFound: 'Diesen Inhalt haben wir nicht gefunden',
  notFoundText:
    'Verwenden Sie den Link aus unserer E-Mail und melden Sie sich mit dem Konto an, an das wir sie gesendet haben.',
  home: 'Zur Startseite',
};
