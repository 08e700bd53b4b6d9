import { useQuery } from '@tanstack/react-query';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { type ProfileMatch, withheldReviewsOfCompanyQuery } from './queries.ts';
import styles from './withheld-review-list.module.css';

/** Shows a row for each withheld review: nothing vanishes silently. */
export const WithheldReviewList = ({ match }: { match: ProfileMatch }) => {
  const format = useFormat();
  const { profile } = useStrings();
  const { items = [], total = 0 } = useQuery(withheldReviewsOfCompanyQuery(match)).data ?? {};
  if (items.length === 0) return null;
  return (
    <section className={styles.withheld}>
      <h3 className={styles.title}>{profile.withheldCount(total)}</h3>
      <ul>
        {items.map(({ id, reason, withheldAt }) => (
          <li key={id} className={styles.line}>
            <span>{profile.withheldFor[reason]}</span>
            <time dateTime={withheldAt}>{format.shortDate(new Date(withheldAt))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
};
