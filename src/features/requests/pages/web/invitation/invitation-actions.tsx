import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { showToast } from '#design/toast.ts';
import { ContactEndedNotice } from '#features/messaging/core/web/index.ts';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import {
  askClientQuestion,
  declineInvitation,
  undoDecline,
} from '#features/requests/core/contract/invitations.ts';
import type { Invitation, Request } from '#features/requests/core/contract/shapes.ts';
import {
  DECLINE_UNDO_SECONDS,
  type DeclineReason,
  declineReasons,
} from '#features/requests/core/rules/requests.ts';
import {
  invitationQuery,
  refetchInvitations,
  removeInvitationFromCache,
} from '#features/requests/core/web/index.ts';
import { DeclineText } from '#features/requests/pages/web/parts/decline-text.tsx';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './invitation.module.css';

interface BriefActionsProps {
  request: Request;
  invitation: Invitation;
}

/** Modules above add these replies. */
export interface ExtraInvitationActionProps {
  /** It is the best reply; the message then stands beside it. */
  main: ReactNode;
  action: ReactNode;
}

/** A company replies with a message, a question, or a refusal with its reason. */
export const InvitationActions = ({
  request,
  invitation,
  main,
  action,
}: BriefActionsProps & ExtraInvitationActionProps) => {
  const { asking } = useStrings();
  const [openDialog, setOpenDialog] = useState<'ask' | 'decline' | null>(null);
  const { abilities, client } = request;
  const isShut = invitation.blockedBy === 'partner';
  if (!abilities.mayAsk) return null;
  const close = () => setOpenDialog(null);
  const writing = href('/messages/:id', { id: client.id });
  return (
    <div data-own-bar className={styles.acts}>
      {isShut && <ContactEndedNotice name={client.name} />}
      {!isShut &&
        (main ?? (
          <LinkButton variant="primary" wide icon="message" href={writing}>
            {asking.writeMessage}
          </LinkButton>
        ))}
      <div className={styles.quiet}>
        {main && !isShut && <Anchor href={writing}>{asking.message}</Anchor>}
        {!isShut && (
          <button type="button" onClick={() => setOpenDialog('ask')}>
            {asking.askShort}
          </button>
        )}
        {action}
        {abilities.mayDecline && (
          <button type="button" onClick={() => setOpenDialog('decline')}>
            {asking.decline}
          </button>
        )}
      </div>
      <AskDialog open={openDialog === 'ask'} onClose={close} invitation={invitation} />
      <DeclineDialog
        open={openDialog === 'decline'}
        onClose={close}
        request={request}
        invitation={invitation}
      />
    </div>
  );
};

/** Says what each way to reply is for: one is read with the request, the other by the two alone. */
export const ReplyHint = ({ request, invitation }: BriefActionsProps) => {
  const { asking } = useStrings();
  if (!request.abilities.mayAsk || invitation.blockedBy === 'partner') return null;
  return <p className={styles.end}>{asking.replyHint}</p>;
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
  const { change, isBusy } = useMutationWithToast({
    send: (_: void, callOptions) =>
      callEndpoint(askClientQuestion, { params: { id }, body: { text } }, callOptions),
    onDone: (request) => {
      client.setQueryData(invitationQuery(String(id)).queryKey, request);
      refetchInvitations(client);
      setText('');
      onClose();
    },
    failed: (reason) => ({ title: asking.failed, text: reason }),
  });
  return (
    <ActionDialogWithText
      open={open}
      onClose={onClose}
      title={asking.askQuestion}
      words={{
        label: asking.askLabel,
        maxLength: REQUEST_MAX_LENGTHS.question,
        value: text,
        onChange: setText,
      }}
      cancel={asking.cancel}
      actionLabel={asking.askSend}
      variant="primary"
      isBusy={isBusy}
      onAction={() => void change()}
    />
  );
};

/** The client hears of a refusal after a minute, so that long it can be taken back. */
const useUndoDecline = (id: number) => {
  const { asking } = useStrings();
  const client = useQueryClient();
  const { navigate } = useNavigation();
  return useMutationWithToast({
    send: () => callEndpoint(undoDecline, { params: { id } }),
    onDone: (request) => {
      client.setQueryData(invitationQuery(String(id)).queryKey, request);
      refetchInvitations(client);
      navigate(href('/invitations/:id', { id }));
    },
    failed: (message) => ({ title: asking.failed, text: message }),
  });
};

const DeclineDialog = ({
  open,
  onClose,
  request,
  invitation: { id, visit },
}: DialogProps & { request: Request }) => {
  const { asking } = useStrings();
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const [reason, setReason] = useState<DeclineReason>('fully-booked');
  const [text, setText] = useState('');
  const undo = useUndoDecline(id);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(declineInvitation, { params: { id }, body: { reason, text } }),
    onDone: () => {
      removeInvitationFromCache(client, id);
      showToast({
        tone: 'success',
        title: asking.declined,
        duration: DECLINE_UNDO_SECONDS * 1000,
        action: { label: asking.undo, onPress: () => void undo.change() },
      });
      navigate(href('/invitations'));
    },
    failed: (message) => ({ title: asking.failed, text: message }),
  });
  return (
    <ActionDialogWithText
      open={open}
      onClose={onClose}
      title={asking.declineTitle}
      words={{
        label: asking.declineWords,
        hint: [
          asking.declineText(request.client.name),
          ...(visit === null || visit === 'cancelled' || visit === 'over' ? [] : [asking.endsVisit]),
          asking.undoWithin,
        ].join(' '),
        optional: asking.optional,
        rows: 2,
        maxLength: REQUEST_MAX_LENGTHS.reason,
        value: text,
        onChange: setText,
      }}
      cancel={asking.cancel}
      actionLabel={asking.declineNow}
      variant="destructive"
      isBusy={isBusy}
      onAction={() => void change()}
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
          <DeclineText reason={reason} words={text} />
        </blockquote>
      </figure>
    </ActionDialogWithText>
  );
};
