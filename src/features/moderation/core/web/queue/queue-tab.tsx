import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { ModerationNotLoaded } from '#features/moderation/core/web/moderation-not-loaded.tsx';
import { officeTabHref, queueQuery } from '#features/moderation/core/web/queries.ts';
import { reportBodyText } from '#features/moderation/core/web/report-text.ts';
import { useStrings } from '#web/strings.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { EntryList } from './entry-list.tsx';
import { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx';
import styles from './queue.module.css';
import { UndoDecisionBar } from './undo-decision-bar.tsx';
import { type QueueDeskProps, type QueueTabProps, useQueueDesk } from './use-queue-desk.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

export const QueueTab = ({ queue, afterId }: QueueTabProps) => {
  const { moderating } = useStrings();
  const { data: queuePage, error } = useQuery(queueQuery(queue, afterId));
  if (!queuePage) return error ? <ModerationNotLoaded /> : null;
  return (
    <div className={styles.work}>
      <UndoDecisionBar />
      {queuePage.items.length > 0 ? (
        <Desk queue={queue} afterId={afterId} page={queuePage} />
      ) : (
        <EmptyState
          level={2}
          art={<StonesArt />}
          title={moderating.empty}
          text={moderating.emptyText}
          action={
            afterId !== undefined && <LinkButton href={officeTabHref(queue)}>{moderating.first}</LinkButton>
          }
        />
      )}
    </div>
  );
};

const Desk = (props: QueueDeskProps) => {
  const { queue, page } = props;
  const strings = useStrings();
  const desk = useQueueDesk(props);
  const { items, openIndex, entry, go, actions, openWith, openedDialog, close, hasKeys, turnKeys } = desk;
  const { decideMarked, reports } = desk;
  const count = reports.marked.length;
  if (!entry) return null;
  const complaint = reportBodyText({ words: entry.complaint, ring: entry.ring }, strings);
  return (
    <div className={styles.desk}>
      <EntryList
        queue={queue}
        page={{ ...page, items }}
        afterId={props.afterId}
        openIndex={openIndex}
        go={go}
        openWith={openWith}
        reports={reports}
      />
      <EntryDetail
        queue={queue}
        entry={entry}
        index={openIndex}
        count={props.afterId === undefined && reports.kind === '' ? page.total : items.length}
        hasNext={openIndex < items.length - 1 || page.next !== null}
        reports={reports}
        actions={actions}
        openWith={openWith(entry.id)}
      />
      {openedDialog === 'withhold' && (
        <WithholdDialog
          key={entry.id}
          queue={queue}
          id={entry.id}
          text={entry.words?.comment ?? complaint}
          count={count}
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
          hasReporter={entry.ring === null}
          onClose={() => close('dismiss')}
          send={(statement) => {
            void decideMarked({ verdict: 'approve', statement });
            close('dismiss');
          }}
        />
      )}
      {openedDialog === 'keys' && (
        <KeyboardShortcutsDialog isOn={hasKeys} onTurn={turnKeys} onClose={() => close('keys')} />
      )}
    </div>
  );
};
