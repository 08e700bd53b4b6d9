export const roles = ['owner', 'member'] as const;

export type Role = (typeof roles)[number];

/** What is noted of what somebody does at a company's desk. */
export const loggedActions = [
  'message',
  'move-lead',
  'decline-lead',
  'decline-request',
  'ask-about-request',
  'propose-visit',
  'change-visit',
  'call-off-visit',
  'reply-to-review',
  'change-reply',
  'report-review',
  'complete-project',
  'decline-project',
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

interface Standing {
  role: Role;
  /** The account the company began with. It stays its owner, so a company is never without one. */
  isFounder: boolean;
}

/** Why somebody may not take a person out of the team, or null where they may. Everybody may leave. */
export const whyNotRemove = (by: Standing & { isOneself: boolean }, whom: Pick<Standing, 'isFounder'>) => {
  if (!by.isOneself && by.role !== 'owner') return 'ownersOnly';
  return whom.isFounder ? 'founderStays' : null;
};

export const whyNotChangeRole = (by: Pick<Standing, 'role'>, whom: Pick<Standing, 'isFounder'>) => {
  if (by.role !== 'owner') return 'ownersOnly';
  return whom.isFounder ? 'founderStays' : null;
};
