import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { ModerationNotLoaded } from '#features/moderation/core/web/moderation-not-loaded.tsx';
import {
  moderationDeskQuery,
  officeTabHref,
  type QueuePage,
  queueQuery,
} from '#features/moderation/core/web/queries.ts';
import { reportBodyText } from '#features/moderation/core/web/report-text.ts';
import { useStrings } from '#web/strings.tsx';
import { CaseOver } from './case-over.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { EntryList, isListBeside } from './entry-list.tsx';
import { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx';
import styles from './queue.module.css';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { UndoDecisionBar } from './undo-decision-bar.tsx';
import { useDeskDialog } from './use-desk-dialog.ts';
import { type QueueDeskProps, useQueueDesk } from './use-queue-desk.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

/** Fetches the list again when others decide, undo or report something, an empty list too. */
const useRefetchWhenCountChanges = (queuePage: QueuePage, total: number | undefined) => {
  const { queue, isAside } = queuePage;
  const client = useQueryClient();
  const { data: desk } = useQuery(moderationDeskQuery);
  const count = isAside ? desk?.aside[queue] : desk?.[queue];
  const { queryKey } = queueQuery(queuePage);
  const refetchIfChanged = useEffectEvent((waiting: number | undefined) => {
    if (waiting !== undefined && waiting !== total) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => refetchIfChanged(count), [count]);
};

export const QueueTab = (props: QueuePage) => {
  const { queue, afterId, isAside } = props;
  const { moderating } = useStrings();
  const { data: listed, error } = useQuery(queueQuery(props));
  const { data: desk } = useQuery(moderationDeskQuery);
  useRefetchWhenCountChanges(props, listed?.total);
  const dialog = useDeskDialog(queue, listed, desk?.decided ?? []);
  const queuePage = dialog.page;
  if (!queuePage) return error ? <ModerationNotLoaded /> : null;
  const isPart = afterId !== undefined || isAside;
  return (
    <div className={styles.work}>
      <UndoDecisionBar />
      <AsideSwitch queue={queue} isAside={isAside} />
      {queuePage.items.length > 0 ? (
        <Desk {...props} page={queuePage} dialog={dialog} />
      ) : (
        <EmptyState
          level={2}
          art={<StonesArt />}
          title={moderating.empty}
          text={moderating.emptyText}
          action={isPart && <LinkButton href={officeTabHref(queue)}>{moderating.first}</LinkButton>}
        />
      )}
    </div>
  );
};

/** What is set aside is listed apart. */
const AsideSwitch = ({ queue, isAside }: Pick<QueuePage, 'queue' | 'isAside'>) => {
  const { moderating } = useStrings();
  const { data: desk } = useQuery(moderationDeskQuery);
  if (!desk || (desk.aside[queue] === 0 && !isAside)) return null;
  return (
    <div className={styles.filter}>
      <SegmentedControl
        size="small"
        label={moderating.queues[queue]}
        value={isAside ? 'aside' : 'pending'}
        options={[
          {
            value: 'pending',
            label: moderating.pendingItems,
            end: <span className={styles.switchCount}>{desk[queue]}</span>,
            href: officeTabHref(queue),
          },
          {
            value: 'aside',
            label: moderating.setAsideItems,
            end: <span className={styles.switchCount}>{desk.aside[queue]}</span>,
            href: officeTabHref(queue, undefined, { isAside: true }),
          },
        ]}
      />
    </div>
  );
};

const Desk = (props: QueueDeskProps) => {
  const { queue, page, dialog } = props;
  const { close } = dialog;
  const strings = useStrings();
  const desk = useQueueDesk(props);
  const { items, openIndex, entry, go, actions, openWith, openedDialog, hasKeys, turnKeys } = desk;
  const { decideMarked, marks, targets } = desk;
  const count = targets.length;
  const detail = useRef<HTMLDivElement>(null);
  if (!entry) return null;
  const complaint = reportBodyText({ words: entry.complaint, ring: entry.ring }, strings);
  return (
    <div className={styles.desk}>
      <EntryList
        queue={queue}
        page={{ ...page, items }}
        afterId={props.afterId}
        isAside={props.isAside}
        openIndex={openIndex}
        go={go}
        showDetail={() => {
          if (!isListBeside()) detail.current?.scrollIntoView();
        }}
        openWith={openWith}
        marks={marks}
      />
      <div ref={detail} className={styles.detailSide}>
        <EntryDetail
          queue={queue}
          entry={entry}
          index={openIndex}
          count={props.afterId === undefined && marks.kind === '' ? page.total : items.length}
          hasNext={openIndex < items.length - 1 || page.next !== null}
          marks={marks}
          actions={actions}
          openWith={openWith(entry.id)}
        />
      </div>
      {openedDialog === 'withhold' && (
        <WithholdDialog
          key={entry.id}
          queue={queue}
          id={entry.id}
          text={entry.words?.comment ?? complaint}
          count={count}
          over={dialog.isOver ? <CaseOver decidedBy={dialog.opened?.decidedBy} /> : null}
          onClose={() => close('withhold')}
          send={(decision) => {
            void decideMarked({ verdict: 'withhold', ...decision });
            close('withhold');
          }}
        />
      )}
      {openedDialog === 'dismiss' && (
        <DismissDialog
          key={entry.id}
          queue={queue}
          id={entry.id}
          text={complaint}
          count={count}
          over={dialog.isOver ? <CaseOver decidedBy={dialog.opened?.decidedBy} /> : null}
          hasReporter={entry.ring === null}
          onClose={() => close('dismiss')}
          send={(statement) => {
            void decideMarked({ verdict: 'approve', statement });
            close('dismiss');
          }}
        />
      )}
      {openedDialog === 'aside' && (
        <SetAsideDialog queue={queue} entries={targets} onDone={marks.clear} onClose={() => close('aside')} />
      )}
      {openedDialog === 'keys' && (
        <KeyboardShortcutsDialog isOn={hasKeys} onTurn={turnKeys} onClose={() => close('keys')} />
      )}
    </div>
  );
};
