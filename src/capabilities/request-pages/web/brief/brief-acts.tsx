import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { showToast } from '#design/toast.ts';
import { ContactEnded } from '#messaging/web/index.ts';
import { DeclineWords } from '#request-pages/web/parts/decline-words.tsx';
import { LONGEST_OF_REQUEST } from '#requests/contract/fields.ts';
import { askClient, declineInvitation } from '#requests/contract/invitations.ts';
import type { Invitation, Request } from '#requests/contract/shapes.ts';
import { type DeclineReason, declineReasons } from '#requests/rules/requests.ts';
import { forgetInvitation, invitationQuestion, refetchInvitations } from '#requests/web/index.ts';
import { call } from '#web/api-client.ts';
import { WordsDialog } from '#web/form/words-dialog.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import styles from './brief.module.css';

interface ActsProps {
  request: Request;
  invitation: Invitation;
}

/** What capabilities above can answer with. */
export interface OtherAnswers {
  /** The best answer; a message stands beside it then. */
  main: ReactNode;
  act: ReactNode;
}

/** What a company answers with: words, a question, or a no with its reason. */
export const BriefActs = ({ request, invitation, main, act }: ActsProps & OtherAnswers) => {
  const { asking } = useStrings();
  const [shown, setShown] = useState<'ask' | 'decline' | null>(null);
  const { abilities, client } = request;
  const isShut = invitation.blockedBy === 'partner';
  if (!abilities.mayAsk) return null;
  const close = () => setShown(null);
  const writing = `/messages/${client.id}`;
  return (
    <div className={styles.acts}>
      {isShut && <ContactEnded name={client.name} />}
      {!isShut &&
        (main ?? (
          <LinkButton look="primary" wide icon="message" href={writing}>
            {asking.writeMessage}
          </LinkButton>
        ))}
      <div className={styles.quiet}>
        {main && !isShut && <Anchor href={writing}>{asking.message}</Anchor>}
        {!isShut && (
          <button type="button" onClick={() => setShown('ask')}>
            {asking.askShort}
          </button>
        )}
        {act}
        {abilities.mayDecline && (
          <button type="button" onClick={() => setShown('decline')}>
            {asking.decline}
          </button>
        )}
      </div>
      <AskDialog open={shown === 'ask'} onClose={close} invitation={invitation} />
      <DeclineDialog open={shown === 'decline'} onClose={close} request={request} invitation={invitation} />
    </div>
  );
};

interface DialogProps {
  open: boolean;
  onClose: () => void;
  invitation: Invitation;
}

const AskDialog = ({ open, onClose, invitation: { id } }: DialogProps) => {
  const { asking } = useStrings();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { change, isBusy } = useChange({
    send: (_: void, once) => call(askClient, { params: { id }, body: { text } }, once),
    onDone: (request) => {
      client.setQueryData(invitationQuestion(String(id)).queryKey, request);
      refetchInvitations(client);
      setText('');
      onClose();
    },
    failed: (reason) => ({ title: asking.failed, text: reason }),
  });
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      title={asking.askQuestion}
      words={{
        label: asking.askLabel,
        maxLength: LONGEST_OF_REQUEST.question,
        value: text,
        onChange: setText,
      }}
      cancel={asking.cancel}
      act={asking.askSend}
      look="primary"
      isBusy={isBusy}
      onAct={() => void change()}
    />
  );
};

const DeclineDialog = ({
  open,
  onClose,
  request,
  invitation: { id },
}: DialogProps & { request: Request }) => {
  const { asking } = useStrings();
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const [reason, setReason] = useState<DeclineReason>('fully-booked');
  const [text, setText] = useState('');
  const { change, isBusy } = useChange({
    send: () => call(declineInvitation, { params: { id }, body: { reason, text } }),
    onDone: () => {
      forgetInvitation(client, id);
      showToast({ tone: 'success', title: asking.declined });
      navigate('/company-dashboard?tab=messages');
    },
    failed: (why) => ({ title: asking.failed, text: why }),
  });
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      title={asking.declineTitle}
      words={{
        label: asking.declineWords,
        hint: asking.declineText(request.client.name),
        optional: asking.optional,
        rows: 2,
        maxLength: LONGEST_OF_REQUEST.reason,
        value: text,
        onChange: setText,
      }}
      cancel={asking.cancel}
      act={asking.declineNow}
      look="destructive"
      isBusy={isBusy}
      onAct={() => void change()}
    >
      <RadioGroup
        legend={asking.reasonLabel}
        value={reason}
        options={declineReasons.map((value) => ({ value, label: asking.declineReasons[value] }))}
        onChange={({ currentTarget: { value } }) => setReason(value as DeclineReason)}
      />
      <figure className={styles.reads}>
        <figcaption>{asking.whatReads(request.client.name)}</figcaption>
        <blockquote>
          <DeclineWords reason={reason} words={text} />
        </blockquote>
      </figure>
    </WordsDialog>
  );
};
