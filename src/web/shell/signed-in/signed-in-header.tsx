import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import { IconLink } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { MenuDivider, MenuHead } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { useLiveEvents } from '#web/live/use-live-events.ts';
import header from '#web/shell/header.module.css';
import { MenuLinks } from '#web/shell/menu-links.tsx';
import { mainNavigationLinks } from '#web/shell/shell-links.ts';
import { usePageNeedsAccount } from '#web/shell/use-page-needs-account.ts';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';
import { useUnreadMessageCount, useUnreadNotificationCount } from '#web/use-unread-counts.ts';
import { AccountMenu } from './account-menu.tsx';
import { NOTIFICATION_BELL_ID, NotificationBell } from './notification-bell.tsx';
import { useIsCompanyOwner } from './own-company-logo.tsx';
import { placeLabel } from './place-labels.ts';
import { PlaceLinks } from './place-links.tsx';
import { barPlacesOf, placesOf } from './places.ts';
import styles from './signed-in-header.module.css';
import { accountLinks, messagesLink } from './signed-in-links.ts';
import { StepUpPrompt } from './step-up-prompt.tsx';
import { usePageOfAnotherAccountToast } from './use-page-of-another-account-toast.ts';

export { AppFooter } from './app-footer.tsx';
export { OtherAccountButton } from './other-account-button.tsx';
export { PlacesRow } from './places-row.tsx';
export { TabBar } from './tab-bar.tsx';

/** Ends the header with the bell and the links to one's own pages. */
export const SignedInHeader = ({ visitor }: { visitor: CurrentUser }) => (
  <>
    {visitor.mustAddFactor ? <AccountMenu visitor={visitor} /> : <WholeCorner visitor={visitor} />}
    <StepUpPrompt />
  </>
);

const WholeCorner = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const isApp = usePageNeedsAccount();
  const [home] = placesOf(visitor);
  const unread = useUnreadMessageCount();
  useLiveEvents();
  usePageOfAnotherAccountToast(visitor);
  const { icon = 'message', ...link } = messagesLink(strings, visitor, unread);
  return (
    <>
      {!isApp && home && (
        <Anchor href={home.href} className={styles.home}>
          {placeLabel(strings, home.name)}
        </Anchor>
      )}
      <NotificationBell />
      <IconLink
        icon={icon}
        {...link}
        className={classNames(
          header.messages,
          barPlacesOf(visitor).some(({ name }) => name === 'messages') && header.inTabBar,
        )}
      />
      <AccountMenu visitor={visitor} />
    </>
  );
};

/** Shows the same in the menu of screens that have no room for it. */
export const SignedInMenu = ({ visitor }: { visitor: CurrentUser }) => (
  <>
    <MenuHead>{fullNameOrUsernameOf(visitor)}</MenuHead>
    {!visitor.mustAddFactor && <WholeMenu visitor={visitor} />}
    <MenuDivider />
    <div className={styles.twoColumns}>
      <MenuLinks links={mainNavigationLinks(useStrings())} />
    </div>
    <MenuDivider />
    <SignOut />
  </>
);

const WholeMenu = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const isOwner = useIsCompanyOwner(visitor);
  return (
    <>
      <OpenBell />
      <PlaceLinks visitor={visitor} />
      {visitor.userType === 'admin' && <MenuLinks links={[messagesLink(strings, visitor, 0)]} />}
      <MenuDivider />
      <MenuLinks links={accountLinks(strings, visitor, isOwner)} />
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
