import {
  addFolderCompany,
  listFolderCompanies,
  noteFolderCompany,
  removeFolderCompany,
} from '#folders/contract/saved-companies.ts';
import * as store from '#folders/server/store/saved-companies.ts';
import { type FolderReader, holdFolder } from '#folders/server/store.ts';
import { answer, type Route } from '#server/http/answer.ts';

export const savedCompanyRoutes = (folders: FolderReader, companies: store.SavedCompanyReader): Route[] => [
  answer(listFolderCompanies, async ({ person, params, query, tools, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const page = await companies.page(folder, query);
    return { ...page, items: page.items.map((saved) => store.presentSaved(saved, tools.translator)) };
  }),

  answer(addFolderCompany, ({ person, params, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const folder = await holdFolder(transaction, person.id, params.id);
      if (!folder) throw refuse('folderNotFound');
      const company = await store.holdSavedCompany(transaction, body.companyId);
      if (!company) throw refuse('companyNotFound');
      const savedAt = await store.saveCompany(transaction, folder, company.id);
      if (!savedAt) throw refuse('alreadyInFolder');
      return store.presentSaved({ company, note: null, savedAt }, tools.translator);
    }),
  ),

  answer(noteFolderCompany, async ({ person, params, body, tools, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    await store.updateNote(tools.db, folder, params.companyId, body.note);
    const saved = await companies.one(folder.id, params.companyId);
    if (!saved) throw refuse('companyNotFound');
    return store.presentSaved(saved, tools.translator);
  }),

  answer(removeFolderCompany, async ({ person, params, tools, refuse }) => {
    const folder = await folders.folder(person.id, params.id);
    if (!folder) throw refuse('folderNotFound');
    const wasThere = await store.deleteSaved(tools.db, folder, params.companyId);
    if (!wasThere) throw refuse('companyNotFound');
    return {};
  }),
];
