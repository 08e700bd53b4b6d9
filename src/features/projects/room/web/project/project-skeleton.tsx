import { PageWrap } from '#design/layout.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import sizes from './project-skeleton.module.css';
import styles from './project.module.css';

/** The layout is the page's, without its text. */
export const ProjectSkeleton = () => (
  <PageWrap className={styles.page}>
    <div className={sizes.head}>
      <Skeleton className={sizes.name} />
      <Skeleton className={sizes.about} />
    </div>
    <div className={styles.columns}>
      <Skeleton className={sizes.panel} />
      <div className={styles.side}>
        <Skeleton className={sizes.panel} />
        <Skeleton className={sizes.panel} />
      </div>
      <div className={styles.shared}>
        <Skeleton className={sizes.panel} />
      </div>
    </div>
  </PageWrap>
);
