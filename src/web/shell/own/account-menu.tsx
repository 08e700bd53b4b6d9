import { Avatar } from '../../../design/avatar.tsx';
import { Menu, MenuAction, MenuLink, MenuRule } from '../../../design/menu.tsx';
import { smallPicture, type User } from '../../routes.ts';
import { useSignOut } from '../../sign-out.ts';
import { useStrings } from '../../strings.tsx';
import styles from '../header.module.css';
import { accountLinks } from './links.ts';

export const AccountMenu = ({ visitor }: { visitor: User }) => {
  const strings = useStrings();
  const signOut = useSignOut();
  return (
    <Menu
      label={strings.web.accountMenu(visitor.username)}
      renderOpener={(opener) => (
        <button
          type="button"
          title={strings.web.accountMenu(visitor.username)}
          {...opener}
          className={styles.account}
        >
          <Avatar name={visitor.username} picture={smallPicture(visitor.profilePictureUrl)} />
        </button>
      )}
    >
      {accountLinks(strings, visitor).map(({ href, label, icon }) => (
        <MenuLink key={href} href={href} icon={icon}>
          {label}
        </MenuLink>
      ))}
      <MenuRule />
      <MenuAction icon="leave" onClick={() => void signOut()}>
        {strings.web.signOut}
      </MenuAction>
    </Menu>
  );
};
