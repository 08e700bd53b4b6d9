import { classNames } from '#design/class-names.ts';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { useSearchComparisonChoice } from '#features/folders/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare-checkbox.module.css';

interface CompareCheckboxProps {
  company: { id: number; name: string };
  className: string | undefined;
}

/** Adds a company to the comparison, which needs the script. */
export const CompareCheckbox = ({ company: { id, name }, className }: CompareCheckboxProps) => {
  const { companies } = useStrings();
  const { has, turn, isFull } = useSearchComparisonChoice();
  const isLive = useIsHydrated();
  const isChosen = has(id);
  if (!isLive) return null;
  return (
    <label className={classNames(styles.tick, className)}>
      <input
        type="checkbox"
        aria-label={companies.compareNamed(name)}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => turn(id)}
      />
      <span aria-hidden="true">{companies.compare}</span>
    </label>
  );
};
