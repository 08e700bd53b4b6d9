export { VisitActionLink } from './parts/visit-action-link.tsx';
export { VisitPanel } from './parts/visit-panel.tsx';
export { VisitTicket } from './parts/visit-ticket.tsx';
export {
  useToday,
  visitCalendarQuery,
  visitsOfInvitationQuery,
  visitsOfRequestQuery,
  visitsToAnswerQuery,
} from './queries.ts';
