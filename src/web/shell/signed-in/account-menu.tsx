import { Avatar } from '#design/avatar.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuLink, MenuDivider } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { smallProfilePictureUrl } from '#kernel/profile-picture-sizes.ts';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';
import styles from './account-menu.module.css';
import { OwnCompanyLogo } from './own-company-logo.tsx';
import { accountLinks } from './signed-in-links.ts';

export const AccountMenu = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const signOut = useSignOut();
  const isCompany = visitor.userType === 'company';
  return (
    <Menu
      label={strings.ownFrame.accountMenu(visitor.username)}
      renderOpener={(opener) => (
        <button
          type="button"
          title={strings.ownFrame.accountMenu(visitor.username)}
          {...opener}
          className={isCompany ? styles.seal : styles.face}
        >
          {isCompany ? (
            <OwnCompanyLogo />
          ) : (
            <Avatar name={visitor.username} picture={smallProfilePictureUrl(visitor.profilePictureUrl)} />
          )}
        </button>
      )}
    >
      {accountLinks(strings, visitor).map(({ href, label, icon }) => (
        <MenuLink key={href} href={href} icon={icon}>
          {label}
        </MenuLink>
      ))}
      {!visitor.mustAddFactor && <MenuDivider />}
      <MenuAction icon={signedInIcons.leave} onClick={() => void signOut()}>
        {strings.ownFrame.signOut}
      </MenuAction>
    </Menu>
  );
};
