import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { withdrawFromContract } from '#features/quotes/acceptance/contract/acceptance.ts';
import {
  fetchQuotePdf,
  fetchSignedQuotePdf,
  previewQuotePdf,
  reviseQuote,
  withdrawQuote,
} from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useQuoteAction } from '#features/quotes/core/web/index.ts';
import styles from '#features/quotes/pages/web/quote-page.module.css';
import { requestPath } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { languageNames } from '#kernel/language.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { AskForQuoteChange, DeclineQuote } from './client-actions.tsx';
import { AskToEndContract } from './end-contract.tsx';

/** What a client does with an open quote, and first after an acceptance, stands beside its summary. */
export const QuoteActions = ({ quote, isSigned }: { quote: Quote; isSigned: boolean }) => {
  const { quoting } = useStrings();
  const { id, abilities, partnerId, requestId } = quote;
  // A change order has its project from the beginning, any other quote once it is accepted.
  const projectId = quote.projectId ?? quote.evidence?.projectId ?? null;
  return (
    <div className={styles.acts}>
      {partnerId !== null && !isSigned && (
        <LinkButton variant="quiet" icon="message" href={href('/messages/:id', { id: partnerId })}>
          {quoting.message}
        </LinkButton>
      )}
      <DocumentLinks quote={isSigned ? { ...quote, signedCopy: null } : quote} />
      {abilities.mayCompare && requestId !== null && (
        <LinkButton href={href('/requests/:id/compare', { id: requestId })}>{quoting.compareAll}</LinkButton>
      )}
      {projectId !== null && !isSigned && (
        <LinkButton href={href('/projects/:id', { id: projectId })}>{quoting.ofProject}</LinkButton>
      )}
      {abilities.mayAskChange && <AskForQuoteChange quote={quote} />}
      {abilities.mayDecline && <DeclineQuote quote={quote} />}
      {abilities.mayAccept && (
        <LinkButton variant="primary" href={href('/quotes/:id/accept', { id })}>
          {quote.isChange ? quoting.acceptChange : quoting.acceptThis}
        </LinkButton>
      )}
      {abilities.mayWithdrawFromContract && !isSigned && <WithdrawContract quote={quote} />}
      {abilities.mayAskToEnd && !isSigned && <AskToEndContract quote={quote} />}
      {abilities.mayWithdraw && <Withdraw quote={quote} />}
      {abilities.mayRevise && <Revise quote={quote} />}
      {abilities.mayChange && (
        <LinkButton variant="primary" href={href('/quotes/:id/write', { id })}>
          {quoting.edit}
        </LinkButton>
      )}
    </div>
  );
};

/** The links lead to a draft's preview, the PDF that was sent last, and the signed copy once there is one. */
export const DocumentLinks = ({
  quote: { id, versions, signedCopy, abilities, paperLanguage, isChange },
  variant = 'secondary',
}: {
  quote: Quote;
  variant?: 'secondary' | 'quiet';
}) => {
  const { quoting } = useStrings();
  const [newest] = versions;
  return (
    <>
      {abilities.mayChange && (
        <LinkButton icon="document" href={requestPath(previewQuotePdf, { params: { id } })} download>
          {quoting.preview(languageNames[paperLanguage])}
        </LinkButton>
      )}
      {newest && (
        <LinkButton
          variant={variant}
          icon="document"
          href={requestPath(fetchQuotePdf, { params: { id, version: newest.version } })}
          download
        >
          {(isChange ? quoting.changePaper : quoting.paper)(newest.version)}
        </LinkButton>
      )}
      {signedCopy && (
        <LinkButton icon="check" href={requestPath(fetchSignedQuotePdf, { params: { id } })} download>
          {quoting.signedCopy}
        </LinkButton>
      )}
    </>
  );
};

const Revise = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const { navigate } = useNavigation();
  const revise = useQuoteAction((_: void, callOptions) =>
    callEndpoint(reviseQuote, { params: { id } }, callOptions),
  );
  return (
    <Button
      busy={revise.isBusy}
      onClick={() =>
        void revise.change().then((isDone) => isDone && navigate(href('/quotes/:id/write', { id })))
      }
    >
      {quoting.nextVersion}
    </Button>
  );
};

const Withdraw = ({ quote: { id } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useQuoteAction(() => callEndpoint(withdrawQuote, { params: { id } }), {
    isDone: { id, by: ({ state }) => state === 'withdrawn' },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {quoting.withdraw}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={quoting.withdraw}
        text={quoting.withdrawText}
        cancelLabel={quoting.cancel}
        confirmLabel={quoting.withdraw}
        busy={withdraw.isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void withdraw.change().then((isDone) => isDone && setIsOpen(false))}
      />
    </>
  );
};

interface WithdrawContractProps {
  quote: Quote;
  /** It stands in a sentence. */
  isQuiet?: boolean;
}

export const WithdrawContract = ({ quote: { id, isChange }, isQuiet = false }: WithdrawContractProps) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useQuoteAction(() => callEndpoint(withdrawFromContract, { params: { id } }), {
    isDone: { id, by: ({ withdrawnAt }) => withdrawnAt !== null },
  });
  const title = isChange ? quoting.withdrawChange : quoting.withdrawContract;
  return (
    <>
      <Button variant={isQuiet ? 'quiet' : 'secondary'} onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        text={isChange ? quoting.withdrawChangeText : quoting.withdrawContractText}
        cancelLabel={quoting.cancel}
        confirmLabel={quoting.confirmWithdrawal}
        busy={withdraw.isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void withdraw.change().then((isDone) => isDone && setIsOpen(false))}
      />
    </>
  );
};
