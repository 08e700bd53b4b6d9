import { PageWrap } from '#design/layout.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './search-screen.module.css';

const ROWS = 6;

export const SearchResultsSkeleton = () => (
  <div className={styles.rows} aria-hidden="true">
    {Array.from({ length: ROWS }, (_, place) => (
      <Skeleton key={place} className={styles.rowSkeleton} />
    ))}
  </div>
);

/** Has the page's own head, so that nothing moves when the results come. */
export const SearchSkeleton = () => {
  const { finding } = useStrings();
  return (
    <PageWrap className={styles.page}>
      <h1 className={styles.title}>{finding.searchTitle}</h1>
      <Skeleton className={styles.formSkeleton} />
      <SearchResultsSkeleton />
    </PageWrap>
  );
};
