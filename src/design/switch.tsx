import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

/** Takes effect at once; what waits for a Save button is a Checkbox. */
export function Switch({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classNames(styles.switch, className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
      <input type="checkbox" role="switch" {...rest} />
      <span>{label}</span>
    </label>
  );
}
