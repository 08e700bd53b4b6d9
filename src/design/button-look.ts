import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One primary to a view. `onSlate` is the second button on the dark band. */
  look?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'onSlate';
  size?: 'small';
  /** As wide as what holds it. */
  wide?: boolean;
}

export const buttonClass = (
  { look = 'secondary', size, wide }: ButtonLook,
  ...more: (string | false | undefined)[]
) => classNames(styles.button, styles[look], size && styles[size], wide && styles.wide, ...more);
