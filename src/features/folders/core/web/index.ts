export { withItem, withoutItem } from './change-listed-items.ts';
export { ChosenBar } from './compare/chosen-bar.tsx';
export { CompareBar } from './compare/compare-bar.tsx';
export { RequestAllLink, useMayRequest } from './compare/request-all-link.tsx';
export { useChosenCompanies } from './compare/use-chosen-companies.ts';
export { type ComparedCompanies, useComparedCompanies } from './compare/use-compared-companies.ts';
export { FolderFields } from './folder-fields.tsx';
export { FoldersNotLoaded } from './folders-not-loaded.tsx';
export {
  emptyFolder,
  type FolderValues,
  type FolderWords,
  folderForm,
  noteForm,
  projectForm,
} from './forms.ts';
export { MoreLinks } from './more-links.tsx';
export {
  folderCompaniesQuery,
  folderQuery,
  foldersQuery,
  isListOfFolder,
  isListOfLikes,
  likesQuery,
  sharedCompaniesQuery,
  sharedFolderQuery,
  shareQuery,
} from './queries.ts';
export { refetchFolders, useOtherTabs } from './refetch-folders.ts';
export { useAddToContacts } from './use-add-to-contacts.ts';
export { useCompanyMarks } from './use-company-marks.ts';
export { useCreatedOn } from './use-created-on.ts';
export { useFolderChange } from './use-folder-change.ts';
export { useLike } from './use-like.ts';
export { useSaveDialog } from './use-save-company.tsx';
export { WithConfirmation } from './with-confirmation.tsx';
