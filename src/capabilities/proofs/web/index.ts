export { addressOfProof } from './proof-address.ts';
export { ProofViewer } from './proof-viewer.tsx';
export { ProofsPanel } from './proofs-panel.tsx';
export { proofsQuestion } from './questions.ts';
