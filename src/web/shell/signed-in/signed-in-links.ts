import { signedInIcons } from '#design/signed-in-icons.ts';
import { href } from '#kernel/href.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Strings } from '#strings/strings.ts';
import type { ShellLink } from '#web/shell/shell-links.ts';

export const messagesLink = (
  { ownFrame }: Strings,
  { userType }: Pick<Person, 'userType'>,
  unread: number,
): ShellLink => ({
  href: userType === 'company' ? href('/messages') : href('/dashboard', { tab: 'messages' }),
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
        { href: href('/company-dashboard'), label: ownFrame.dashboard, icon: signedInIcons.chart },
        { href: href('/projects'), label: ownFrame.companyProjects, icon: 'document' },
        { href: href('/quotes'), label: ownFrame.quotes, icon: 'document' },
        { href: href('/visits'), label: ownFrame.visits, icon: signedInIcons.calendar },
        { href: href('/settings'), label: ownFrame.settings, icon: signedInIcons.gear },
      ]
    : [
        ...(userType === 'admin'
          ? [{ href: href('/admin'), label: ownFrame.moderation, icon: 'shield' as const }]
          : []),
        { href: href('/profile'), label: ownFrame.yourProfile, icon: 'person' },
        ...(userType === 'private'
          ? [
              { href: href('/requests'), label: ownFrame.myRequests, icon: 'document' as const },
              { href: href('/quotes'), label: ownFrame.quotes, icon: 'document' as const },
              { href: href('/visits'), label: ownFrame.visits, icon: signedInIcons.calendar },
            ]
          : []),
        { href: href('/projects'), label: ownFrame.myProjects, icon: 'document' },
        {
          href: href('/dashboard', { tab: 'folders' }),
          label: ownFrame.yourFolders,
          icon: signedInIcons.folder,
        },
        { href: href('/dashboard', { tab: 'contacts' }), label: ownFrame.likedCompanies, icon: 'heart' },
        { href: href('/settings'), label: ownFrame.settings, icon: signedInIcons.gear },
      ];
};
