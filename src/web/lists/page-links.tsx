import type { MouseEvent, ReactNode } from 'react';
import type { ButtonVariantProps } from '#design/button-variant.ts';
import { LinkButton } from '#design/link-button.tsx';
import styles from './page-links.module.css';

export interface PageLinksProps extends Pick<ButtonVariantProps, 'size'> {
  /** The cursor of the page that comes next. */
  next: string | null;
  /** What is shown does not begin with the first page. */
  isLater: boolean;
  /** The address of the page after a cursor, or of the first. */
  hrefAt: (cursor?: string) => string;
  words: { next: string; first: string };
  onNext?: (event: MouseEvent) => void;
  /** Stands in a box that has its own distance. */
  isInset?: boolean;
  children?: ReactNode;
}

/** Under a list too long for one page: on to the next, and back to the first. */
export const PageLinks = (props: PageLinksProps) => {
  const { next, isLater, hrefAt, words, onNext, isInset = false, size, children } = props;
  if (next === null && !isLater) return null;
  return (
    <div className={isInset ? styles.inset : styles.links}>
      {isLater && (
        <LinkButton size={size} href={hrefAt()}>
          {words.first}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton size={size} href={hrefAt(next)} onClick={onNext}>
          {words.next}
        </LinkButton>
      )}
      {children}
    </div>
  );
};
