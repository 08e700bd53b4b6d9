import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import {
  type CompanyProof,
  type ProofClaim,
  withdrawProof,
} from '#features/companies/proofs/contract/proofs.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { proofsQuery, cacheProofs } from './queries.ts';

interface WithdrawProofProps {
  proof: CompanyProof;
  open: ProofClaim;
  onClose: () => void;
}

/** If it cannot be withdrawn any longer, its current state is read again. */
export const WithdrawProofDialog = ({ proof: { kind, settled }, open, onClose }: WithdrawProofProps) => {
  const client = useQueryClient();
  const { proofs } = useStrings();
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(withdrawProof, { params: { factId: open.id } }),
    onDone: (remaining) => {
      cacheProofs(client, remaining);
      showToast({ tone: 'success', title: proofs.withdrawn });
    },
    failed: (text) => ({ title: proofs.notWithdrawn, text }),
    onFailed: () => void client.invalidateQueries({ queryKey: proofsQuery.queryKey }),
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
