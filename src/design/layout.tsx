import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** Each name is a step of the space scale: 4 times as many pixels. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

const gapClass = (gap: Gap | undefined) => gap && styles[`gap${gap}`];

/** Limits the page's width and sets its margins. */
export function PageWrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />;
}

interface RowProps extends ComponentProps<'div'> {
  gap?: Gap;
  between?: boolean;
  wraps?: boolean;
}

export function Row({ gap, between, wraps, className, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      className={classNames(
        styles.row,
        gapClass(gap),
        between && styles.between,
        wraps && styles.wraps,
        className,
      )}
    />
  );
}

/** Stacks children evenly. A form's fields stand in a stack of 5. */
export function Stack({ gap, className, ...rest }: ComponentProps<'div'> & { gap?: Gap }) {
  return <div {...rest} className={classNames(styles.stack, gapClass(gap), className)} />;
}

/** Two columns stand side by side, on phones one under the other. */
export function TwoColumns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.pair, className)} />;
}
