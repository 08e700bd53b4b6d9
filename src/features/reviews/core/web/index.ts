export { ReviewDate } from './review-date.tsx';
export { ReviewDialog } from './review-dialog.tsx';
export { ReviewHead } from './review-head.tsx';
export { ReviewList } from './review-list.tsx';
export { ReviewPictures } from './review-pictures.tsx';
export { ReviewReply } from './review-reply.tsx';
export { useFlagReviewDialog } from './use-flag-review-dialog.tsx';
