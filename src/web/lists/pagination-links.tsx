import type { MouseEvent, ReactNode } from 'react';
import type { ButtonVariantProps } from '#design/button-class.ts';
import { LinkButton } from '#design/link-button.tsx';
import styles from './pagination-links.module.css';

export interface PaginationLinksProps extends Pick<ButtonVariantProps, 'size'> {
  next: string | null;
  /** True if the shown page is not the first. */
  isLater: boolean;
  /** Returns the address of the page after a cursor, or of the first. */
  hrefAt: (cursor?: string) => string;
  words: { next: string; first: string };
  onNext?: (event: MouseEvent) => void;
  /** True in a box that has its own distance. */
  isInset?: boolean;
  children?: ReactNode;
}

/** A list too long for one page links to the next page and back to the first. */
export const PaginationLinks = (props: PaginationLinksProps) => {
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
