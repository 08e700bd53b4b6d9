import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { ContactEndedNotice } from '#features/messaging/core/web/index.ts';
import { sendQuote } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useFormatAmount, useFormatDay, useQuoteAction } from '#features/quotes/core/web/index.ts';
import { parseDay, type QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { DocumentLanguageField } from './document-language-field.tsx';
import { findUnmentionedKinds } from './exclusion-fields.tsx';
import styles from './write.module.css';

interface SendButtonProps {
  quote: Quote;
  draft: QuoteDraft;
  total: string;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
  /** Returns the revision that everything written is part of; if it is null, a toast of this title has said why. */
  saveAll: (failedTitle: string) => Promise<number | null>;
  /** Returns whether nothing is missing; else the page says what is. */
  onSend: () => Promise<boolean>;
}

/** Sends a quote once nothing is missing and its writer has said yes. */
export const SendQuoteButton = ({
  quote: { id, client, company, isChange, blockedBy },
  draft,
  total,
  change,
  saveAll,
  onSend,
}: SendButtonProps) => {
  const { quoting, writing } = useStrings();
  const amount = useFormatAmount();
  const day = useFormatDay();
  const { navigate } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const send = useQuoteAction(
    (revision: number) => callEndpoint(sendQuote, { params: { id }, body: { revision } }),
    {
      isDone: { id, by: ({ abilities }) => !abilities.mayChange },
    },
  );
  const sendNow = async () => {
    const revision = await saveAll(writing.notSent);
    if (revision === null) {
      setIsOpen(false);
      return;
    }
    const isDone = await send.change(revision);
    setIsOpen(false);
    if (!isDone) return;
    showToast({ tone: 'success', title: isChange ? writing.changeWasSent : writing.wasSent });
    navigate(href('/quotes/:id', { id }));
  };
  const validUntil = parseDay(draft.validUntil);
  const facts = [
    [quoting.total, amount(total)],
    ...(validUntil === null ? [] : [[writing.validUntil, day(validUntil)]]),
    // A change order stands beside no other.
    ...(isChange ? [] : [[writing.silent, writing.ofTwenty(findUnmentionedKinds(draft).length)]]),
  ];
  if (blockedBy === 'partner') return <ContactEndedNotice name={client.name} />;
  return (
    <>
      <Button variant="primary" onClick={() => void onSend().then(setIsOpen)}>
        {isChange ? writing.sendChange : writing.send}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        variant="primary"
        title={isChange ? writing.sendChange : writing.sendTitle}
        text={writing.sendText(client.name)}
        cancelLabel={quoting.cancel}
        confirmLabel={writing.sendNow}
        busy={send.isBusy}
        onConfirm={() => void sendNow()}
      >
        <dl className={styles.defaults}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!isChange && company.iban === null && <p className={styles.silentText}>{writing.noIban}</p>}
        <DocumentLanguageField className={styles.language} draft={draft} change={change} />
      </ConfirmDialog>
    </>
  );
};
