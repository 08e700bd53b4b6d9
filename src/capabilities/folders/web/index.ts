export { type Search, useCompanySearch } from './folder/use-company-search.ts';
export { useAddToContacts } from './use-add-to-contacts.ts';
export { useLike } from './use-like.ts';
export { useSaveDialog } from './use-save-dialog.tsx';
