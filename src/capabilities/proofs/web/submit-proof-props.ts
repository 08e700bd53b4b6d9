import type { CompanyProof } from '#proofs/contract/proofs.ts';

export interface SubmitProofProps {
  proof: CompanyProof;
  registrationNumber: string | null;
  onClose: () => void;
}
