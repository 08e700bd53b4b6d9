import { presentCompanyItem } from '#features/companies/core/server/index.ts';
import { LARGEST_SAVED_COMPANY_PAGE } from '#features/folders/core/contract/fields.ts';
import {
  getFolderShare,
  getSharedFolder,
  listSharedCompanies,
  shareFolder,
  unshareFolder,
} from '#features/folders/core/contract/folder-shares.ts';
import { type FolderReader, lockFolder } from '#features/folders/core/server/store.ts';
import * as store from '#features/folders/core/server/store/folder-shares.ts';
import type { SavedCompanyReader } from '#features/folders/core/server/store/saved-companies.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const createFolderShareRoutes = (
  folders: FolderReader,
  companies: SavedCompanyReader,
  sharedFolder: store.SharedFolderReader,
): EndpointRoute[] => [
  handle(getFolderShare, async ({ person, params, services, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const share = await store.findFolderShare(services.db, folder.id);
    return { isShared: share !== undefined, createdAt: share?.createdAt.toISOString() ?? null };
  }),

  handle(shareFolder, ({ person, params, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const folder = await lockFolder(transaction, person.id, params.id);
      if (!folder) throw refuse('folderNotFound');
      return store.replaceFolderShare(transaction, folder.id);
    }),
  ),

  handle(unshareFolder, async ({ person, params, services, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    await store.deleteFolderShare(services.db, folder.id);
    return {};
  }),

  handle(getSharedFolder, async ({ params, refuse }) => {
    const folder = await sharedFolder(params.token);
    if (!folder) throw refuse('sharedFolderNotFound');
    const { items } = await companies.page(folder, { limit: LARGEST_SAVED_COMPANY_PAGE });
    const { name, description, companyCount } = folder;
    return {
      name,
      description,
      companyCount,
      companies: items.map(({ company }) => presentCompanyItem(company)),
    };
  }),

  handle(listSharedCompanies, async ({ params, query, refuse }) => {
    const folder = await sharedFolder(params.token);
    if (!folder) throw refuse('sharedFolderNotFound');
    const page = await companies.page(folder, query);
    return { ...page, items: page.items.map(({ company }) => presentCompanyItem(company)) };
  }),
];
