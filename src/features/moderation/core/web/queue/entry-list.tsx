import { useEffect, useRef } from 'react';
import { Select } from '#design/select.tsx';
import { StarRating } from '#design/star-rating.tsx';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { EntryAge } from '#features/moderation/core/web/entry-age.tsx';
import { officeTabHref } from '#features/moderation/core/web/queries.ts';
import { reportBodyText } from '#features/moderation/core/web/report-text.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { entryDetailText } from './entry-detail-text.ts';
import styles from './queue.module.css';
import { detailOf, type MarkedReports } from './use-marked-reports.ts';

interface EntryListProps {
  queue: QueueName;
  page: ListPage<QueueEntry>;
  afterId: number | undefined;
  openIndex: number;
  go: (to: number) => void;
  /** Returns the other moderator who has this entry open. */
  openWith: (id: number) => string | undefined;
  reports: MarkedReports;
}

export const EntryList = ({
  queue,
  page: { items, next },
  afterId,
  openIndex,
  go,
  openWith,
  reports,
}: EntryListProps) => {
  const { moderating } = useStrings();
  return (
    <div className={styles.side}>
      {reports.kinds.length > 1 && (
        <div className={styles.filter}>
          <Select
            aria-label={moderating.facts.kind}
            value={reports.kind}
            onChange={({ currentTarget: { value } }) => reports.setKind(value)}
          >
            <option value="">{moderating.allKinds}</option>
            {reports.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {(moderating.kinds as Readonly<Record<string, string>>)[kind] ?? kind}
              </option>
            ))}
          </Select>
        </div>
      )}
      <ol className={styles.list} aria-label={moderating.waitingList(moderating.queues[queue])}>
        {items.map((entry, place) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isOpen={place === openIndex}
            open={() => go(place)}
            openWith={openWith(entry.id)}
            reports={reports}
          />
        ))}
      </ol>
      <PaginationLinks
        isInset
        size="small"
        next={next}
        isLater={afterId !== undefined}
        hrefAt={(cursor) => officeTabHref(queue, cursor)}
        words={{ next: moderating.more, first: moderating.first }}
      />
    </div>
  );
};

interface EntryRowProps {
  entry: QueueEntry;
  isOpen: boolean;
  open: () => void;
  openWith: string | undefined;
  reports: MarkedReports;
}

/**
 * Brings a line into view in its list, and leaves the page where it is: on a narrow screen the list stands below the item
 * that is decided, which would be scrolled away.
 */
const scrollWithinList = (line: HTMLElement) => {
  const list = line.closest('ol');
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
};

const EntryRow = ({ entry, isOpen, open, openWith, reports }: EntryRowProps) => {
  const format = useFormat();
  const strings = useStrings();
  const { moderating } = strings;
  const ref = useRef<HTMLButtonElement>(null);
  const { company, person, words, ring, since, facts } = entry;
  const complaint = reportBodyText({ words: entry.complaint, ring }, strings);
  const [first] = facts;
  useEffect(() => {
    if (isOpen && ref.current) scrollWithinList(ref.current);
  }, [isOpen]);
  const name = company?.name ?? person?.username ?? detailOf(entry, 'address');
  return (
    <li className={reports.isOffered ? styles.markable : undefined}>
      {reports.isOffered && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            aria-label={moderating.selectEntry(name ?? '')}
            checked={reports.isMarked(entry.id)}
            onChange={() => reports.toggle(entry.id)}
          />
        </label>
      )}
      <button
        ref={ref}
        type="button"
        className={styles.line}
        aria-current={isOpen ? 'true' : undefined}
        onClick={open}
      >
        <span className={styles.lineHead}>
          <b>{name}</b>
          <EntryAge since={since} />
        </span>
        {words && <StarRating value={words.rating} label={moderating.outOfFive(words.rating)} />}
        <span className={styles.lineText}>
          {complaint ??
            words?.comment ??
            (first ? entryDetailText(first, strings, format) : moderating.noWords)}
        </span>
        {openWith && <span className={styles.openWith}>{moderating.openWith(openWith)}</span>}
      </button>
    </li>
  );
};
