import { useFormat } from '#web/use-format.ts';

interface ReviewDateProps {
  moment: string;
  /** The date of an anonymous review is cut to its month. */
  isMonth: boolean;
}

export const ReviewDate = ({ moment, isMonth }: ReviewDateProps) => {
  const format = useFormat();
  const date = new Date(moment);
  return (
    <time dateTime={isMonth ? moment.slice(0, 7) : moment}>
      {isMonth ? format.month(date) : format.shortDate(date)}
    </time>
  );
};
