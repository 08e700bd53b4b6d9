import { type CardCompany, partsOnCards } from '#features/companies/profile/web/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { type EndpointQuery, trimmedForPage } from '#web/query.ts';

/** A list of which cards are drawn. */
export const cardListQuery = (
  query: EndpointQuery<ListPage<CardCompany>>,
): EndpointQuery<ListPage<CardCompany>> =>
  import.meta.env.SSR
    ? trimmedForPage(query, ({ items, ...page }) => ({ ...page, items: partsOnCards(items) }))
    : query;
