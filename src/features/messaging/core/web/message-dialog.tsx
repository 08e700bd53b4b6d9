import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { TextArea } from '#design/text-area.tsx';
import { showToast } from '#design/toast.ts';
import { dialogMessage, sendMessage } from '#features/messaging/core/contract/messaging.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { promptSignIn } from '#web/sign-in-wall.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ContactEnded } from './contact-ended.tsx';
import { messageDraft } from './message-draft.ts';
import { partnerQuery } from './queries.ts';
import { useVerifyFirst } from './use-verify-first.tsx';

export interface MessageDialogProps {
  /** Whom it goes to: companies, by their owners. To several the same words go, to each in a conversation of its own. */
  companies: readonly { id: number; name: string; userId: number }[];
  onClose: () => void;
}

/** Whose draft it is before anybody has signed in. */
const NOBODY = 0;

export const MessageDialog = ({ companies, onClose }: MessageDialogProps) => {
  const { messaging } = useStrings();
  const visitor = useVisitor();
  const [first] = companies;
  // Of several companies those that don’t take it are told apart as it is sent.
  const { data: partner } = useQuery({
    ...partnerQuery(String(first?.userId)),
    enabled: visitor !== null && companies.length === 1,
  });
  const isShut = partner?.hasBlockedMe ?? false;
  const names = companies.length === 1 && first ? first.name : messaging.countOfCompanies(companies.length);
  const draftKey = companies.map(({ userId }) => userId).join(' ');
  const draft = messageDraft(visitor?.id ?? NOBODY, draftKey);
  const begunAsVisitor = messageDraft(NOBODY, draftKey);
  const deliver = async (content: string, { idempotencyKey }: { idempotencyKey: string }) => {
    // Where one of several fails, another try sends to the others no second time.
    for (const { userId } of companies)
      await callEndpoint(
        sendMessage,
        { body: { content, receiverId: userId } },
        { idempotencyKey: `${idempotencyKey} ${userId}` },
      );
    showToast({
      tone: 'success',
      title: messaging.messageSent,
      text: messaging.messageSentText(names),
    });
    draft.save('');
    begunAsVisitor.save('');
    onClose();
  };
  const [isUnverified, setIsUnverified] = useState(false);
  const refused = (error: ApiError) => {
    // The notice in the dialog says it, and stays.
    if (error.is(sendMessage, 'emailNotVerified')) return setIsUnverified(true);
    showToast({
      tone: 'destructive',
      title: messaging.error,
      text: messaging.sendFailed(error.wire.message ?? messaging.noConnection),
    });
  };
  const form = useForm<{ content: string }, { content: string }>({
    schema: dialogMessage,
    values: { content: draft.read() || begunAsVisitor.read() },
    send: async ({ content }, _, callOptions) => {
      if (visitor) return deliver(content, callOptions);
      // The words stay in the dialog underneath until they are sent.
      promptSignIn(
        () =>
          deliver(content, callOptions)
            .then(form.forgetTries)
            .catch((error: unknown) => refused(error instanceof ApiError ? error : new ApiError(0, ''))),
        'messageKept',
      );
    },
    onRefused: refused,
  });
  // By whom it is sent may change while its answer is on the way: who signs in sends the same message.
  const saveTries = useEffectEvent(() => form.keepTriesAs(`message ${draftKey}`));
  useEffect(() => saveTries(), []);
  // What was held up goes out at once, whichever dialog the address was verified in.
  const isVerified = visitor?.isEmailVerified ?? false;
  const sendPending = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (isUnverified && isVerified) sendPending();
  }, [isUnverified, isVerified]);
  const verifyFirst = useVerifyFirst(isUnverified, () => undefined);
  // Only private people put work to companies; a visitor may be one.
  const mayBePrivate = visitor === null || visitor.userType === 'private';
  // Esc, or a press beside it, costs nobody their words.
  const saveDraft = ({ target }: ChangeEvent<HTMLTextAreaElement>) => draft.save(target.value);
  return (
    <Dialog
      open
      onClose={onClose}
      title={messaging.dialogTitle(names)}
      closeLabel={messaging.close}
      locked={form.isSending}
    >
      <Form onSubmit={form.submit} label={messaging.dialogTitle(names)}>
        <DialogBody>
          <Stack gap={5}>
            {!isShut && (
              <Text>{companies.length === 1 ? messaging.dialogLead : messaging.dialogLeadToAll}</Text>
            )}
            {isShut && <ContactEnded name={names} />}
            {mayBePrivate && !isShut && (
              <Text>
                <TextLink href={`/requests/new?companies=${companies.map(({ id }) => id).join()}`}>
                  {messaging.askOnce}
                </TextLink>
              </Text>
            )}
            {verifyFirst}
            {!isShut && (
              <Field label={messaging.content} error={form.errorOf('content')}>
                <TextArea {...form.field('content', { onChange: saveDraft })} rows={6} />
              </Field>
            )}
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose} disabled={form.isSending}>
            {messaging.cancel}
          </Button>
          {!isShut && (
            <Button type="submit" variant="primary" busy={form.isSending} busyText={messaging.sending}>
              {messaging.send}
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
