import { Anchor } from '#design/anchor.tsx';
import type { ModerationDesk } from '#features/moderation/core/contract/moderation.ts';
import { queueGroups, type QueueName } from '#features/moderation/core/rules/moderation.ts';
import { EntryAge, officeTabHref } from '#features/moderation/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useActiveInView } from '#web/use-active-in-view.ts';
import styles from './queue-rail.module.css';

const groupNames = ['words', 'reports', 'proofs'] as const;

interface QueueRailProps {
  desk: ModerationDesk;
  open: QueueName;
}

/** Lists the queues in groups, with what waits in each and the age of its oldest entry; on narrow screens in one row. */
export const QueueRail = ({ desk, open }: QueueRailProps) => {
  const { moderating } = useStrings();
  const rail = useActiveInView<HTMLElement>(open);
  return (
    <nav ref={rail} className={styles.rail} aria-label={moderating.tabs}>
      {groupNames.map((group) => (
        <section key={group}>
          <h2>{moderating.queueGroups[group]}</h2>
          <ul>
            {queueGroups[group].map((queue) => (
              <li key={queue}>
                <Anchor
                  stay
                  href={officeTabHref(queue)}
                  aria-current={queue === open ? 'page' : undefined}
                  data-empty={desk[queue] === 0 || undefined}
                >
                  <span className={styles.name}>{moderating.queues[queue]}</span>
                  {desk.oldest[queue] && <EntryAge since={desk.oldest[queue]} />}
                  <span className={styles.count}>{desk[queue]}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
