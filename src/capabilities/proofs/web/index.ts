export { FactDocument } from './fact-document.tsx';
export { FactsPanel } from './facts-panel.tsx';
export { factsQuestion } from './questions.ts';
