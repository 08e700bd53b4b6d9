export { VerificationDialog } from './verification-dialog.tsx';
