import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

/** A card is a drawing sheet: cover, body, title block. Its edge turns to ink on hover; nothing lifts. */
export const Card = ({ className, ...rest }: ComponentProps<'article'>) => (
  <article {...rest} className={classNames(styles.card, className)} />
);

/** Shows a picture of 4 to 3, and the parts that lie on it. */
export const CardCover = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.cover, className)} />
);

export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.body, className)} />
);

export interface TitleBlockCellData {
  key: string;
  value?: ReactNode;
  label: ReactNode;
}

/** A drawing sheet ends in these ruled cells. */
export const TitleBlock = ({ cells }: { cells: readonly TitleBlockCellData[] }) => (
  <div className={styles.block}>
    {cells.map(({ key, value, label }) => (
      <div key={key} className={styles.cell}>
        {value != null && <b className={styles.value}>{value}</b>}
        {label}
      </div>
    ))}
  </div>
);
