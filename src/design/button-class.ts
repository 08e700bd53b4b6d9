import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonVariantProps {
  /** A view has one primary button. `onSlate` is the second button on the dark band. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'onSlate';
  size?: 'small';
  /** The button is as wide as its parent. */
  wide?: boolean;
}

export const buttonClass = (
  { variant = 'secondary', size, wide }: ButtonVariantProps,
  ...more: (string | false | undefined)[]
) => classNames(styles.button, styles[variant], size && styles[size], wide && styles.wide, ...more);
