import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Übersicht des Betriebs · Giewel',
  tabs: 'Bereiche Ihrer Übersicht',
  names: {
    dashboard: 'Übersicht',
    profile: 'Profil',
    messages: 'Nachrichten',
    reviews: 'Bewertungen',
    kpis: 'Statistiken',
    subscription: 'Tarif',
  },
  listing: {
    title: 'Ihr Betrieb ist noch nicht im Verzeichnis',
    text: 'Das fehlt noch, damit Hausbesitzer Sie finden:',
    keptTitle: (day) => `Ihr Betrieb steht bis ${day} im Verzeichnis`,
    keptText: 'Um danach im Verzeichnis zu bleiben, ergänzen Sie, was fehlt:',
    trade: 'Gewerk wählen',
    place: 'Standort oder Einsatzgebiet angeben',
    text40: (least) => `Mindestens ${least} Zeichen über Ihren Betrieb schreiben`,
    email: 'E-Mail-Adresse bestätigen',
    emailOfOwner: 'Der Inhaber muss seine E-Mail-Adresse bestätigen',
  },
  team: 'Team',
  viewPublicProfile: 'Öffentliches Profil ansehen',
  verified: 'Geprüft',
  pendingVerification: 'Prüfung steht aus',
  yourCompany: 'Ihr Betrieb',
  profileFailed: 'Das Profil des Betriebs konnte nicht geladen werden',
  backToQuote: 'Zurück zum Angebot',
  notYoursToEdit: 'Jemand anderes verwaltet das Profil',
  notYoursToEditText:
    'Der Inhaber und die Manager Ihres Betriebs können das öffentliche Profil, die Bilder und die Nachweise ändern.',
  toTeam: 'Ihr Team ansehen',
  suspended: (company, until) =>
    until ? `${company} ist bis einschließlich ${until} gesperrt` : `${company} ist gesperrt`,
  suspendedText:
    'Das hat ein Moderator entschieden. Während der Sperre wird Ihr Betrieb auf Giewel nicht angezeigt, und niemand kann in seinem Namen handeln.',
  suspendedWhy: (reason) => `Grund: „${reason}“`,
  suspendedObjection:
    'Wenn Sie nicht einverstanden sind, schreiben Sie uns. Dann prüft jemand anderes die Entscheidung.',
  writeToUs: 'Kontakt aufnehmen',
  noCompany: 'Zu diesem Konto gehört kein Betrieb.',
};
