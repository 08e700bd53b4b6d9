import { DAY_MS } from '#kernel/calendar.ts';
/** A company proves these with a document; its VAT number is checked with VIES instead. */
export const proofKinds = ['registration', 'permit', 'insurance'] as const;

export type ProofKind = (typeof proofKinds)[number];

/** The badge shows these. */
export const verifiedProofKinds = ['vat', ...proofKinds] as const;

export type VerifiedProofKind = (typeof verifiedProofKinds)[number];

/** A proof was checked against one of these sources. */
export const proofSources = ['vies', 'moderator', 'register', 'ministry', 'insurer'] as const;

export type ProofSource = (typeof proofSources)[number];

export const proofSourceByKind = {
  registration: 'register',
  permit: 'ministry',
  insurance: 'insurer',
} as const satisfies Record<ProofKind, ProofSource>;

/** A moderator looked up a number that VIES did not confirm. */
export const vatProofSource = (checkResult: string | null): ProofSource =>
  checkResult === 'valid' ? 'vies' : 'moderator';

/** An open claim is still to be verified; a settled one can stand beside it. */
export const openProofStates = ['incomplete', 'waiting', 'refused'] as const;
export const settledProofStates = ['verified', 'ended'] as const;
export const proofStates = [...openProofStates, ...settledProofStates] as const;

export type ProofState = (typeof proofStates)[number];

/** A changed claim waits again once it has a document to look at. */
export const proofStateOnceSubmitted = (hasDocument: boolean): ProofState =>
  hasDocument ? 'waiting' : 'incomplete';

/** A moderator refuses a proof for one of these reasons. */
export const proofRefusalReasons = [
  'unreadable',
  'other-company',
  'other-number',
  'out-of-date',
  'other',
] as const;

export type ProofRefusalReason = (typeof proofRefusalReasons)[number];

/** The register writes B123456; people write spaces and dots into it. */
export const RCS_NUMBER_PATTERN = /^B[1-9]\d{0,5}$/;

export const normalizeRcsNumber = (input: string): string => input.replace(/[\s.]/g, '').toUpperCase();

// Days are written 2026-03-31 so that they sort as text.

/** A proof holds until the end of its last day. */
export const isProofExpired = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

export const PROOF_EXPIRY_NOTICE_DAYS = 30;

/** Returns the last day of the proofs that get a notice today because they end soon. */
export const lastDayOfExpiryNotice = (today: string): string =>
  new Date(Date.parse(today) + PROOF_EXPIRY_NOTICE_DAYS * DAY_MS).toISOString().slice(0, today.length);

/** Only an open claim can be withdrawn: a settled one has been looked at. */
export const mayWithdrawProof = (state: ProofState): boolean =>
  openProofStates.some((open) => open === state);

interface Proof {
  state: ProofState;
  expiresOn: string | null;
}

/** A proof ends at midnight, whether or not a job has written that down yet. */
export const proofStateOn = ({ state, expiresOn }: Proof, today: string): ProofState =>
  state === 'verified' && isProofExpired(expiresOn, today) ? 'ended' : state;

/** Returns why a moderator may not decide so, or null. An expired proof can only be refused. */
export const whyNotJudgeProof = (
  { state, expiresOn }: Proof,
  isRight: boolean,
  today: string,
): 'alreadyDecided' | 'isOver' | null => {
  if (state !== 'waiting') return 'alreadyDecided';
  return isRight && isProofExpired(expiresOn, today) ? 'isOver' : null;
};
