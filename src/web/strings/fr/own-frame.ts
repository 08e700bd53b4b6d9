import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/own-frame.ts';

export const sentences: TranslationType<typeof english> = {
  accountMenu: (name) => `Compte ${withFrenchDe(name)}`,
  yourProfile: 'Votre profil',
  dashboard: 'Tableau de bord',
  myProjects: 'Mes chantiers',
  myRequests: 'Mes demandes',
  quotes: 'Devis',
  visits: 'Visites',
  yourFolders: 'Vos dossiers',
  likedCompanies: 'Entreprises favorites',
  companyProjects: 'Chantiers',
  profileAndTeam: 'Profil et équipe',
  priceBook: 'Bibliothèque de prix',
  subscription: 'Abonnement',
  settings: 'Réglages',
  moderation: 'Modération',
  messages: 'Messages',
  messagesUnread: (count) =>
    `Messages, ${count} ${pluralForm('fr', count, { one: 'non lu', many: 'non lus', other: 'non lus' })}`,
  signOut: 'Se déconnecter',
  otherAccount: 'Se connecter avec un autre compte',
  signedOut: 'Déconnecté',
  signedOutText: 'Vous êtes maintenant déconnecté',
  signOutFailed: 'Échec de la déconnexion',
  unreadNotifications: (count) =>
    `Notifications, ${count} ${pluralForm('fr', count, { one: 'non lue', many: 'non lues', other: 'non lues' })}`,
  requests: 'Demandes',
  projects: 'Chantiers',
  reviews: 'Avis',
  queues: 'Files à traiter',
  people: 'Personnes',
  categories: 'Catégories',
  figures: 'Statistiques',
  log: 'Décisions',
  trail: 'Journal d’audit',
  checks: 'Vérification du système',
  newRequest: 'Nouvelle demande',
  newQuote: 'Nouveau devis',
  places: 'Vos pages',
  waiting: (place, count) => `${place}, ${count} en attente`,
};
