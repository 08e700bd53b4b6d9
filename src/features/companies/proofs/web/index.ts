export { proofHref } from './proof-href.ts';
export { ProofViewer } from './proof-viewer.tsx';
export { ProofsPanel } from './proofs-panel.tsx';
export { proofsQuery } from './queries.ts';
