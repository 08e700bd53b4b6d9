import { type ReactNode, useId } from 'react';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  /** The caption is spoken but not drawn. */
  hideCaption?: boolean;
  columns: readonly { head: ReactNode; numeric?: boolean }[];
  /** The first cell names its row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** Scrolls sideways in its own frame where the screen is narrow, by keys too. */
export function Table({ caption, hideCaption, columns, rows }: TableProps) {
  const id = useId();
  const side = (at: number) => (columns[at]?.numeric ? styles.numeric : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reached by keys
    <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={hideCaption ? styles.hidden : undefined}>
          <span className={styles.captionText}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ head }, at) => (
              <th key={at} scope="col" className={side(at)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row" className={side(0)}>
                {name}
              </th>
              {values.map((value, at) => (
                <td key={at} className={side(at + 1)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
