import { DAY_MS } from '#kernel/calendar.ts';
/** These can be stored as they were, and restored. A review is withheld in its own way. */
export const restorableTakedownKinds = [
  'picture',
  'logo',
  'description',
  'profile',
  'project',
  'message',
  'reply',
] as const;
export type RestorableTakedownKind = (typeof restorableTakedownKinds)[number];

export const takedownContentKinds = [...restorableTakedownKinds, 'review'] as const;
export type TakedownContentKind = (typeof takedownContentKinds)[number];

/** A reported person may face these consequences, beside words. */
export const reportConsequences = ['warning', 'block', 'limits', 'suspension'] as const;
export type ReportConsequence = (typeof reportConsequences)[number];

/** A person with limited conversations begins no new ones for this long. */
export const LIMITED_CONVERSATIONS_DAYS = 30;

/** The owner may object for this long (DSA, article 20). */
export const OBJECTION_DAYS = 183;

interface Standing {
  takenAt: Date;
  appealedAt: Date | null;
}

/** Returns why no objection is possible any longer, or null. */
export const whyNotObjectToTakedown = ({ takenAt, appealedAt }: Standing, now: Date) => {
  if (appealedAt) return 'alreadyObjected';
  return now.getTime() - takenAt.getTime() > OBJECTION_DAYS * DAY_MS ? 'tooLate' : null;
};

interface ChosenActions {
  verdict: 'approve' | 'withhold';
  taken?: readonly unknown[] | undefined;
  isGone?: boolean | undefined;
  consequences?: readonly ReportConsequence[] | undefined;
  until?: string | undefined;
}

/** Upholding a report must have an effect, so the moderator has to choose one. */
export const findMissingActionField = (
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
