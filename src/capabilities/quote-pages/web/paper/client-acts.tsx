import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { LONGEST } from '#quotes/contract/fields.ts';
import { askForQuoteChange, declineQuote } from '#quotes/contract/quotes.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { type QuoteDeclineReason, quoteDeclineReasons } from '#quotes/rules/quotes.ts';
import { useQuoteAct } from '#quotes/web/index.ts';
import { call } from '#web/api-client.ts';
import { WordsDialog } from '#web/form/words-dialog.tsx';
import { useStrings } from '#web/strings.tsx';

export const AskChange = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const ask = useQuoteAct(() => call(askForQuoteChange, { params: { id }, body: { text } }), {
    isDone: { id, by: ({ changeWords }) => changeWords === text.trim() },
  });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {quoting.askChange}
      </Button>
      <WordsDialog
        open={isOpen}
        onClose={close}
        title={quoting.askChange}
        words={{
          label: quoting.askChangeLabel,
          hint: quoting.askChangeText,
          rows: 4,
          maxLength: LONGEST.words,
          value: text,
          onChange: setText,
        }}
        cancel={quoting.cancel}
        act={quoting.sendReply}
        look="primary"
        isBusy={ask.isBusy}
        onAct={() => void ask.change().then((isDone) => isDone && close())}
      />
    </>
  );
};

export const Decline = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<QuoteDeclineReason>('price');
  const [text, setText] = useState('');
  const decline = useQuoteAct(() => call(declineQuote, { params: { id }, body: { reason, text } }), {
    isDone: { id, by: ({ state }) => state === 'declined' },
  });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {quoting.decline}
      </Button>
      <WordsDialog
        open={isOpen}
        onClose={close}
        title={quoting.declineTitle}
        text={quoting.declineText}
        words={{
          label: quoting.wordsLabel,
          optional: quoting.optional,
          rows: 2,
          maxLength: LONGEST.reason,
          value: text,
          onChange: setText,
        }}
        cancel={quoting.cancel}
        act={quoting.decline}
        look="destructive"
        isBusy={decline.isBusy}
        onAct={() => void decline.change().then((isDone) => isDone && close())}
      >
        <RadioGroup
          legend={quoting.reasonLabel}
          value={reason}
          options={quoteDeclineReasons.map((value) => ({ value, label: quoting.reasons[value] }))}
          onChange={({ currentTarget: { value } }) => setReason(value as QuoteDeclineReason)}
        />
      </WordsDialog>
    </>
  );
};
