import { describe, expect, test } from 'vitest';
import { presentPublicReview, presentReviewFor, type ReviewRow } from './present-review.ts';
import {
  columnsOfEditedReview,
  isReviewReadableBy,
  reviewAbilities,
  type ReviewReaderRole,
  whyNotAddReviewPicture,
  whyNotEditReview,
  whyNotReplyToReview,
  whyNotReview,
} from './reviews.ts';

const now = new Date('2026-03-15T12:00:00Z');
const done = { completedAt: new Date('2026-01-01T12:00:00Z'), isReviewed: false, isOwnCompany: false };

test.each([
  ['a completed project can be reviewed', done, null],
  ['an open one cannot', { ...done, completedAt: null }, 'projectNotCompleted'],
  ['nor one of one’s own company', { ...done, isOwnCompany: true }, 'ownCompany'],
  ['nor twice', { ...done, isReviewed: true }, 'alreadyReviewed'],
  ['a year to the moment is in time', { ...done, completedAt: new Date('2025-03-15T12:00:00Z') }, null],
  ['after it is too late', { ...done, completedAt: new Date('2025-03-15T11:59:59Z') }, 'reviewTooLate'],
])('%s', { meta: { requirements: ['REVIEW-006'] } }, (_, project, reason) => {
  expect(whyNotReview(project, now)).toBe(reason);
});

const untouched = { withheldAt: null, appealedAt: null, appealDecidedAt: null };

test.each([
  ['approved', '2026-03-01T12:00:00Z', null],
  ['pending', '2026-01-14T12:00:00Z', null],
  ['approved', '2026-03-01T11:59:59Z', 'editTooLate'],
] as const)('a %s review of %s can be changed: %s', (status, createdAt, reason) => {
  expect(whyNotEditReview({ ...untouched, status, createdAt: new Date(createdAt) }, now)).toBe(reason);
});

test.each([
  ['within 14 days of it', { withheldAt: new Date('2026-03-01T12:00:00Z') }, null],
  ['not later', { withheldAt: new Date('2026-03-01T11:59:59Z') }, 'editTooLate'],
  ['not while an objection waits', { withheldAt: now, appealedAt: now }, 'reviewAppealed'],
  [
    'within 14 days of the decision about an objection',
    {
      withheldAt: new Date('2026-02-01T12:00:00Z'),
      appealedAt: new Date('2026-02-02T12:00:00Z'),
      appealDecidedAt: new Date('2026-03-02T12:00:00Z'),
    },
    null,
  ],
])('a withheld review can be changed %s', (_, moments, reason) => {
  const createdAt = new Date('2026-01-01T12:00:00Z');
  expect(whyNotEditReview({ ...untouched, status: 'rejected', createdAt, ...moments }, now)).toBe(reason);
});

test.each([
  ['pending', 3, null],
  ['pending', 4, 'tooManyPictures'],
  ['approved', 0, 'pictureTooLate'],
  ['rejected', 0, 'pictureTooLate'],
] as const)('a %s review with %d pictures takes another: %s', (status, count, reason) => {
  expect(whyNotAddReviewPicture({ status }, count)).toBe(reason);
});

test.each([
  ['approved', ['author', 'company', 'admin', 'other']],
  ['pending', ['author', 'company', 'admin']],
  ['rejected', ['author', 'admin']],
] as const)('a %s review is read by %j', (status, readers) => {
  const all = ['author', 'company', 'admin', 'other'] as const;
  expect(all.filter((reader) => isReviewReadableBy(status, reader))).toEqual(readers);
});

test('a reply is given once, to what is public', () => {
  expect(whyNotReplyToReview({ status: 'approved', reply: null })).toBeNull();
  expect(whyNotReplyToReview({ status: 'approved', reply: 'Thank you.' })).toBe('alreadyReplied');
  expect(whyNotReplyToReview({ status: 'pending', reply: null })).toBe('replyTooEarly');
});

test(
  'approved words stay beside the new ones, others are replaced',
  {
    meta: { requirements: ['O-28'] },
  },
  () => {
    const words = { rating: 4, comment: 'Better.' };
    expect(columnsOfEditedReview('approved', words)).toEqual({ editRating: 4, editComment: 'Better.' });
    expect(columnsOfEditedReview('pending', words)).toEqual({ ...words, status: 'pending' });
  },
);

const row: ReviewRow = {
  id: 1,
  projectId: 2,
  userId: 3,
  companyId: 4,
  rating: 5,
  comment: 'Fine.',
  isAnonymous: false,
  status: 'approved',
  createdAt: new Date('2026-03-10T12:00:00Z'),
  reply: null,
  repliedAt: null,
  editRating: 2,
  editComment: 'Less so.',
  username: 'claire',
  isFlagged: false,
  pictures: [],
  withheldFor: null,
  withheldAt: null,
  withheldWhy: null,
  appealedAt: null,
  appealDecidedAt: null,
};

describe('what a reader sees', () => {
  const readers: ReviewReaderRole[] = ['author', 'company', 'admin', 'other'];
  const shownTo = (reader: ReviewReaderRole, overrides: Partial<ReviewRow> = {}) =>
    presentReviewFor({ ...row, ...overrides }, { reader, now });

  test.each(readers)(
    'who asked not to be named is not, to the %s',
    { meta: { requirements: ['REVIEW-001', 'O-86'] } },
    (reader) => {
      expect(shownTo(reader)).toMatchObject({ userId: 3, user: { username: 'claire' } });
      const anonymous = shownTo(reader, { isAnonymous: true });
      expect(anonymous).toMatchObject({ userId: null, user: { username: null } });
      expect(JSON.stringify(anonymous)).not.toContain('claire');
    },
  );

  test('who asked not to be named is not, to everybody either', () => {
    expect(presentPublicReview(row).user).toEqual({ username: 'claire' });
    expect(JSON.stringify(presentPublicReview({ ...row, isAnonymous: true }))).not.toContain('claire');
  });

  test('what only some may read is not there for everybody', () => {
    const words = JSON.stringify(presentPublicReview(row));
    for (const secret of ['userId', 'Less so.', 'status', 'withheld']) expect(words).not.toContain(secret);
  });

  test('an edit that waits is its author’s alone to see', () => {
    expect(shownTo('author').edit).toEqual({ rating: 2, comment: 'Less so.' });
    expect(readers.slice(1).map((reader) => shownTo(reader).edit)).toEqual([null, null, null]);
  });

  test('what was withheld is read by its author and the moderators', () => {
    expect(readers.map((reader) => shownTo(reader, { status: 'rejected' }).comment)).toEqual([
      'Fine.',
      null,
      'Fine.',
      null,
    ]);
  });

  test(
    'the flag is the company’s and the moderators’, once',
    {
      meta: { requirements: ['REVIEW-003', 'SESSION-017'] },
    },
    () => {
      const flags = (flagged: boolean) =>
        readers.map((reader) => reviewAbilities({ ...row, isFlagged: flagged }, reader, now).mayFlag);
      expect(flags(false)).toEqual([false, true, true, false]);
      expect(flags(true)).toEqual([false, false, false, false]);
    },
  );
});
