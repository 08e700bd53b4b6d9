import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextArea } from '#design/text-area.tsx';
import { LONGEST } from '#quotes/contract/fields.ts';
import { askForChange, declineQuote } from '#quotes/contract/quotes.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { type QuoteDeclineReason, quoteDeclineReasons } from '#quotes/rules/quotes.ts';
import { useQuoteAct } from '#quotes/web/parts/use-quote-act.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

export const AskChange = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const ask = useQuoteAct(() => call(askForChange, { params: { id }, body: { text } }));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {quoting.askChange}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={quoting.askChange}
        closeLabel={quoting.cancel}
        held={text !== ''}
      >
        <DialogBody>
          <Field label={quoting.askChangeLabel} hint={quoting.askChangeText}>
            <TextArea
              rows={4}
              maxLength={LONGEST.words}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{quoting.cancel}</Button>
          <Button
            look="primary"
            busy={ask.isBusy}
            disabled={text.trim() === ''}
            onClick={() => void ask.change().then((isDone) => isDone && close())}
          >
            {quoting.sendReply}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};

export const Decline = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<QuoteDeclineReason>('price');
  const [text, setText] = useState('');
  const decline = useQuoteAct(() => call(declineQuote, { params: { id }, body: { reason, text } }));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {quoting.decline}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={quoting.declineTitle}
        closeLabel={quoting.cancel}
        held={text !== ''}
      >
        <DialogBody>
          <p>{quoting.declineText}</p>
          <RadioGroup
            legend={quoting.reasonLabel}
            value={reason}
            options={quoteDeclineReasons.map((value) => ({ value, label: quoting.reasons[value] }))}
            onChange={({ currentTarget: { value } }) => setReason(value as QuoteDeclineReason)}
          />
          <Field label={quoting.wordsLabel} mark={quoting.optional}>
            <TextArea
              rows={2}
              maxLength={LONGEST.reason}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{quoting.cancel}</Button>
          <Button
            look="destructive"
            busy={decline.isBusy}
            onClick={() => void decline.change().then((isDone) => isDone && close())}
          >
            {quoting.decline}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};
