export { judgeVat } from './decide-vat-number.ts';
export { proofsFeature } from './feature.ts';
export { judgeCompanyProof, type ProofRuling } from './judge-proof.ts';
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
