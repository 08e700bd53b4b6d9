export { ProofDocument } from './proof-document.tsx';
export { ProofsPanel } from './proofs-panel.tsx';
export { proofsQuestion } from './questions.ts';
