import { withEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/own-frame.ts';

export const sentences: TranslationType<typeof english> = {
  accountMenu: (username) => `Kont ${withEifelRule('vun', username)}`,
  yourProfile: 'Äre Profil',
  dashboard: 'Iwwersiicht',
  myProjects: 'Meng Chantieren',
  myRequests: 'Meng Ufroen',
  quotes: 'Devisen',
  visits: 'Visitten',
  yourFolders: 'Är Dossieren',
  likedCompanies: 'Gefält mir',
  companyProjects: 'Chantieren',
  settings: 'Astellungen',
  moderation: 'Moderatioun',
  messages: 'Messagen',
  messagesUnread: (count) => `Messagen, ${count} net gelies`,
  signOut: 'Ausloggen',
  signedOut: 'Ausgeloggt',
  signedOutText: 'Dir sidd ausgeloggt',
  signOutFailed: 'Ausloggen huet net geklappt',
  unreadNotifications: (count) => `Noriichten, ${count} net gelies`,
};
