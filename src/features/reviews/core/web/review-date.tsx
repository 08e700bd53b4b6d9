import { useFormat } from '#web/use-format.ts';

interface ReviewDateProps {
  moment: string;
  /** Of an anonymous review nobody learns more. */
  isMonth: boolean;
}

/** When a review or a reply to it was written. */
export const ReviewDate = ({ moment, isMonth }: ReviewDateProps) => {
  const format = useFormat();
  const date = new Date(moment);
  return (
    <time dateTime={isMonth ? moment.slice(0, 7) : moment}>
      {isMonth ? format.month(date) : format.shortDate(date)}
    </time>
  );
};
