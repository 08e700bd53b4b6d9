import {
  addFolderCompany,
  listFolderCompanies,
  removeFolderCompany,
  setFolderCompanyNote,
} from '#features/folders/core/contract/saved-companies.ts';
import { type FolderReader, lockFolder } from '#features/folders/core/server/store.ts';
import * as store from '#features/folders/core/server/store/saved-companies.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const createSavedCompanyRoutes = (
  folders: FolderReader,
  companies: store.SavedCompanyReader,
): EndpointRoute[] => [
  handle(listFolderCompanies, async ({ person, params, query, services, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const page = await companies.page(folder, query);
    return {
      ...page,
      items: page.items.map((saved) => store.presentSavedCompany(saved, services.translator)),
    };
  }),

  handle(addFolderCompany, ({ person, params, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const folder = await lockFolder(transaction, person.id, params.id);
      if (!folder) throw refuse('folderNotFound');
      const company = await store.lockCompanyAgainstDeletion(transaction, body.companyId);
      if (!company) throw refuse('companyNotFound');
      const savedAt = await store.insertSavedCompany(transaction, folder, company.id);
      if (!savedAt) throw refuse('alreadyInFolder');
      return store.presentSavedCompany({ company, note: null, savedAt }, services.translator);
    }),
  ),

  handle(setFolderCompanyNote, async ({ person, params, body, services, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    await store.updateCompanyNote(services.db, folder, params.companyId, body.note);
    const saved = await companies.one(folder.id, params.companyId);
    if (!saved) throw refuse('companyNotFound');
    return store.presentSavedCompany(saved, services.translator);
  }),

  handle(removeFolderCompany, async ({ person, params, services, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const wasThere = await store.deleteSavedCompany(services.db, folder, params.companyId);
    if (!wasThere) throw refuse('companyNotFound');
    return {};
  }),
];
