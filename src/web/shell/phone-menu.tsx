import { IconButton } from '../../design/icon-button.tsx';
import { Menu, MenuAction, MenuHead, MenuLink, MenuRule } from '../../design/menu.tsx';
import type { User } from '../routes.ts';
import { useSignOut } from '../sign-out.ts';
import { useStrings } from '../strings.tsx';
import { useUnread, useUnreadNews } from '../unread.ts';
import { BELL_ID } from './bell.tsx';
import styles from './header.module.css';
import { accountLinks, logInLinks, mainLinks, messagesLink, type ShellLink, signUpLinks } from './links.ts';

/** Everything the header holds, for screens that have no room for it. */
export const PhoneMenu = ({ visitor }: { visitor: User | null }) => {
  const strings = useStrings();
  const { web } = strings;
  const unread = useUnread();
  return (
    <div className={styles.phone}>
      <Menu
        label={web.menu}
        renderOpener={(opener) => <IconButton icon="menu" label={web.openMenu} {...opener} />}
      >
        <Links links={mainLinks(strings)} />
        <MenuRule />
        {visitor ? (
          <>
            <MenuHead>{visitor.username}</MenuHead>
            <OpenBell />
            <Links links={[messagesLink(strings, visitor, unread), ...accountLinks(strings, visitor)]} />
            <SignOut />
          </>
        ) : (
          <>
            <MenuHead>{web.logIn}</MenuHead>
            <Links links={logInLinks(strings)} />
            <MenuHead>{web.signUp}</MenuHead>
            <Links links={signUpLinks(strings)} />
          </>
        )}
      </Menu>
    </div>
  );
};

const Links = ({ links }: { links: readonly ShellLink[] }) =>
  links.map(({ href, label, icon }) => (
    <MenuLink key={href} href={href} icon={icon}>
      {label}
    </MenuLink>
  ));

const OpenBell = () => {
  const { web } = useStrings();
  const unread = useUnreadNews();
  return (
    <MenuAction icon="bell" end={unread || null} popoverTarget={BELL_ID}>
      {web.notifications}
    </MenuAction>
  );
};

const SignOut = () => {
  const { web } = useStrings();
  const signOut = useSignOut();
  return (
    <MenuAction icon="leave" onClick={() => void signOut()}>
      {web.signOut}
    </MenuAction>
  );
};
