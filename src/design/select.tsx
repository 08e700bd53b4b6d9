import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { Icon } from './icon.tsx';
import styles from './input.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'small';
}

/** The platform's own list has our arrow. The options are its children. */
export function Select({ size, className, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.select, className)}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={classNames(styles.input, size && styles[size])}
      />
      <Icon name="chevron-down" size="small" />
    </span>
  );
}
