import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** A client asks about a line, or about a kind of work that the quote does not mention. */
export interface QuoteQuestionSubject {
  quoteId: number;
  lineId?: number;
  kind?: LineKind;
  /** The dialog calls it by this name. */
  what: string;
}

export interface AskAboutQuoteDialogProps {
  subject: QuoteQuestionSubject | null;
  onClose: () => void;
}

export const AskAboutQuoteDialog = ({ subject, onClose }: AskAboutQuoteDialogProps) => {
  const { quoting } = useStrings();
  const [text, setText] = useState('');
  const { change, isBusy } = useMutationWithToast({
    send: ({ quoteId, lineId, kind }: QuoteQuestionSubject) =>
      callEndpoint(sendMessage, {
        body: {
          content: text,
          quoteId,
          ...(lineId !== undefined && { lineId }),
          ...(kind !== undefined && { lineKind: kind }),
        },
      }),
    onDone: () => {
      setText('');
      onClose();
      showToast({ tone: 'success', title: quoting.wasAsked });
    },
    failed: (reason) => ({ title: quoting.failed, text: reason }),
  });
  return (
    <ActionDialogWithText
      open={subject !== null}
      onClose={onClose}
      title={quoting.askTitle}
      words={{
        label: quoting.askLabel,
        hint: subject ? quoting.askText(subject.what) : undefined,
        maxLength: QUOTE_MAX_LENGTHS.words,
        value: text,
        onChange: setText,
      }}
      cancel={quoting.cancel}
      actionLabel={quoting.askSend}
      variant="primary"
      isBusy={isBusy}
      onAction={() => subject && void change(subject)}
    />
  );
};
