import { useState } from 'react';
import { StonesArt } from '#design/empty-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { Page } from '#kernel/endpoint.ts';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Queue } from '#moderation/rules/moderation.ts';
import { NotLoaded } from '#moderation/web/not-loaded.tsx';
import { addressOf, queueQuestion } from '#moderation/web/questions.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { Detail } from './detail.tsx';
import { EntryList } from './entry-list.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './queue.module.css';
import { useDecide } from './use-decide.ts';
import { useKeySwitch, useKeys } from './use-keys.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

interface QueueTabProps {
  queue: Queue;
  after: number | undefined;
}

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
      action={after !== undefined && <LinkButton href={addressOf(queue)}>{moderating.first}</LinkButton>}
    />
  );
};

/** Which of them is looked at: it keeps its place when the one before it has gone. */
const usePlace = (items: readonly QueueEntry[]) => {
  const [place, setPlace] = useState(0);
  const at = Math.min(place, items.length - 1);
  const go = (to: number) => setPlace(Math.max(0, Math.min(to, items.length - 1)));
  return { at, entry: items[at], go };
};

type Opened = 'withhold' | 'keys';

const useDesk = ({ queue, after, page }: DeskProps) => {
  const { at, entry, go } = usePlace(page.items);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [hasKeys, turnKeys] = useKeySwitch();
  const decide = useDecide(queue, after);
  const approve = async () => {
    if (!entry || isSending) return;
    setIsSending(true);
    await decide(entry, { verdict: 'approve' });
    setIsSending(false);
  };
  const act = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    approve: () => void approve(),
    withhold: () => setOpened('withhold'),
    showKeys: () => setOpened('keys'),
  };
  useKeys({
    '?': act.showKeys,
    ...(hasKeys && {
      ...{ j: act.next, ArrowDown: act.next, k: act.previous, ArrowUp: act.previous },
      ...{ a: act.approve, w: act.withhold },
    }),
  });
  return {
    ...{ at, entry, go, act, opened, isSending, decide, hasKeys, turnKeys },
    // A dialog tells that it is closed a moment later: the other may be open by then.
    close: (one: Opened) => setOpened((now) => (now === one ? null : now)),
  };
};

interface DeskProps extends QueueTabProps {
  page: Page<QueueEntry>;
}

const Desk = (props: DeskProps) => {
  const { queue, page } = props;
  const { at, entry, go, act, opened, close, isSending, decide, hasKeys, turnKeys } = useDesk(props);
  if (!entry) return null;
  return (
    <div className={styles.desk}>
      <EntryList queue={queue} page={page} after={props.after} at={at} go={go} />
      <Detail queue={queue} entry={entry} at={at} count={page.items.length} act={act} isSending={isSending} />
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

export type Acts = ReturnType<typeof useDesk>['act'];
