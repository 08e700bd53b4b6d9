import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { askForQuoteChange, declineQuote } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { type QuoteDeclineReason, quoteDeclineReasons } from '#features/quotes/core/rules/quotes.ts';
import { useQuoteAction } from '#features/quotes/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';

export const AskForQuoteChange = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const askForChange = useQuoteAction(
    () => callEndpoint(askForQuoteChange, { params: { id }, body: { text } }),
    {
      isDone: { id, by: ({ changeWords }) => changeWords === text.trim() },
    },
  );
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {quoting.askChange}
      </Button>
      <ActionDialogWithText
        open={isOpen}
        onClose={close}
        title={quoting.askChange}
        words={{
          label: quoting.askChangeLabel,
          hint: quoting.askChangeText,
          rows: 4,
          maxLength: QUOTE_MAX_LENGTHS.words,
          value: text,
          onChange: setText,
        }}
        cancel={quoting.cancel}
        actionLabel={quoting.sendReply}
        variant="primary"
        isBusy={askForChange.isBusy}
        onAction={() => void askForChange.change().then((isDone) => isDone && close())}
      />
    </>
  );
};

export const DeclineQuote = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<QuoteDeclineReason | null>(null);
  const [text, setText] = useState('');
  const decline = useQuoteAction(
    () => callEndpoint(declineQuote, { params: { id }, body: { reason: reason ?? 'other', text } }),
    {
      isDone: { id, by: ({ state }) => state === 'declined' },
    },
  );
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {quoting.decline}
      </Button>
      <ActionDialogWithText
        open={isOpen}
        onClose={close}
        title={quoting.declineTitle}
        text={quoting.declineText}
        words={{
          label: quoting.wordsLabel,
          optional: quoting.optional,
          rows: 2,
          maxLength: QUOTE_MAX_LENGTHS.reason,
          value: text,
          onChange: setText,
        }}
        cancel={quoting.cancel}
        actionLabel={quoting.decline}
        variant="destructive"
        isBusy={decline.isBusy}
        isIdle={reason === null}
        onAction={() => void decline.change().then((isDone) => isDone && close())}
      >
        <RadioGroup
          legend={quoting.reasonLabel}
          value={reason ?? ''}
          options={quoteDeclineReasons.map((value) => ({ value, label: quoting.reasons[value] }))}
          onChange={({ currentTarget: { value } }) => setReason(value as QuoteDeclineReason)}
        />
      </ActionDialogWithText>
    </>
  );
};
