import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  /** The caption is read aloud but not shown. */
  hideCaption?: boolean;
  columns: readonly { head: ReactNode; numeric?: boolean }[];
  /** On a phone each row is a card with its heads beside it, in place of a table that scrolls sideways. */
  stacks?: boolean;
  /** The first cell names its row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** Scrolls sideways in its own frame on a narrow screen, by keys too. */
export function Table({ caption, hideCaption, columns, rows, stacks }: TableProps) {
  const id = useId();
  const side = (index: number) => (columns[index]?.numeric ? styles.numeric : undefined);
  const headOf = (index: number) => {
    const head = columns[index]?.head;
    return typeof head === 'string' ? head : undefined;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reached by keys
    <section className={classNames(styles.scroll, stacks && styles.stacks)} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={hideCaption ? styles.hidden : undefined}>
          <span className={styles.captionText}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ head }, index) => (
              <th key={index} scope="col" className={side(index)}>
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
              {values.map((value, index) => (
                <td key={index} className={side(index + 1)} data-head={headOf(index + 1)}>
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
