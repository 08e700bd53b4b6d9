import { useEffect, useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { PHONE_MENU_ID } from '#web/shell/phone-menu-id.ts';
import { useStrings } from '#web/strings.tsx';
import { placeLabel } from './place-labels.ts';
import { PlaceText } from './place-text.tsx';
import { barPlacesOf, type PlaceName } from './places.ts';
import styles from './tab-bar.module.css';
import { useActivePlace } from './use-active-place.ts';
import { usePlaceCounts } from './use-place-counts.ts';

/**
 * A phone has the most used places at its foot, where the Tab key meets them before the page. Where a page has a bar of
 * its own there, this one is not shown.
 */
export const TabBar = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const counts = usePlaceCounts(visitor);
  const isTyping = useIsTyping();
  const active = useActivePlace(visitor);
  const places = barPlacesOf(visitor);
  if (places.length === 0) return null;
  const labelOf = (name: PlaceName) => {
    if (name === 'moderation') return strings.ownFrame.queues;
    return visitor.userType === 'private' && name === 'dashboard'
      ? strings.web.home
      : placeLabel(strings, name);
  };
  return (
    <nav className={styles.bar} aria-label={strings.ownFrame.places} data-typing={isTyping || undefined}>
      {places.map(({ name, href, icon }) => {
        const label = labelOf(name);
        const count = counts[name];
        return (
          <Anchor key={name} href={href} aria-current={name === active?.name ? 'page' : undefined}>
            <Icon name={icon} />
            <PlaceText name={name} label={label} count={count} countClass={styles.count} />
          </Anchor>
        );
      })}
      <button type="button" popoverTarget={PHONE_MENU_ID}>
        <Icon name="menu" />
        {strings.web.menu}
      </button>
    </nav>
  );
};

const isText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])');

/** While somebody types, the keyboard needs the room. */
const useIsTyping = () => {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const look = () => setIsTyping(isText(document.activeElement));
    const leaving = new AbortController();
    document.addEventListener('focusin', look, { signal: leaving.signal });
    document.addEventListener(
      'focusout',
      ({ relatedTarget }: globalThis.FocusEvent) => setIsTyping(isText(relatedTarget)),
      {
        signal: leaving.signal,
      },
    );
    return () => leaving.abort();
  }, []);
  return isTyping;
};
