import { IconLink } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './understood-chips.module.css';
import type { UnderstoodChipData } from './use-understood-chips.ts';

/** Shows which trade and place the search was understood to mean; the cross of each takes it back. */
export const UnderstoodChips = ({ understood }: { understood: readonly UnderstoodChipData[] }) => {
  const { finding } = useStrings();
  return (
    <ul className={styles.chips} aria-label={finding.understood}>
      {understood.map(({ label, icon, withoutHref }) => (
        <li key={label}>
          <Icon name={icon} size="small" />
          {label}
          <IconLink icon="cross" label={finding.takeBack(label)} href={withoutHref} />
        </li>
      ))}
    </ul>
  );
};
