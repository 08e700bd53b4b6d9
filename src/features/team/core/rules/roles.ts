import type { CompanyRole } from '#kernel/company-role.ts';

/** What is noted of what somebody does at a company's desk. */
export const loggedActions = [
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

export type LoggedAction = (typeof loggedActions)[number];

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

interface Acting {
  role: CompanyRole;
  isOneself: boolean;
}

/** Why somebody may not take a person of this role out of the team, or null where they may. Everybody may leave. */
export const whyNotRemove = (by: Acting, role: CompanyRole) => {
  if (!by.isOneself && by.role !== 'owner') return 'ownersOnly';
  return role === 'owner' ? 'founderStays' : null;
};
