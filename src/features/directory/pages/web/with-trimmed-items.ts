import {
  type CompanyCardData,
  type CompanyRowData,
  trimCompaniesForCards,
  trimCompaniesForRows,
} from '#features/companies/profile/web/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { type EndpointQuery, withResponseTrimmedForPage } from '#web/query.ts';

/** Trims a list to the fields that its cards draw. */
export const withItemsTrimmedForCards = (
  query: EndpointQuery<ListPage<CompanyCardData>>,
): EndpointQuery<ListPage<CompanyCardData>> =>
  import.meta.env.SSR
    ? withResponseTrimmedForPage(query, ({ items, ...page }) => ({
        ...page,
        items: trimCompaniesForCards(items),
      }))
    : query;

/** Does the same for rows. */
export const withItemsTrimmedForRows = (
  query: EndpointQuery<ListPage<CompanyRowData>>,
): EndpointQuery<ListPage<CompanyRowData>> =>
  import.meta.env.SSR
    ? withResponseTrimmedForPage(query, ({ items, ...page }, language) => ({
        ...page,
        items: trimCompaniesForRows(items, language),
      }))
    : query;
