import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { sendMessage } from '#messaging/contract/messaging.ts';
import type { LineKind } from '#price-book/rules/line-kinds.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import { call } from '#web/api-client.ts';
import { WordsDialog } from '#web/form/words-dialog.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

/** What is asked about: a line, or a kind of work that the quote is silent about. */
export interface Asked {
  quoteId: number;
  lineId?: number;
  kind?: LineKind;
  /** As the dialog calls it. */
  what: string;
}

export interface AskDialogProps {
  asked: Asked | null;
  onClose: () => void;
}

export const AskDialog = ({ asked, onClose }: AskDialogProps) => {
  const { quoting } = useStrings();
  const [text, setText] = useState('');
  const { change, isBusy } = useChange({
    send: ({ quoteId, lineId, kind }: Asked) =>
      call(sendMessage, {
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
    <WordsDialog
      open={asked !== null}
      onClose={onClose}
      title={quoting.askTitle}
      words={{
        label: quoting.askLabel,
        hint: asked ? quoting.askText(asked.what) : undefined,
        maxLength: LONGEST.words,
        value: text,
        onChange: setText,
      }}
      cancel={quoting.cancel}
      act={quoting.askSend}
      look="primary"
      isBusy={isBusy}
      onAct={() => asked && void change(asked)}
    />
  );
};
