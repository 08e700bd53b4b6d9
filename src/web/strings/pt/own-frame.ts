import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/own-frame.ts';

export const sentences: TranslationType<typeof english> = {
  accountMenu: (username) => `Conta de ${username}`,
  yourProfile: 'O seu perfil',
  dashboard: 'Painel',
  myProjects: 'As minhas obras',
  myRequests: 'Os meus pedidos',
  quotes: 'Orçamentos',
  visits: 'Visitas',
  yourFolders: 'As suas pastas',
  likedCompanies: 'Empresas de que gosta',
  companyProjects: 'Obras da empresa',
  settings: 'Definições',
  moderation: 'Moderação',
  messages: 'Mensagens',
  messagesUnread: (count) => `Mensagens, ${count} por ler`,
  signOut: 'Terminar sessão',
  signedOut: 'Sessão terminada',
  signedOutText: 'A sua sessão foi terminada',
  signOutFailed: 'Não foi possível terminar a sessão',
  unreadNotifications: (count) => `Notificações, ${count} por ler`,
};
