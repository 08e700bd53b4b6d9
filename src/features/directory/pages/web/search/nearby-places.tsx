import { useQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { USUAL_RADIUS } from '#features/directory/core/rules/radius.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import styles from './nearby-places.module.css';
import { readingQuery } from './queries.ts';
import { searchHref, type ValidSearch } from './search-state.ts';

/** Says how many are in the place, work there, and are further away. */
export const NearbyPlaces = ({ search }: { search: ValidSearch }) => {
  const { finding } = useStrings();
  const names = useNames();
  const { data: reading } = useQuery(readingQuery(search));
  const place = reading?.place;
  if (!place || place.within.at(-1)?.count === 0) return null;
  const radius = search.radius ?? USUAL_RADIUS;
  return (
    <div className={styles.nearby}>
      <p>
        <b>{finding.isThere(place.isThere, names.of(place))}</b>
        {place.worksThere > 0 && (
          <>
            .{' '}
            {finding.workThere(
              place.worksThere,
              names.of({ name: place.commune, names: place.communeNames }),
            )}
          </>
        )}
      </p>
      <nav aria-label={finding.howFar}>
        {place.within.map((option) => (
          <Anchor
            key={option.radius}
            href={searchHref(search, { radius: option.radius === USUAL_RADIUS ? undefined : option.radius })}
            aria-current={option.radius === radius ? 'true' : undefined}
            stay
          >
            {finding.countWithin(option.count, option.radius)}
          </Anchor>
        ))}
      </nav>
    </div>
  );
};
