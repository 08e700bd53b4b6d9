import { Avatar } from '#design/avatar.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuDivider, type MenuOpenerProps } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { smallProfilePictureUrl } from '#kernel/profile-picture-sizes.ts';
import { MenuLinks } from '#web/shell/menu-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';
import styles from './account-menu.module.css';
import { OwnCompanyLogo, useIsCompanyOwner } from './own-company-logo.tsx';
import { PlaceLinks } from './place-links.tsx';
import { accountLinks } from './signed-in-links.ts';

export const ACCOUNT_MENU_ID = 'account';

export const AccountMenu = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const signOut = useSignOut();
  const isOwner = useIsCompanyOwner(visitor);
  return (
    <Menu
      id={ACCOUNT_MENU_ID}
      label={strings.ownFrame.accountMenu(fullNameOrUsernameOf(visitor))}
      renderOpener={(opener) => <AccountButton visitor={visitor} {...opener} />}
    >
      {!visitor.mustAddFactor && (
        <>
          <PlaceLinks visitor={visitor} />
          <MenuDivider />
          <MenuLinks links={accountLinks(strings, visitor, isOwner)} />
          <MenuDivider />
        </>
      )}
      <MenuAction icon={signedInIcons.leave} onClick={() => void signOut()}>
        {strings.ownFrame.signOut}
      </MenuAction>
    </Menu>
  );
};

interface AccountButtonProps extends Partial<MenuOpenerProps> {
  visitor: CurrentUser;
  popoverTarget: string;
  tabIndex?: number;
}

/** Shows one's own face, with the initials of the username as the documents say, or the seal of one's company. */
export const AccountButton = ({ visitor, ...opener }: AccountButtonProps) => {
  const { ownFrame } = useStrings();
  const isCompany = visitor.userType === 'company';
  const label = ownFrame.accountMenu(fullNameOrUsernameOf(visitor));
  return (
    <button type="button" title={label} {...opener} className={isCompany ? styles.seal : styles.face}>
      {isCompany ? (
        <OwnCompanyLogo />
      ) : (
        <Avatar name={visitor.username} picture={smallProfilePictureUrl(visitor.profilePictureUrl)} />
      )}
    </button>
  );
};
