import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Menu, MenuHead, MenuRule } from '#design/menu.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { showToast } from '#design/toast.ts';
import { getCaretaker, handOverLead, type LeadCaretaker } from '#team/contract/caretakers.ts';
import { call } from '#web/api-client.ts';
import { questionFor, useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import styles from './caretakers.module.css';

const caretakerQuestion = (clientId: number) => questionFor(getCaretaker, { params: { clientId } });

/** Who of the team looks after somebody, to be changed by anyone of it. Who works alone has nothing to choose. */
export const CaretakerMenu = ({ clientId }: { clientId: number }) => {
  const { answer } = useOutcome(caretakerQuestion(clientId));
  if (!answer || answer.people.length < 2) return null;
  return <Choice clientId={clientId} known={answer} />;
};

const useHandOver = (clientId: number) => {
  const client = useQueryClient();
  const { caretakers } = useStrings();
  return useChange({
    send: (userId: number | null) => call(handOverLead, { params: { clientId }, body: { userId } }),
    onDone: (answer) => {
      client.setQueryData(caretakerQuestion(clientId).queryKey, answer);
      const name = answer.caretaker?.name;
      showToast({ tone: 'success', title: name ? caretakers.changed(name) : caretakers.cleared });
    },
    failed: (text) => ({ title: caretakers.changeFailed, text }),
  });
};

const Choice = ({ clientId, known: { caretaker, people } }: { clientId: number; known: LeadCaretaker }) => {
  const { caretakers } = useStrings();
  const { change, isBusy } = useHandOver(clientId);
  const said = caretaker?.isMe ? caretakers.me : caretaker && caretakers.somebody(caretaker.name);
  return (
    <div className={styles.menu}>
      <Menu
        align="start"
        label={caretakers.choose}
        renderOpener={(opener) => (
          <Button look="quiet" size="small" icon="person" busy={isBusy} {...opener}>
            {said ?? caretakers.nobody}
          </Button>
        )}
      >
        <MenuHead>{caretakers.choose}</MenuHead>
        {people.map(({ userId, name, isMe }) => (
          <MenuAction
            key={userId}
            icon={userId === caretaker?.userId ? 'check' : 'person'}
            disabled={userId === caretaker?.userId}
            onClick={() => void change(userId)}
          >
            {isMe ? caretakers.you(name) : name}
          </MenuAction>
        ))}
        {caretaker && (
          <>
            <MenuRule />
            <MenuAction icon="cross" onClick={() => void change(null)}>
              {caretakers.noOne}
            </MenuAction>
          </>
        )}
      </Menu>
    </div>
  );
};
