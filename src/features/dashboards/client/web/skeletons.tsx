import type { ComponentType } from 'react';
import { CardGrid } from '#design/card-grid.tsx';
import { Skeleton, SkeletonRows } from '#design/skeleton.tsx';
import styles from './dashboard.module.css';
import sizes from './skeletons.module.css';
import type { DashboardTabName } from './tabs.ts';

const FOLDERS = 6;
const MESSAGES = 4;

const Cards = ({ className }: { className: string | undefined }) => (
  <CardGrid aria-hidden="true">
    {Array.from({ length: FOLDERS }, (_, card) => (
      <li key={card}>
        <Skeleton className={className} />
      </li>
    ))}
  </CardGrid>
);

/** Each skeleton is as large as the view that follows. */
export const skeletonByTab: Record<DashboardTabName, ComponentType> = {
  overview: () => (
    <div className={styles.columns}>
      <Skeleton className={sizes.waiting} />
      <Skeleton className={sizes.panel} />
    </div>
  ),
  folders: () => <Cards className={sizes.folder} />,
  messages: () => <SkeletonRows rows={MESSAGES} />,
  contacts: () => <Cards className={sizes.contact} />,
};
