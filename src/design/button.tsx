import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonVariantProps, buttonClass } from './button-class.ts';
import styles from './button.module.css';
import hatch from './hatch.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariantProps {
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** While it is busy the hatch runs, a click does nothing and the focus stays. */
  busy?: boolean | undefined;
  /** Shown while it is busy; without it the label stays. */
  busyText?: ReactNode;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy, busyText, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: swallow })}
      className={buttonClass({ variant, size, wide }, busy && styles.busy, busy && hatch.running, className)}
    >
      {icon && !busy && <Icon name={icon} />}
      <span className={styles.label}>{busy ? (busyText ?? children) : children}</span>
      {iconAfter && !busy && <Icon name={iconAfter} size="small" />}
    </button>
  );
}
