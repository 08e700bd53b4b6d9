import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { NotLoaded } from '#moderation/web/not-loaded.tsx';
import { addressOfOfficeTab, queueQuestion } from '#moderation/web/questions.ts';
import { wordsOfReport } from '#moderation/web/report-text.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { EntryList } from './entry-list.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './queue.module.css';
import { UndoBar } from './undo-bar.tsx';
import { type DeskProps, type QueueTabProps, useDesk } from './use-desk.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

export const QueueTab = ({ queue, after }: QueueTabProps) => {
  const { moderating } = useStrings();
  const { answer, error } = useOutcome(queueQuestion(queue, after));
  if (!answer) return error ? <NotLoaded /> : null;
  return (
    <>
      <UndoBar />
      {answer.items.length > 0 ? (
        <Desk queue={queue} after={after} page={answer} />
      ) : (
        <EmptyState
          level={2}
          art={<StonesArt />}
          title={moderating.empty}
          text={moderating.emptyText}
          action={
            after !== undefined && (
              <LinkButton href={addressOfOfficeTab(queue)}>{moderating.first}</LinkButton>
            )
          }
        />
      )}
    </>
  );
};

const Desk = (props: DeskProps) => {
  const { queue, page } = props;
  const strings = useStrings();
  const { items, at, entry, go, act, openWith, opened, close, decide, hasKeys, turnKeys } = useDesk(props);
  if (!entry) return null;
  const complaint = wordsOfReport({ words: entry.complaint, ring: entry.ring }, strings);
  return (
    <div className={styles.desk}>
      <EntryList
        queue={queue}
        page={{ ...page, items }}
        after={props.after}
        at={at}
        go={go}
        openWith={openWith}
      />
      <EntryDetail
        queue={queue}
        entry={entry}
        at={at}
        count={items.length}
        act={act}
        openWith={openWith(entry.id)}
      />
      {opened === 'withhold' && (
        <WithholdDialog
          key={entry.id}
          queue={queue}
          id={entry.id}
          text={entry.words?.comment ?? complaint}
          onClose={() => close('withhold')}
          send={(given) => {
            void decide(entry, { verdict: 'withhold', ...given });
            close('withhold');
          }}
        />
      )}
      {opened === 'dismiss' && (
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
      {opened === 'keys' && <KeysDialog isOn={hasKeys} onTurn={turnKeys} onClose={() => close('keys')} />}
    </div>
  );
};
