import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** Steps of the space scale, in pixels: 4 times the name. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

const gapClass = (gap: Gap | undefined) => gap && styles[`gap${gap}`];

/** The page's width and its margins. */
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

/** One under the other, evenly. A form's fields stand in a stack of 5. */
export function Stack({ gap, className, ...rest }: ComponentProps<'div'> & { gap?: Gap }) {
  return <div {...rest} className={classNames(styles.stack, gapClass(gap), className)} />;
}

/** Two side by side, on phones one under the other. */
export function TwoColumns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.pair, className)} />;
}
