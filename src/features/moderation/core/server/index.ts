export { makeDecisionEffectiveJob } from './pending-decisions.ts';
export { readDecisions, readDecisionsAboutPerson, recordDecision } from './decision-log.ts';
export { refetchForModerators } from './entry-presence.ts';
export { moderationFeature } from './feature.ts';
export { mailReportReceived } from './mail-reporter.ts';
export { mailSuspension } from './mail-suspension.ts';
export { notifyOfDecision } from './notify-of-decision.ts';
export { readQueueStates } from './queues.ts';
export { readReportsOfPerson } from './read-reports-of-person.ts';
export {
  closeSuspensionProposals,
  declineSuspensionProposal,
  readOpenSuspensionProposals,
} from './suspension-proposals.ts';
