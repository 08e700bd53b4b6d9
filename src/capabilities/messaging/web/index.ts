export { useMessageDialog } from './use-message-dialog.tsx';
