import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextArea } from '#design/text-area.tsx';
import { showToast } from '#design/toast.ts';
import { LONGEST } from '#requests/contract/fields.ts';
import { askClient, declineInvitation } from '#requests/contract/invitations.ts';
import type { Invitation, Request } from '#requests/contract/shapes.ts';
import { type DeclineReason, declineReasons } from '#requests/rules/requests.ts';
import { forgetInvitation, invitationQuestion, refetchInvitations } from '#requests/web/questions.ts';
import { call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import styles from './brief.module.css';

interface ActsProps {
  request: Request;
  invitation: Invitation;
}

/** What a company answers with: words, a question, or a no with its reason. */
export const BriefActs = ({ request, invitation, act }: ActsProps & { act: ReactNode }) => {
  const { asking } = useStrings();
  const [shown, setShown] = useState<'ask' | 'decline' | null>(null);
  const { abilities, client } = request;
  if (!abilities.mayAsk) return null;
  const close = () => setShown(null);
  return (
    <div className={styles.acts}>
      <LinkButton look="primary" wide icon="message" href={`/messages/${client.id}`}>
        {asking.writeMessage}
      </LinkButton>
      <div className={styles.quiet}>
        <button type="button" onClick={() => setShown('ask')}>
          {asking.askQuestion}
        </button>
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
    send: () => call(askClient, { params: { id }, body: { text } }),
    onDone: (request) => {
      client.setQueryData(invitationQuestion(String(id)).queryKey, request);
      refetchInvitations(client);
      setText('');
      onClose();
    },
    failed: (reason) => ({ title: asking.failed, text: reason }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={asking.askQuestion}
      closeLabel={asking.cancel}
      held={text !== ''}
    >
      <DialogBody>
        <Field label={asking.askLabel}>
          <TextArea
            rows={3}
            maxLength={LONGEST.question}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {asking.cancel}
        </Button>
        <Button look="primary" busy={isBusy} disabled={text.trim() === ''} onClick={() => void change()}>
          {asking.askSend}
        </Button>
      </DialogFoot>
    </Dialog>
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
    <Dialog
      open={open}
      onClose={onClose}
      title={asking.declineTitle}
      closeLabel={asking.cancel}
      held={text !== ''}
    >
      <DialogBody>
        <RadioGroup
          legend={asking.reasonLabel}
          value={reason}
          options={declineReasons.map((value) => ({ value, label: asking.declineReasons[value] }))}
          onChange={({ currentTarget: { value } }) => setReason(value as DeclineReason)}
        />
        <Field
          label={asking.declineWords}
          mark={asking.optional}
          hint={asking.declineText(request.client.name)}
        >
          <TextArea
            rows={2}
            maxLength={LONGEST.reason}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {asking.cancel}
        </Button>
        <Button look="destructive" busy={isBusy} onClick={() => void change()}>
          {asking.declineNow}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
