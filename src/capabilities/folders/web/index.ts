export { Confirmed } from './confirmed.tsx';
export { Failed } from './failed.tsx';
export { FolderFields } from './folder-fields.tsx';
export {
  emptyFolder,
  type FolderValues,
  type FolderWords,
  folderForm,
  noteForm,
  projectForm,
} from './forms.ts';
export { MoreLinks } from './more-links.tsx';
export { withItem, withoutItem } from './pages.ts';
export {
  companiesQuestion,
  contactsQuestion,
  folderQuestion,
  foldersQuestion,
  isListOfFolder,
  isListOfLikes,
  sharedCompaniesQuestion,
  sharedFolderQuestion,
  shareQuestion,
} from './questions.ts';
export { refetchFolders, useOtherTabs } from './refetch.ts';
export { useAddToContacts } from './use-add-to-contacts.ts';
export { useChange } from './use-change.ts';
export { useLike } from './use-like.ts';
export { useMadeOn } from './use-made-on.ts';
export { useSaveDialog } from './use-save-dialog.tsx';
export { useShownPages } from './use-shown-pages.ts';
