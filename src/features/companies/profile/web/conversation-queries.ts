import { partnerQuery } from '#features/messaging/core/web/index.ts';
import type { PageQueryContext } from '#web/page.ts';
import type { EndpointQuery } from '#web/query.ts';
import { companyQuery, type ProfileMatch } from './queries.ts';

/** A client's own page says from the start whether they have written to this company. */
export const conversationQueries = (
  match: ProfileMatch,
  { visitor, read }: PageQueryContext,
): EndpointQuery[] => {
  const company = visitor?.userType === 'private' ? read(companyQuery(match)) : undefined;
  return company ? [partnerQuery(String(company.userId))] : [];
};
