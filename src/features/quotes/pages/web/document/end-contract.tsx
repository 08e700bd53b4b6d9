import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import {
  askToEndContract,
  confirmEndOfContract,
  refuseEndOfContract,
} from '#features/quotes/acceptance/contract/end-contract.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useQuoteAction } from '#features/quotes/core/web/index.ts';
import styles from '#features/quotes/pages/web/quote-page.module.css';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';

/** One side asks to end the contract, and says why. */
export const AskToEndContract = ({
  quote: { id, side, company, client },
  size,
}: {
  quote: Quote;
  size?: 'small';
}) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const askToEnd = useQuoteAction(
    () => callEndpoint(askToEndContract, { params: { id }, body: { reason } }),
    {
      isDone: { id, by: ({ ending }) => ending?.askedBy === side },
    },
  );
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setIsOpen(true)}>
        {quoting.endTitle}
      </Button>
      <ActionDialogWithText
        open={isOpen}
        onClose={close}
        title={quoting.endTitle}
        text={quoting.endText(side === 'company' ? client.name : company.name)}
        words={{
          label: quoting.endReason,
          rows: 4,
          maxLength: QUOTE_MAX_LENGTHS.reason,
          value: reason,
          onChange: setReason,
        }}
        cancel={quoting.cancel}
        actionLabel={quoting.endSend}
        variant="primary"
        isBusy={askToEnd.isBusy}
        onAction={() => void askToEnd.change().then((isDone) => isDone && close())}
      />
    </>
  );
};

/** The request to end the contract stands above the document, for both sides. */
export const ContractEndRequest = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const { id, ending, abilities, company, client } = quote;
  const [isOpen, setIsOpen] = useState(false);
  const confirm = useQuoteAction(() => callEndpoint(confirmEndOfContract, { params: { id } }), {
    isDone: { id, by: ({ contractEndedAt }) => contractEndedAt !== null },
  });
  const refuse = useQuoteAction(() => callEndpoint(refuseEndOfContract, { params: { id } }), {
    isDone: { id, by: (currentQuote) => currentQuote.ending === null },
  });
  if (!ending || (!abilities.mayConfirmEnd && !abilities.mayTakeBackEnd)) return null;
  const [askerName, partnerName] =
    ending.askedBy === 'company' ? [company.name, client.name] : [client.name, company.name];
  return (
    <div className={styles.said}>
      <p>
        <b>{abilities.mayConfirmEnd ? quoting.endAskedBy(askerName) : quoting.endWaits(partnerName)}</b>
      </p>
      <p>{ending.reason}</p>
      <div className={styles.acts}>
        {abilities.mayConfirmEnd && (
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            {quoting.endConfirm}
          </Button>
        )}
        <Button variant="quiet" busy={refuse.isBusy} onClick={() => void refuse.change()}>
          {abilities.mayConfirmEnd ? quoting.endRefuse : quoting.endTakeBack}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        title={quoting.endTitle}
        text={quoting.endConfirmText}
        cancelLabel={quoting.cancel}
        confirmLabel={quoting.endConfirm}
        busy={confirm.isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void confirm.change().then((isDone) => isDone && setIsOpen(false))}
      />
    </div>
  );
};
