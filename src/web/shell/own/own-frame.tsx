import { IconLink } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { MenuHead } from '#design/menu.tsx';
import { ownIcons } from '#design/own-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useListening } from '#web/live/use-listening.ts';
import { MenuLinks } from '#web/shell/menu-links.tsx';
import { useSignOut } from '#web/sign-out.ts';
import { useStrings } from '#web/strings.tsx';
import { useUnread, useUnreadNotifications } from '#web/unread.ts';
import { AccountMenu } from './account-menu.tsx';
import { BELL_ID, Bell } from './bell.tsx';
import { accountLinks, messagesLink } from './links.ts';
import { ProofPrompt } from './proof-prompt.tsx';

/** Ends the header with the bell and the links to one's own pages. */
export const OwnCorner = ({ visitor }: { visitor: CurrentUser }) => (
  <>
    {visitor.mustAddFactor ? <AccountMenu visitor={visitor} /> : <WholeCorner visitor={visitor} />}
    <ProofPrompt />
  </>
);

const WholeCorner = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const unread = useUnread();
  useListening();
  const { icon = 'message', ...link } = messagesLink(strings, visitor, unread);
  return (
    <>
      <Bell />
      <IconLink icon={icon} {...link} />
      <AccountMenu visitor={visitor} />
    </>
  );
};

/** Shows the same in the menu of screens that have no room for it. */
export const OwnMenu = ({ visitor }: { visitor: CurrentUser }) => (
  <>
    <MenuHead>{visitor.username}</MenuHead>
    {!visitor.mustAddFactor && <WholeMenu visitor={visitor} />}
    <SignOut />
  </>
);

const WholeMenu = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const unread = useUnread();
  return (
    <>
      <OpenBell />
      <MenuLinks links={[messagesLink(strings, visitor, unread), ...accountLinks(strings, visitor)]} />
    </>
  );
};

const OpenBell = () => {
  const { web } = useStrings();
  const unread = useUnreadNotifications();
  return (
    <MenuAction icon={ownIcons.bell} end={unread || null} popoverTarget={BELL_ID}>
      {web.notifications}
    </MenuAction>
  );
};

const SignOut = () => {
  const { ownFrame } = useStrings();
  const signOut = useSignOut();
  return (
    <MenuAction icon={ownIcons.leave} onClick={() => void signOut()}>
      {ownFrame.signOut}
    </MenuAction>
  );
};
