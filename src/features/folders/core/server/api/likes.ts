import { getLike } from '#features/folders/core/contract/get-like.ts';
import { listLikedAndSavedCompanies } from '#features/folders/core/contract/liked-and-saved-companies.ts';
import { addLike, listLikes, removeLike } from '#features/folders/core/contract/likes.ts';
import * as store from '#features/folders/core/server/store/likes.ts';
import { lockCompanyAgainstDeletion } from '#features/folders/core/server/store/saved-companies.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const createLikeRoutes = (reader: store.LikeReader): EndpointRoute[] => [
  handle(listLikes, async ({ person, query }) => {
    const page = await reader.contacts(person.id, query);
    return { ...page, items: page.items.map(store.presentLike) };
  }),

  handle(listLikedAndSavedCompanies, ({ person }) => reader.kept(person.id)),

  handle(addLike, ({ person, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const company = await lockCompanyAgainstDeletion(transaction, body.companyId);
      if (!company) throw refuse('companyNotFound');
      return store.presentLike({ ...(await store.insertLike(transaction, person.id, company.id)), company });
    }),
  ),

  handle(removeLike, async ({ person, params, services, refuse }) => {
    if (!(await reader.check(person.id, params.companyId))) throw refuse('companyNotFound');
    await store.deleteLike(services.db, person.id, params.companyId);
    return {};
  }),

  handle(getLike, async ({ person, params, refuse }) => {
    const checked = await reader.check(person.id, params.companyId);
    if (!checked) throw refuse('companyNotFound');
    return checked;
  }),
];
