import { VisuallyHidden } from '#design/text.tsx';
import { isLongWait } from '#features/moderation/core/rules/moderation.ts';
import { waitingTimeSince } from '#kernel/waiting-time.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './entry-age.module.css';

interface EntryAgeProps {
  since: string;
}

/** Says briefly how long something waits, and marks a long wait; before the script is live it says since when. */
export const EntryAge = ({ since }: EntryAgeProps) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const now = useNow();
  const date = new Date(since);
  const wait = now && waitingTimeSince(date, now);
  return (
    <time dateTime={since} className={styles.age} data-long={(wait && isLongWait(wait)) || undefined}>
      {wait ? (
        <>
          <span aria-hidden>{moderating.age(wait)}</span>
          <VisuallyHidden>{moderating.waits(wait)}</VisuallyHidden>
        </>
      ) : (
        format.shortDate(date)
      )}
    </time>
  );
};
