import { Anchor } from '../../design/anchor.tsx';
import { Button } from '../../design/button.tsx';
import { IconLink } from '../../design/icon-button.tsx';
import { Wrap } from '../../design/layout.tsx';
import { Mark } from '../../design/mark.tsx';
import { Menu, MenuLink } from '../../design/menu.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { useStrings } from '../strings.tsx';
import { useUnread } from '../unread.ts';
import { useVisitor } from '../visitor.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import styles from './header.module.css';
import { logInLinks, mainLinks, messagesLink, signUpLinks } from './links.ts';
import { PhoneMenu } from './phone-menu.tsx';

export const Header = () => {
  const strings = useStrings();
  const visitor = useVisitor();
  const unread = useUnread();
  return (
    <header className={styles.header}>
      <Wrap className={styles.bar}>
        <Anchor className={styles.mark} href="/" aria-label={strings.web.homeLink}>
          <Mark name={strings.web.product} />
        </Anchor>
        <MainLinks />
        <div className={styles.end}>
          {visitor ? (
            <>
              <Bell />
              <IconLink {...iconLink(messagesLink(strings, visitor, unread))} />
              <AccountMenu visitor={visitor} />
            </>
          ) : (
            <EntryMenus />
          )}
          <PhoneMenu visitor={visitor} />
        </div>
      </Wrap>
    </header>
  );
};

const iconLink = ({ icon = 'message', ...link }: ReturnType<typeof messagesLink>) => ({ ...link, icon });

const MainLinks = () => {
  const strings = useStrings();
  const { place } = useNavigation();
  const current = place.address.split(/[?#]/)[0];
  return (
    <nav className={styles.links} aria-label={strings.web.mainNavigation}>
      {mainLinks(strings).map(({ href, label }) => (
        <Anchor key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  );
};

const EntryMenus = () => {
  const strings = useStrings();
  const { web } = strings;
  return (
    <div className={styles.entries}>
      <Menu
        label={web.logIn}
        renderOpener={(opener) => (
          <Button look="quiet" size="small" {...opener}>
            {web.logIn}
          </Button>
        )}
      >
        {logInLinks(strings).map(({ href, label, icon }) => (
          <MenuLink key={href} href={href} icon={icon}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      <Menu
        label={web.signUp}
        renderOpener={(opener) => (
          <Button look="secondary" size="small" iconAfter="chevron-down" {...opener}>
            {web.signUp}
          </Button>
        )}
      >
        {signUpLinks(strings).map(({ href, label, icon }) => (
          <MenuLink key={href} href={href} icon={icon}>
            {label}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
};
