import { type CardCompany, partsOnCards } from '#features/companies/profile/web/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { type EndpointQuery, trimmedForPage } from '#web/query.ts';

/** Trims a list to the fields that its cards draw. */
export const cardListQuery = (
  query: EndpointQuery<ListPage<CardCompany>>,
): EndpointQuery<ListPage<CardCompany>> =>
  import.meta.env.SSR
    ? trimmedForPage(query, ({ items, ...page }) => ({ ...page, items: partsOnCards(items) }))
    : query;
