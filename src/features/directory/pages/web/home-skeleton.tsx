import { PageWrap } from '#design/layout.tsx';
import { SkeletonCard } from '#design/skeleton.tsx';
import { HOME_PAGE_SIZE } from '#features/directory/core/contract/directory.ts';
import styles from './home-directory.module.css';

export const HomeSkeleton = () => (
  <PageWrap className={styles.directory}>
    <div className={styles.cards}>
      {Array.from({ length: HOME_PAGE_SIZE }, (_, place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  </PageWrap>
);
