import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { showToast } from '#design/toast.ts';
import type { LineKind } from '#price-book/rules/line-kinds.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import { askAboutQuote } from '#quotes/contract/quotes.ts';
import { call } from '#web/api-client.ts';
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

export const AskDialog = ({ asked, onClose }: { asked: Asked | null; onClose: () => void }) => {
  const { quoting } = useStrings();
  const [text, setText] = useState('');
  const { change, isBusy } = useChange({
    send: ({ quoteId, lineId, kind }: Asked) =>
      call(askAboutQuote, {
        params: { id: quoteId },
        body: { text, ...(lineId !== undefined && { lineId }), ...(kind !== undefined && { kind }) },
      }),
    onDone: () => {
      setText('');
      onClose();
      showToast({ tone: 'success', title: quoting.wasAsked });
    },
    failed: (reason) => ({ title: quoting.failed, text: reason }),
  });
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={quoting.askTitle}
      closeLabel={quoting.cancel}
      held={text !== ''}
    >
      <DialogBody>
        <Field label={quoting.askLabel} hint={asked ? quoting.askText(asked.what) : undefined}>
          <TextArea
            rows={3}
            maxLength={LONGEST.words}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{quoting.cancel}</Button>
        <Button
          look="primary"
          busy={isBusy}
          disabled={text.trim() === ''}
          onClick={() => asked && void change(asked)}
        >
          {quoting.askSend}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
