import { answer, type Route } from '../../../../server/http/answer.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  type Folder,
  getFolder,
  listFolders,
} from '../../contract.ts';
import { abilitiesOf, isReservedName, whyNotRename } from '../../rules.ts';
import * as store from '../store.ts';

const present = ({ createdAt, ...row }: store.FolderRow): Folder => ({
  ...row,
  createdAt: createdAt.toISOString(),
  abilities: abilitiesOf(row),
});

export const folderRoutes = (reader: store.FolderReader): Route[] => [
  answer(listFolders, async ({ person, query }) => {
    const page = await reader.folders(person.id, query);
    return { ...page, items: page.items.map(present) };
  }),

  answer(createFolder, async ({ person, body, tools, refuse }) => {
    if (isReservedName(body.name)) throw refuse('nameReserved');
    return present(await store.insertFolder(tools.db, person.id, body));
  }),

  answer(getFolder, async ({ person, params, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    return present(folder);
  }),

  answer(changeFolder, async ({ person, params, body, tools, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const why = whyNotRename(folder, body.name ?? folder.name);
    if (why) throw refuse(why);
    await store.updateFolder(tools.db, folder.id, body);
    const changed = await reader.folder(person.id, folder.id);
    if (!changed) throw refuse('folderNotFound');
    return present(changed);
  }),

  answer(deleteFolder, async ({ person, params, tools, refuse }) => {
    const folder = await reader.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    if (!abilitiesOf(folder).mayDelete) throw refuse('likedStays');
    await store.deleteFolder(tools.db, folder.id);
    return {};
  }),
];
