import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { type Claim, type CompanyProof, withdrawProof } from '#proofs/contract/proofs.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { proofsQuestion, storeProofs } from './questions.ts';

interface WithdrawProofProps {
  proof: CompanyProof;
  open: Claim;
  onClose: () => void;
}

/** Where it cannot be taken back any more, what has become of it is asked for. */
export const WithdrawProof = ({ proof: { kind, settled }, open, onClose }: WithdrawProofProps) => {
  const client = useQueryClient();
  const strings = useStrings();
  const { proofs } = strings;
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      storeProofs(client, await call(withdrawProof, { params: { factId: open.id } }));
      showToast({ tone: 'success', title: proofs.withdrawn });
    } catch (error) {
      showToast({ tone: 'destructive', title: proofs.notWithdrawn, text: reasonOf(error, strings) });
      void client.invalidateQueries({ queryKey: proofsQuestion.queryKey });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void withdraw()}
      title={proofs.withdrawTitle(proofs.kinds[kind])}
      text={
        settled?.state === 'verified' ? `${proofs.withdrawText} ${proofs.withdrawKeeps}` : proofs.withdrawText
      }
      confirmLabel={proofs.withdrawConfirm}
      cancelLabel={proofs.cancel}
      busy={isBusy}
      busyText={proofs.withdrawing}
    />
  );
};
