import { VisuallyHidden } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { spokenPlaceLabel } from './place-labels.ts';
import type { PlaceName } from './places.ts';

/**
 * The label of a link to a place and how much waits there. A screen reader hears a sentence in place of a bare number;
 * it stands in the link's text, because a label of its own would have to hold what one sees word by word.
 */
export const PlaceText = (place: {
  name: PlaceName;
  label: string;
  count: number | undefined;
  /** Styles the number, unless the link shows it elsewhere. */
  countClass?: string | undefined;
}) => {
  const { label, count, countClass } = place;
  const spoken = spokenPlaceLabel(useStrings(), place, count);
  if (spoken === undefined) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      {countClass !== undefined && (
        <span className={countClass} aria-hidden>
          {count}
        </span>
      )}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
};
