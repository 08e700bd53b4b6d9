import { presentItem } from '#companies/server/index.ts';
import {
  getFolderShare,
  getSharedFolder,
  listSharedCompanies,
  shareFolder,
  unshareFolder,
} from '#folders/contract/shares.ts';
import type { SavedCompanyReader } from '#folders/server/store/saved-companies.ts';
import * as store from '#folders/server/store/shares.ts';
import { type FolderReader, holdFolder } from '#folders/server/store.ts';
import { answer, type Route } from '#server/http/answer.ts';

export const shareRoutes = (
  folders: FolderReader,
  companies: SavedCompanyReader,
  sharedFolder: store.SharedFolderReader,
): Route[] => [
  answer(getFolderShare, async ({ person, params, tools, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const share = await store.findShare(tools.db, folder.id);
    return { isShared: share !== undefined, createdAt: share?.createdAt.toISOString() ?? null };
  }),

  answer(shareFolder, ({ person, params, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const folder = await holdFolder(transaction, person.id, params.id);
      if (!folder) throw refuse('folderNotFound');
      return store.replaceShare(transaction, folder.id);
    }),
  ),

  answer(unshareFolder, async ({ person, params, tools, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    await store.deleteShare(tools.db, folder.id);
    return {};
  }),

  answer(getSharedFolder, async ({ params, refuse }) => {
    const folder = await sharedFolder(params.token);
    if (!folder) throw refuse('sharedFolderNotFound');
    const { items } = await companies.page(folder, {});
    const { name, description, companyCount } = folder;
    return { name, description, companyCount, companies: items.map(({ company }) => presentItem(company)) };
  }),

  answer(listSharedCompanies, async ({ params, query, refuse }) => {
    const folder = await sharedFolder(params.token);
    if (!folder) throw refuse('sharedFolderNotFound');
    const page = await companies.page(folder, query);
    return { ...page, items: page.items.map(({ company }) => presentItem(company)) };
  }),
];
