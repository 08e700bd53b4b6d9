export { VisitActionLink } from './parts/visit-action-link.tsx';
export { VisitPanel } from './parts/visit-panel.tsx';
export { visitsOfInvitationQuery, visitsOfRequestQuery } from './queries.ts';
