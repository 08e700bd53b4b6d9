import { useEffect, useRef } from 'react';
import { Select } from '#design/select.tsx';
import { StarRating } from '#design/star-rating.tsx';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { EntryAge } from '#features/moderation/core/web/entry-age.tsx';
import { officeTabHref } from '#features/moderation/core/web/queries.ts';
import { reportBodyText } from '#features/moderation/core/web/report-text.ts';
import { noonOf } from '#kernel/calendar.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { entryDetailText } from './entry-detail-text.ts';
import styles from './queue.module.css';
import { detailOf, type MarkedEntries } from './use-marked-entries.ts';

interface EntryListProps {
  queue: QueueName;
  page: ListPage<QueueEntry>;
  afterId: number | undefined;
  isAside: boolean;
  openIndex: number;
  go: (to: number) => void;
  /** Returns the other moderator who has this entry open. */
  openWith: (id: number) => string | undefined;
  marks: MarkedEntries;
}

export const EntryList = ({
  queue,
  page: { items, next },
  afterId,
  isAside,
  openIndex,
  go,
  openWith,
  marks,
}: EntryListProps) => {
  const strings = useStrings();
  const format = useFormat();
  const { moderating } = strings;
  const { kindName } = marks;
  return (
    <div className={styles.side}>
      {marks.kinds.length > 1 && (
        <div className={styles.filter}>
          <Select
            aria-label={moderating.facts[kindName ?? 'kind']}
            value={marks.kind}
            onChange={({ currentTarget: { value } }) => marks.setKind(value)}
          >
            <option value="">{moderating.allKinds}</option>
            {marks.kinds.map(({ value, count }) => (
              <option key={value} value={value}>
                {kindName && entryDetailText({ name: kindName, value }, strings, format)} ({count})
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
            marks={marks}
          />
        ))}
      </ol>
      <PaginationLinks
        isInset
        size="small"
        next={next}
        isLater={afterId !== undefined}
        hrefAt={(cursor) => officeTabHref(queue, cursor, { isAside })}
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
  marks: MarkedEntries;
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

const EntryRow = ({ entry, isOpen, open, openWith, marks }: EntryRowProps) => {
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
    <li className={marks.isOffered ? styles.markable : undefined}>
      {marks.isOffered && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            aria-label={moderating.selectEntry(name ?? '')}
            checked={marks.isMarked(entry.id)}
            onChange={({ currentTarget: { checked } }) => {
              marks.toggle(entry);
              // The pane beside shows what is about to be decided.
              if (checked) open();
            }}
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
        <RowMarks entry={entry} />
        {openWith && <span className={styles.openWith}>{moderating.openWith(openWith)}</span>}
      </button>
    </li>
  );
};

/** Says what colleagues have added. */
const RowMarks = ({ entry: { aside, notes } }: Pick<EntryRowProps, 'entry'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  if (!aside && notes === 0) return null;
  return (
    <span className={styles.openWith}>
      {[
        aside && moderating.asideUntil(format.shortDate(noonOf(aside.until))),
        notes > 0 && moderating.notesCount(notes),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
};
