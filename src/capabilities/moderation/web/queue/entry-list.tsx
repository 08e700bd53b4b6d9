import { useEffect, useRef } from 'react';
import { StarRating } from '#design/star-rating.tsx';
import type { Page } from '#kernel/endpoint.ts';
import { waitSince } from '#kernel/wait.ts';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Queue } from '#moderation/rules/moderation.ts';
import { addressOfOfficeTab } from '#moderation/web/questions.ts';
import { wordsOfReport } from '#moderation/web/report-text.ts';
import { PageLinks } from '#web/lists/page-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { detailText } from './detail-text.ts';
import styles from './queue.module.css';

interface EntryListProps {
  queue: Queue;
  page: Page<QueueEntry>;
  after: number | undefined;
  at: number;
  go: (to: number) => void;
  /** The other moderator who has one of them open. */
  openWith: (id: number) => string | undefined;
}

export const EntryList = ({ queue, page: { items, next }, after, at, go, openWith }: EntryListProps) => {
  const { moderating } = useStrings();
  return (
    <div className={styles.side}>
      <ol className={styles.list} aria-label={moderating.waitingList(moderating.queues[queue])}>
        {items.map((entry, place) => (
          <Line
            key={entry.id}
            entry={entry}
            isOpen={place === at}
            open={() => go(place)}
            openWith={openWith(entry.id)}
          />
        ))}
      </ol>
      <PageLinks
        isInset
        size="small"
        next={next}
        isLater={after !== undefined}
        hrefAt={(cursor) => addressOfOfficeTab(queue, cursor)}
        words={{ next: moderating.more, first: moderating.first }}
      />
    </div>
  );
};

interface LineProps {
  entry: QueueEntry;
  isOpen: boolean;
  open: () => void;
  openWith: string | undefined;
}

const Line = ({ entry, isOpen, open, openWith }: LineProps) => {
  const format = useFormat();
  const now = useNow();
  const strings = useStrings();
  const { moderating } = strings;
  const ref = useRef<HTMLButtonElement>(null);
  const { company, person, words, ring, since, facts } = entry;
  const complaint = wordsOfReport({ words: entry.complaint, ring }, strings);
  const [first] = facts;
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={styles.line}
        aria-current={isOpen ? 'true' : undefined}
        onClick={open}
      >
        <span className={styles.lineHead}>
          <b>{company?.name ?? person?.username ?? facts.find(({ name }) => name === 'address')?.value}</b>
          <time dateTime={since} suppressHydrationWarning>
            {now ? moderating.waits(waitSince(new Date(since), now)) : format.shortDate(new Date(since))}
          </time>
        </span>
        {words && <StarRating value={words.rating} label={moderating.outOfFive(words.rating)} />}
        <span className={styles.lineText}>
          {complaint ?? words?.comment ?? (first ? detailText(first, strings, format) : moderating.noWords)}
        </span>
        {openWith && <span className={styles.openWith}>{moderating.openWith(openWith)}</span>}
      </button>
    </li>
  );
};
