import { checkContact } from '#folders/contract/check-contact.ts';
import { addContact, listContacts, removeContact } from '#folders/contract/contacts.ts';
import { listKeptCompanies } from '#folders/contract/kept-companies.ts';
import * as store from '#folders/server/store/contacts.ts';
import { holdSavedCompany } from '#folders/server/store/saved-companies.ts';
import { answer, type Route } from '#server/http/answer.ts';

export const contactRoutes = (reader: store.ContactReader): Route[] => [
  answer(listContacts, async ({ person, query }) => {
    const page = await reader.contacts(person.id, query);
    return { ...page, items: page.items.map(store.presentContact) };
  }),

  answer(listKeptCompanies, ({ person }) => reader.kept(person.id)),

  answer(addContact, ({ person, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const company = await holdSavedCompany(transaction, body.companyId);
      if (!company) throw refuse('companyNotFound');
      return store.presentContact({ ...(await store.addLike(transaction, person.id, company.id)), company });
    }),
  ),

  answer(removeContact, async ({ person, params, tools, refuse }) => {
    if (!(await reader.check(person.id, params.companyId))) throw refuse('companyNotFound');
    await store.removeLike(tools.db, person.id, params.companyId);
    return {};
  }),

  answer(checkContact, async ({ person, params, refuse }) => {
    const checked = await reader.check(person.id, params.companyId);
    if (!checked) throw refuse('companyNotFound');
    return checked;
  }),
];
