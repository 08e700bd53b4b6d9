import type { CompanyProof } from '#features/companies/proofs/contract/proofs.ts';

export interface SubmitProofProps {
  proof: CompanyProof;
  registrationNumber: string | null;
  onClose: () => void;
}
