import { Avatar } from '#design/avatar.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuLink, MenuRule } from '#design/menu.tsx';
import { ownIcons } from '#design/own-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { smallPicture } from '#kernel/profile-picture.ts';
import { useSignOut } from '#web/sign-out.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './account-menu.module.css';
import { accountLinks } from './links.ts';
import { OwnCompanyLogo } from './own-company-logo.tsx';

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
            <Avatar name={visitor.username} picture={smallPicture(visitor.profilePictureUrl)} />
          )}
        </button>
      )}
    >
      {accountLinks(strings, visitor).map(({ href, label, icon }) => (
        <MenuLink key={href} href={href} icon={icon}>
          {label}
        </MenuLink>
      ))}
      {!visitor.mustAddFactor && <MenuRule />}
      <MenuAction icon={ownIcons.leave} onClick={() => void signOut()}>
        {strings.ownFrame.signOut}
      </MenuAction>
    </Menu>
  );
};
