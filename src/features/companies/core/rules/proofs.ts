/** What a company proves with a document. Its VAT number is asked of VIES instead. */
export const proofKinds = ['registration', 'permit', 'insurance'] as const;

export type ProofKind = (typeof proofKinds)[number];

/** What stands behind the badge. */
export const verifiedKinds = ['vat', ...proofKinds] as const;

export type VerifiedKind = (typeof verifiedKinds)[number];

/** Against what something was checked. */
export const proofSources = ['vies', 'moderator', 'register', 'ministry', 'insurer'] as const;

export type ProofSource = (typeof proofSources)[number];

export const sourceOf = {
  registration: 'register',
  permit: 'ministry',
  insurance: 'insurer',
} as const satisfies Record<ProofKind, ProofSource>;

/** A number that VIES did not confirm was looked up by a moderator. */
export const vatSource = (checkResult: string | null): ProofSource =>
  checkResult === 'valid' ? 'vies' : 'moderator';

/** What is still to be verified; beside it stands what was. */
export const openStates = ['incomplete', 'waiting', 'refused'] as const;
export const settledStates = ['verified', 'ended'] as const;
export const proofStates = [...openStates, ...settledStates] as const;

export type ProofState = (typeof proofStates)[number];

/** Whatever is entered waits again, once there is a document to look at. */
export const stateOnceSubmitted = (hasDocument: boolean): ProofState =>
  hasDocument ? 'waiting' : 'incomplete';

/** Why a moderator refuses a proof. */
export const proofRefusals = ['unreadable', 'other-company', 'other-number', 'out-of-date', 'other'] as const;

export type ProofRefusal = (typeof proofRefusals)[number];

/** As the register writes it: B123456. People write spaces and dots into it. */
export const RCS_NUMBER = /^B[1-9]\d{0,5}$/;

export const rcsNumberFrom = (input: string): string => input.replace(/[\s.]/g, '').toUpperCase();

// Days are written 2026-03-31, so that their order is that of their letters.

/** It holds until the end of its last day. */
export const isProofOver = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

export const DAYS_OF_NOTICE = 30;

const DAY = 86_400_000;

/** The last day of what ends soon, seen from today. */
export const lastDaySoon = (today: string): string =>
  new Date(Date.parse(today) + DAYS_OF_NOTICE * DAY).toISOString().slice(0, today.length);

/** What is verified has been looked at: only what stands beside it can be taken back. */
export const mayWithdraw = (state: ProofState): boolean => openStates.some((open) => open === state);

interface Proof {
  state: ProofState;
  expiresOn: string | null;
}

/** Its state on a day: the end comes at midnight, whether or not anybody has written it down yet. */
export const proofStateOn = ({ state, expiresOn }: Proof, today: string): ProofState =>
  state === 'verified' && isProofOver(expiresOn, today) ? 'ended' : state;

/** Whether a moderator may decide so. What is over can only be refused. */
export const whyNotJudge = (
  { state, expiresOn }: Proof,
  isRight: boolean,
  today: string,
): 'alreadyDecided' | 'isOver' | null => {
  if (state !== 'waiting') return 'alreadyDecided';
  return isRight && isProofOver(expiresOn, today) ? 'isOver' : null;
};
