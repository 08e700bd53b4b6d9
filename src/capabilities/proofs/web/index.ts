export { proofHref } from './proof-address.ts';
export { ProofViewer } from './proof-viewer.tsx';
export { ProofsPanel } from './proofs-panel.tsx';
export { proofsQuery } from './questions.ts';
