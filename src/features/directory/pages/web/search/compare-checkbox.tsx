import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { useSearchComparisonChoice } from '#features/folders/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare-checkbox.module.css';

/** Adds a company to the comparison, which needs the script. */
export const CompareCheckbox = ({ company: { id, name } }: { company: { id: number; name: string } }) => {
  const { finding } = useStrings();
  const { has, turn, isFull } = useSearchComparisonChoice();
  const isLive = useIsHydrated();
  const isChosen = has(id);
  if (!isLive) return null;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={finding.compareNamed(name)}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => turn(id)}
      />
      <span aria-hidden="true">{finding.compare}</span>
    </label>
  );
};
