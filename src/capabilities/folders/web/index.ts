export { useAddToContacts, useLike } from './use-like.ts';
export { useSaveDialog } from './use-save-dialog.tsx';
