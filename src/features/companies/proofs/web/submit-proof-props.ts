import type { ToastAction } from '#design/toast.ts';
import type { CompanyProof } from '#features/companies/proofs/contract/proofs.ts';

export interface SubmitProofProps {
  proof: CompanyProof;
  registrationNumber: string | null;
  /** Leads back to what somebody was doing before. */
  wayBack?: ToastAction | undefined;
  onClose: () => void;
}
