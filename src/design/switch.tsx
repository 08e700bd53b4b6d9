import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

/** On or off. It says what is chosen, like a checkbox; when that takes effect is the screen's to say. */
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
