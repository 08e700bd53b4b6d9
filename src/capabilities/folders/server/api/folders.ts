import { MOST_FOLDERS } from '#folders/contract/fields.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  type Folder,
  getFolder,
  listFolders,
} from '#folders/contract/folders.ts';
import { folderAbilities, isReservedFolderName, whyNotRename } from '#folders/rules/folders.ts';
import type { LatestReader, LatestRow } from '#folders/server/store/latest.ts';
import * as store from '#folders/server/store.ts';
import { answer, type Route } from '#server/http/answer.ts';

const present = ({ createdAt, ...row }: store.FolderRow, latest: readonly LatestRow[] = []): Folder => ({
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

export const folderRoutes = (reader: store.FolderReader, latestOf: LatestReader): Route[] => [
  answer(listFolders, async ({ person, query }) => {
    const page = await reader.folders(person.id, query);
    const latest = await latestOf(page.items.map(({ id }) => id));
    return { ...page, items: page.items.map((row) => present(row, latest.get(row.id))) };
  }),

  answer(createFolder, async ({ person, body, tools, refuse }) => {
    if (isReservedFolderName(body.name)) throw refuse('nameReserved');
    const row = await tools.db.transaction(async (transaction) => {
      const before = await store.holdNumberOfFolders(transaction, person.id);
      if (before >= MOST_FOLDERS) throw refuse('tooManyFolders', { most: String(MOST_FOLDERS) });
      return store.insertFolder(transaction, person.id, body);
    });
    return present(row);
  }),

  answer(getFolder, async ({ person, params, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    return present(folder, (await latestOf([folder.id])).get(folder.id));
  }),

  answer(changeFolder, async ({ person, params, body, tools, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const why = whyNotRename(folder, body.name ?? folder.name);
    if (why) throw refuse(why);
    await store.updateFolder(tools.db, folder.id, body);
    const changed = await reader.folder(person.id, folder.id);
    if (!changed) throw refuse('folderNotFound');
    return present(changed, (await latestOf([changed.id])).get(changed.id));
  }),

  answer(deleteFolder, async ({ person, params, tools, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    if (!folderAbilities(folder).mayDelete) throw refuse('likedStays');
    await store.deleteFolderRow(tools.db, folder.id);
    return {};
  }),
];
