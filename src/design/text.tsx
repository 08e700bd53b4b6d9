import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'b' | 'li' | 'small';
  /** `lead` is 18, `small` 14, `tiny` 13 and `big` the display figure; by default the size is inherited. */
  size?: 'lead' | 'small' | 'tiny' | 'big';
  tone?: 'muted' | 'faint';
  /** Sets money, dates and telephone numbers in figures of one width, never broken. */
  numeric?: boolean;
  /** Cuts the text with an ellipsis. */
  oneLine?: boolean;
}

export function Text({ as = 'p', size, tone, numeric, oneLine, className, ...rest }: TextProps) {
  const Tag: ElementType<HTMLAttributes<HTMLElement>> = as;
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.text,
        size && styles[size],
        tone && styles[tone],
        numeric && styles.numeric,
        oneLine && styles.oneLine,
        className,
      )}
    />
  );
}

/** Screen readers say it; nobody sees it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Stands within a sentence. */
export function TextLink({ className, ...rest }: AnchorProps & { href: string }) {
  return <Anchor {...rest} className={classNames(styles.link, className)} />;
}
