import { PageWrap } from '#design/layout.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import sizes from './folder-skeleton.module.css';
import styles from './folder.module.css';

const CARDS = 4;

/** Draws the page's layout without its words. */
export const FolderSkeleton = () => (
  <PageWrap className={styles.page}>
    <div className={sizes.head}>
      <Skeleton className={sizes.name} />
      <Skeleton className={sizes.description} />
    </div>
    <div className={styles.companies}>
      <Skeleton className={sizes.listHead} />
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, card) => (
          <li key={card}>
            <Skeleton className={sizes.card} />
          </li>
        ))}
      </ul>
    </div>
  </PageWrap>
);
