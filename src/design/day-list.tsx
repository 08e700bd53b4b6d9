import { type ReactNode, useId } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import styles from './day-list.module.css';

interface DaySectionProps {
  title: ReactNode;
  count?: number | undefined;
  /** The count is about what waits for the reader. */
  isDue?: boolean;
  hint?: ReactNode;
  /** Ends the title's line: a link to all of them. */
  end?: ReactNode;
  children: ReactNode;
}

/** A sheet of rows that each begin with their day. */
export const DaySection = ({ title, count, isDue, hint, end, children }: DaySectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && (
          <span className={classNames(styles.count, isDue && styles.due)}>{count}</span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
        {end && <span className={styles.headEnd}>{end}</span>}
      </div>
      {children}
    </section>
  );
};

export const DayRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

export interface DayOfRow {
  /** The weekday, or a word such as since. */
  above: ReactNode;
  number: ReactNode;
  below: ReactNode;
}

interface DayRowProps {
  /** Without a day there is a dash. */
  day: DayOfRow | null;
  /** The day is near: it is hatched, and the deadline says so too. */
  isSoon?: boolean | undefined;
  /** An address of a picture, a blank where there is none; undefined where the list has none. */
  picture?: string | null;
  title: ReactNode;
  /** The whole row leads there; without it the row is text alone. */
  href?: string | undefined;
  facts?: ReactNode;
  /** Says the next step and its deadline, because the row's day alone doesn't. */
  next?: ReactNode;
  /** A button or a state. */
  end?: ReactNode;
}

export const DayRow = ({ day, isSoon, picture, title, href, facts, next, end }: DayRowProps) => (
  <li className={classNames(styles.row, picture !== undefined && styles.pictured)}>
    {/* The words beside it say the same. */}
    <div className={classNames(styles.day, isSoon && styles.soon)} aria-hidden="true">
      <span>{day?.above}</span>
      <b>{day ? day.number : '–'}</b>
      <span>{day?.below}</span>
    </div>
    {picture !== undefined &&
      (picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" width={96} height={72} loading="lazy" />
      ))}
    <div className={styles.main}>
      <h3>
        {href === undefined ? (
          title
        ) : (
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        )}
      </h3>
      {facts && <p className={styles.facts}>{facts}</p>}
      {next && <p className={classNames(styles.next, isSoon && styles.warn)}>{next}</p>}
    </div>
    {end && <div className={styles.end}>{end}</div>}
  </li>
);
