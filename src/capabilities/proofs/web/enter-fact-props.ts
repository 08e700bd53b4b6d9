import type { CompanyFact } from '#proofs/contract/proofs.ts';

export interface EnterFactProps {
  fact: CompanyFact;
  registrationNumber: string | null;
  onClose: () => void;
}
