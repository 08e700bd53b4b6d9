import { heic } from '#features/companies/core/strings/en/heic.ts';
import { pluralForm } from '#kernel/plural.ts';
import { withheldFor } from './withheld-for.ts';

export const sentences = {
  projectNotFound: 'Project not found',
  reviewNotFound: 'Review not found',
  companyNotFound: 'Company not found',
  ratingTooLow: 'Rating must be at least 1',
  ratingTooHigh: 'Rating cannot exceed 5',
  ratingNotWhole: 'Rating must be a whole number of stars',
  commentTooLong: 'Comment cannot exceed 500 characters',
  reasonTooShort: 'Reason must be at least 10 characters',
  reasonTooLong: 'Reason cannot exceed 200 characters',
  replyTooShort: 'Reply must be at least 20 characters',
  replyTooLong: 'Reply must be 1,000 characters or less',

  ownCompany: 'You can’t review your own company',
  projectNotCompleted: 'You can only review a completed project',
  reviewTooLate: 'You can only review a project within 12 months of its completion',
  alreadyReviewed: 'You’ve already reviewed this project',
  editTooLate: 'It’s too late to edit this review. You can only edit a review in the first 14 days.',
  reviewAppealed: 'You can’t edit this review until a moderator has decided on your appeal',
  notYoursToFlag: 'Only the reviewed company can report a review',
  alreadyFlagged: 'This review has already been reported',
  notWithheld: 'You can only appeal if a moderator has unpublished your review',
  alreadyAppealed: 'You’ve already appealed',
  appealTooShort: 'Explain why in at least 10 characters',
  appealTooLong: 'Explain why in 1,000 characters or less',
  alreadyReplied: 'You’ve already replied to this review',
  pictureNotFound: 'Picture not found',
  pictureTooLarge: 'Choose a picture no larger than 10 MB',
  notOnePicture: 'Upload one picture at a time',
  notAPicture: 'Choose a JPEG, PNG or GIF picture.',
  pictureUnreadable: 'This picture is damaged or too large. Choose another one.',
  pictureNotStored: 'We couldn’t save the picture. Try again.',
  pictureTooLate: 'It’s too late to add pictures. A moderator has already read this review.',
  tooManyPictures: 'A review can have up to 4 pictures',
  notReplied: 'You haven’t replied to this review yet',
  replySettled: 'It’s too late to edit this reply. You can only edit a reply in the first 24 hours.',
  replyTooEarly: 'You can reply to a review once it’s approved',

  // Its pictures need these.
  pictures: 'Pictures',
  picturesHint: 'Add up to 4 pictures. We remove the location and date stored in each one.',
  addPictures: 'Add pictures',
  removePicture: (name: string) => `Remove ${name}`,
  heic,
  picturesWait: (count: number) =>
    pluralForm('en', count, {
      one: 'We’ll upload your picture when you’re back online, or the next time you visit Giewel on this device.',
      other: `We’ll upload your ${count} pictures when you’re back online, or the next time you visit Giewel on this device.`,
    }),
  pictureLeftOut: (name: string) => `${name} wasn’t added`,
  noPicture: (name: string, largest: string) =>
    `${name} must be a JPEG, PNG or GIF no larger than ${largest}.`,
  removeNamed: (place: number) => `Remove picture ${place} from the review`,

  // Every review screen shows these.
  close: 'Close',
  cancel: 'Cancel',

  ofProject: (name: string) => `Project: ${name}`,
  replyOf: (company: string) => `Reply from ${company}`,

  // Writing a review needs these.
  leaveTitle: 'Leave a Review',
  leaveLead: (company: string) =>
    `How was ${company}’s work? A moderator will check your review before we publish it.`,
  editTitle: 'Edit Review',
  editLead: 'A moderator will check your changes before we publish them.',
  rating: 'Rating',
  stars: (count: number) => pluralForm('en', count, { one: '1 star', other: `${count} stars` }),
  comment: 'Comment',
  optional: 'optional',
  postAnonymously: 'Post anonymously',
  anonymousNote:
    'We won’t show your name or the project, but the company may still be able to guess who you are.',
  submit: 'Submit Review',
  submitting: 'Submitting…',
  saveChanges: 'Save Changes',
  saving: 'Saving…',
  submitted: 'Review submitted',
  submittedText: 'We’ll publish it once a moderator has approved it.',
  submitFailed: 'Failed to submit review',
  edit: 'Edit',
  editReview: 'Edit your review',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason: string, date: string) => `${reason}, ${date}`,
  appealWaits: 'A moderator hasn’t decided on your appeal yet.',
  appealRefused:
    'A moderator considered your appeal and decided to keep the review unpublished. You can still go to court, or turn to an out-of-court dispute settlement body certified under Article 21 of the Digital Services Act.',
  settlementBodies: 'The European Commission’s list of certified bodies',
  mayChange: 'You can edit your review and send it again. A moderator will check the new version.',
  resendTitle: 'Edit and send again',
  resendLead: 'Your review stays unpublished until a moderator has approved the new version.',
  resend: 'Send again',
  appeal: 'Appeal',
  appealTitle: 'Appeal against the decision',
  appealLead: 'You can appeal once. A moderator will read what you write here and review the decision.',
  appealLabel: 'Why should we publish your review?',
  sendAppeal: 'Send appeal',
  sendingAppeal: 'Sending…',
  appealed: 'Appeal sent',
  appealedText: 'A moderator will read your review and your appeal.',
  appealFailed: 'We couldn’t send your appeal',

  // A report needs these.
  flagTitle: 'Report this review',
  flagLead: 'Tell us what’s wrong with this review. It stays public until a moderator decides.',
  reason: 'Reason',
  report: 'Report',
  reporting: 'Reporting…',
  flaggedTitle: 'Review reported',
  flaggedText: 'A moderator will check this review.',
  flagFailed: 'Failed to flag review',

  // A reply needs these.
  reply: 'Reply',
  replyTitle: 'Reply to this review',
  replyLead:
    'Everyone will see your reply below the review. You can reply once, and you have 24 hours to edit your reply.',
  replyPreview: 'Preview',
  changeReply: 'Edit reply',
  changeReplyTitle: 'Edit your reply',
  saveReply: 'Save reply',
  savingReply: 'Saving…',
  replyChanged: 'Reply updated',
  replyLabel: 'Your reply',
  publish: 'Publish reply',
  publishing: 'Publishing…',
  replied: 'Reply published',
  replyFailed: 'We couldn’t publish your reply',
} as const;
