import { useFormat } from '#web/use-format.ts';

interface ReviewDateProps {
  at: string;
  /** Of an anonymous review nobody learns more. */
  isMonth: boolean;
}

/** When a review or a reply to it was written. */
export const ReviewDate = ({ at, isMonth }: ReviewDateProps) => {
  const format = useFormat();
  const date = new Date(at);
  return (
    <time dateTime={isMonth ? at.slice(0, 7) : at}>
      {isMonth ? format.month(date) : format.shortDate(date)}
    </time>
  );
};
