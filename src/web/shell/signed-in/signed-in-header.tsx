import { IconLink } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { MenuHead } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useLiveEvents } from '#web/live/use-live-events.ts';
import { MenuLinks } from '#web/shell/menu-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';
import { useUnreadMessageCount, useUnreadNotificationCount } from '#web/use-unread-counts.ts';
import { AccountMenu } from './account-menu.tsx';
import { NOTIFICATION_BELL_ID, NotificationBell } from './notification-bell.tsx';
import { accountLinks, messagesLink } from './signed-in-links.ts';
import { StepUpPrompt } from './step-up-prompt.tsx';

/** Ends the header with the bell and the links to one's own pages. */
export const SignedInHeader = ({ visitor }: { visitor: CurrentUser }) => (
  <>
    {visitor.mustAddFactor ? <AccountMenu visitor={visitor} /> : <WholeCorner visitor={visitor} />}
    <StepUpPrompt />
  </>
);

const WholeCorner = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const unread = useUnreadMessageCount();
  useLiveEvents();
  const { icon = 'message', ...link } = messagesLink(strings, visitor, unread);
  return (
    <>
      <NotificationBell />
      <IconLink icon={icon} {...link} />
      <AccountMenu visitor={visitor} />
    </>
  );
};

/** Shows the same in the menu of screens that have no room for it. */
export const SignedInMenu = ({ visitor }: { visitor: CurrentUser }) => (
  <>
    <MenuHead>{visitor.username}</MenuHead>
    {!visitor.mustAddFactor && <WholeMenu visitor={visitor} />}
    <SignOut />
  </>
);

const WholeMenu = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const unread = useUnreadMessageCount();
  return (
    <>
      <OpenBell />
      <MenuLinks links={[messagesLink(strings, visitor, unread), ...accountLinks(strings, visitor)]} />
    </>
  );
};

const OpenBell = () => {
  const { web } = useStrings();
  const unread = useUnreadNotificationCount();
  return (
    <MenuAction icon={signedInIcons.bell} end={unread || null} popoverTarget={NOTIFICATION_BELL_ID}>
      {web.notifications}
    </MenuAction>
  );
};

const SignOut = () => {
  const { ownFrame } = useStrings();
  const signOut = useSignOut();
  return (
    <MenuAction icon={signedInIcons.leave} onClick={() => void signOut()}>
      {ownFrame.signOut}
    </MenuAction>
  );
};
