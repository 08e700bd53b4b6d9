import { securityEventKinds } from '#features/accounts/core/rules/security-events.ts';
import {
  moderationLogSubjects,
  type QueueName,
  queueNames,
} from '#features/moderation/core/rules/moderation.ts';
import { moderationDeskQuery, type OfficeTabName, queueQuery } from '#features/moderation/core/web/index.ts';
import { listAuditLog } from '#features/moderation/office/contract/audit-log.ts';
import {
  getOfficeStatistics,
  listDecisions,
} from '#features/moderation/office/contract/decisions-and-statistics.ts';
import { listOfficeCategories } from '#features/moderation/office/contract/office-categories.ts';
import {
  findCompanies,
  findPeople,
  listProposedSuspensions,
} from '#features/moderation/office/contract/people.ts';
import type { StaffRole } from '#kernel/signed-in-person.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';
import type { adminRoute } from './page-routes.ts';

export type OfficeMatch = RouteMatchOf<typeof adminRoute>;

const LOG_PAGE = '50';

/** Returns the tabs in order; a moderator has none of an admin's. */
export const officeTabsFor = (role: StaffRole | null | undefined): readonly OfficeTabName[] =>
  role === 'admin'
    ? [...queueNames, 'people', 'categories', 'figures', 'log', 'trail', 'checks']
    : [...queueNames, 'log'];

const tabs = officeTabsFor('admin');

export const officeTabIn = ({ search }: OfficeMatch): OfficeTabName =>
  tabs.find((tab) => tab === search.tab) ?? 'reviews';

export const isQueueTab = (tab: OfficeTabName): tab is QueueName => queueNames.some((queue) => queue === tab);

export const queuePageIn = ({ search: { after, aside } }: OfficeMatch, queue: QueueName) => ({
  queue,
  afterId: after,
  isAside: aside === 'yes',
});

export const peopleQuery = (q: string) => queryFor(findPeople, { query: { q } });

export const proposedSuspensionsQuery = queryFor(listProposedSuspensions, {});

export const officeCompaniesQuery = (q: string) => queryFor(findCompanies, { query: { q } });

export const officeCategoriesQuery = queryFor(listOfficeCategories, {});

export const officeStatisticsQuery = queryFor(getOfficeStatistics, {});

export const decisionLogQuery = ({ search: { kind, after } }: OfficeMatch) =>
  queryFor(listDecisions, {
    query: {
      limit: LOG_PAGE,
      subject: moderationLogSubjects.find((candidate) => candidate === kind),
      cursor: after?.toString(),
    },
  });

export const auditLogQuery = ({ search: { q, kind, after } }: OfficeMatch) =>
  queryFor(listAuditLog, {
    query: {
      limit: LOG_PAGE,
      person: q,
      kind: securityEventKinds.find((candidate) => candidate === kind),
      cursor: after?.toString(),
    },
  });

export const officeQueries = (match: OfficeMatch, role: StaffRole | null | undefined): EndpointQuery[] => {
  const { q } = match.search;
  const tab = officeTabIn(match);
  // This query is refused, which gives the page its status.
  if (!officeTabsFor(role).includes(tab)) return [officeStatisticsQuery];
  if (isQueueTab(tab)) return [moderationDeskQuery, queueQuery(queuePageIn(match, tab))];
  if (tab === 'people')
    return [
      moderationDeskQuery,
      proposedSuspensionsQuery,
      ...(q ? [peopleQuery(q), officeCompaniesQuery(q)] : []),
    ];
  if (tab === 'trail') return [moderationDeskQuery, auditLogQuery(match)];
  if (tab === 'categories') return [moderationDeskQuery, officeCategoriesQuery];
  // The checks send mail, so none runs before the button is pressed.
  if (tab === 'checks') return [moderationDeskQuery];
  if (tab === 'figures') return [moderationDeskQuery, officeStatisticsQuery];
  return [moderationDeskQuery, decisionLogQuery(match)];
};
