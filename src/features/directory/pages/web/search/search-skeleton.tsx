import { PageWrap } from '#design/layout.tsx';
import { SkeletonCard } from '#design/skeleton.tsx';
import styles from './search-screen.module.css';

const CARDS = 6;

export const SearchResultsSkeleton = () => (
  <div className={styles.cards}>
    {Array.from({ length: CARDS }, (_, place) => (
      <SkeletonCard key={place} />
    ))}
  </div>
);

export const SearchSkeleton = () => (
  <PageWrap className={styles.page}>
    <SearchResultsSkeleton />
  </PageWrap>
);
