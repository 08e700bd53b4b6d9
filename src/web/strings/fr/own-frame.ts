import { deBefore } from '#kernel/elision.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#web/strings/en/own-frame.ts';

export const sentences: Widened<typeof english> = {
  accountMenu: (username) => `Compte ${deBefore(username)}`,
  yourProfile: 'Votre profil',
  dashboard: 'Tableau de bord',
  myProjects: 'Mes chantiers',
  myRequests: 'Mes demandes',
  quotes: 'Devis',
  visits: 'Visites',
  yourFolders: 'Vos dossiers',
  likedCompanies: 'Entreprises aimées',
  companyProjects: 'Chantiers',
  settings: 'Réglages',
  moderation: 'Modération',
  messages: 'Messages',
  messagesUnread: (count) => `Messages, ${count} ${count < 2 ? 'non lu' : 'non lus'}`,
  signOut: 'Se déconnecter',
  signedOut: 'Déconnecté',
  signedOutText: 'Vous êtes bien déconnecté',
  signOutFailed: 'Échec de la déconnexion',
  unreadNotifications: (count) => `Notifications, ${count} ${count < 2 ? 'non lue' : 'non lues'}`,
};
