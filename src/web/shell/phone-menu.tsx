import { IconButton } from '#design/icon-button.tsx';
import { Menu, MenuHead, MenuDivider } from '#design/menu.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './header.module.css';
import { MenuLinks } from './menu-links.tsx';
import { PHONE_MENU_ID } from './phone-menu-id.ts';
import { logInLinks, mainNavigationLinks, signUpLinks } from './shell-links.ts';
import type { useSignedInHeader } from './signed-in/use-signed-in-header.ts';

interface PhoneMenuProps {
  visitor: CurrentUser | null;
  ownFrame: ReturnType<typeof useSignedInHeader>;
}

/** Contains everything in the header, for screens that have no room for it. */
export const PhoneMenu = ({ visitor, ownFrame }: PhoneMenuProps) => {
  const strings = useStrings();
  const { web } = strings;
  return (
    <div className={styles.phone}>
      <Menu
        id={PHONE_MENU_ID}
        label={web.menu}
        renderOpener={(opener) => <IconButton icon="menu" label={web.openMenu} {...opener} />}
      >
        {visitor ? (
          ownFrame && <ownFrame.SignedInMenu visitor={visitor} />
        ) : (
          <>
            <MenuLinks links={mainNavigationLinks(strings)} />
            <MenuDivider />
            <MenuHead>{web.logIn}</MenuHead>
            <MenuLinks links={logInLinks(strings)} />
            <MenuHead>{web.signUp}</MenuHead>
            <MenuLinks links={signUpLinks(strings)} />
          </>
        )}
      </Menu>
    </div>
  );
};
