import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';

interface CompanyRatingProps {
  /** Null before the first review. */
  average: number | null;
  className: string | undefined;
}

export const CompanyRating = ({ average, className }: CompanyRatingProps) => {
  const { companies } = useStrings();
  const names = useTranslatedNames();
  if (average === null) return <span className={className}>{companies.newBadge}</span>;
  const text = names.average(average);
  // HTML's own element for this role may hold no text.
  const image = { role: 'img', 'aria-label': companies.rated(text) } as const;
  return (
    <span {...image} className={className}>
      <Icon name="star" />
      {text}
    </span>
  );
};
