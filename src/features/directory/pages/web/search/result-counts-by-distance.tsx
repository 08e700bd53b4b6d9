import { useQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { DEFAULT_SEARCH_RADIUS } from '#features/directory/core/rules/search-radius.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { searchExplanationQuery } from './queries.ts';
import styles from './result-counts-by-distance.module.css';
import { searchHref, type ValidSearchState } from './search-state.ts';

/** Says how many are in the place, work there, and are further away. */
export const ResultCountsByDistance = ({ search }: { search: ValidSearchState }) => {
  const { finding } = useStrings();
  const names = useTranslatedNames();
  const { data: reading } = useQuery(searchExplanationQuery(search));
  const place = reading?.place;
  if (!place || place.within.at(-1)?.count === 0) return null;
  const radius = search.radius ?? DEFAULT_SEARCH_RADIUS;
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
            href={searchHref(search, {
              radius: option.radius === DEFAULT_SEARCH_RADIUS ? undefined : option.radius,
            })}
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
