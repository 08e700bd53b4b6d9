import { IconButton } from '#design/icon-button.tsx';
import { Menu, MenuHead, MenuRule } from '#design/menu.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './header.module.css';
import { logInLinks, mainLinks, signUpLinks } from './links.ts';
import { MenuLinks } from './menu-links.tsx';
import type { useOwnFrame } from './own/use-signed-in-header.ts';

interface PhoneMenuProps {
  visitor: CurrentUser | null;
  ownFrame: ReturnType<typeof useOwnFrame>;
}

/** Contains everything in the header, for screens that have no room for it. */
export const PhoneMenu = ({ visitor, ownFrame }: PhoneMenuProps) => {
  const strings = useStrings();
  const { web } = strings;
  return (
    <div className={styles.phone}>
      <Menu
        label={web.menu}
        renderOpener={(opener) => <IconButton icon="menu" label={web.openMenu} {...opener} />}
      >
        <MenuLinks links={mainLinks(strings)} />
        <MenuRule />
        {visitor ? (
          ownFrame && <ownFrame.OwnMenu visitor={visitor} />
        ) : (
          <>
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
