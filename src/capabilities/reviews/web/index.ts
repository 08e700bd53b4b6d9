export { ReviewDialog } from './review-dialog.tsx';
export { ReviewList } from './review-list.tsx';
