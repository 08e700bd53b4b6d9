import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { dialogMessageSchema, sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { href } from '#kernel/href.ts';
import { promptSignIn } from '#web/action-awaiting-sign-in.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ContactEndedNotice } from './contact-ended-notice.tsx';
import { createMessageDraftStorage } from './message-draft-storage.ts';
import { partnerQuery } from './queries.ts';
import { useVerifyEmailNotice } from './use-verify-email-notice.tsx';

export interface MessageDialogProps {
  /** The message goes to these companies' owners, to each in a conversation of its own. */
  companies: readonly {
    id: number;
    name: string;
    userId: number;
    services?: readonly { categoryId: number }[];
  }[];
  onClose: () => void;
}

/** A request to companies that all do one trade begins with it; of several, only the client knows which is meant. */
const onlyTradeOf = (companies: MessageDialogProps['companies']): number | undefined => {
  const trades = new Set(companies.flatMap(({ services = [] }) => services.map((item) => item.categoryId)));
  return trades.size === 1 ? [...trades][0] : undefined;
};

/** A visitor's draft belongs to this id before they have signed in. */
const NOBODY = 0;

export const MessageDialog = ({ companies, onClose }: MessageDialogProps) => {
  const { messaging } = useStrings();
  const visitor = useVisitor();
  const client = useQueryClient();
  const [first] = companies;
  // For several companies, blocks show only when the message is sent.
  const { data: partner } = useQuery({
    ...partnerQuery(String(first?.userId)),
    enabled: visitor !== null && companies.length === 1,
  });
  const isShut = partner?.hasBlockedMe ?? false;
  const names = companies.length === 1 && first ? first.name : messaging.countOfCompanies(companies.length);
  const draftKey = companies.map(({ userId }) => userId).join(' ');
  const draft = createMessageDraftStorage(visitor?.id ?? NOBODY, draftKey);
  const begunAsVisitor = createMessageDraftStorage(NOBODY, draftKey);
  const deliver = async (content: string, { idempotencyKey }: { idempotencyKey: string }) => {
    // If one of several fails, another try does not send to the others twice.
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
      ...(companies.length === 1 &&
        first && {
          action: {
            label: messaging.openConversation,
            href: href('/messages/:id', { id: first.userId }),
          },
        }),
    });
    void client.invalidateQueries({ queryKey: partnerQuery(String(first?.userId)).queryKey });
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
    schema: dialogMessageSchema,
    values: { content: draft.read() || begunAsVisitor.read() },
    send: async ({ content }, _, callOptions) => {
      if (visitor) return deliver(content, callOptions);
      // The text stays in the dialog underneath until it is sent.
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
  // The sender may change during the call: a visitor who signs in sends the same message.
  const saveTries = useEffectEvent(() => form.keepTriesAs(`message ${draftKey}`));
  useEffect(() => saveTries(), []);
  // The delayed message goes out immediately, in whichever dialog the address was verified.
  const isVerified = visitor?.isEmailVerified ?? false;
  const sendPending = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (isUnverified && isVerified) sendPending();
  }, [isUnverified, isVerified]);
  // The first words to somebody need a verified address, which is better known before they are written.
  const isFirstContact = partner !== undefined && partner.lastWrittenAt === null && !partner.hasNews;
  const verifyFirst = useVerifyEmailNotice(
    isUnverified || (isFirstContact && visitor?.isEmailVerified === false),
    () => undefined,
  );
  // Only private people send requests to companies; a visitor may be one.
  const mayBePrivate = visitor === null || visitor.userType === 'private';
  // Pressing Esc or the backdrop costs nobody their text.
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
            {isShut && <ContactEndedNotice name={names} />}
            {mayBePrivate && !isShut && (
              <Text>
                <TextLink
                  href={href('/requests/new', {
                    companies: companies.map(({ id }) => id).join(),
                    category: onlyTradeOf(companies),
                  })}
                >
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
