export { decideVatNumber } from './decide-vat-number.ts';
export { proofsFeature } from './feature.ts';
export { decideProof, type ProofDecision } from './decide-proof.ts';
export { presentVerifiedProofs } from './present-proofs.ts';
export {
  isProofInForceSql,
  proofDocumentOf,
  proofFileStore,
  type VerifiedProofRow,
  verifiedProofColumns,
  createVerifiedProofsReader,
} from './store.ts';
export { reverseVatVerification, reverseProofVerification } from './reverse-verification.ts';
export { checkWithVies } from './check-with-vies.ts';
