import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './input.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Shown inside, at the start. */
  icon?: IconName | undefined;
}

export function TextInput({ icon, className, ...rest }: TextInputProps) {
  const wiring = useFieldAttributes();
  const input = <input type="text" {...wiring} {...rest} className={classNames(styles.input, className)} />;
  if (!icon) return input;
  return (
    <span className={styles.withIcon}>
      <Icon name={icon} />
      {input}
    </span>
  );
}
