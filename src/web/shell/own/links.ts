import { ownIcons } from '#design/own-icons.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Strings } from '#strings/strings.ts';
import type { ShellLink } from '#web/shell/links.ts';

export const messagesLink = (
  { web }: Strings,
  { userType }: Pick<Person, 'userType'>,
  unread: number,
): ShellLink => ({
  href: userType === 'company' ? '/messages' : '/dashboard?tab=messages',
  label: unread > 0 ? web.messagesUnread(unread) : web.messages,
  icon: 'message',
  count: unread,
});

export const accountLinks = (
  { web }: Strings,
  { userType, mustAddFactor }: Pick<Person, 'userType' | 'mustAddFactor'>,
): ShellLink[] => {
  if (mustAddFactor) return [];
  return userType === 'company'
    ? [
        { href: '/company-dashboard', label: web.dashboard, icon: ownIcons.chart },
        { href: '/projects', label: web.companyProjects, icon: 'document' },
        { href: '/settings', label: web.settings, icon: ownIcons.gear },
      ]
    : [
        ...(userType === 'admin' ? [{ href: '/admin', label: web.moderation, icon: 'shield' as const }] : []),
        { href: '/profile', label: web.yourProfile, icon: 'person' },
        { href: '/projects', label: web.myProjects, icon: 'document' },
        { href: '/dashboard?tab=folders', label: web.yourFolders, icon: 'folder' },
        { href: '/dashboard?tab=contacts', label: web.likedCompanies, icon: 'heart' },
        { href: '/settings', label: web.settings, icon: ownIcons.gear },
      ];
};
