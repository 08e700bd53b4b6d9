import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { type Claim, type CompanyProof, withdrawProof } from '#proofs/contract/proofs.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { proofsQuestion, storeProofs } from './questions.ts';

interface WithdrawProofProps {
  proof: CompanyProof;
  open: Claim;
  onClose: () => void;
}

/** Where it cannot be taken back any more, what has become of it is asked for. */
export const WithdrawProof = ({ proof: { kind, settled }, open, onClose }: WithdrawProofProps) => {
  const client = useQueryClient();
  const { proofs } = useStrings();
  const { change, isBusy } = useChange({
    send: () => call(withdrawProof, { params: { factId: open.id } }),
    onDone: (kept) => {
      storeProofs(client, kept);
      showToast({ tone: 'success', title: proofs.withdrawn });
    },
    failed: (text) => ({ title: proofs.notWithdrawn, text }),
    onFailed: () => void client.invalidateQueries({ queryKey: proofsQuestion.queryKey }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void change()}
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
