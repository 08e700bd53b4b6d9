import { extraIcons } from '#design/extra-icons.ts';
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

/** Lists what stands in the menu below one’s own places. */
export const accountLinks = (
  { ownFrame }: Strings,
  { userType, mustAddFactor }: Pick<Person, 'userType' | 'mustAddFactor'>,
  /** Of a company's team its owner alone manages profile and plan. */
  isOwner: boolean,
): ShellLink[] => {
  if (mustAddFactor) return [];
  const settings = { href: href('/settings'), label: ownFrame.settings, icon: signedInIcons.gear };
  if (userType === 'company')
    return [
      ...(isOwner
        ? [
            {
              href: href('/company-dashboard', { tab: 'profile' }),
              label: ownFrame.profileAndTeam,
              icon: 'person' as const,
            },
          ]
        : []),
      { href: href('/price-book'), label: ownFrame.priceBook, icon: signedInIcons.ruler },
      ...(isOwner
        ? [
            {
              href: href('/company-dashboard', { tab: 'subscription' }),
              label: ownFrame.subscription,
              icon: extraIcons.card,
            },
          ]
        : []),
      settings,
    ];
  return [
    { href: href('/profile'), label: ownFrame.yourProfile, icon: 'person' },
    ...(userType === 'admin'
      ? [{ href: href('/projects'), label: ownFrame.myProjects, icon: signedInIcons.roof }]
      : []),
    {
      href: href('/dashboard', { tab: 'folders' }),
      label: ownFrame.yourFolders,
      icon: signedInIcons.folder,
    },
    { href: href('/dashboard', { tab: 'contacts' }), label: ownFrame.likedCompanies, icon: 'heart' },
    settings,
  ];
};
