import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './thread-scroller.module.css';

/** A reader this near to the end follows new messages. */
const NEAR_END = 80;

interface ScrollerProps {
  label: string;
  /** It changes when something is added at the end. */
  end: string;
  /** The reader wrote the last message: the thread scrolls to it from everywhere. */
  isOwn: boolean;
  hasEarlier: boolean;
  isLoading: boolean;
  /** Earlier messages could not be fetched: only a press tries again. */
  hasFailed: boolean;
  onEarlier: () => void;
  children: ReactNode;
}

/**
 * A thread is laid out from its end (column-reverse): it opens there without a script, and messages added above move
 * nothing.
 */
export const ThreadScroller = (props: ScrollerProps) => {
  const { label, end, isOwn, hasEarlier, isLoading, hasFailed, onEarlier, children } = props;
  const { talk } = useStrings();
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const lastLayout = useRef({ end, height: 0 });
  const [hasNew, setHasNew] = useState(false);

  // A person who reads further up stays there, and sees that something new has come.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || lastLayout.current.end === end) return;
    lastLayout.current.end = end;
    if (isOwn) current.scrollTop = 0;
    else if (current.scrollTop < -NEAR_END) {
      current.scrollTop -= current.scrollHeight - lastLayout.current.height;
      setHasNew(true);
    }
  }, [end, isOwn]);
  useLayoutEffect(() => {
    lastLayout.current.height = frame.current?.scrollHeight ?? 0;
  });

  useEffect(() => {
    const { current } = top;
    if (!current || !hasEarlier || isLoading || hasFailed) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEarlier(), {
      root: frame.current,
      rootMargin: '800px 0px 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [hasEarlier, isLoading, hasFailed, onEarlier]);

  const goToEnd = () => {
    frame.current?.scrollTo({ top: 0 });
    setHasNew(false);
  };
  return (
    <div className={styles.around}>
      <section
        ref={frame}
        className={styles.frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) => hasNew && currentTarget.scrollTop > -NEAR_END && setHasNew(false)}
      >
        <div className={styles.content}>
          {hasEarlier && (
            <div ref={top} className={styles.earlier}>
              <Button variant="quiet" size="small" busy={isLoading} onClick={onEarlier}>
                {talk.earlier}
              </Button>
            </div>
          )}
          {children}
        </div>
      </section>
      {hasNew && (
        <div className={styles.new}>
          <Button variant="secondary" size="small" iconAfter="chevron-down" onClick={goToEnd}>
            {talk.newMessages}
          </Button>
        </div>
      )}
    </div>
  );
};
