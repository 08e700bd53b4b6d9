import { MAX_FOLDERS } from '#features/folders/core/contract/fields.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  type Folder,
  getFolder,
  listFolders,
} from '#features/folders/core/contract/folders.ts';
import { folderAbilities, isReservedFolderName, whyNotRename } from '#features/folders/core/rules/folders.ts';
import * as store from '#features/folders/core/server/store.ts';
import type {
  LatestCompaniesReader,
  LatestCompanyRow,
} from '#features/folders/core/server/store/latest-companies-of-folders.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

const present = (
  { createdAt, ...row }: store.FolderRow,
  latest: readonly LatestCompanyRow[] = [],
): Folder => ({
  ...row,
  createdAt: createdAt.toISOString(),
  abilities: folderAbilities(row),
  latest: latest.map(({ id, name, cover, savedAt }) => ({
    id,
    name,
    coverUrl: cover?.imageUrl ?? null,
    savedAt: savedAt.toISOString(),
  })),
});

export const createFolderRoutes = (
  reader: store.FolderReader,
  latestOf: LatestCompaniesReader,
): EndpointRoute[] => [
  handle(listFolders, async ({ person, query }) => {
    const page = await reader.folders(person.id, query);
    const latest = await latestOf(page.items.map(({ id }) => id));
    return { ...page, items: page.items.map((row) => present(row, latest.get(row.id))) };
  }),

  handle(createFolder, async ({ person, body, services, refuse }) => {
    if (isReservedFolderName(body.name)) throw refuse('nameReserved');
    const row = await services.db.transaction(async (transaction) => {
      const folderCount = await store.lockAndCountFolders(transaction, person.id);
      if (folderCount >= MAX_FOLDERS) throw refuse('tooManyFolders', { most: String(MAX_FOLDERS) });
      return store.insertFolder(transaction, person.id, body);
    });
    return present(row);
  }),

  handle(getFolder, async ({ person, params, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    return present(folder, (await latestOf([folder.id])).get(folder.id));
  }),

  handle(changeFolder, async ({ person, params, body, services, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const reason = whyNotRename(folder, body.name ?? folder.name);
    if (reason) throw refuse(reason);
    await store.updateFolder(services.db, folder.id, body);
    const updatedFolder = await reader.folder(person.id, folder.id);
    if (!updatedFolder) throw refuse('folderNotFound');
    return present(updatedFolder, (await latestOf([updatedFolder.id])).get(updatedFolder.id));
  }),

  handle(deleteFolder, async ({ person, params, services, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    if (!folderAbilities(folder).mayDelete) throw refuse('likedStays');
    await store.deleteFolderRow(services.db, folder.id);
    return {};
  }),
];
