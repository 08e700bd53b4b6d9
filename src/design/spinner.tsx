import { classNames } from './class-names.ts';
import hatch from './hatch.module.css';
import styles from './spinner.module.css';
import { VisuallyHidden } from './text.tsx';

/** Running hatch, for where no skeleton fits. */
export const Spinner = ({ label, shown }: { label: string; shown?: boolean }) => (
  <output className={classNames(hatch.running, styles.spinner)}>
    {shown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </output>
);
