import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { dayOf, noonOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './agreed-visit-card.module.css';
import { useVisitTimeText } from './chosen-time.ts';

export const useVisitPlaceText = ({ place, where }: Visit): string => {
  const { visiting } = useStrings();
  const names = useTranslatedNames();
  if (place !== null || !where) return place ?? '';
  const town = [where.postalCode, names.of({ name: where.commune, names: where.communeNames })]
    .filter(Boolean)
    .join(' ');
  return [where.street ?? '', town, where.street ? '' : visiting.whereHidden].filter(Boolean).join(', ');
};

/** Shows the agreed time like a note on a door. */
export const AgreedVisitCard = ({ visit }: { visit: Visit }) => {
  const format = useFormat();
  const words = useVisitTimeText();
  const place = useVisitPlaceText(visit);
  const { start, minutes, member, company, client, side } = visit;
  if (start === null || minutes === null) return null;
  const day = dayOf(new Date(start));
  const [weekday, , month] = format.weekday(day).split(' ');
  const comes =
    member.name === company?.name ? member.name : [member.name, company?.name].filter(Boolean).join(', ');
  return (
    <div className={styles.ticket}>
      <div className={styles.when}>
        <span>{weekday}</span>
        <b>{noonOf(day).getUTCDate()}</b>
        <span>{month}</span>
      </div>
      <div className={styles.what}>
        <b>{words.range({ start, minutes })}</b>
        <span>{side === 'client' ? comes : [client?.name, member.name].filter(Boolean).join(' · ')}</span>
        {place && <span className={styles.place}>{place}</span>}
      </div>
    </div>
  );
};
