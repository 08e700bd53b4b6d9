import { Anchor } from '#design/anchor.tsx';
import { USUAL_RADIUS } from '#directory/rules/radius.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import styles from './nearby.module.css';
import { readingQuestion } from './questions.ts';
import { addressOfSearch, type KnownSearch } from './search-state.ts';

/** Who is in the place, who works there, and how many there are further away. */
export const Nearby = ({ search }: { search: KnownSearch }) => {
  const { finding } = useStrings();
  const names = useNames();
  const { answer } = useOutcome(readingQuestion(search));
  const place = answer?.place;
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
        {place.within.map((one) => (
          <Anchor
            key={one.radius}
            href={addressOfSearch(search, { radius: one.radius === USUAL_RADIUS ? undefined : one.radius })}
            aria-current={one.radius === radius ? 'true' : undefined}
            stay
          >
            {finding.countWithin(one.count, one.radius)}
          </Anchor>
        ))}
      </nav>
    </div>
  );
};
