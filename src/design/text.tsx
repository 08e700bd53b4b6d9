import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'b' | 'li' | 'small';
  /** `lead` 18, the rule is inherited, `small` 14, `tiny` 13, `big` the display figure. */
  size?: 'lead' | 'small' | 'tiny' | 'big';
  tone?: 'muted' | 'faint';
  /** Money, dates, telephone numbers: figures of one width, never broken. */
  numeric?: boolean;
  /** Cut with an ellipsis. */
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

/** Spoken, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** A link within a sentence. */
export function TextLink({ className, ...rest }: AnchorProps & { href: string }) {
  return <Anchor {...rest} className={classNames(styles.link, className)} />;
}
