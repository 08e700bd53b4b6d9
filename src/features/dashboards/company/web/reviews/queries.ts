import type { QueryClient } from '@tanstack/react-query';
import { LARGEST_REVIEW_PAGE, listOwnCompanyReviews } from '#features/reviews/core/contract/reviews.ts';
import { queryFor } from '#web/query.ts';

const PAGE = String(LARGEST_REVIEW_PAGE);

/** The dashboard shows so many. */
export const LATEST_REVIEW_COUNT = 3;

export const ownReviewsQuery = (after?: string) =>
  queryFor(listOwnCompanyReviews, { query: { limit: PAGE, cursor: after } });

export const latestReviewsQuery = queryFor(listOwnCompanyReviews, {
  query: { limit: String(LATEST_REVIEW_COUNT) },
});

const isOfReviews = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  String(address).startsWith(listOwnCompanyReviews.url);

/** Fetches reviews again after a reply or a report. */
export const refetchOwnReviews = (client: QueryClient) =>
  client.invalidateQueries({ predicate: isOfReviews });
