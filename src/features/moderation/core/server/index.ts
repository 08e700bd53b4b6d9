export { routes } from './api.ts';
export { makeDecisionsEffective } from './decide.ts';
export { decisionsAbout, readDecisions, recordDecision } from './decision-log.ts';
export { sendLiveToDesks } from './entry-presence.ts';
export {
  forgetOldContentReports,
  forgetOldDecisions,
  forgetOldProposals,
  forgetOldTakedowns,
} from './forget-decisions.ts';
export { mailDigest } from './mail-digest.ts';
export { mailReportReceived } from './mail-reporter.ts';
export { mailSuspended } from './mail-suspended.ts';
export { notifyOfDecision } from './notify-of-decision.ts';
export { personalData } from './personal-data.ts';
export { firstOfQueues } from './queues.ts';
export { reportsOfPerson } from './reports-of-person.ts';
export { closeProposalsFor, declineProposal, openProposals } from './suspension-proposals.ts';
