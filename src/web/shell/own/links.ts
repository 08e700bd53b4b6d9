import { ownIcons } from '#design/own-icons.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Strings } from '#strings/strings.ts';
import type { ShellLink } from '#web/shell/links.ts';

export const messagesLink = (
  { ownFrame }: Strings,
  { userType }: Pick<Person, 'userType'>,
  unread: number,
): ShellLink => ({
  href: userType === 'company' ? '/messages' : '/dashboard?tab=messages',
  label: unread > 0 ? ownFrame.messagesUnread(unread) : ownFrame.messages,
  icon: 'message',
  count: unread,
});

export const accountLinks = (
  { ownFrame }: Strings,
  { userType, mustAddFactor }: Pick<Person, 'userType' | 'mustAddFactor'>,
): ShellLink[] => {
  if (mustAddFactor) return [];
  return userType === 'company'
    ? [
        { href: '/company-dashboard', label: ownFrame.dashboard, icon: ownIcons.chart },
        { href: '/projects', label: ownFrame.companyProjects, icon: 'document' },
        { href: '/quotes', label: ownFrame.quotes, icon: 'document' },
        { href: '/visits', label: ownFrame.visits, icon: ownIcons.calendar },
        { href: '/settings', label: ownFrame.settings, icon: ownIcons.gear },
      ]
    : [
        ...(userType === 'admin'
          ? [{ href: '/admin', label: ownFrame.moderation, icon: 'shield' as const }]
          : []),
        { href: '/profile', label: ownFrame.yourProfile, icon: 'person' },
        ...(userType === 'private'
          ? [
              { href: '/requests', label: ownFrame.myRequests, icon: 'document' as const },
              { href: '/quotes', label: ownFrame.quotes, icon: 'document' as const },
              { href: '/visits', label: ownFrame.visits, icon: ownIcons.calendar },
            ]
          : []),
        { href: '/projects', label: ownFrame.myProjects, icon: 'document' },
        { href: '/dashboard?tab=folders', label: ownFrame.yourFolders, icon: ownIcons.folder },
        { href: '/dashboard?tab=contacts', label: ownFrame.likedCompanies, icon: 'heart' },
        { href: '/settings', label: ownFrame.settings, icon: ownIcons.gear },
      ];
};
