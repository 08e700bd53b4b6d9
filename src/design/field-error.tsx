import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Shows the reason with its icon. The element exists before the words, so that a screen reader hears them come. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p className={styles.error}>
          <Icon name="alert" size="small" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
