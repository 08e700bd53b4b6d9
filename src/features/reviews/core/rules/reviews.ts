import { DAY_MS } from '#kernel/calendar.ts';

/** A project can be reviewed for a year after it was completed. */
export const MONTHS_TO_REVIEW = 12;
/** A review can be edited for this many days. */
export const REVIEW_EDIT_DAYS = 14;
export const MIN_REPLY_LENGTH = 20;

/** One review has at most this many pictures. */
export const MAX_REVIEW_PICTURES = 4;
export const REVIEW_PICTURE_RATE_LIMIT = { points: 40, seconds: 60 * 60 };

export const reviewStatuses = ['approved', 'pending', 'rejected'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** Everybody reads the reason in the place of a withheld review. */
export const withholdingReasons = [
  'personal-data',
  'insult',
  'not-genuine',
  'off-topic',
  'illegal',
  'other',
] as const;

export type WithholdingReason = (typeof withholdingReasons)[number];

/** Returns the moment before which a project was completed too long ago to be reviewed. */
export const earliestReviewableCompletion = (now: Date): Date => {
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

/** Returns why the client of a project may not review it now, or null if they may. */
export const whyNotReview = ({ completedAt, isReviewed, isOwnCompany }: Reviewable, now: Date) => {
  if (isOwnCompany) return 'ownCompany';
  if (!completedAt) return 'projectNotCompleted';
  if (isReviewed) return 'alreadyReviewed';
  return completedAt < earliestReviewableCompletion(now) ? 'reviewTooLate' : null;
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

/** A withheld review can be edited and sent again, counted from the last decision that its author heard. */
export const whyNotEditReview = (
  { status, createdAt, withheldAt, appealedAt, appealDecidedAt }: Editable,
  now: Date,
) => {
  // Nobody has read it yet.
  if (status === 'pending') return null;
  if (status === 'rejected' && appealedAt && !appealDecidedAt) return 'reviewAppealed';
  const since = status === 'rejected' ? (appealDecidedAt ?? withheldAt ?? createdAt) : createdAt;
  return now.getTime() - since.getTime() > REVIEW_EDIT_DAYS * DAY_MS ? 'editTooLate' : null;
};

/** Pictures are added before a moderator reads the review, so nothing unseen is public. */
export const whyNotAddReviewPicture = ({ status }: Pick<Written, 'status'>, count: number) => {
  if (status !== 'pending') return 'pictureTooLate';
  return count < MAX_REVIEW_PICTURES ? null : 'tooManyPictures';
};

export const whyNotReplyToReview = ({ status, reply }: Pick<Written, 'status' | 'reply'>) => {
  if (status !== 'approved') return 'replyTooEarly';
  return reply === null ? null : 'alreadyReplied';
};

/** A typo can be corrected within a day; after that a reply stays as people have read it. */
export const whyNotChangeReply = ({ reply, repliedAt }: Pick<Written, 'reply' | 'repliedAt'>, now: Date) => {
  if (reply === null || !repliedAt) return 'notReplied';
  return now.getTime() < repliedAt.getTime() + DAY_MS ? null : 'replySettled';
};

/** An author may appeal once against a withholding. */
export const whyNotAppealReview = ({ status, appealedAt }: Pick<Written, 'status' | 'appealedAt'>) => {
  if (status !== 'rejected') return 'notWithheld';
  return appealedAt === null ? null : 'alreadyAppealed';
};

/** A reader is the author, the company it is about, an admin, or anybody else. */
export type ReviewReaderRole = 'author' | 'company' | 'admin' | 'other';

export const reviewAbilities = (review: Written, reader: ReviewReaderRole, now: Date) => ({
  mayEdit: reader === 'author' && whyNotEditReview(review, now) === null,
  // A withheld review waits again once it is edited, so it takes pictures.
  mayAddPictures:
    reader === 'author' && review.status !== 'approved' && whyNotEditReview(review, now) === null,
  mayFlag: (reader === 'company' || reader === 'admin') && !review.isFlagged && review.status !== 'rejected',
  mayReply: reader === 'company' && whyNotReplyToReview(review) === null,
  mayChangeReply: reader === 'company' && whyNotChangeReply(review, now) === null,
  mayAppeal: reader === 'author' && whyNotAppealReview(review) === null,
});

export interface StoredReviewText {
  rating: number;
  comment: string | null;
}

/** Everybody reads an approved review, the company also a pending one; a withheld one only its author and moderators. */
export const isReviewReadableBy = (status: ReviewStatus, reader: ReviewReaderRole): boolean => {
  if (status === 'approved') return true;
  return reader === 'author' || reader === 'admin' || (status === 'pending' && reader === 'company');
};

/** A review that is no longer withheld has nothing left of its withholding and appeal. */
const notWithheld = {
  withheldFor: null,
  withheldAt: null,
  withheldWhy: null,
  appeal: null,
  appealedAt: null,
  appealDecidedAt: null,
};

/** An approved review stays public as it is, and its new words wait beside it. */
export const columnsOfEditedReview = (status: ReviewStatus, { rating, comment }: StoredReviewText) => {
  if (status === 'approved') return { editRating: rating, editComment: comment };
  const waiting = { rating, comment, status: 'pending' as const };
  return status === 'rejected' ? { ...waiting, ...notWithheld } : waiting;
};
