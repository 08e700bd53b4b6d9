import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import styles from './account-page-skeleton.module.css';
import { FormAndAsideColumns } from './form-and-aside-columns.tsx';

/** Outlines the settings or the profile before their content arrives. */
export const AccountPageSkeleton = ({ title, tabs }: { title: string; tabs: number }) => (
  <PageWrap>
    <PageHead title={title} below={<Skeleton className={styles.below} />} />
    <div className={styles.tabs}>
      {Array.from({ length: tabs }, (_, tab) => (
        <Skeleton key={tab} className={styles.tab} />
      ))}
    </div>
    <FormAndAsideColumns aside={<Skeleton className={styles.aside} />}>
      <Skeleton className={styles.form} />
    </FormAndAsideColumns>
  </PageWrap>
);
