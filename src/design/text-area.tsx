import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './input.module.css';

/** Grows with the text, where the browser can. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      {...useFieldAttributes()}
      {...rest}
      className={classNames(styles.input, styles.area, className)}
    />
  );
}
