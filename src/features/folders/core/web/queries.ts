import type { Query } from '@tanstack/react-query';
import {
  getFolderShare,
  getSharedFolder,
  listSharedCompanies,
} from '#features/folders/core/contract/folder-shares.ts';
import { getFolder, listFolders } from '#features/folders/core/contract/folders.ts';
import { listLikes } from '#features/folders/core/contract/likes.ts';
import { listFolderCompanies } from '#features/folders/core/contract/saved-companies.ts';
import { queryFor } from '#web/query.ts';

/** A folder shows this many companies at first. */
const FOLDER_PAGE = '24';

export const foldersQuery = queryFor(listFolders, { query: {} });

export const likesQuery = (cursor?: string) => queryFor(listLikes, { query: { cursor: cursor } });

// The id stays as in the URL: an invalid one is sent too, and the page shows its refusal.
export const folderQuery = (id: string) => queryFor(getFolder, { params: { id } });

export const folderCompaniesQuery = (id: string, cursor?: string) =>
  queryFor(listFolderCompanies, { params: { id }, query: { limit: FOLDER_PAGE, cursor: cursor } });

export const folderShareQuery = (id: string) => queryFor(getFolderShare, { params: { id } });

export const sharedFolderQuery = (token: string) => queryFor(getSharedFolder, { params: { token } });

export const sharedFolderCompaniesQuery = (token: string, cursor?: string) =>
  queryFor(listSharedCompanies, { params: { token }, query: { limit: FOLDER_PAGE, cursor: cursor } });

type QueryWithKey = Pick<Query, 'queryKey'>;

/** Matches the cache keys of every page of the list of likes. */
export const isLikesListKey = ({ queryKey: [address] }: QueryWithKey): boolean =>
  /^\/api\/contacts(\?|$)/.test(String(address));

/** Matches the cache keys of every page of a folder's companies. */
export const createFolderCompaniesKeyTest =
  (folderId: string) =>
  ({ queryKey: [address, id, list] }: QueryWithKey): boolean =>
    address === '/api/folders' && id === folderId && /^companies\b/.test(String(list));
