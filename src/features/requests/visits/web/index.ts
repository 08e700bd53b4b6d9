export { VisitActionLink } from './parts/visit-action-link.tsx';
export { VisitPanel } from './parts/visit-panel.tsx';
export { visitsOfInvitation, visitsOfRequest } from './queries.ts';
