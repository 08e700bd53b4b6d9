import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { CompanyLogo } from '#design/company-logo.tsx';
import type { ComparisonColumn } from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare.module.css';

/** The names of rows stay at the left, and the rest of the width is divided among the columns. */
const columnWidthIn = (region: HTMLElement, count: number): number => {
  const names = region.querySelector('th[scope="row"]')?.getBoundingClientRect().width ?? 0;
  return (region.scrollWidth - names) / count;
};

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ColumnBarProps {
  requestId: number;
  columns: readonly ComparisonColumn[];
  region: RefObject<HTMLElement | null>;
}

/** A phone shows one column at a time: this says which, and stays in it after a reload and when coming back. */
const useColumnInSight = ({ requestId, columns, region }: ColumnBarProps) => {
  const [index, setIndex] = useState(0);
  const storedAs = `${DRAFT_KEY_PREFIX}-compared-${requestId}`;
  const ids = columns.map(({ quoteId }) => quoteId).join();
  useEffect(() => {
    const scrolled = region.current;
    const quoteIds = ids.split(',');
    if (!scrolled) return undefined;
    const storedIndex = quoteIds.indexOf(readBrowserStorage(storedAs, 'sessionStorage') ?? '');
    if (storedIndex > 0)
      scrolled.scrollTo({
        left: storedIndex * columnWidthIn(scrolled, quoteIds.length),
        behavior: 'instant',
      });
    const look = () => {
      const at = Math.round(scrolled.scrollLeft / columnWidthIn(scrolled, quoteIds.length));
      setIndex(at);
      writeBrowserStorage(storedAs, quoteIds[at] ?? '', 'sessionStorage');
    };
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => scrolled.removeEventListener('scroll', look);
  }, [ids, region, storedAs]);
  return index;
};

export const ColumnBar = (props: ColumnBarProps) => {
  const { columns, region } = props;
  const { comparing } = useStrings();
  const amount = useFormatAmount();
  const inSight = useColumnInSight(props);
  /** Only sideways: the row that one reads stays where it is. Without script the link leads to the column's head. */
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    const scrolled = region.current;
    scrolled?.scrollTo({
      left: index * columnWidthIn(scrolled, columns.length),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  };
  return (
    <nav data-own-bar className={styles.jumps} aria-label={comparing.companies}>
      {columns.map(({ quoteId, company, totals }, index) => (
        <a
          key={quoteId}
          href={`#quote-${quoteId}`}
          aria-current={index === inSight ? 'true' : undefined}
          onClick={(event) => show(event, index)}
        >
          <CompanyLogo name={company.name} logo={company.logoUrl} size="small" />
          <span>
            <b>{company.name}</b> <small>{amount(totals.total)}</small>
          </span>
        </a>
      ))}
    </nav>
  );
};
