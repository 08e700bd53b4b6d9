import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { Select } from '#design/select.tsx';
import { StarRating } from '#design/star-rating.tsx';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { reportedPageKind } from '#features/moderation/core/rules/reported-page.ts';
import { EntryAge } from '#features/moderation/core/web/entry-age.tsx';
import { officeTabHref } from '#features/moderation/core/web/queries.ts';
import { reportBodyText, reportReasonText } from '#features/moderation/core/web/report-text.ts';
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
  /** Brings the open entry into view where the list stands above it. */
  showDetail: () => void;
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
  showDetail,
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
      {marks.isAllOffered && <MarkAll marks={marks} />}
      <ol className={styles.list} aria-label={moderating.waitingList(moderating.queues[queue])}>
        {marks.groups.map((entries) => (
          <EntryGroup
            key={entries[0]?.id}
            entries={entries}
            openEntry={items[openIndex]}
            open={(entry) => go(items.indexOf(entry))}
            showDetail={showDetail}
            openWith={openWith}
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
      {marks.marked.length > 0 && (
        <MarkedBar
          marks={marks}
          toDecision={() => {
            const [first] = marks.marked;
            if (first && !marks.isMarked(items[openIndex]?.id ?? 0)) go(items.indexOf(first));
            showDetail();
          }}
        />
      )}
    </div>
  );
};

const MarkAll = ({ marks }: { marks: MarkedEntries }) => {
  const { moderating } = useStrings();
  const count = marks.items.length;
  const markedCount = marks.marked.length;
  return (
    <label className={styles.markAll}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = markedCount > 0 && markedCount < count;
        }}
        type="checkbox"
        checked={markedCount === count}
        onChange={({ currentTarget: { checked } }) => (checked ? marks.markAll() : marks.clear())}
      />
      {moderating.selectShown(count)}
    </label>
  );
};

/** Where the list stands above the open entry, the decision about marked ones is out of sight. */
const MarkedBar = ({ marks, toDecision }: { marks: MarkedEntries; toDecision: () => void }) => {
  const { moderating } = useStrings();
  return (
    <div className={styles.markedBar}>
      <b>{moderating.selected(marks.marked.length)}</b>
      <Button variant="quiet" onClick={marks.clear}>
        {moderating.clearSelection}
      </Button>
      <Button variant="primary" onClick={toDecision}>
        {moderating.toDecision}
      </Button>
    </div>
  );
};

interface EntryGroupProps extends Pick<EntryListProps, 'showDetail' | 'openWith' | 'marks'> {
  entries: QueueEntry[];
  openEntry: QueueEntry | undefined;
  open: (entry: QueueEntry) => void;
}

/** Reports of one page are one row, which selects all of them and opens to the single ones. */
const EntryGroup = ({ entries, openEntry, open, showDetail, openWith, marks }: EntryGroupProps) => {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isGroup = entries.length > 1;
  const isOpenWithin = openEntry !== undefined && entries.includes(openEntry);
  const openFirst = () => {
    if (!isOpenWithin && entries[0]) open(entries[0]);
  };
  const mark = (isMarked: boolean) => {
    if (!isMarked || !entries[0]) return marks.clear();
    marks.markSame(entries[0]);
    openFirst();
    return showDetail();
  };
  return (
    <>
      {isGroup && (
        <GroupRow
          entries={entries}
          isOpen={isOpenWithin && !isUnfolded}
          isUnfolded={isUnfolded}
          press={() => {
            setIsUnfolded(!isUnfolded);
            openFirst();
          }}
          mark={mark}
          marks={marks}
        />
      )}
      {(!isGroup || isUnfolded) &&
        entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isInGroup={isGroup}
            isOpen={entry === openEntry}
            open={() => open(entry)}
            showDetail={showDetail}
            openWith={openWith(entry.id)}
            marks={marks}
          />
        ))}
    </>
  );
};

interface GroupRowProps extends Pick<EntryGroupProps, 'entries' | 'marks'> {
  isOpen: boolean;
  isUnfolded: boolean;
  press: () => void;
  mark: (isMarked: boolean) => void;
}

const GroupRow = ({ entries, isOpen, isUnfolded, press, mark, marks }: GroupRowProps) => {
  const strings = useStrings();
  const { moderating } = strings;
  const line = useOpenLineInView(isOpen);
  const [first] = entries;
  if (!first) return null;
  const name = nameOf(first) ?? '';
  const pageKind = reportedPageKind(detailOf(first, 'address') ?? '');
  const markedCount = entries.filter(({ id }) => marks.isMarked(id)).length;
  return (
    <li className={styles.markable}>
      <label className={styles.mark}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = markedCount > 0 && markedCount < entries.length;
          }}
          type="checkbox"
          aria-label={`${moderating.selectSame(entries.length)}: ${name}`}
          checked={markedCount === entries.length}
          onChange={({ currentTarget: { checked } }) => mark(checked)}
        />
      </label>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-current={isOpen ? 'true' : undefined}
        aria-expanded={isUnfolded}
        onClick={press}
      >
        <span className={styles.lineHead}>
          <b>{name}</b>
          <EntryAge since={first.since} />
        </span>
        <span className={styles.groupText}>
          {[pageKind && moderating.pageKinds[pageKind], moderating.reportsCount(entries.length)]
            .filter(Boolean)
            .join(', ')}
          <Icon name="chevron-down" size="small" />
        </span>
        <span className={styles.kinds}>
          {marks.kindsOf(entries).map(({ value, count }) => (
            <span key={value}>
              {reportReasonText({ kind: 'content', reason: value }, strings)} <b>{count}</b>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
};

interface EntryRowProps {
  entry: QueueEntry;
  isInGroup: boolean;
  isOpen: boolean;
  open: () => void;
  showDetail: () => void;
  openWith: string | undefined;
  marks: MarkedEntries;
}

const nameOf = (entry: QueueEntry) =>
  entry.company?.name ?? entry.person?.username ?? detailOf(entry, 'address');

/** Brings a line into view in its list, and leaves the page where it is. */
const scrollWithinList = (line: HTMLElement) => {
  const list = line.closest('ol');
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
};

/** The list is as high as the window, so its end is below the fold until the page is scrolled. */
const scrollPageDownTo = (line: HTMLElement) => {
  const below = line.getBoundingClientRect().bottom - window.innerHeight;
  if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
};

/** The list stands beside the open entry, as in queue.module.css. */
export const isListBeside = () => matchMedia('(min-width: 1024px)').matches;

/** The list scrolls at once; the page follows when another entry is opened beside it, not where the list stands above. */
const useOpenLineInView = (isOpen: boolean) => {
  const line = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && line.current) {
      scrollWithinList(line.current);
      if (!wasOpen.current && isListBeside()) scrollPageDownTo(line.current);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return line;
};

const EntryRow = ({ entry, isInGroup, isOpen, open, showDetail, openWith, marks }: EntryRowProps) => {
  const format = useFormat();
  const strings = useStrings();
  const { moderating } = strings;
  const ref = useOpenLineInView(isOpen);
  const { words, ring, since, facts } = entry;
  const complaint = reportBodyText({ words: entry.complaint, ring }, strings);
  const [first] = facts;
  const kind = detailOf(entry, 'kind') ?? null;
  const name = nameOf(entry);
  return (
    <li className={classNames(marks.isOffered && styles.markable)} data-in-group={isInGroup || undefined}>
      {marks.isOffered && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            aria-label={moderating.selectEntry(name ?? '')}
            checked={marks.isMarked(entry.id)}
            // React tells a checkbox's change by its click, which knows whether Shift was held.
            onChange={({ currentTarget: { checked }, nativeEvent }) => {
              marks.toggle(entry, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
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
        onClick={() => {
          open();
          showDetail();
        }}
      >
        <span className={styles.lineHead}>
          <b>{isInGroup ? reportReasonText({ kind: 'content', reason: kind }, strings) : name}</b>
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
