export { VisitActionLink } from './parts/visit-act.tsx';
export { VisitPanel } from './parts/visit-panel.tsx';
export { visitsOfInvitation, visitsOfRequest } from './questions.ts';
