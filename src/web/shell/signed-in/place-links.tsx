import { MenuLink } from '#design/menu.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { menuPlaceLabel } from './place-labels.ts';
import { PlaceText } from './place-text.tsx';
import { placesOf } from './places.ts';
import { useActivePlace } from './use-active-place.ts';
import { usePlaceCounts } from './use-place-counts.ts';

/** Both menus begin with a person's own places. */
export const PlaceLinks = ({ visitor }: { visitor: CurrentUser }) => {
  const strings = useStrings();
  const counts = usePlaceCounts(visitor);
  const places = placesOf(visitor);
  const active = useActivePlace(visitor);
  return places.map(({ name, href, icon }) => {
    const label = menuPlaceLabel(strings, name, visitor.userType);
    const count = counts[name];
    return (
      <MenuLink
        key={name}
        href={href}
        icon={icon}
        end={count ? <span aria-hidden>{count}</span> : null}
        aria-current={name === active?.name ? 'page' : undefined}
      >
        <PlaceText name={name} label={label} count={count} />
      </MenuLink>
    );
  });
};
