import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { type Claim, type CompanyFact, withdrawFact } from '#proofs/contract/proofs.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/reason.ts';
import { useStrings } from '#web/strings.tsx';
import { factsQuestion, keepFacts } from './questions.ts';

interface WithdrawFactProps {
  fact: CompanyFact;
  open: Claim;
  onClose: () => void;
}

/** Where it cannot be taken back any more, what has become of it is asked for. */
export const WithdrawFact = ({ fact: { kind, settled }, open, onClose }: WithdrawFactProps) => {
  const client = useQueryClient();
  const strings = useStrings();
  const { facts } = strings;
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      keepFacts(client, await call(withdrawFact, { params: { factId: open.id } }));
      showToast({ tone: 'success', title: facts.withdrawn });
    } catch (error) {
      showToast({ tone: 'destructive', title: facts.notWithdrawn, text: reasonOf(error, strings) });
      void client.invalidateQueries({ queryKey: factsQuestion.queryKey });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void withdraw()}
      title={facts.withdrawTitle(facts.kinds[kind])}
      text={
        settled?.state === 'verified' ? `${facts.withdrawText} ${facts.withdrawKeeps}` : facts.withdrawText
      }
      confirmLabel={facts.withdrawConfirm}
      cancelLabel={facts.cancel}
      busy={isBusy}
      busyText={facts.withdrawing}
    />
  );
};
