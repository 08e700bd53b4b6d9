import { DAY_MS } from '#kernel/calendar.ts';

/** A project can be reviewed for a year after it was completed. */
export const MONTHS_TO_REVIEW = 12;
/** What was written can be changed for as long. */
export const DAYS_TO_EDIT = 14;
export const SHORTEST_REPLY = 20;

const DAY = 86_400_000;

/** Pictures with one review. */
export const MOST_PICTURES = 4;
export const PICTURES_AN_HOUR = { points: 40, seconds: 60 * 60 };

export const reviewStatuses = ['approved', 'pending', 'rejected'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review is withheld; everybody reads it in its place. */
export const withholdingReasons = [
  'personal-data',
  'insult',
  'not-genuine',
  'off-topic',
  'illegal',
  'other',
] as const;

export type WithholdingReason = (typeof withholdingReasons)[number];

/** The moment before which a project was completed too long ago. */
export const reviewableSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS_TO_REVIEW);
  return since;
};

interface Reviewable {
  completedAt: Date | null;
  isReviewed: boolean;
  /** Owners do not review their own company. */
  isOwnCompany: boolean;
}

/** Why the client of a project may not review it now, or null where they may. */
export const whyNotReview = ({ completedAt, isReviewed, isOwnCompany }: Reviewable, now: Date) => {
  if (isOwnCompany) return 'ownCompany';
  if (!completedAt) return 'projectNotCompleted';
  if (isReviewed) return 'alreadyReviewed';
  return completedAt < reviewableSince(now) ? 'reviewTooLate' : null;
};

interface Written {
  status: ReviewStatus;
  createdAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  isFlagged: boolean;
  withheldAt: Date | null;
  appealedAt: Date | null;
  appealDecidedAt: Date | null;
}

type Editable = Pick<Written, 'status' | 'createdAt' | 'withheldAt' | 'appealedAt' | 'appealDecidedAt'>;

/** What was withheld can be put right and sent again, from the day on which its author last heard about it. */
export const whyNotEdit = (
  { status, createdAt, withheldAt, appealedAt, appealDecidedAt }: Editable,
  now: Date,
) => {
  // Nobody has read it yet.
  if (status === 'pending') return null;
  if (status === 'rejected' && appealedAt && !appealDecidedAt) return 'reviewAppealed';
  const since = status === 'rejected' ? (appealDecidedAt ?? withheldAt ?? createdAt) : createdAt;
  return now.getTime() - since.getTime() > DAYS_TO_EDIT * DAY ? 'editTooLate' : null;
};

/** Pictures come before a moderator has read it: nothing unseen is public. */
export const whyNotAddPicture = ({ status }: Pick<Written, 'status'>, count: number) => {
  if (status !== 'pending') return 'pictureTooLate';
  return count < MOST_PICTURES ? null : 'tooManyPictures';
};

export const whyNotReply = ({ status, reply }: Pick<Written, 'status' | 'reply'>) => {
  if (status !== 'approved') return 'replyTooEarly';
  return reply === null ? null : 'alreadyReplied';
};

/** A slip of the pen is put right on the day; after that an answer stands as it was read. */
export const whyNotChangeReply = ({ reply, repliedAt }: Pick<Written, 'reply' | 'repliedAt'>, now: Date) => {
  if (reply === null || !repliedAt) return 'notReplied';
  return now.getTime() < repliedAt.getTime() + DAY_MS ? null : 'replySettled';
};

/** An author objects once to what was withheld. */
export const whyNotAppeal = ({ status, appealedAt }: Pick<Written, 'status' | 'appealedAt'>) => {
  if (status !== 'rejected') return 'notWithheld';
  return appealedAt === null ? null : 'alreadyAppealed';
};

/** Who looks at a review: who wrote it, the company it is about, an admin, or anybody else. */
export type ReviewReader = 'author' | 'company' | 'admin' | 'other';

export const reviewAbilities = (review: Written, reader: ReviewReader, now: Date) => ({
  mayEdit: reader === 'author' && whyNotEdit(review, now) === null,
  // Changed, what was withheld waits again: then it takes pictures.
  mayAddPictures: reader === 'author' && review.status !== 'approved' && whyNotEdit(review, now) === null,
  mayFlag: (reader === 'company' || reader === 'admin') && !review.isFlagged && review.status !== 'rejected',
  mayReply: reader === 'company' && whyNotReply(review) === null,
  mayChangeReply: reader === 'company' && whyNotChangeReply(review, now) === null,
  mayAppeal: reader === 'author' && whyNotAppeal(review) === null,
});

export interface StoredReviewWords {
  rating: number;
  comment: string | null;
}

/** Whether somebody sees what is written and shown: what is withheld only its author and the moderators. */
export const isReadable = (status: ReviewStatus, reader: ReviewReader): boolean => {
  if (status === 'approved') return true;
  return reader === 'author' || reader === 'admin' || (status === 'pending' && reader === 'company');
};

/** A review that is withheld no longer, with nothing left of what was said against that. */
const notWithheld = {
  withheldFor: null,
  withheldAt: null,
  withheldWhy: null,
  appeal: null,
  appealedAt: null,
  appealDecidedAt: null,
};

/** What an edit makes of a review: approved words stay public, and the new ones wait beside them. */
export const editedReview = (status: ReviewStatus, { rating, comment }: StoredReviewWords) => {
  if (status === 'approved') return { editRating: rating, editComment: comment };
  const waiting = { rating, comment, status: 'pending' as const };
  return status === 'rejected' ? { ...waiting, ...notWithheld } : waiting;
};
