export { routes } from './api.ts';
export { decisionsAbout, readDecisions, recordDecision } from './decision-log.ts';
export { mailDigest } from './mail-digest.ts';
export { mailSuspended } from './mail-suspended.ts';
export { notifyOfDecision } from './notify-of-decision.ts';
export { sendLiveToDesks } from './open-entries.ts';
export { personalData } from './personal-data.ts';
export { firstOfQueues } from './queues.ts';
export { reportsOfPerson } from './reports-of-person.ts';
