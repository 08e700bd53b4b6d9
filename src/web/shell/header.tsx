import { Anchor } from '#design/anchor.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { PageWrap } from '#design/layout.tsx';
import { Menu } from '#design/menu.tsx';
import { href } from '#kernel/href.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import styles from './header.module.css';
import { LanguageOfferSlot } from './language-offer-slot.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { logInLinks, mainNavigationLinks, signUpLinks } from './shell-links.ts';
import type { useSignedInHeader } from './signed-in/use-signed-in-header.ts';

interface SiteHeaderProps {
  ownFrame: ReturnType<typeof useSignedInHeader>;
  /** In areas that need an account the header scrolls away: the person's places stay. */
  isApp: boolean;
}

export const SiteHeader = ({ ownFrame, isApp }: SiteHeaderProps) => {
  const strings = useStrings();
  const visitor = useVisitor();
  return (
    <header className={classNames(styles.header, isApp && styles.scrolls)}>
      <PageWrap className={styles.bar}>
        <Anchor className={styles.mark} href={href('/')} aria-label={strings.web.homeLink}>
          <BrandMark name={strings.web.product} />
        </Anchor>
        <MainLinks />
        <LanguageOfferSlot />
        <div className={styles.end}>
          {visitor ? ownFrame && <ownFrame.SignedInHeader visitor={visitor} /> : <EntryMenus />}
          <PhoneMenu visitor={visitor} ownFrame={ownFrame} />
        </div>
      </PageWrap>
    </header>
  );
};

const MainLinks = () => {
  const strings = useStrings();
  const { shownPage: place } = useNavigation();
  const current = place.address.split(/[?#]/)[0];
  return (
    <nav className={styles.links} aria-label={strings.web.mainNavigation}>
      {mainNavigationLinks(strings).map(({ href, label }) => (
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
          <Button variant="quiet" size="small" {...opener}>
            {web.logIn}
          </Button>
        )}
      >
        <MenuLinks links={logInLinks(strings)} />
      </Menu>
      <Menu
        label={web.signUp}
        renderOpener={(opener) => (
          <Button variant="secondary" size="small" iconAfter="chevron-down" {...opener}>
            {web.signUp}
          </Button>
        )}
      >
        <MenuLinks links={signUpLinks(strings)} />
      </Menu>
    </div>
  );
};
