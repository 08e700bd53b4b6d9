import { classNames } from './class-names.ts';
import hatch from './hatch.module.css';
import styles from './spinner.module.css';
import { VisuallyHidden } from './text.tsx';

/** Shows running hatch, where no skeleton fits. */
export const Spinner = ({ label, shown: isLabelShown }: { label: string; shown?: boolean }) => (
  <output className={classNames(hatch.running, styles.spinner)}>
    {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </output>
);
