import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '#design/skeleton.tsx';
import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import styles from './thread-view.module.css';
import { PartnerNotFound, MessagesAndComposer } from './thread-view.tsx';

export interface EmbeddedThreadProps {
  partnerId: number;
}

/** Another page's heading stands above this conversation. */
export const EmbeddedThread = ({ partnerId }: EmbeddedThreadProps) => {
  const { talk } = useStrings();
  const visitor = useVisitor();
  const { data: partner, error } = useQuery(partnerQuery(String(partnerId)));
  if (partner && visitor) {
    return (
      <section className={styles.thread} aria-label={talk.conversationWith(partner.name)}>
        <MessagesAndComposer me={visitor.id} partner={partner} />
      </section>
    );
  }
  return error ? <PartnerNotFound error={error} level={3} /> : <SkeletonRows />;
};
