import { PageWrap } from '#design/layout.tsx';
import { Skeleton, SkeletonText } from '#design/skeleton.tsx';
import header from './profile-header.module.css';
import layout from './profile-layout.module.css';
import mosaic from './profile-mosaic.module.css';
import styles from './profile-skeleton.module.css';

/** Draws the page's layout without its words. */
export const ProfileSkeleton = () => (
  <>
    <PageWrap>
      <div className={mosaic.mosaic} />
      <div className={header.header}>
        <Skeleton className={header.seal} />
        <div className={header.words}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.meta} />
          <Skeleton className={styles.chips} />
        </div>
        <div className={header.actions}>
          <div className={header.quote}>
            <Skeleton className={styles.action} />
          </div>
        </div>
      </div>
    </PageWrap>
    <div className={layout.sticky}>
      <PageWrap>
        <div className={styles.tabs} />
      </PageWrap>
    </div>
    <PageWrap>
      <div className={layout.columns}>
        <div className={styles.text}>
          <Skeleton className={styles.box} />
          <Skeleton className={styles.title} />
          <SkeletonText lines={4} />
        </div>
        <Skeleton className={styles.panel} />
      </div>
    </PageWrap>
  </>
);
