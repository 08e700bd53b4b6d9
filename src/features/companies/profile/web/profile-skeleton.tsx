import { PageWrap } from '#design/layout.tsx';
import { Skeleton, SkeletonText } from '#design/skeleton.tsx';
import banner from './profile-banner.module.css';
import header from './profile-header.module.css';
import layout from './profile-layout.module.css';
import styles from './profile-skeleton.module.css';

/** Draws the page's layout without its words. */
export const ProfileSkeleton = () => (
  <>
    <div className={styles.crumbs} />
    <div className={banner.empty} />
    <PageWrap>
      <div className={header.header}>
        <Skeleton className={header.seal} />
        <div className={header.words}>
          <Skeleton className={styles.badges} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.meta} />
          <Skeleton className={styles.chips} />
        </div>
        <div className={header.actions}>
          <Skeleton className={styles.action} />
        </div>
      </div>
      <Skeleton className={styles.tabs} />
      <div className={layout.columns}>
        <div className={styles.text}>
          <Skeleton className={styles.title} />
          <SkeletonText lines={5} />
          <Skeleton className={styles.box} />
        </div>
        <Skeleton className={styles.panel} />
      </div>
    </PageWrap>
  </>
);
