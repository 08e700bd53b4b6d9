import type { CompanyRole } from '#kernel/company-role.ts';

/** The company's audit log records these actions of its people. */
export const loggedTeamActions = [
  'message',
  'move-lead',
  'decline-lead',
  'note-lead',
  'hand-over-lead',
  'decline-request',
  'ask-about-request',
  'propose-visit',
  'report-request',
  'change-visit',
  'call-off-visit',
  'write-quote',
  'send-quote',
  'withdraw-quote',
  'reply-to-review',
  'change-reply',
  'report-review',
  'complete-project',
  'decline-project',
  'end-contract',
  'change-room',
  'ask-to-publish',
  'withdraw-pictures',
  'report-client',
  'change-profile',
  'change-services',
  'change-gallery',
  'change-logo',
  'enter-fact',
  'prove-fact',
  'withdraw-fact',
  'join',
  'invite',
  'change-role',
  'remove',
  'leave',
] as const;

export type LoggedTeamAction = (typeof loggedTeamActions)[number];

/** An invitation can be accepted for this many days. */
export const INVITATION_VALID_DAYS = 7;

interface Acting {
  role: CompanyRole;
  isOneself: boolean;
}

/** Returns why somebody may not remove a person of this role, or null if they may. Everybody may leave. */
export const whyNotRemoveTeamMember = (by: Acting, role: CompanyRole) => {
  if (!by.isOneself && by.role !== 'owner') return 'ownersOnly';
  return role === 'owner' ? 'founderStays' : null;
};
