export { changeItemInPage, removeItemFromPage } from './change-list-page.ts';
export { LazyCompareBar } from './compare/lazy-compare-bar.tsx';
export { CompareBar } from './compare/compare-bar.tsx';
export {
  RequestAllLink,
  type SearchedTradeAndCommune,
  useMaySendRequests,
} from './compare/request-all-link.tsx';
export { useSearchComparisonChoice } from './compare/use-search-comparison-choice.ts';
export { type ComparisonChoiceState, useFolderComparisonChoice } from './compare/use-comparison-choice.ts';
export { FolderFields } from './folder-fields.tsx';
export { FoldersNotLoaded } from './folders-not-loaded.tsx';
export {
  emptyFolderForm,
  folderFormSchema,
  type FolderFormValues,
  type FolderFormOutput,
  noteFormSchema,
  dashboardFolderFormSchema,
} from './folder-form-schemas.ts';
export { ListPagingLinks } from './list-paging-links.tsx';
export {
  folderCompaniesQuery,
  folderQuery,
  folderShareQuery,
  foldersQuery,
  createFolderCompaniesKeyTest,
  isLikesListKey,
  likesQuery,
  sharedFolderCompaniesQuery,
  sharedFolderQuery,
} from './queries.ts';
export { refetchFolders, useRefetchOnOtherTabsChanges } from './refetch-folders.ts';
export { useAddToContacts } from './use-add-to-contacts.ts';
export { useLikedAndSavedState } from './use-liked-and-saved-state.ts';
export { useFolderSummaryText } from './use-folder-summary-text.ts';
export { useFolderChange } from './use-folder-change.ts';
export { useLikeCompany } from './use-like.ts';
export { useSaveCompany } from './use-save-company.tsx';
export { ConfirmBeforeRemoving } from './confirm-before-removing.tsx';
