import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './folding-panel.module.css';
import { Icon } from './icon.tsx';
import { Panel } from './panel.tsx';

interface FoldingPanelProps {
  title: string;
  end?: ReactNode;
  className?: string | undefined;
  startsOpen?: boolean;
  /** A field in it was refused, so it stays open. */
  hasFault?: boolean;
  children: ReactNode;
}

const INVALID = '[aria-invalid="true"]';

/**
 * On a phone a panel of a long page folds under its title; a wider screen always shows it whole. What is folded stays in
 * the page, so that nothing typed is lost, and a link to a field in it unfolds it.
 */
export function FoldingPanel({
  title,
  end,
  className,
  startsOpen = false,
  hasFault = false,
  children,
}: FoldingPanelProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const fold = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = isOpen || hasFault;
  useEffect(() => {
    const element = fold.current;
    // The sender scrolls to a field right afterwards, so the panel has to be open by then.
    const unfold = () => flushSync(() => setIsOpen(true));
    element?.addEventListener('unfold', unfold);
    // The browser itself goes to the address's anchor as a page loads, and finds it folded.
    const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (anchor && element && (element.contains(anchor) || anchor.contains(element)))
      requestAnimationFrame(() => {
        unfold();
        anchor.scrollIntoView();
      });
    return () => element?.removeEventListener('unfold', unfold);
  }, []);
  useEffect(() => {
    // The form could not focus its first wrong field while that was folded.
    if (hasFault && !document.activeElement?.matches(INVALID))
      fold.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [hasFault]);
  return (
    <div
      ref={fold}
      data-folds={isShown ? 'open' : 'folded'}
      className={classNames(styles.fold, !isShown && styles.isFolded)}
    >
      <Panel
        title={<span id={titleId}>{title}</span>}
        end={
          <span className={styles.end}>
            {end}
            {!hasFault && (
              <button
                type="button"
                className={styles.toggle}
                aria-labelledby={titleId}
                aria-expanded={isShown}
                onClick={() => setIsOpen(!isOpen)}
              >
                <Icon name="chevron-down" size="small" />
              </button>
            )}
          </span>
        }
        className={className}
      >
        {children}
      </Panel>
    </div>
  );
}
