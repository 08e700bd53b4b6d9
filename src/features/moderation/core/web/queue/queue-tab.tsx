import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { NotLoaded } from '#features/moderation/core/web/not-loaded.tsx';
import { officeTabHref, queueQuery } from '#features/moderation/core/web/queries.ts';
import { wordsOfReport } from '#features/moderation/core/web/report-text.ts';
import { useStrings } from '#web/strings.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { EntryList } from './entry-list.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './queue.module.css';
import { UndoBar } from './undo-bar.tsx';
import { type DeskProps, type QueueTabProps, useDesk } from './use-desk.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

export const QueueTab = ({ queue, afterId }: QueueTabProps) => {
  const { moderating } = useStrings();
  const { data: queuePage, error } = useQuery(queueQuery(queue, afterId));
  if (!queuePage) return error ? <NotLoaded /> : null;
  return (
    <>
      <UndoBar />
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
    </>
  );
};

const Desk = (props: DeskProps) => {
  const { queue, page } = props;
  const strings = useStrings();
  const { items, openIndex, entry, go, actions, openWith, openedDialog, close, decide, hasKeys, turnKeys } =
    useDesk(props);
  if (!entry) return null;
  const complaint = wordsOfReport({ words: entry.complaint, ring: entry.ring }, strings);
  return (
    <div className={styles.desk}>
      <EntryList
        queue={queue}
        page={{ ...page, items }}
        afterId={props.afterId}
        openIndex={openIndex}
        go={go}
        openWith={openWith}
      />
      <EntryDetail
        queue={queue}
        entry={entry}
        index={openIndex}
        count={items.length}
        actions={actions}
        openWith={openWith(entry.id)}
      />
      {openedDialog === 'withhold' && (
        <WithholdDialog
          key={entry.id}
          queue={queue}
          id={entry.id}
          text={entry.words?.comment ?? complaint}
          onClose={() => close('withhold')}
          send={(decision) => {
            void decide(entry, { verdict: 'withhold', ...decision });
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
          hasReporter={entry.ring === null}
          onClose={() => close('dismiss')}
          send={(statement) => {
            void decide(entry, { verdict: 'approve', statement });
            close('dismiss');
          }}
        />
      )}
      {openedDialog === 'keys' && (
        <KeysDialog isOn={hasKeys} onTurn={turnKeys} onClose={() => close('keys')} />
      )}
    </div>
  );
};
