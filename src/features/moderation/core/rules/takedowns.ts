import { DAY_MS } from '#kernel/calendar.ts';
/** What can be put away as it was, and put back. A review has its own way of being withheld. */
export const storedKinds = [
  'picture',
  'logo',
  'description',
  'profile',
  'project',
  'message',
  'reply',
] as const;
export type StoredKind = (typeof storedKinds)[number];

export const takenKinds = [...storedKinds, 'review'] as const;
/** What a moderator can take down. */
export type TakenKind = (typeof takenKinds)[number];

/** What may follow for somebody who was reported, beside words. */
export const consequences = ['warning', 'block', 'limits', 'suspension'] as const;
export type Consequence = (typeof consequences)[number];

/** So long somebody whose conversations are limited begins no new ones. */
export const LIMITED_DAYS = 30;

/** So long one may object (DSA, article 20). */
export const OBJECTION_DAYS = 183;

interface Standing {
  takenAt: Date;
  appealedAt: Date | null;
}

/** Why nobody objects to it any more. */
export const whyNotObject = ({ takenAt, appealedAt }: Standing, now: Date) => {
  if (appealedAt) return 'alreadyObjected';
  return now.getTime() - takenAt.getTime() > OBJECTION_DAYS * DAY_MS ? 'tooLate' : null;
};

interface ChosenActions {
  verdict: 'approve' | 'withhold';
  taken?: readonly unknown[] | undefined;
  isGone?: boolean | undefined;
  consequences?: readonly Consequence[] | undefined;
  until?: string | undefined;
}

/** Upholding a report does something; what it does is chosen. */
export const missingActionField = (
  queue: string,
  { verdict, taken = [], isGone, ...choices }: ChosenActions,
): 'taken' | 'consequences' | 'until' | null => {
  if (verdict === 'approve') return null;
  const { consequences: following = [], until } = choices;
  if (queue === 'content-reports' && taken.length === 0 && !isGone) return 'taken';
  const isOfPeople = queue === 'conversation-reports' || queue === 'client-reports';
  if (isOfPeople && taken.length + following.length === 0) return 'consequences';
  return following.includes('suspension') && !until ? 'until' : null;
};
