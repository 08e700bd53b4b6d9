import { type CompanyCardData, trimCompaniesForCards } from '#features/companies/profile/web/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { type EndpointQuery, trimmedForPage } from '#web/query.ts';

/** Trims a list to the fields that its cards draw. */
export const trimQueryForCards = (
  query: EndpointQuery<ListPage<CompanyCardData>>,
): EndpointQuery<ListPage<CompanyCardData>> =>
  import.meta.env.SSR
    ? trimmedForPage(query, ({ items, ...page }) => ({ ...page, items: trimCompaniesForCards(items) }))
    : query;
