import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextLink } from '#design/text.tsx';
import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './contract-next-steps.module.css';

/** Whoever has just hired a company tells it what it needs to know before it comes. */
export const FirstMessage = ({ partnerId }: { partnerId: number }) => {
  const { quoting } = useStrings();
  const { next } = quoting;
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  const send = useMutationWithToast({
    send: (content: string, callOptions) =>
      callEndpoint(sendMessage, { body: { receiverId: partnerId, content } }, callOptions),
    onDone: () => setIsSent(true),
    failed: (reason) => ({ title: quoting.failed, text: reason }),
  });
  return (
    <section className={styles.first} aria-label={next.firstTitle}>
      <h2>{next.firstTitle}</h2>
      <output>
        {isSent && (
          <>
            {next.firstSent}{' '}
            <TextLink href={href('/messages/:id', { id: partnerId })}>{next.toConversation}</TextLink>
          </>
        )}
      </output>
      {!isSent && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void send.change(text);
          }}
        >
          <Field label={next.firstLabel} hint={next.firstHint}>
            <TextArea
              rows={3}
              maxLength={QUOTE_MAX_LENGTHS.words}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          </Field>
          <Button type="submit" icon="message" busy={send.isBusy} disabled={text.trim() === ''}>
            {next.firstSend}
          </Button>
        </form>
      )}
    </section>
  );
};
