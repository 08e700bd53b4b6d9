import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SkeletonRows } from '#design/skeleton.tsx';
import type { EmbeddedThreadProps } from '#features/messaging/pages/web/thread/embedded-thread.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import styles from './embedded-conversation.module.css';

/**
 * A conversation on another page loads once it is in view: messages on the screen count as read, and those further down
 * do not.
 */
export const EmbeddedConversation = ({ partnerId }: { partnerId: number }) => {
  const frame = useRef<HTMLDivElement>(null);
  const late = useLazyComponent(['talk', 'messaging']);
  const [Thread, setThread] = useState<ComponentType<EmbeddedThreadProps> | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current || Thread) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void late(() => import('#features/messaging/pages/web/thread/embedded-thread.tsx')).then(
        (part) => part && setThread(() => part.EmbeddedThread),
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  });
  return (
    <div ref={frame} className={styles.frame}>
      {Thread ? <Thread partnerId={partnerId} /> : <SkeletonRows />}
    </div>
  );
};
