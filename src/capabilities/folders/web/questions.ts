import type { Query } from '@tanstack/react-query';
import { listContacts } from '#folders/contract/contacts.ts';
import { getFolder, listFolders } from '#folders/contract/folders.ts';
import { listFolderCompanies } from '#folders/contract/saved-companies.ts';
import { getFolderShare, getSharedFolder, listSharedCompanies } from '#folders/contract/shares.ts';
import { questionFor } from '#web/query.ts';

/** How many companies a folder shows at once; the rest are asked for. */
const FOLDER_PAGE = '24';

export const foldersQuestion = questionFor(listFolders, { query: {} });

export const contactsQuestion = (after?: string) => questionFor(listContacts, { query: { cursor: after } });

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const folderQuestion = (id: string) => questionFor(getFolder, { params: { id } });

export const folderCompaniesQuestion = (id: string, after?: string) =>
  questionFor(listFolderCompanies, { params: { id }, query: { limit: FOLDER_PAGE, cursor: after } });

export const shareQuestion = (id: string) => questionFor(getFolderShare, { params: { id } });

export const sharedFolderQuestion = (token: string) => questionFor(getSharedFolder, { params: { token } });

export const sharedCompaniesQuestion = (token: string, after?: string) =>
  questionFor(listSharedCompanies, { params: { token }, query: { limit: FOLDER_PAGE, cursor: after } });

type Asked = Pick<Query, 'queryKey'>;

/** Matches the cache keys of every page of the list of likes. */
export const isListOfLikes = ({ queryKey: [address] }: Asked): boolean =>
  /^\/api\/contacts(\?|$)/.test(String(address));

/** Any page of the list of what is in a folder. */
export const isListOfFolder =
  (folderId: string) =>
  ({ queryKey: [address, id, list] }: Asked): boolean =>
    address === '/api/folders' && id === folderId && /^companies\b/.test(String(list));
