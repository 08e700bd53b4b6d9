import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/own-frame.ts';

export const sentences: TranslationType<typeof english> = {
  accountMenu: (username) => `Konto von ${username}`,
  yourProfile: 'Ihr Profil',
  dashboard: 'Übersicht',
  myProjects: 'Meine Projekte',
  myRequests: 'Meine Anfragen',
  quotes: 'Voranschläge',
  visits: 'Ortstermine',
  yourFolders: 'Ihre Mappen',
  likedCompanies: 'Gefällt mir',
  companyProjects: 'Projekte',
  settings: 'Einstellungen',
  moderation: 'Moderation',
  messages: 'Nachrichten',
  messagesUnread: (count) => `Nachrichten, ${count} ungelesen`,
  signOut: 'Abmelden',
  signedOut: 'Abgemeldet',
  signedOutText: 'Sie sind abgemeldet',
  signOutFailed: 'Das Abmelden hat nicht geklappt',
  unreadNotifications: (count) => `Mitteilungen, ${count} ungelesen`,
};
