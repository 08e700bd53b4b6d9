import { useCallback, useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { classNames } from '#design/class-names.ts';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { PageWrap } from '#design/layout.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useActiveInView } from '#web/use-active-in-view.ts';
import { useUnreadNotificationCount } from '#web/use-unread-counts.ts';
import { ACCOUNT_MENU_ID, AccountButton } from './account-menu.tsx';
import { NOTIFICATION_BELL_ID } from './notification-bell.tsx';
import { placeLabel } from './place-labels.ts';
import { PlaceText } from './place-text.tsx';
import styles from './places-row.module.css';
import { placesOf } from './places.ts';
import { useActivePlace } from './use-active-place.ts';
import { usePlaceCounts } from './use-place-counts.ts';

/** At its end the row has what this person begins most often. */
const beginningOf = {
  private: { name: 'newRequest', href: href('/requests/new') },
  company: { name: 'newQuote', href: href('/quotes', { begin: 'yes' }) },
  admin: null,
} as const;

/** Stands below the header in areas that need an account, and stays when that scrolls away. */
export const PlacesRow = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const counts = usePlaceCounts(visitor);
  const places = placesOf(visitor);
  const active = useActivePlace(visitor);
  const begin = places.length > 0 ? beginningOf[visitor.userType] : null;
  const row = useActiveInView<HTMLDivElement>(active?.name);
  const [bar, isStuck] = useIsStuck();
  return (
    <nav
      ref={bar}
      className={classNames(styles.row, isStuck && styles.stuck)}
      aria-label={strings.ownFrame.places}
    >
      <PageWrap ref={row} className={styles.places}>
        {isStuck && (
          <Anchor
            href={href('/')}
            aria-label={strings.web.homeLink}
            className={styles.home}
            tabIndex={-1}
            aria-hidden
          >
            <BrandMark />
          </Anchor>
        )}
        {places.map(({ name, href: placeHref }) => {
          const label = placeLabel(strings, name);
          const count = counts[name];
          return (
            <Anchor key={name} href={placeHref} aria-current={name === active?.name ? 'page' : undefined}>
              <PlaceText name={name} label={label} count={count} countClass={styles.count} />
            </Anchor>
          );
        })}
        {begin && (
          <Anchor href={begin.href} className={styles.act}>
            <Icon name={signedInIcons.plus} size="small" />
            {strings.ownFrame[begin.name]}
          </Anchor>
        )}
        {isStuck && <OwnCorner visitor={visitor} />}
      </PageWrap>
    </nav>
  );
};

/**
 * Bell and account come along when the header has scrolled away; they open its menus. Tab key and
 * screen reader find them there, so these are for the pointer alone.
 */
const OwnCorner = ({ visitor }: { visitor: CurrentUser }) => {
  const { web, ownFrame } = useStrings();
  const unread = useUnreadNotificationCount();
  return (
    <div className={styles.corner} aria-hidden>
      <IconButton
        icon={signedInIcons.bell}
        label={unread > 0 ? ownFrame.unreadNotifications(unread) : web.notifications}
        count={unread}
        popoverTarget={NOTIFICATION_BELL_ID}
        tabIndex={-1}
      />
      <AccountButton visitor={visitor} popoverTarget={ACCOUNT_MENU_ID} tabIndex={-1} />
    </div>
  );
};

/** The row has reached the upper edge once its first pixel no longer counts as visible. */
const useIsStuck = () => {
  const [isStuck, setIsStuck] = useState(false);
  const bar = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setIsStuck(last !== undefined && last.intersectionRatio < 1 && last.boundingClientRect.top <= 0);
      },
      { rootMargin: '-1px 0px 0px', threshold: [0, 1] },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [bar, isStuck] as const;
};
