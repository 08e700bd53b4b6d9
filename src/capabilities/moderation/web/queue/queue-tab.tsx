import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { NotLoaded } from '#moderation/web/not-loaded.tsx';
import { addressOfOfficeTab, queueQuestion } from '#moderation/web/questions.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { EntryList } from './entry-list.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './queue.module.css';
import { type DeskProps, type QueueTabProps, useDesk } from './use-desk.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

export const QueueTab = ({ queue, after }: QueueTabProps) => {
  const { moderating } = useStrings();
  const { answer, error } = useOutcome(queueQuestion(queue, after));
  if (!answer) return error ? <NotLoaded /> : null;
  if (answer.items.length > 0) return <Desk queue={queue} after={after} page={answer} />;
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={moderating.empty}
      text={moderating.emptyText}
      action={
        after !== undefined && <LinkButton href={addressOfOfficeTab(queue)}>{moderating.first}</LinkButton>
      }
    />
  );
};

const Desk = (props: DeskProps) => {
  const { queue, page } = props;
  const { at, entry, go, act, opened, close, isSending, decide, hasKeys, turnKeys } = useDesk(props);
  if (!entry) return null;
  return (
    <div className={styles.desk}>
      <EntryList queue={queue} page={page} after={props.after} at={at} go={go} />
      <EntryDetail
        queue={queue}
        entry={entry}
        at={at}
        count={page.items.length}
        act={act}
        isSending={isSending}
      />
      {opened === 'withhold' && (
        <WithholdDialog
          queue={queue}
          onClose={() => close('withhold')}
          send={async (given) => {
            await decide(entry, { verdict: 'withhold', ...given });
            close('withhold');
          }}
        />
      )}
      {opened === 'keys' && <KeysDialog isOn={hasKeys} onTurn={turnKeys} onClose={() => close('keys')} />}
    </div>
  );
};
