export { proofRoutes } from './api.ts';
export { checkVatJob } from './check-vat.ts';
export { endProofs } from './end-proofs.ts';
export { judgeCompanyProof, type ProofRuling } from './judge-proof.ts';
export { judgeVat } from './judge-vat.ts';
export { personalData as proofsData } from './personal-data.ts';
export { presentVerified } from './present.ts';
export {
  isProofInForce,
  proofDocumentOf,
  proofFiles,
  type VerifiedRow,
  verifiedColumns,
  verifiedProofsReader,
} from './store.ts';
export { takeBackVat, takeBackVerifiedProof } from './take-back-proof.ts';
export { checkWithVies } from './vies.ts';
