import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { refetchQuotes } from '#features/quotes/core/web/queries.ts';
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

/** A question is there from the beginning: about a kind of work it can be sent as it stands. */
const useQuestionText = (subject: QuoteQuestionSubject | null) => {
  const { quoting } = useStrings();
  const begun =
    subject === null
      ? ''
      : subject.kind === undefined
        ? quoting.askAboutLine(subject.what)
        : quoting.askIsIncluded(subject.what);
  const about = subject && `${subject.quoteId} ${subject.lineId} ${subject.kind}`;
  const [own, setOwn] = useState<{ about: string | null; text: string }>({ about: null, text: '' });
  return {
    text: own.about === about ? own.text : begun,
    setText: (text: string) => setOwn({ about, text }),
    isToComplete:
      subject?.kind === undefined && (own.about === about ? own.text : begun).trim() === begun.trim(),
  };
};

export const AskAboutQuoteDialog = ({ subject, onClose }: AskAboutQuoteDialogProps) => {
  const { quoting } = useStrings();
  const client = useQueryClient();
  const { text, setText, isToComplete } = useQuestionText(subject);
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
      onClose();
      refetchQuotes(client);
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
      isIdle={isToComplete}
      onAction={() => subject && void change(subject)}
    />
  );
};
