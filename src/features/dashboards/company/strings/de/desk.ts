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
    kpis: 'Zahlen',
    subscription: 'Tarif',
  },
  listing: {
    title: 'Noch nicht im Verzeichnis',
    text: 'Hausbesitzer finden Sie, sobald dies da ist:',
    keptTitle: (day) => `Im Verzeichnis bis ${day}`,
    keptText: 'Um danach dort zu bleiben, ergänzen Sie, was fehlt:',
    trade: 'Gewerk wählen',
    place: 'Sagen, wo Sie sind oder wo Sie arbeiten',
    text40: (least) => `Mindestens ${least} Zeichen über Ihren Betrieb schreiben`,
    email: 'E-Mail-Adresse bestätigen',
    emailOfOwner: 'Der Inhaber bestätigt seine E-Mail-Adresse',
  },
  team: 'Team',
  viewPublicProfile: 'Öffentliches Profil ansehen',
  verified: 'Geprüft',
  pendingVerification: 'Prüfung steht aus',
  yourCompany: 'Ihr Betrieb',
  profileFailed: 'Das Profil des Betriebs konnte nicht geladen werden',
  notYoursToEdit: 'Um das Profil kümmert sich jemand anderes',
  notYoursToEditText:
    'Der Inhaber und die Verwalter Ihres Betriebs ändern das öffentliche Profil, die Bilder und die Nachweise.',
  toTeam: 'Sehen, wer im Team ist',
  suspended: (company, until) =>
    until ? `${company} ist bis zum Ende des ${until} gesperrt` : `${company} ist gesperrt`,
  suspendedText:
    'Das hat ein Moderator entschieden. So lange wird der Betrieb nicht gezeigt, und niemand arbeitet in seinem Namen.',
  suspendedWhy: (reason) => `Die Gründe: „${reason}“`,
  suspendedObjection: 'Wenn Sie das anders sehen, schreiben Sie uns. Dann prüft es jemand anderes.',
  writeToUs: 'Uns schreiben',
  noCompany: 'Zu diesem Konto gehört kein Betrieb.',
};
